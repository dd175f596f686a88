import { dequal } from 'dequal/lite';
import type { Reversal } from '../../events/undo';
import type { ListName, RemovedMember } from '../../events/system';
import { changedKeys } from '../../lib/changedKeys';
import { lookUp } from '../../lib/lookUp';
import { SLICE_OF } from '../shared/slices';
import type { DomainState } from '../store';
import type { EntityChange, MemberChange } from './schema';

/** How what an act changed is recorded, and how it is taken back. */

/** How long a deletion can be taken back, in days (`decisions.md`, The owner's day). */
export const DELETED_DAYS = 30;
const DAY_MS = 86_400_000;

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
    for (const key of changedKeys(was, is)) {
      const [old, next] = [lookUp(was, key), lookUp(is, key)];
      const change = entityChange(list, ((old ?? next)?.id ?? key) as string, old, next);
      if (change) changes.push(change);
    }
  }
  return changes;
}

/**
 * Fields that count changes: an undo is one more, because what has seen the later number takes a
 * lower one for an older version.
 */
const COUNTERS: ReadonlySet<string> = new Set(['sequence']);

const withoutCounters = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !COUNTERS.has(name)));

/** Returns the fields as they were before the change; what changed since stays, and is counted. */
function fieldsBefore(
  current: Fields,
  { before, after }: Pick<EntityChange, 'before' | 'after'>,
): { fields: Record<string, unknown>; kept: number } {
  const fields: Record<string, unknown> = { ...current };
  let kept = 0;
  for (const [name, value] of Object.entries(before ?? {})) {
    const now = lookUp(current, name) ?? null;
    if (COUNTERS.has(name)) {
      fields[name] = Number(now) + 1;
      continue;
    }
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
    const isSame = dequal(withoutCounters(current), withoutCounters(change.after));
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

/** An entity as it was before a change. */
interface Restored {
  /** Null: it was absent. */
  entity: Fields | null;
  /** The members that were not there. */
  removedMembers: MemberChange[];
  kept: number;
}

/** Takes one change of an entity back; what is not as the change left it stays. */
function entityBefore(current: Fields | null, change: EntityChange): Restored {
  const { before, after, members } = change;
  const unchanged = (kept: number): Restored => ({ entity: current, removedMembers: [], kept });
  if (after === null) return current ? unchanged(1) : { ...unchanged(0), entity: before };
  if (before === null) {
    if (!current) return unchanged(0);
    return dequal(current, after) ? { ...unchanged(0), entity: null } : unchanged(1);
  }
  if (!current) return unchanged(1);
  const { fields, kept: keptFields } = fieldsBefore(current, change);
  const removedMembers: MemberChange[] = [];
  let kept = keptFields;
  for (const member of members) {
    const was = membersOf(lookUp(fields, member.collection)) ?? [];
    const is = memberBefore(was, member);
    fields[member.collection] = is.members;
    kept += is.kept;
    if (is.members.length < was.length) removedMembers.push(member);
  }
  return { entity: fields, removedMembers, kept };
}

/** What is restored of one list, by id. */
interface ListResult {
  entities: Map<string | number, Fields | null>;
  removedMembers: RemovedMember[];
}

/**
 * Returns what takes an act back in the current state. A field, member or entity that is not as the
 * act left it stays as it is.
 */
export function reverse(state: DomainState, changes: readonly EntityChange[]): Reversed {
  const results = new Map<ListName, ListResult>(
    LISTS.map((list) => [list, { entities: new Map(), removedMembers: [] }]),
  );
  let kept = 0;
  // The last change first: each finds its entity as the change before left it.
  for (const change of changes.toReversed()) {
    const { entityId: id } = change;
    const list = LISTS.find((name) => name === change.list);
    const result = list && results.get(list);
    if (!result) {
      kept += 1;
      continue;
    }
    const held = result.entities.get(id);
    const current = held === undefined ? (entitiesOf(state, list)[id] ?? null) : held;
    const restored = entityBefore(current, change);
    kept += restored.kept;
    result.entities.set(id, restored.entity);
    for (const { collection, memberId } of restored.removedMembers) {
      result.removedMembers.push([id, collection, memberId]);
    }
  }
  removeNotificationsOfGoneLeads(state, results);
  const reversals = [...results].flatMap(([entry, { entities, removedMembers }]) => {
    const changed = [...entities].filter(
      ([id, entity]) => !dequal(entity, entitiesOf(state, entry)[id] ?? null),
    );
    if (changed.length === 0) return [];
    return {
      entry,
      entities: changed.flatMap(([, entity]) => entity ?? []),
      removedIds: changed.filter(([, entity]) => entity === null).map(([id]) => id),
      removedMembers,
    } as unknown as Reversal;
  });
  return { reversals, kept };
}

/** Removes the notifications of leads that go (section 4). */
function removeNotificationsOfGoneLeads(
  state: DomainState,
  results: ReadonlyMap<ListName, ListResult>,
): void {
  const leads = results.get('leads')?.entities;
  for (const { id, leadId } of Object.values(state.notifications.entities)) {
    if (leads?.get(leadId) === null) results.get('notifications')?.entities.set(id, null);
  }
}

/** Returns the days for which a deletion can still be taken back; at least one. */
export const daysLeft = ({ deletedAt }: { deletedAt: string }, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(deletedAt) - now) / DAY_MS + DELETED_DAYS));

/** Returns the ids of the records that are older than {@link DELETED_DAYS}. */
export const expired = (
  records: readonly { id: string; deletedAt: string }[],
  now: Date,
): string[] => {
  const oldest = new Date(now.getTime() - DELETED_DAYS * DAY_MS).toISOString();
  return records.filter(({ deletedAt }) => deletedAt < oldest).map(({ id }) => id);
};
