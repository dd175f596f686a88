import { grouped } from '../../lib/lookUp';
import { eventIdOf } from '../history/rules';
import type { HistoryEntry } from '../history/schema';
import type { ListName } from '../lists/schema';
import type { DomainEvent } from '../shared/event';
import type { Command, DomainState } from '../store';
import { listWith } from '../system/events';
import { actUndone, deletionsPurged, type Reversal } from './events';
import { reverse } from './reversal';
import type { Act } from './schema';
import { selectActs, selectDeletedEntities, selectDeletionOf } from './slice';

/** What a command returned, and the act that it made. */
export interface ActResult<Result = unknown> {
  result: Result;
  /** The act that it began or continued, with what listeners derived from it; undefined if none. */
  act: Act | undefined;
  /** The state afterwards. */
  state: DomainState;
}

/**
 * Runs a command, or emits an event, and returns what it has done: a notice tells the outcome by the act, and offers
 * to undo no other.
 */
export const runAct =
  <Result>(run: Command<Result> | DomainEvent): Command<ActResult<Result>> =>
  (dispatch, getState) => {
    const before = new Set(selectActs(getState()));
    const result = dispatch(run as Command<Result>);
    const state = getState();
    return { result, act: selectActs(state).findLast((act) => !before.has(act)), state };
  };

/** Returns the history entries of an act that the history records: one for each subject, its own first. */
function entriesOf({ entry, eventIds }: Act, state: DomainState): HistoryEntry[] {
  if (!entry) return [];
  const events = new Set(eventIds);
  const all = Object.values(state.history.entities).filter(({ id }) => events.has(eventIdOf(id)));
  const own = all.filter(({ type }) => type === entry.type);
  const bySubject = grouped([entry, ...own, ...all], ({ subjectId }) => subjectId);
  return [...bySubject.values()].flatMap(([first]) => first ?? []);
}

/** Undoes an act. Returns how many changes stay, as something changed since; undefined if gone. */
export const undoAct =
  (actId: string): Command<number | undefined> =>
  (dispatch, getState) => {
    const act = selectActs(getState()).find(({ id }) => id === actId);
    if (!act) return undefined;
    const { reversals, stayed } = reverse(getState(), act.changes, act.causes);
    const { id: eventId, type } = act;
    dispatch(actUndone({ eventId, type, entries: entriesOf(act, getState()), reversals }));
    return stayed;
  };

/** Brings back what was deleted within 30 days. Returns how much stays, as it exists again. */
export const restoreDeleted =
  (recordId: string): Command<number | undefined> =>
  (dispatch, getState) => {
    const record = selectDeletedEntities(getState())[recordId];
    if (!record) return undefined;
    const { reversals, stayed } = reverse(getState(), record.changes);
    const entries = [getState().history.entities[recordId] ?? []].flat();
    const withoutRecord: Reversal = {
      entry: 'deleted',
      entities: [],
      removedIds: [recordId],
      removedMembers: [],
    };
    reversals.push(withoutRecord);
    const { type } = record;
    dispatch(actUndone({ eventId: recordId, type, entries, isRestore: true, reversals }));
    return stayed;
  };

/** Brings back an entity deleted while its form is open: from its record, else from the form. */
export const bringBack =
  (list: ListName, known: object & { id?: unknown }): Command =>
  (dispatch, getState) => {
    const record = selectDeletionOf(getState(), list, known.id as string);
    if (record) dispatch(restoreDeleted(record.id));
    else {
      const reversals = [{ ...listWith(list, [known]), removedIds: [], removedMembers: [] }];
      dispatch(actUndone({ eventId: '', type: '', entries: [], isRestore: true, reversals }));
    }
  };

/** Deletes records of deletions for good, as the owner says or because of an event. */
export const purgeDeleted =
  (ids: string[], cause?: DomainEvent): Command =>
  (dispatch) => {
    if (ids.length > 0) dispatch(deletionsPurged({ ids }, cause));
  };
