import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteLeads,
  moveLeads,
  scheduleFollowUps,
  setLeadsActive,
  tagLeads,
} from '../../../src/domain/leads/commands';
import type { Lead, NewLead } from '../../../src/domain/leads/schema';
import {
  selectNotificationEntities,
  selectNotifications,
  selectUnreadCount,
} from '../../../src/domain/notifications/slice';
import { signedIn } from '../../../src/domain/session/events';
import type { Command } from '../../../src/domain/store';
import { followUpsChecked } from '../../../src/domain/system/events';
import { purgeDeleted, restoreDeleted } from '../../../src/domain/undo/commands';
import { selectActs, selectDeleted } from '../../../src/domain/undo/slice';
import { makeStore, undoLast } from '../../support/store';

/** Acts on several leads at once: one event, one Undo. */

const NOW = new Date('2026-11-20T15:00:00.000Z');
const LATER = '2026-11-25T14:00:00.000Z';

beforeEach(() => vi.useFakeTimers({ now: NOW }));

/** A store with leads at Paid whose follow-up is due, each with its notification. */
function storeWith(...leads: Partial<NewLead>[]) {
  const test = makeStore();
  const { dispatch } = test.store;
  dispatch(signedIn());
  const ids = leads.map((facts) => test.addLead({ stage: 'Paid', ...facts }));
  for (const id of ids) dispatch(scheduleFollowUps([id], '2026-11-19T14:00:00.000Z'));
  dispatch(followUpsChecked());
  test.events.length = 0;
  const lead = (index: number): Lead | undefined => test.leadOf(ids[index] ?? '');
  return { ...test, ids, lead };
}

interface Act {
  what: string;
  command: (ids: string[]) => Command<number>;
  changed: Partial<Lead>;
  events: string[];
}

const ACTS: Act[] = [
  {
    what: 'a move to a stage with a rule',
    command: (ids) => moveLeads(ids, 'Estimate Provided'),
    changed: { stage: 'Estimate Provided', nextFollowUpDate: '2026-11-23T15:00:00.000Z' },
    events: ['leads/leadsMoved', 'leads/followUpsScheduled', 'notifications/followUpsSettled'],
  },
  {
    what: 'a move to a stage without one',
    command: (ids) => moveLeads(ids, 'Invoice Sent'),
    changed: { stage: 'Invoice Sent', nextFollowUpDate: '2026-11-19T14:00:00.000Z' },
    events: ['leads/leadsMoved'],
  },
  {
    what: 'a move back to New Lead',
    command: (ids) => moveLeads(ids, 'New Lead'),
    changed: { stage: 'New Lead', nextFollowUpDate: '2026-11-20T16:00:00.000Z' },
    events: ['leads/leadsMoved', 'leads/followUpsScheduled', 'notifications/followUpsSettled'],
  },
  {
    what: 'a snooze',
    command: (ids) => scheduleFollowUps(ids, LATER),
    changed: { nextFollowUpDate: LATER },
    events: ['leads/followUpsScheduled', 'notifications/followUpsSettled'],
  },
  {
    what: 'tags',
    command: (ids) => tagLeads(ids, { added: ['roof', 'old'], removed: ['web'] }),
    changed: { tags: ['old', 'roof'], nextFollowUpDate: '2026-11-19T14:00:00.000Z' },
    events: ['leads/leadsTagged'],
  },
  {
    what: 'making them inactive',
    command: (ids) => setLeadsActive(ids, false),
    changed: { isActive: false },
    events: ['leads/leadsActivityChanged', 'notifications/followUpsSettled'],
  },
];

