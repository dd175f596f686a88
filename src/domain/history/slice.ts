import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import type { SubjectKind } from '../lists/businessLists';
import { addStorageCases } from '../shared/addStorageCases';
import { isDomainEvent } from '../shared/event';
import { historyEntriesFor } from './rules';
import { HISTORY_LIMIT, type HistoryEntry } from './schema';

const adapter = createEntityAdapter<HistoryEntry>();

/**
 * The history: an entry for each subject of a recorded event of any context. Stored as `handyman.history`,
 * version 1. Ids are in the order in which events occurred in this browser.
 */
export const historySlice = createSlice({
  name: 'history',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    addStorageCases(builder, 'history', adapter);
    builder.addMatcher(isDomainEvent, (state, event) => {
      adapter.setMany(state, historyEntriesFor(event));
      adapter.removeMany(state, state.ids.slice(0, -HISTORY_LIMIT));
    });
  },
  selectors: { selectHistoryEntities: (state) => state.entities },
});

export const { selectHistoryEntities } = historySlice.selectors;

/** Returns all entries, newest first. */
export const selectHistory = createSelector([selectHistoryEntities], (entities) =>
  Object.values(entities).sort(newestFirst('occurredAt', 'id')),
);

type WithHistory = Parameters<typeof selectHistoryEntities>[0];

/** Returns the entries of one lead, project, post, page or gallery project, newest first. */
export const selectHistoryOf = createSelector(
  [
    selectHistory,
    (_state: WithHistory, kind: SubjectKind) => kind,
    (_state: WithHistory, _kind: SubjectKind, id: string) => id,
  ],
  (history, kind, id) =>
    history.filter((entry) => entry.subjectKind === kind && entry.subjectId === id),
);
