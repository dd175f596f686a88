import { createEntityAdapter, createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { ascending } from '../../lib/ascending';
import { leadsDeleted } from '../leads/events';
import { addStorageCases } from '../shared/addStorageCases';
import { danglingReferencesRemoved } from '../system/events';
import { followUpsSettled, notificationsRaised, notificationsRead, repeatsSettled } from './events';
import type { Notification } from './schema';

const adapter = createEntityAdapter<Notification>();

type NotificationsState = ReturnType<typeof adapter.getInitialState>;

function removeNotificationsOf(state: NotificationsState, leadIds: ReadonlySet<string>): void {
  const gone = Object.values(state.entities).filter(({ leadId }) => leadIds.has(leadId));
  adapter.removeMany(
    state,
    gone.map(({ id }) => id),
  );
}

/** The owner's notifications. Stored as `handyman.notifications`, version 1. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(notificationsRaised, (state, { payload }) => {
        adapter.setMany(
          state,
          payload.notifications.map(({ leadName: _leadName, ...notification }) => notification),
        );
      })
      .addCase(leadsDeleted, (state, { payload }) => {
        removeNotificationsOf(state, new Set(payload.leads.map(({ leadId }) => leadId)));
      })
      .addCase(danglingReferencesRemoved, (state, { payload }) => {
        removeNotificationsOf(state, new Set(payload.deletedLeadIds));
      });
    addStorageCases(builder, 'notifications', adapter);
    builder.addMatcher(
      isAnyOf(followUpsSettled, notificationsRead, repeatsSettled),
      (state, { payload: { notificationIds } }) => {
        for (const id of notificationIds) {
          const notification = state.entities[id];
          if (notification) notification.isRead = true;
        }
      },
    );
  },
  selectors: { selectNotificationEntities: (state) => state.entities },
});

export const { selectNotificationEntities } = notificationsSlice.selectors;

/** Returns all notifications: unread first, then newest first; notifications of the same moment by their ids. */
export const selectNotifications = createSelector([selectNotificationEntities], (entities) =>
  Object.values(entities).sort(
    (a, b) =>
      Number(a.isRead) - Number(b.isRead) ||
      ascending(b.createdDate, a.createdDate) ||
      ascending(a.id, b.id),
  ),
);

export const selectUnreadNotifications = createSelector([selectNotifications], (notifications) =>
  notifications.filter((notification) => !notification.isRead),
);

/** Returns the number on the bell. */
export const selectUnreadCount = createSelector(
  [selectUnreadNotifications],
  (unread) => unread.length,
);
