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
import { withLimits } from './shared/withLimits';
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
