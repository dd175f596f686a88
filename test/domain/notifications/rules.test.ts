import { describe, expect, it } from 'vitest';
import { recordCallOutcome } from '../../../src/domain/leads/commands';
import { markRead } from '../../../src/domain/notifications/commands';
import { notificationsRead } from '../../../src/domain/notifications/events';
import {
  followUpNotification,
  newLeadNotification,
  repeatedFollowUps,
} from '../../../src/domain/notifications/rules';
import type { Notification } from '../../../src/domain/notifications/schema';
import { selectUnreadNotifications } from '../../../src/domain/notifications/slice';
import { seedDataLoaded } from '../../../src/domain/system/events';
import { aLead, aNotification } from '../../support/entities';
import { makeStore } from '../../support/store';

describe('what a notification says', () => {
  const about = { leadId: 'a', leadName: 'Ada Brook' };

  it('of a new lead: who asks for what, and where it comes from', () => {
    const lead = aLead({ id: 'a', serviceType: 'Painting', leadSource: 'Referral' });
    expect(newLeadNotification(lead)).toEqual({
      type: 'new_lead',
      ...about,
      title: 'New lead',
      message: 'Ada Brook asks for Painting (Referral)',
      actionRequired: true,
    });
  });

  it.each([
    ['Painting', 'Two coats', 'Ada Brook asks for Painting (Phone Call)'],
    ['Other', 'Two coats', 'Ada Brook asks for other work (Phone Call)'],
    ['Other', 'Details to follow', 'Ada Brook, details to follow (Phone Call)'],
  ])('of a lead for %s with the description "%s"', (serviceType, projectDescription, message) => {
    const lead = aLead({ serviceType, projectDescription, leadSource: 'Phone Call' });
    expect(newLeadNotification(lead).message).toBe(message);
  });

  it('of a follow-up: with whom; its id has the lead and the date', () => {
    expect(followUpNotification({ ...about, dueDate: '2026-11-20T12:00:00.000Z' })).toEqual({
      id: 'followup:a:2026-11-20T12:00:00.000Z',
      type: 'follow_up_due',
      ...about,
      title: 'Follow-up due',
      message: 'Follow up with Ada Brook',
      actionRequired: true,
    });
  });
});

describe('the repeated follow-ups', () => {
  it.each<[string, Partial<Notification>[], string[]]>([
    ['none of one', [{ id: 'a1' }], []],
    [
      'all of a lead but the one with the last id',
      [{ id: 'a1' }, { id: 'a3' }, { id: 'a2' }],
      ['a1', 'a2'],
    ],
    ['each lead for itself', [{ id: 'a1' }, { id: 'b0', leadId: 'b' }], []],
    ['not what was read', [{ id: 'a1' }, { id: 'a2', isRead: true }], []],
    ['nothing of another type', [{ id: 'a1' }, { id: 'a2', type: 'new_lead' }], []],
  ])('are %s', (_name, facts, repeated) => {
    expect(repeatedFollowUps(facts.map(aNotification)).map(({ id }) => id)).toEqual(repeated);
  });
});

describe('the notifications', () => {
  const entities = [
    aNotification({ id: 'read', createdDate: '2026-11-21T12:00:00.000Z', isRead: true }),
    aNotification({ id: 'old too', createdDate: '2026-11-18T12:00:00.000Z', leadId: 'c' }),
    aNotification({ id: 'old', createdDate: '2026-11-18T12:00:00.000Z' }),
    aNotification({ id: 'today', createdDate: '2026-11-20T12:00:00.000Z', leadId: 'b' }),
    aNotification({ id: 'read before', createdDate: '2026-11-17T12:00:00.000Z', isRead: true }),
  ];
  const opened = () => {
    const test = makeStore();
    test.store.dispatch(seedDataLoaded({ entry: 'notifications', entities }));
    test.events.length = 0;
    return test;
  };

  it('are listed unread first, then newest first, those of one moment by their ids', () => {
    const { store, notifications } = opened();
    const names = notifications().map(({ id }) => id);
    expect(names).toEqual(['today', 'old', 'old too', 'read', 'read before']);
    const unread = selectUnreadNotifications(store.getState()).map(({ id }) => id);
    expect(unread).toEqual(['today', 'old', 'old too']);
  });

  it('are marked as read, those that are not', () => {
    const { store, events, notifications } = opened();
    store.dispatch(markRead(notifications()));
    const payload = { notificationIds: ['today', 'old', 'old too'], leadIds: ['b', 'a', 'c'] };
    expect(events).toMatchObject([{ type: notificationsRead.type, payload }]);
    store.dispatch(markRead(notifications()));
    expect(events).toHaveLength(1);
  });
});

describe('a recorded call', () => {
  it('reads what says that its lead is new, and nothing of another lead', () => {
    const { store, events, addLead } = makeStore();
    const [called, other] = [addLead(), addLead()];
    const leadIdsOfRead = () =>
      events.filter(notificationsRead.match).map(({ payload }) => payload.leadIds);
    store.dispatch(recordCallOutcome(called, { outcome: 'no-answer', note: '' }));
    expect(leadIdsOfRead()).toEqual([[called]]);
    expect(selectUnreadNotifications(store.getState()).map(({ leadId }) => leadId)).toEqual([
      other,
    ]);
    store.dispatch(recordCallOutcome(called, { outcome: 'no-answer', note: '' }));
    expect(leadIdsOfRead()).toEqual([[called]]);
  });
});
