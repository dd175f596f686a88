import type { EntityMap } from '../engine/localChanges';
import { LISTS } from '../engine/entries';
import {
  isDeleted,
  liveMembers,
  memberKey,
  type VersionedFields,
  type Replica,
  type VersionedEntity,
} from '../engine/merge';
import { memberSchemaOf, readLeniently, type EntitySchema } from '../../lib/lenientRead';
import { recordDiff, removedMembers, type Fields } from '../../lib/recordsDiff';
import { joinSets, splitSets, toState, type Entity } from '../engine/storedEntities';
import { OLDEST } from '../engine/timestamps';
import type { PublishedName } from '../../domain/publication/schema';

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
  same: [string, unknown][];
}

/** The field that records that this browser has received an entity from the deployed site. */
const KNOWN = 'known';

/** Fields that change with every edit and carry no content. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['lastModified', 'modifiedBy']);

/** Treats a published picture and the uploaded one that it was made from as equal. */
const plain = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(
    /\/pictures\/([0-9a-f]{20})\.(?:jpg|png|webp)/g,
    'picture:$1',
  );

/** Whether a visitor sees no difference between two values of a field. */
export const isSameToVisitors = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

/** Merges the fields of one entity, or of one collection member. Fields that `known` lacks stay. */
function reconcileFields(
  one: VersionedFields,
  theirs: Fields,
  known: EntitySchema['entries'],
  place: string,
  isInMergeBase: IsInMergeBase,
  found: Pick<Reconciled, 'same' | 'isNewer'>,
): Fields {
  const merged: Record<string, unknown> = { ...one.fields };
  for (const field of new Set([...Object.keys(one.fields), ...Object.keys(theirs)])) {
    const [ours, there] = [one.fields[field], theirs[field]];
    const where = `${place}/${field}`;
    // The members of a set are fields by the set's name.
    if (there === undefined && !known[field.split('/', 1)[0] ?? field]) continue;
    const isEdited = (one.changed[field] ?? one.created) !== OLDEST;
    if (isSameToVisitors(ours, there)) {
      if (isEdited && !isInMergeBase(where, ours)) found.same.push([where, ours]);
    } else if (!isEdited || isInMergeBase(where, ours)) {
      if (there === undefined) delete merged[field];
      else merged[field] = there;
      if (!BOOKKEEPING.has(field)) found.isNewer = true;
    }
  }
  return merged;
}

/** Whether nothing of an entity was edited here since it last matched the deployed site. */
const isUntouched = (one: VersionedFields, place: string, isInMergeBase: IsInMergeBase): boolean =>
  Object.keys({ ...one.fields, ...one.changed }).every(
    (field) =>
      (one.changed[field] ?? one.created) === OLDEST ||
      isInMergeBase(`${place}/${field}`, one.fields[field]),
  );

const idOf = (member: Fields): string => String(member.id);

/** Returns the members of a collection with newer values of the deployed site. */
function reconcileMembers(
  replica: Replica,
  id: string,
  held: VersionedEntity,
  collection: string,
  theirs: readonly Fields[],
  known: EntitySchema['entries'],
  place: string,
  isInMergeBase: IsInMergeBase,
  found: Pick<Reconciled, 'same' | 'isNewer'>,
): Fields[] {
  const deployed = new Map(theirs.map((member) => [idOf(member), member]));
  const members: Fields[] = [];
  for (const [member, one] of liveMembers(replica, id, held, collection)) {
    const where = `${place}/${collection}/${member}`;
    const there = deployed.get(member);
    deployed.delete(member);
    if (there) members.push(reconcileFields(one, there, known, where, isInMergeBase, found));
    else if (isUntouched(one, where, isInMergeBase)) found.isNewer = true;
    else members.push(one.fields);
  }
  for (const [member, there] of deployed) {
    if (replica.tombstones.has(memberKey(id, collection, member))) continue;
    members.push(there);
    found.isNewer = true;
  }
  return members;
}

/** Reconciles one list with the deployed one. */
export function reconcile(
  name: PublishedName,
  replica: Replica,
  deployed: EntityMap,
  isInMergeBase: IsInMergeBase,
): Reconciled[] {
  const { collections, order, schema } = LISTS[name];
  const one = (id: string): Reconciled => {
    const held = replica.entities.get(id);
    const there = deployed[id];
    const isHere = held !== undefined && !isDeleted(replica, id, held);
    const here = isHere ? toState(name, replica, id, held) : undefined;
    const found: Reconciled = { id, here, deployed: there, merged: here, isNewer: false, same: [] };
    const place = `${name}/${id}`;
    const isKnown = isInMergeBase(place, KNOWN);
    if (!isHere && there && !isKnown && !replica.tombstones.has(id)) {
      return { ...found, merged: there, isNewer: true };
    }
    // Tombstones expire, and what was deleted here is not new.
    if (there && !isKnown) found.same.push([place, KNOWN]);
    if (!isHere) return found;
    if (!there) {
      const isGone =
        isUntouched(held, place, isInMergeBase) &&
        Object.entries(held.collections).every(([collection, members]) =>
          [...members].every(([member, one]) =>
            isUntouched(one, `${place}/${collection}/${member}`, isInMergeBase),
          ),
        );
      return isGone ? { ...found, merged: undefined, isNewer: true } : found;
    }
    const theirs: Record<string, unknown> = { ...splitSets(name, there) };
    for (const collection of collections) delete theirs[collection];
    const merged: Record<string, unknown> = {
      ...reconcileFields(held, theirs, schema.entries, place, isInMergeBase, found),
    };
    for (const collection of collections) {
      const members = (there[collection] ?? []) as Fields[];
      merged[collection] = reconcileMembers(
        replica,
        id,
        held,
        collection,
        members,
        (schema.entries[collection] && memberSchemaOf(schema.entries[collection])?.entries) ?? {},
        place,
        isInMergeBase,
        found,
      ).sort(order);
    }
    return { ...found, merged: readLeniently(schema, joinSets(name, merged), here?.id) };
  };
  const ids = new Set([...replica.entities.keys(), ...Object.keys(deployed)]);
  return [...ids].map(one).filter(({ here, deployed: there }) => here ?? there);
}

/** Returns the members that an entity loses by being reconciled, as `[id, collection, member]`. */
export const lostMembers = ({ here, merged }: Pick<Reconciled, 'here' | 'merged'>) =>
  here ? removedMembers(here.id, merged && recordDiff(here, merged)) : [];
