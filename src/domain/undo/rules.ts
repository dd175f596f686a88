import { DAY_MS } from '../../lib/durations';
import { lookUp } from '../../lib/lookUp';
import { changedKeys, recordDiff, type Fields } from '../../lib/recordsDiff';
import { LIST_NAMES, sliceOf, type ListName } from '../lists/schema';
import type { DomainState } from '../store';
import type { EntityChange } from './schema';

/** How what an act changed is recorded, and for how long it can be taken back. */

/** How long a deletion can be taken back, in days. */
export const DELETED_DAYS = 30;

type FieldsById = Readonly<Record<string, Fields | undefined>>;

/** The lists that can be undone: the history is what happened, undone or not. */
export const UNDOABLE_LISTS = LIST_NAMES.filter((name) => name !== 'history');

/** Returns the entities of a list, by id. */
export const entitiesOf = (state: DomainState, list: ListName): FieldsById =>
  (state[sliceOf(list)] as unknown as { entities: FieldsById }).entities;

/** Returns how two versions of a list differ. */
export const listChanges = (list: ListName, was: FieldsById, is: FieldsById): EntityChange[] =>
  changedKeys(was, is).flatMap((key) => {
    const [old, next] = [lookUp(was, key), lookUp(is, key)];
    const diff = recordDiff(old, next);
    return diff ? { list, entityId: ((old ?? next)?.id ?? key) as string, ...diff } : [];
  });

/** Returns what an event changed in the stored lists, the history aside. */
export const changesBetween = (before: DomainState, after: DomainState): EntityChange[] =>
  UNDOABLE_LISTS.flatMap((list) =>
    listChanges(list, entitiesOf(before, list), entitiesOf(after, list)),
  );

/** Returns the lead or job that a change is about; for any other entity the entity itself. */
export function subjectOf(
  state: DomainState,
  { list, entityId, before, after }: EntityChange,
): string {
  const known = UNDOABLE_LISTS.find((name) => name === list);
  const current = known && entitiesOf(state, known)[entityId];
  const { leadId, projectId } = { ...current, ...after, ...before } as Partial<
    Record<string, string | number>
  >;
  // The jobs of a deleted lead stop referring to it.
  const { customerId } = (before ?? {}) as { customerId?: string };
  return String(leadId ?? projectId ?? (customerId || entityId));
}

/** Returns the days for which a deletion can still be taken back; at least one. */
export const daysLeft = ({ deletedAt }: { deletedAt: string }, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(deletedAt) - Number(now)) / DAY_MS + DELETED_DAYS));

/** Returns the ids of the records that are older than {@link DELETED_DAYS}. */
export const expired = (
  records: readonly { id: string; deletedAt: string }[],
  now: Date,
): string[] => {
  const oldest = new Date(now.getTime() - DELETED_DAYS * DAY_MS).toISOString();
  return records.filter(({ deletedAt }) => deletedAt < oldest).map(({ id }) => id);
};
