import type { PublishedName } from '../../domain/publication/schema';
import { memberSchemaOf, readLeniently, type EntitySchema } from '../../lib/lenientRead';
import { recordDiff, removedMembers, type Fields } from '../../lib/recordsDiff';
import { LISTS } from '../engine/entries';
import type { EntityMap } from '../engine/localChanges';
import {
  isDeleted,
  memberKey,
  membersOf,
  OWN,
  ownFields,
  withLiveMembers,
  type VersionedFields,
  type Replica,
  type VersionedEntity,
} from '../engine/merge';
import { joinSets, splitSets, toState, type Entity } from '../engine/storedEntities';
import { OLDEST } from '../engine/timestamps';

/**
 * Compares this browser's content with the build's, field by field. A field never edited here, or
 * equal to the deployed site since (in the merge base), follows it; other edits stay.
 */

/** Whether the merge base has a value for a field, by its place. */
export type IsInMergeBase = (place: string, value: unknown) => boolean;

/** An entity of a list: here, deployed and merged; undefined where it is missing. */
export interface Reconciled {
  id: string;
  /** The entity in this browser. */
  here: Entity | undefined;
  /** The entity that the site was built with. */
  deployed: Entity | undefined;
  /** The entity here, with newer deployed values in fields that were not edited here. */
  merged: Entity | undefined;
  /** Whether the deployed site has any newer value. */
  isNewer: boolean;
  /** New fields for the merge base: edited here and equal now, and that the entity is known. */
  toMergeBase: [string, unknown][];
}

/** The field that records that this browser has received an entity from the deployed site. */
const KNOWN = 'known';

/** Fields that change with every edit and carry no content. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['lastModified', 'modifiedBy']);

/** Treats a published picture as equal to the uploaded picture that it was made from. */
const plain = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(
    /\/pictures\/([0-9a-f]{20})\.(?:jpg|png|webp)/g,
    'picture:$1',
  );

/** Whether a visitor sees no difference between two values of a field. */
export const isSameToVisitors = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

const idOf = (member: Fields): string => String(member.id);

const wasEdited = (versioned: VersionedFields, field: string): boolean =>
  (versioned.changed[field] ?? versioned.created) !== OLDEST;

/** Creates the rules by which fields are reconciled, given the merge base. */
function createFieldRules(isInMergeBase: IsInMergeBase) {
  /** Merges the fields of an entity, or of a collection member. Fields that `known` lacks stay. */
  function reconcileFields(
    versioned: VersionedFields,
    theirs: Fields,
    known: EntitySchema['entries'],
    place: string,
    found: Reconciled,
  ): Record<string, unknown> {
    const merged: Record<string, unknown> = { ...versioned.fields };
    for (const field of new Set([...Object.keys(versioned.fields), ...Object.keys(theirs)])) {
      const [ours, theirValue] = [versioned.fields[field], theirs[field]];
      const where = `${place}/${field}`;
      // The members of a set are fields by the set's name.
      if (theirValue === undefined && !known[field.split('/', 1)[0] ?? field]) continue;
      const isEdited = wasEdited(versioned, field);
      if (isSameToVisitors(ours, theirValue)) {
        if (isEdited && !isInMergeBase(where, ours)) found.toMergeBase.push([where, ours]);
      } else if (!isEdited || isInMergeBase(where, ours)) {
        if (theirValue === undefined) delete merged[field];
        else merged[field] = theirValue;
        if (!BOOKKEEPING.has(field)) found.isNewer = true;
      }
    }
    return merged;
  }

  /** Whether nothing of an entity was edited here since it last matched the deployed site. */
  const isUntouched = (versioned: VersionedFields, place: string): boolean =>
    Object.keys({ ...versioned.fields, ...versioned.changed }).every(
      (field) =>
        !wasEdited(versioned, field) || isInMergeBase(`${place}/${field}`, versioned.fields[field]),
    );

  return { reconcileFields, isUntouched };
}

/** Reconciles one list with the deployed one. */
export function reconcile(
  name: PublishedName,
  replica: Replica,
  deployed: EntityMap,
  isInMergeBase: IsInMergeBase,
): Reconciled[] {
  const { collections, order, schema } = LISTS[name];
  const { reconcileFields, isUntouched } = createFieldRules(isInMergeBase);

  /** Returns the members of a collection with newer values of the deployed site. */
  function reconcileMembers(
    live: VersionedEntity,
    deployedEntity: Entity,
    collection: string,
    found: Reconciled,
  ): Fields[] {
    const { id } = found;
    const ofMembers = schema.entries[collection];
    const known = (ofMembers && memberSchemaOf(ofMembers)?.entries) ?? {};
    const theirs = (deployedEntity[collection] ?? []) as Fields[];
    const unseen = new Map(theirs.map((member) => [idOf(member), member]));
    const members: Fields[] = [];
    for (const [member, versioned] of membersOf(live, collection)) {
      const place = `${name}/${id}/${collection}/${member}`;
      const itsDeployed = unseen.get(member);
      unseen.delete(member);
      if (itsDeployed) members.push(reconcileFields(versioned, itsDeployed, known, place, found));
      else if (isUntouched(versioned, place)) found.isNewer = true;
      else members.push(versioned.fields);
    }
    for (const [member, itsDeployed] of unseen) {
      if (replica.tombstones.has(memberKey(id, collection, member))) continue;
      members.push(itsDeployed);
      found.isNewer = true;
    }
    return members.sort(order);
  }

  function reconcileEntity(id: string): Reconciled {
    const stored = replica.entities.get(id);
    const deployedEntity = deployed[id];
    const isHere = stored !== undefined && !isDeleted(replica, id, stored);
    const here = isHere ? toState(name, replica, id, stored) : undefined;
    const found: Reconciled = {
      id,
      here,
      deployed: deployedEntity,
      merged: here,
      isNewer: false,
      toMergeBase: [],
    };
    const place = `${name}/${id}`;
    const isKnown = isInMergeBase(place, KNOWN);
    if (!isHere && deployedEntity && !isKnown && !replica.tombstones.has(id)) {
      return { ...found, merged: deployedEntity, isNewer: true };
    }
    // Tombstones expire, and what was deleted here is not new.
    if (deployedEntity && !isKnown) found.toMergeBase.push([place, KNOWN]);
    if (!isHere) return found;
    if (!deployedEntity) {
      const isGone = [...stored].every(([key, versioned]) =>
        isUntouched(versioned, key === OWN ? place : `${place}/${key}`),
      );
      return isGone ? { ...found, merged: undefined, isNewer: true } : found;
    }
    const theirs: Record<string, unknown> = { ...splitSets(name, deployedEntity) };
    for (const collection of collections) delete theirs[collection];
    const merged = reconcileFields(ownFields(stored), theirs, schema.entries, place, found);
    const live = withLiveMembers(replica, id, stored);
    for (const collection of collections) {
      merged[collection] = reconcileMembers(live, deployedEntity, collection, found);
    }
    return { ...found, merged: readLeniently(schema, joinSets(name, merged), here?.id) };
  }

  const ids = new Set([...replica.entities.keys(), ...Object.keys(deployed)]);
  return [...ids].map(reconcileEntity).filter((entity) => entity.here ?? entity.deployed);
}

/** Returns the members that an entity loses by being reconciled, as `[id, collection, member]`. */
export const lostMembers = ({ here, merged }: Pick<Reconciled, 'here' | 'merged'>) =>
  here ? removedMembers(here.id, merged && recordDiff(here, merged)) : [];
