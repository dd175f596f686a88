import type { EntityId, EntityState, Reducer } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { withoutStaleOriginals } from '../lib/lenientRead';
import { withinLimits } from '../lib/limits';
import { changedKeys } from '../lib/recordsDiff';
import { blogSlice } from './blog/slice';
import { contentSlice } from './content/slice';
import { estimatesSlice } from './estimates/slice';
import { gallerySlice } from './gallery/slice';
import { historySlice } from './history/slice';
import { leadsSlice } from './leads/slice';
import { STORED_LISTS as lists, type ListSlice } from './lists/schema';
import { notificationsSlice } from './notifications/slice';
import { paymentsSlice } from './payments/slice';
import { projectsSlice, statusUpdatesSlice } from './projects/slice';
import { sessionSlice } from './session/slice';
import { settingsSlice } from './settings/slice';
import { deletedSlice, undoSlice } from './undo/slice';

/** The domain's reducers with length limits and no persistence; a log replays through these. */
export const domainReducers = {
  blog: withLimits(blogSlice.reducer, lists.posts.schema),
  content: withLimits(contentSlice.reducer, lists.pages.schema),
  deleted: withLimits(deletedSlice.reducer, lists.deleted.schema),
  estimates: withLimits(estimatesSlice.reducer, lists.estimates.schema),
  gallery: withLimits(gallerySlice.reducer, lists.gallery.schema),
  history: withLimits(historySlice.reducer, lists.history.schema),
  leads: withLimits(leadsSlice.reducer, lists.leads.schema),
  notifications: withLimits(notificationsSlice.reducer, lists.notifications.schema),
  payments: withLimits(paymentsSlice.reducer, lists.payments.schema),
  projects: withLimits(projectsSlice.reducer, lists.projects.schema),
  session: sessionSlice.reducer,
  settings: withLimits(settingsSlice.reducer, lists.settings.schema),
  statusUpdates: withLimits(statusUpdatesSlice.reducer, lists.statusUpdates.schema),
  undo: undoSlice.reducer,
} satisfies Record<ListSlice | 'session' | 'undo', object>;

/**
 * Keeps the texts and numbers of a slice's entities within their schema's limits, whatever event
 * changed them, and drops the stored original of a field that was changed.
 */
function withLimits<
  Entity extends object,
  Id extends EntityId,
  State extends EntityState<Entity, Id>,
>(reducer: Reducer<State>, schema: v.GenericSchema<unknown, Entity>): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action);
    if (next.entities === state?.entities) return next;
    const before = state?.entities as Partial<Record<Id, Entity>> | undefined;
    let entities: Record<Id, Entity> | undefined;
    for (const id of changedKeys(before ?? {}, next.entities, next.ids) as Id[]) {
      const entity = next.entities[id] as Entity | undefined;
      if (!entity) continue;
      const earlier = before?.[id];
      const fitting = withinLimits(
        schema,
        earlier ? withoutStaleOriginals(earlier, entity) : entity,
      );
      if (fitting === entity) continue;
      entities ??= { ...next.entities };
      entities[id] = fitting;
    }
    return entities ? { ...next, entities } : next;
  };
}
