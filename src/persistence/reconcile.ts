import type { EntityMap } from './diff';
import { LISTS } from './entries';
import {
  isDeleted,
  livingMembers,
  memberKey,
  type Part,
  type Replica,
  type Stamped,
} from './merge';
import type { Entity } from './stampedJson';
import { toState } from './diff';
import { OLDEST } from './stamps';
import type { PublishedName } from '../domain/publication/schema';

/**
 * What stands in this browser against what the site was built with, field by field. A field that was
 * never edited here has no stamp; one that was, and has since been the same on the deployed site, is
 * noted as agreed. Both follow the deployed site; any other edit stays (docs/decisions/0008).
 */

/** Answers whether a field was agreed on with a value, by its place. */
export type IsAgreed = (place: string, value: unknown) => boolean;

/** An entity of a list, as three know it; undefined where one has it not. */
export interface Reconciled {
  id: string;
  /** As it stands in this browser. */
  here: Entity | undefined;
  /** As the site was built with it. */
  deployed: Entity | undefined;
  /** As it stands here, with what is newer on the deployed site in what was not edited here. */
  merged: Entity | undefined;
  /** Whether the deployed site is newer in anything. */
  isNewer: boolean;
  /** What is to be agreed on: fields that were edited here and are the same now, and that it is known. */
  same: [string, unknown][];
}

/** Stands for an entity that this browser has had from the deployed site. */
const KNOWN = 'known';

/** What changes with every edit and says nothing by itself. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['lastModified', 'modifiedBy']);

/** A published picture and the uploaded one that it was made of are one picture. */
const plain = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(
    /\/pictures\/([0-9a-f]{20})\.(?:jpg|png|webp)/g,
    'picture:$1',
  );

/** Whether two values of a field are the same to a visitor. */
export const isSameToVisitors = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

type Fields = Readonly<Record<string, unknown>>;

/** Joins the fields of one entity, or of one member of a set. */
function reconcileFields(
  part: Part,
  theirs: Fields,
  place: string,
  isAgreed: IsAgreed,
  found: Pick<Reconciled, 'same' | 'isNewer'>,
): Fields {
  const merged: Record<string, unknown> = { ...part.fields };
  for (const field of new Set([...Object.keys(part.fields), ...Object.keys(theirs)])) {
    const [ours, there] = [part.fields[field], theirs[field]];
    const where = `${place}/${field}`;
    const isEdited = (part.changed[field] ?? part.created) !== OLDEST;
    if (isSameToVisitors(ours, there)) {
      if (isEdited && !isAgreed(where, ours)) found.same.push([where, ours]);
    } else if (!isEdited || isAgreed(where, ours)) {
      if (there === undefined) delete merged[field];
      else merged[field] = there;
      if (!BOOKKEEPING.has(field)) found.isNewer = true;
    }
  }
  return merged;
}

/** Whether nothing of a part was edited here since it last was on the deployed site. */
const isUntouched = (part: Part, place: string, isAgreed: IsAgreed): boolean =>
  Object.keys({ ...part.fields, ...part.changed }).every(
    (field) =>
      (part.changed[field] ?? part.created) === OLDEST ||
      isAgreed(`${place}/${field}`, part.fields[field]),
  );

const idOf = (member: Fields): string => String(member.id);

/** The members of a set as they would be, with what is newer on the deployed site. */
function reconcileMembers(
  replica: Replica,
  id: string,
  stamped: Stamped,
  set: string,
  theirs: readonly Fields[],
  place: string,
  isAgreed: IsAgreed,
  found: Pick<Reconciled, 'same' | 'isNewer'>,
): Fields[] {
  const deployed = new Map(theirs.map((member) => [idOf(member), member]));
  const members: Fields[] = [];
  for (const [member, part] of livingMembers(replica, id, stamped, set)) {
    const where = `${place}/${set}/${member}`;
    const there = deployed.get(member);
    deployed.delete(member);
    if (there) members.push(reconcileFields(part, there, where, isAgreed, found));
    else if (isUntouched(part, where, isAgreed)) found.isNewer = true;
    else members.push(part.fields);
  }
  for (const [member, there] of deployed) {
    if (replica.tombstones.has(memberKey(id, set, member))) continue;
    members.push(there);
    found.isNewer = true;
  }
  return members;
}

/** Reconciles one list. */
export function reconcile(
  name: PublishedName,
  replica: Replica,
  deployed: EntityMap,
  isAgreed: IsAgreed,
): Reconciled[] {
  const { sets, order } = LISTS[name];
  const one = (id: string): Reconciled => {
    const stamped = replica.entities.get(id);
    const there = deployed[id];
    const isHere = stamped !== undefined && !isDeleted(replica, id, stamped);
    const here = isHere ? toState(name, replica, id, stamped) : undefined;
    const found: Reconciled = { id, here, deployed: there, merged: here, isNewer: false, same: [] };
    const place = `${name}/${id}`;
    const isKnown = isAgreed(place, KNOWN);
    if (!isHere && there && !isKnown && !replica.tombstones.has(id)) {
      return { ...found, merged: there, isNewer: true };
    }
    // Tombstones are not kept for ever, and what was deleted here is no news.
    if (there && !isKnown) found.same.push([place, KNOWN]);
    if (!isHere) return found;
    if (!there) {
      const isGone =
        isUntouched(stamped, place, isAgreed) &&
        Object.entries(stamped.sets).every(([set, members]) =>
          [...members].every(([member, part]) =>
            isUntouched(part, `${place}/${set}/${member}`, isAgreed),
          ),
        );
      return isGone ? { ...found, merged: undefined, isNewer: true } : found;
    }
    const theirs: Record<string, unknown> = { ...there };
    for (const set of sets) delete theirs[set];
    const merged: Record<string, unknown> = {
      ...reconcileFields(stamped, theirs, place, isAgreed, found),
    };
    for (const set of sets) {
      const members = (there[set] ?? []) as Fields[];
      merged[set] = reconcileMembers(
        replica,
        id,
        stamped,
        set,
        members,
        place,
        isAgreed,
        found,
      ).sort(order);
    }
    return { ...found, merged: merged as Entity };
  };
  const ids = new Set([...replica.entities.keys(), ...Object.keys(deployed)]);
  return [...ids].map(one).filter(({ here, deployed: there }) => here ?? there);
}
