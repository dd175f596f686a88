import { dequal } from 'dequal/lite';
import type { Reversal } from '../../events/undo';
import type { ListName } from '../../events/system';
import { lookUp } from '../../lib/lookUp';
import { SLICE_OF } from '../shared/slices';
import type { DomainState } from '../store';
import type { EntityChange, MemberChange } from './schema';

/** How what an act changed is recorded, and how it is taken back. */

/** How long a deletion can be taken back, in days (`decisions.md`, The owner's day). */
export const DELETED_DAYS = 30;

/** How many acts of a tab can be undone (`decisions.md`, The owner's day). */
export const ACT_LIMIT = 20;

type Fields = Readonly<Record<string, unknown>>;
type EntityMap = Readonly<Record<string, Fields | undefined>>;
type Member = Fields & { id: string };

/** The history is what happened, undone or not. */
const LISTS = (Object.keys(SLICE_OF) as ListName[]).filter((name) => name !== 'history');

const entitiesOf = (state: DomainState, list: ListName): EntityMap =>
  (state[SLICE_OF[list]] as unknown as { entities: EntityMap }).entities;

const isMember = (value: unknown): value is Member =>
  typeof (value as { id?: unknown } | null)?.id === 'string';

/** Returns the members of a collection; undefined if the value is none. */
const membersOf = (value: unknown): Member[] | undefined =>
  Array.isArray(value) && value.every(isMember) ? value : undefined;

/** Returns the fields in which two versions differ, as each has them; null for an absent field. */
function differingFields(before: Fields, after: Fields): [Fields, Fields] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !dequal(lookUp(before, name), lookUp(after, name)),
  );
  const pick = (from: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, lookUp(from, name) ?? null]));
  return [pick(before), pick(after)];
}

/** Returns how the members of a collection differ. */
function memberChanges(collection: string, before: Member[], after: Member[]): MemberChange[] {
  const earlier = new Map(before.map((one, index) => [one.id, { one, index }]));
  const later = new Map(after.map((one) => [one.id, one]));
  const changes: MemberChange[] = [];
  for (const id of new Set([...earlier.keys(), ...later.keys()])) {
    const { one: was, index } = earlier.get(id) ?? { one: undefined, index: before.length };
    const is = later.get(id);
    if (was === is || dequal(was, is)) continue;
    const [old, next] = was && is ? differingFields(was, is) : [was ?? null, is ?? null];
    changes.push({ collection, memberId: id, index, before: old, after: next });
  }
  return changes;
}

/** Returns how an entity differs; undefined if it does not. */
function entityChange(
  list: ListName,
  entityId: string | number,
  before: Fields | undefined,
  after: Fields | undefined,
): EntityChange | undefined {
  if (!before || !after) {
    return { list, entityId, before: before ?? null, after: after ?? null, members: [] };
  }
  const [old, next] = differingFields(before, after).map((part) => ({ ...part }));
  if (!old || !next) return undefined;
  const members: MemberChange[] = [];
  for (const name of Object.keys(old)) {
    const was = membersOf(old[name]);
    const is = membersOf(next[name]);
    if (!was || !is) continue;
    members.push(...memberChanges(name, was, is));
    delete old[name];
    delete next[name];
  }
  if (Object.keys(old).length === 0 && members.length === 0) return undefined;
  return { list, entityId, before: old, after: next, members };
}

/** Returns what an event changed in the stored lists, the history aside. */
export function changesBetween(before: DomainState, after: DomainState): EntityChange[] {
  const changes: EntityChange[] = [];
  for (const list of LISTS) {
    const [was, is] = [entitiesOf(before, list), entitiesOf(after, list)];
    if (was === is) continue;
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [old, next] = [was[key], is[key]];
      if (old === next) continue;
      const change = entityChange(list, ((old ?? next)?.id ?? key) as string, old, next);
      if (change) changes.push(change);
    }
  }
  return changes;
}

