import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveLeads, saveLead, scheduleFollowUps } from '../../../src/domain/leads/commands';
import { followUpsDue, followUpsScheduled, leadEdited } from '../../../src/domain/leads/events';
import { followUpsSettled, repeatsSettled } from '../../../src/domain/notifications/events';
import { selectUnreadCount } from '../../../src/domain/notifications/slice';
import { signedIn } from '../../../src/domain/session/events';
import { backupMerged, followUpsChecked, seedDataLoaded } from '../../../src/domain/system/events';
import { aLead, aNotification } from '../../support/entities';
import { makeStore, type TestStore } from '../../support/store';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

const unreadOf = ({ notifications }: TestStore): string[] =>
  notifications()
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id);

const followUp = (leadId: string, dueDate: string) =>
  aNotification({ id: `followup:${leadId}:${dueDate}`, leadId, createdDate: dueDate });

describe('a follow-up that has come due', () => {
  it('raises nothing while an unread notification of the lead is there, whatever its date', () => {
    const test = makeStore();
    const ofLead = { leadId: 'a', leadName: 'Ada Brook' };
    const first = { ...ofLead, dueDate: '2026-11-01T12:00:00.000Z' };
    test.store.dispatch(followUpsDue({ leads: [first] }));
    test.store.dispatch(
      followUpsDue({
        leads: [
          { ...ofLead, dueDate: '2026-11-02T12:00:00.000Z' },
          { ...ofLead, leadId: 'b', dueDate: '2026-11-03T12:00:00.000Z' },
        ],
      }),
    );
    const { length } = test.events;
    test.store.dispatch(followUpsDue({ leads: [first] }));
    expect(test.events).toHaveLength(length + 1);
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

const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const at = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

/** A store with a lead that became due an hour ago, and its unread notification. */
const withDueLead = (): TestStore => {
  const test = makeStore();
  const lead = aLead({ id: 'a', stage: 'Job Accepted', nextFollowUpDate: at(-1) });
  test.store.dispatch(signedIn());
  test.store.dispatch(seedDataLoaded({ entry: 'leads', entities: [lead] }));
  expect(unreadOf(test)).toEqual([`followup:a:${at(-1)}`]);
  return test;
};
const fields = aLead({ id: 'a', stage: 'Job Accepted' });

describe('an unread follow-up notification', () => {
  it.each([
    ['the follow-up is put off', followUpsScheduled.type, scheduleFollowUps(['a'], at(18))],
    ['the follow-up is taken away', followUpsScheduled.type, scheduleFollowUps(['a'], null)],
    [
      'the lead moves to a stage with a later one',
      followUpsScheduled.type,
      moveLeads(['a'], 'Follow-up'),
    ],
    ['the lead becomes inactive', leadEdited.type, saveLead('a', { ...fields, isActive: false })],
  ])('is settled when %s, by an event caused by it', (_when, cause, command) => {
    const test = withDueLead();
    test.store.dispatch(command);
    expect(selectUnreadCount(test.store.getState())).toBe(0);
    const settled = test.events.find((one) => followUpsSettled.match(one));
    expect(settled?.payload).toEqual({ notificationIds: [`followup:a:${at(-1)}`], leadIds: ['a'] });
    expect(settled?.meta.causedBy?.type).toBe(cause);
  });

  it.each([
    ['its follow-up moves to another time in the past', scheduleFollowUps(['a'], at(-5))],
    ['it moves to a stage that keeps the date', moveLeads(['a'], 'Paid')],
    ['it is saved as it is', saveLead('a', fields)],
  ])('stays while its lead is due: %s', (_what, command) => {
    const test = withDueLead();
    test.store.dispatch(command);
    expect(unreadOf(test)).toEqual([`followup:a:${at(-1)}`]);
  });

  it('that was left behind by another tab is settled at the next check', async () => {
    const test = makeStore();
    const lead = aLead({ id: 'a', nextFollowUpDate: at(18) });
    test.store.dispatch(seedDataLoaded({ entry: 'leads', entities: [lead] }));
    const stale = [followUp('a', at(-1)), followUp('not-loaded-yet', at(-1))];
    test.store.dispatch(seedDataLoaded({ entry: 'notifications', entities: stale }));
    test.store.dispatch(followUpsChecked());
    await vi.advanceTimersByTimeAsync(1);
    expect(unreadOf(test)).toEqual([`followup:not-loaded-yet:${at(-1)}`]);
    expect(test.types()).not.toContain(repeatsSettled.type);
  });

  it('comes again when its lead is active again and still due', () => {
    const test = withDueLead();
    test.store.dispatch(saveLead('a', { ...fields, isActive: false }));
    test.store.dispatch(saveLead('a', fields));
    expect(test.leadOf('a')?.nextFollowUpDate).toBe(at(-1));
    test.store.dispatch(followUpsChecked());
    expect(unreadOf(test)).toEqual([`followup:a:${at(-1)}`]);
  });
});
