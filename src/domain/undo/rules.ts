import { dequal } from 'dequal/lite';
import type { ListName } from '../../events/system';
import { changedKeys } from '../../lib/changedKeys';
import { lookUp } from '../../lib/lookUp';
import { SLICE_OF } from '../shared/slices';
import type { DomainState } from '../store';
import type { EntityChange, MemberChange } from './schema';

/** How what an act changed is recorded, and for how long it can be taken back. */

/** How long a deletion can be taken back, in days (`decisions.md`, The owner's day). */
export const DELETED_DAYS = 30;
const DAY_MS = 86_400_000;

/** How many acts of a tab can be undone (`decisions.md`, The owner's day). */
export const ACT_LIMIT = 20;

export type Fields = Readonly<Record<string, unknown>>;
type EntityMap = Readonly<Record<string, Fields | undefined>>;
export type Member = Fields & { id: string };

/** The lists that can be undone: the history is what happened, undone or not. */
export const LISTS = (Object.keys(SLICE_OF) as ListName[]).filter((name) => name !== 'history');

/** Returns the entities of a list, by id. */
export const entitiesOf = (state: DomainState, list: ListName): EntityMap =>
  (state[SLICE_OF[list]] as unknown as { entities: EntityMap }).entities;

const isMember = (value: unknown): value is Member =>
  typeof (value as { id?: unknown } | null)?.id === 'string';

/** Returns the members of a collection; undefined if the value is none. */
export const membersOf = (value: unknown): Member[] | undefined =>
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

/** Returns the lead or job that a change is about; the entity itself if it is about none. */
export function subjectOf(
  state: DomainState,
  { list, entityId, before, after }: EntityChange,
): string {
  const known = LISTS.find((name) => name === list);
  const current = known && entitiesOf(state, known)[entityId];
  const { leadId, projectId } = { ...current, ...after, ...before } as Partial<
    Record<string, string | number>
  >;
  // The jobs of a deleted lead stop referring to it.
  const { customerId } = (before ?? {}) as { customerId?: string };
  return String(leadId ?? projectId ?? (customerId || entityId));
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
