import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../../src/domain/notifications/schema';
import { selectNotifications } from '../../../src/domain/notifications/slice';
import { followUpDue } from '../../../src/events/leads';
import { repeatsSettled } from '../../../src/events/notifications';
import { backupMerged, followUpsChecked, seedDataLoaded } from '../../../src/events/system';
import { makeStore, type TestStore } from '../../support/store';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

const unreadOf = ({ store }: TestStore): string[] =>
  selectNotifications(store.getState())
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id);

const followUp = (leadId: string, dueDate: string): Notification => ({
  id: `followup:${leadId}:${dueDate}`,
  type: 'follow_up_due',
  leadId,
  title: 'Follow-up due',
  message: 'Follow up with Ada Brook',
  createdDate: dueDate,
  isRead: false,
  actionRequired: true,
});

describe('a follow-up that has come due', () => {
  it('raises nothing while an unread notification of the lead is there, whatever its date', () => {
    const test = makeStore();
    const ofLead = { leadId: 'a', leadName: 'Ada Brook' };
    test.store.dispatch(followUpDue({ ...ofLead, dueDate: '2026-11-01T12:00:00.000Z' }));
    test.store.dispatch(followUpDue({ ...ofLead, dueDate: '2026-11-02T12:00:00.000Z' }));
    test.store.dispatch(
      followUpDue({ ...ofLead, leadId: 'b', dueDate: '2026-11-03T12:00:00.000Z' }),
    );
    expect(unreadOf(test).toSorted()).toEqual([
      'followup:a:2026-11-01T12:00:00.000Z',
      'followup:b:2026-11-03T12:00:00.000Z',
    ]);
  });
});

describe('two unread notifications for one lead', () => {
  it.each([
    ['a backup is merged', () => backupMerged({ createdAt: '2026-11-20T12:00:00.000Z' })],
    ['the follow-ups are checked', () => followUpsChecked()],
  ])('become one when %s, the newest', async (_when, happen) => {
    const test = makeStore();
    const entities = [
      followUp('a', '2026-11-01T12:00:00.000Z'),
      followUp('a', '2026-11-02T12:00:00.000Z'),
      followUp('b', '2026-11-01T12:00:00.000Z'),
    ];
    test.store.dispatch(seedDataLoaded({ entry: 'notifications', entities }));
    const event = test.store.dispatch(happen());
    await vi.advanceTimersByTimeAsync(1);
    expect(unreadOf(test).toSorted()).toEqual([
      'followup:a:2026-11-02T12:00:00.000Z',
      'followup:b:2026-11-01T12:00:00.000Z',
    ]);
    const settled = test.events.find((one) => repeatsSettled.match(one));
    expect(settled?.meta.causedBy?.type).toBe(event.type);
  });
});
