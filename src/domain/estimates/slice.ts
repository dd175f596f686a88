import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
} from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import { lookUp } from '../../lib/lookUp';
import { applyChanges } from '../../lib/recordsDiff';
import { addStorageCases } from '../shared/addStorageCases';
import * as events from './events';
import type { Estimate, EstimateFields } from './schema';

const adapter = createEntityAdapter<Estimate>();

/** Marks earlier versions as replaced. */
const replace = (state: EntityState<Estimate, string>, ids: readonly string[]): void =>
  void adapter.updateMany(
    state,
    ids.map((id) => ({ id, changes: { status: 'Replaced' } })),
  );

/** The estimates. Stored as `handyman.estimates`, version 1. */
export const estimatesSlice = createSlice({
  name: 'estimates',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.estimateCreated, adapter.addOne)
      .addCase(events.estimateEdited, (state, { payload: { estimateId, changes } }) => {
        const estimate = state.entities[estimateId];
        if (!estimate) return;
        // A customer may have the sent estimate: its content stays.
        const { usualJob = estimate.usualJob } = changes;
        if (estimate.status === 'Draft') {
          applyChanges<EstimateFields>(estimate, changes);
          // A link that was taken before shows something else now.
          if (Object.keys(changes).some((field) => field !== 'usualJob')) delete estimate.linkCode;
        } else estimate.usualJob = usualJob;
      })
      .addCase(events.estimateLinked, (state, { payload: { estimateId: id, code } }) =>
        adapter.updateOne(state, { id, changes: { linkCode: code } }),
      )
      .addCase(events.estimateSent, (state, { payload: { estimateId, replacedIds }, meta }) => {
        const estimate = state.entities[estimateId];
        if (!estimate) return;
        estimate.status = 'Sent';
        estimate.sentDate = meta.occurredAt;
        replace(state, replacedIds);
      })
      .addCase(events.estimateAnswered, (state, { payload, meta }) => {
        const { estimateId, answer, replacedIds = [] } = payload;
        const estimate = state.entities[estimateId];
        if (!estimate || estimate.status === 'Replaced') return;
        estimate.status = answer;
        estimate.answeredDate = meta.occurredAt;
        replace(state, replacedIds);
      })
      .addCase(events.estimateDeleted, (state, { payload }) =>
        adapter.removeOne(state, payload.estimateId),
      );
    addStorageCases(builder, 'estimates', adapter);
  },
  selectors: {
    selectEstimateById: (state, id: string): Estimate | undefined => lookUp(state.entities, id),
    selectEstimateEntities: (state) => state.entities,
  },
});

export const { selectEstimateById, selectEstimateEntities } = estimatesSlice.selectors;

/** Returns all estimates, the newest first. */
export const selectEstimates = createSelector([selectEstimateEntities], (entities) =>
  Object.values(entities).sort(newestFirst('createdDate', 'number')),
);

/** Returns the estimates whose lines are offered for others, by the name of the usual job. */
export const selectUsualJobs = createSelector([selectEstimates], (estimates) =>
  estimates
    .filter(({ usualJob }) => usualJob !== '')
    .sort((a, b) => a.usualJob.localeCompare(b.usualJob)),
);
