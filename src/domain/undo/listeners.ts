import { grouped } from '../../lib/lookUp';
import { historyEntriesFor } from '../history/rules';
import type { StoredList } from '../lists/businessLists';
import { LIST_NAMES, STORED_LISTS, type ListName } from '../lists/schema';
import { isDomainEvent, type DomainEvent } from '../shared/event';
import { on, type Listener } from '../store';
import { followUpsChecked, storageWriteFailed } from '../system/events';
import { purgeDeleted } from './commands';
import { actUndone, deletionsRecorded } from './events';
import { changesBetween, expired, subjectOf } from './rules';
import { selectDeleted } from './slice';

const restorable = (list: ListName): StoredList['restorable'] =>
  (STORED_LISTS[list] as StoredList).restorable;

/** Whether Recently deleted keeps an entity of a list, or what is removed from one. */
const keepsEntities = (list: ListName): boolean => restorable(list) !== undefined;
const keepsMembers = (list: ListName): boolean => restorable(list) === 'entities and members';

/** Whether an event deletes what the owner made; undoing a restore brings its record back by itself. */
function isDeletion(action: unknown): action is DomainEvent {
  if (!isDomainEvent(action)) return false;
  if (!actUndone.match(action)) {
    const { deletes = {} } = action.meta;
    return LIST_NAMES.some(
      (list) =>
        (deletes[list]?.ids && keepsEntities(list)) ||
        (deletes[list]?.members && keepsMembers(list)),
    );
  }
  const { reversals } = action.payload;
  return (
    reversals.some(({ entry, removedIds }) => keepsEntities(entry) && removedIds.length > 0) &&
    !reversals.some(({ entry, entities }) => entry === 'deleted' && entities.length > 0)
  );
}

/** On a deletion, or an undone creation: records what was deleted, for 30 days. */
const recordOnDeletion = on(isDeletion, (event, { dispatch, getOriginalState, getState }) => {
  const changes = changesBetween(getOriginalState(), getState());
  // Another tab may have deleted it before.
  if (changes.length === 0) return;
  // The first is the act's own. What an undone creation did to others, such as the move of a job's lead, is not deleted.
  const all = historyEntriesFor(event);
  const entries = all.filter(({ facts }) => facts.undone === all[0]?.facts.undone);
  const bySubject = grouped(changes, (change) => subjectOf(getState(), change));
  const records = entries.map(
    ({ id, occurredAt: deletedAt, type, subjectKind, subjectId, subjectName }) => ({
      id,
      deletedAt,
      type,
      subjectKind,
      subjectName,
      changes: entries.length === 1 ? changes : (bySubject.get(subjectId) ?? []),
    }),
  );
  if (records.length > 0) dispatch(deletionsRecorded({ records }, event));
});

/** On `followUpsChecked`: gives up the records that are older than 30 days. */
const purgeWhenExpired = on(followUpsChecked.match, (event, { dispatch, getState }) => {
  const ids = expired(selectDeleted(getState()), new Date(event.meta.occurredAt));
  dispatch(purgeDeleted(ids, event));
});

/** On `storageWriteFailed` because storage is full: gives up all records, before anything else. */
const purgeWhenFull = on(storageWriteFailed.match, (event, { dispatch, getState }) => {
  if (event.payload.reason !== 'full') return;
  const ids = selectDeleted(getState()).map(({ id }) => id);
  dispatch(purgeDeleted(ids, event));
});

/** All listeners that keep what was deleted. */
export const undoListeners: readonly Listener[] = [
  recordOnDeletion,
  purgeWhenExpired,
  purgeWhenFull,
];
