import { actUndone, deletionsPurged, type Reversal } from '../../events/undo';
import type { Command } from '../store';
import { reverse } from './rules';
import { selectActs, selectDeletedEntities } from './slice';

/**
 * Undoes an act of this tab. Returns how many of its changes were kept because something changed
 * since; undefined if the act is gone.
 */
export const undoAct =
  (actId: string): Command<number | undefined> =>
  (dispatch, getState) => {
    const act = selectActs(getState()).find(({ id }) => id === actId);
    if (!act) return undefined;
    const { reversals, kept } = reverse(getState(), act.changes);
    dispatch(actUndone({ eventId: act.id, type: act.type, entry: act.entry, reversals }));
    return kept;
  };

/**
 * Brings back what was deleted within 30 days, and removes its record. Returns how much was kept as
 * it is now, because it exists again.
 */
export const restoreDeleted =
  (recordId: string): Command<number | undefined> =>
  (dispatch, getState) => {
    const record = selectDeletedEntities(getState())[recordId];
    if (!record) return undefined;
    const { reversals, kept } = reverse(getState(), record.changes);
    const withoutRecord: Reversal = {
      entry: 'deleted',
      entities: [],
      removedIds: [record.id],
      removedMembers: [],
    };
    dispatch(
      actUndone({
        eventId: record.id,
        type: record.type,
        entry: getState().history.entities[record.id] ?? null,
        reversals: [...reversals, withoutRecord],
      }),
    );
    return kept;
  };

/** Deletes records of deletions for good. */
export const purgeDeleted =
  (ids: string[]): Command =>
  (dispatch) => {
    if (ids.length > 0) dispatch(deletionsPurged({ ids }));
  };
