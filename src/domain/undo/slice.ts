import {
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  type Action,
} from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import { eventIdOf } from '../history/rules';
import type { ListName } from '../lists/schema';
import { signedOut } from '../session/events';
import { addStorageCases } from '../shared/addStorageCases';
import {
  backupMerged,
  backupRestored,
  remoteChangesMerged,
  storageCleared,
} from '../system/events';
import { actsRestored, actUndone, deletionsPurged, deletionsRecorded } from './events';
import { ACT_LIMIT, type Act, type DeletedRecord } from './schema';

const initialActs: { acts: Act[] } = { acts: [] };

/**
 * Whether an event ends the reach of Undo: a sign-out, other data, or what the owner did and cannot
 * take back, so that Undo never takes back what came before that.
 */
const endsUndo = (action: Action): boolean =>
  isAnyOf(signedOut, backupRestored, backupMerged, storageCleared)(action) ||
  (deletionsPurged.match(action) && !action.meta.causedBy);

/**
 * The last acts of this tab, oldest first, added by `withActs`; they go once undone, when another
 * tab or device deletes for good what they deleted, and when {@link endsUndo}.
 */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: initialActs,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(actUndone, (state, { payload }) => {
        const at = state.acts.findIndex(({ id }) => id === payload.eventId);
        if (at >= 0) state.acts.splice(at, 1);
      })
      .addCase(actsRestored, (state, { payload }) => {
        state.acts = [...payload.acts, ...state.acts].slice(-ACT_LIMIT);
      })
      .addCase(remoteChangesMerged, (state, { payload }) => {
        if (payload.entry !== 'deleted') return;
        const gone = new Set(payload.removedIds.map((id) => eventIdOf(String(id))));
        state.acts = state.acts.filter(({ id }) => !gone.has(id));
      })
      .addMatcher(endsUndo, () => initialActs);
  },
  selectors: { selectActs: (state) => state.acts },
});
export const { selectActs } = undoSlice.selectors;

/** Returns the act that Undo undoes, the last that changed anything; undefined without such an act. */
export const selectLastAct = createSelector([selectActs], (acts) =>
  acts.findLast(({ changes }) => changes.length > 0),
);

const adapter = createEntityAdapter<DeletedRecord>();

/** What was deleted in the last 30 days. Stored as `handyman.deleted`, version 1. */
export const deletedSlice = createSlice({
  name: 'deleted',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(deletionsRecorded, (state, { payload }) => adapter.setMany(state, payload.records))
      .addCase(deletionsPurged, (state, { payload }) => adapter.removeMany(state, payload.ids));
    addStorageCases(builder, 'deleted', adapter);
  },
  selectors: { selectDeletedEntities: (state) => state.entities },
});
export const { selectDeletedEntities } = deletedSlice.selectors;

/** Returns what was deleted, the latest first. */
export const selectDeleted = createSelector([selectDeletedEntities], (entities) =>
  Object.values(entities).sort(newestFirst('deletedAt', 'id')),
);

/** Returns the record of the deletion of an entity; undefined if it cannot be restored. */
export const selectDeletionOf = (
  state: Parameters<typeof selectDeleted>[0],
  list: ListName,
  id: string | number,
): DeletedRecord | undefined =>
  selectDeleted(state).find(({ changes }) =>
    changes.some(
      ({ list: listOfChange, entityId, after }) =>
        listOfChange === list && String(entityId) === String(id) && after === null,
    ),
  );