describe('several leads', () => {
  it.each(ACTS)('change by $what, and one Undo takes all back', (act) => {
    const test = storeWith({ tags: ['old', 'web'] }, { tags: ['web', 'old'] }, {});
    const before = [0, 1, 2].map(test.lead);
    const unread = selectUnreadCount(test.store.getState());
    expect(test.store.dispatch(act.command(test.ids.slice(0, 2)))).toBe(2);
    expect(test.types()).toEqual(act.events);
    for (const index of [0, 1]) expect(test.lead(index)).toMatchObject(act.changed);
    expect(test.lead(2)).toEqual(before[2]);
    expect(undoLast(test)).toBe(0);
    expect([0, 1, 2].map(test.lead)).toEqual(before);
    expect(selectUnreadCount(test.store.getState())).toBe(unread);
  });

  it.each(ACTS)('emit nothing for $what that changes none', ({ command }) => {
    const test = storeWith();
    expect(test.store.dispatch(command(['gone']))).toBe(0);
    expect(test.types()).toEqual([]);
  });

  it.each<[string, (ids: string[]) => Command<number>]>([
    ['are at the stage', (ids) => moveLeads(ids, 'Paid')],
    ['have the tags', (ids) => tagLeads(ids, { added: ['web'], removed: ['none'] })],
    ['have the tags in another case', (ids) => tagLeads(ids, { added: ['WEB'], removed: [] })],
    ['are active', (ids) => setLeadsActive(ids, true)],
  ])('stay as they are where they %s already', (_what, command) => {
    const test = storeWith({ tags: ['web'] });
    expect(test.store.dispatch(command(test.ids))).toBe(0);
    expect(test.types()).toEqual([]);
  });
});

it('a tag is written in another case by removing it as it is', () => {
  const test = storeWith({ tags: ['web'] });
  test.store.dispatch(tagLeads(test.ids, { added: ['Web'], removed: ['web'] }));
  expect(test.lead(0)?.tags).toEqual(['Web']);
});

describe('several deleted leads', () => {
  function deleted() {
    const test = storeWith({}, { firstName: 'Ben' }, { firstName: 'Cleo' });
    const jobId = test.addJob({ customerId: test.ids[1] ?? '' });
    const before = [0, 1, 2].map(test.lead);
    const notifications = selectNotificationEntities(test.store.getState());
    test.events.length = 0;
    test.store.dispatch(deleteLeads(test.ids.slice(0, 2)));
    const job = () => test.jobOf(jobId);
    const records = () => selectDeleted(test.store.getState());
    return { ...test, before, notifications, job, records };
  }

  it('go with their notifications, and come back with one Undo', () => {
    const test = deleted();
    expect(test.types()).toEqual(['leads/leadsDeleted', 'undo/deletionsRecorded']);
    const gone = Object.values(test.notifications).filter((one) =>
      test.ids.slice(0, 2).includes(one.leadId),
    );
    expect(gone.length).toBeGreaterThan(1);
    // Other tabs learn of it too.
    expect(test.events[0]?.meta.deletes).toEqual({
      leads: { ids: test.ids.slice(0, 2) },
      notifications: { ids: gone.map(({ id }) => id) },
    });
    expect([0, 1, 2].map(test.lead)).toEqual([undefined, undefined, test.before[2]]);
    const { ids } = test;
    expect(new Set(selectNotifications(test.store.getState()).map((one) => one.leadId))).toEqual(
      new Set([ids[2]]),
    );
    expect(test.job()?.customerId).toBe('');
    expect(undoLast(test)).toBe(0);
    expect([0, 1, 2].map(test.lead)).toEqual(test.before);
    expect(selectNotificationEntities(test.store.getState())).toEqual(test.notifications);
    expect(test.job()?.customerId).toBe(ids[1]);
    expect(test.records()).toEqual([]);
  });

  it('are restored one by one', () => {
    const test = deleted();
    expect(test.records().map(({ subjectName }) => subjectName)).toEqual([
      'Ben Brook',
      'Ada Brook',
    ]);
    expect(test.store.dispatch(restoreDeleted(test.records()[0]?.id ?? ''))).toBe(0);
    expect(test.lead(0)).toBeUndefined();
    expect(test.lead(1)).toEqual(test.before[1]);
    expect(test.job()?.customerId).toBe(test.ids[1]);
    expect(test.records().map(({ subjectName }) => subjectName)).toEqual(['Ada Brook']);
  });

  it('cannot be undone once one of them is deleted for good', () => {
    const test = deleted();
    test.store.dispatch(purgeDeleted([test.records()[0]?.id ?? '']));
    const acts = selectActs(test.store.getState());
    expect(acts.some(({ type }) => type === 'leads/leadsDeleted')).toBe(false);
    expect(test.records()).toHaveLength(1);
  });
});