/** Returns the fields as they were before the change; what changed since stays, and is counted. */
function fieldsBefore(
  current: Fields,
  { before, after }: Pick<EntityChange, 'before' | 'after'>,
): { fields: Record<string, unknown>; kept: number } {
  const fields: Record<string, unknown> = { ...current };
  let kept = 0;
  for (const [name, value] of Object.entries(before ?? {})) {
    const now = lookUp(current, name) ?? null;
    if (dequal(now, value)) continue;
    if (!dequal(now, (after ?? {})[name])) kept += 1;
    else if (value === null) delete fields[name];
    else fields[name] = value;
  }
  return { fields, kept };
}

/** Takes the change of a member back. Returns the collection, and whether something was kept. */
function memberBefore(
  members: readonly Member[],
  change: MemberChange,
): { members: readonly Member[]; kept: number } {
  const at = members.findIndex(({ id }) => id === change.memberId);
  const current = members[at];
  if (change.after === null) {
    if (current) return { members, kept: 1 };
    return { members: members.toSpliced(change.index, 0, change.before as Member), kept: 0 };
  }
  if (!current) return { members, kept: change.before === null ? 0 : 1 };
  if (change.before === null) {
    const isSame = dequal(current, change.after);
    return isSame ? { members: members.toSpliced(at, 1), kept: 0 } : { members, kept: 1 };
  }
  const { fields, kept } = fieldsBefore(current, change);
  return { members: members.with(at, fields as Member), kept };
}

/** The reversals of an act, and how many changes were kept because something changed since. */
export interface Reversed {
  reversals: Reversal[];
  kept: number;
}

/**
 * Returns what takes an act back in the current state. A field, member or entity that is not as the
 * act left it stays as it is.
 */
export function reverse(state: DomainState, changes: readonly EntityChange[]): Reversed {
  const next = new Map<string, { list: ListName; id: string | number; entity: Fields | null }>();
  const removedMembers = new Map<ListName, [string | number, string, string][]>();
  let kept = 0;
  for (const change of changes.toReversed()) {
    const list = LISTS.find((name) => name === change.list);
    if (!list) {
      kept += 1;
      continue;
    }
    const { entityId: id, before, after } = change;
    const key = `${list}/${id}`;
    const held = next.get(key);
    const current = held ? held.entity : (entitiesOf(state, list)[id] ?? null);
    const put = (entity: Fields | null): void => void next.set(key, { list, id, entity });
    if (after === null) {
      if (current) kept += 1;
      else if (before) put(before);
    } else if (before === null) {
      if (current && dequal(current, after)) put(null);
      else if (current) kept += 1;
    } else if (!current) {
      kept += 1;
    } else {
      const own = fieldsBefore(current, change);
      kept += own.kept;
      for (const member of change.members) {
        const { collection, memberId } = member;
        const was = membersOf(lookUp(own.fields, collection)) ?? [];
        const is = memberBefore(was, member);
        kept += is.kept;
        own.fields[collection] = is.members;
        if (is.members.length < was.length) {
          removedMembers.set(list, [
            ...(removedMembers.get(list) ?? []),
            [id, collection, memberId],
          ]);
        }
      }
      put(own.fields);
    }
  }
  // The notifications of a lead that goes, go with it (section 4).
  for (const { list, entity, id: leadId } of next.values()) {
    if (list !== 'leads' || entity) continue;
    for (const { id } of Object.values(state.notifications.entities).filter(
      (one) => one.leadId === leadId,
    )) {
      next.set(`notifications/${id}`, { list: 'notifications', id, entity: null });
    }
  }
  const reversals = LISTS.flatMap((entry) => {
    const ofList = [...next.values()].filter(({ list, id, entity }) => {
      return list === entry && !dequal(entity, entitiesOf(state, list)[id] ?? null);
    });
    if (ofList.length === 0) return [];
    return {
      entry,
      entities: ofList.flatMap(({ entity }) => entity ?? []),
      removedIds: ofList.filter(({ entity }) => entity === null).map(({ id }) => id),
      removedMembers: removedMembers.get(entry) ?? [],
    } as unknown as Reversal;
  });
  return { reversals, kept };
}

/** Returns the ids of the records that are older than {@link DELETED_DAYS}. */
export const expired = (
  records: readonly { id: string; deletedAt: string }[],
  now: Date,
): string[] => {
  const oldest = new Date(now.getTime() - DELETED_DAYS * 86_400_000).toISOString();
  return records.filter(({ deletedAt }) => deletedAt < oldest).map(({ id }) => id);
};
