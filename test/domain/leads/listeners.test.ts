import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteLeads,
  requestEstimate,
  saveLead,
  scheduleFollowUps,
} from '../../../src/domain/leads/commands';
import { communicationLogged, followUpsDue } from '../../../src/domain/leads/events';
import { FOLLOW_UP_CHECK_INTERVAL_MS } from '../../../src/domain/leads/listeners';
import { leadFromRequest } from '../../../src/domain/leads/rules';
import { markRead } from '../../../src/domain/notifications/commands';
import { signedIn, signedOut } from '../../../src/domain/session/events';
import {
  backupRestored,
  followUpsChecked,
  remoteChangesMerged,
  seedDataLoaded,
  storageRestored,
} from '../../../src/domain/system/events';
import { aLead, estimateRequest, newLead } from '../../support/entities';
import { makeStore, type TestStore } from '../../support/store';

const NOW = '2026-11-20T15:00:00.000Z';
const later = (milliseconds: number): string =>
  new Date(Date.parse(NOW) + milliseconds).toISOString();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW) }));

const leadOf = ({ leadOf }: TestStore, id: string) => {
  const lead = leadOf(id);
  if (!lead) throw new Error(`No lead ${id}`);
  return lead;
};
const notificationsOf = ({ notifications }: TestStore) => notifications();

describe('a request from the contact page', () => {
  it('becomes a whole lead, follow-up and notification', () => {
    const test = makeStore();
    const request = estimateRequest();
    const id = test.store.dispatch(requestEstimate(request));
    expect(leadOf(test, id)).toEqual({
      ...leadFromRequest(request),
      id,
      createdDate: NOW,
      nextFollowUpDate: later(HOUR),
      communications: [],
      documents: [],
      appointments: [],
    });
    expect(notificationsOf(test)).toMatchObject([
      { type: 'new_lead', leadId: id, isRead: false, actionRequired: true },
    ]);
    expect(test.types()).toEqual([
      'leads/leadCreated',
      'leads/followUpsScheduled',
      'notifications/notificationsRaised',
    ]);
  });
});

describe('a lead added by the owner', () => {
  it.each([
    ['New Lead', later(HOUR)],
    ['Initial Contact Made', undefined],
  ] as const)('at %s has the follow-up %s, an hour ahead only if it is new', (stage, dueDate) => {
    const test = makeStore();
    const id = test.addLead({ stage });
    expect(leadOf(test, id).nextFollowUpDate).toBe(dueDate);
    expect(notificationsOf(test)).toHaveLength(1);
  });
});

describe('saving the lead form', () => {
  const { stage: _stage, ...fields } = newLead();

  it('at New Lead moves the follow-up to an hour ahead, also where no field changed', () => {
    const test = makeStore();
    const id = test.addLead();
    vi.setSystemTime(Date.parse(NOW) + 10 * HOUR);
    test.store.dispatch(saveLead(id, { ...fields, stage: 'New Lead' }));
    expect(leadOf(test, id).nextFollowUpDate).toBe(later(11 * HOUR));
  });

  it('with a new stage and a corrected phone emits both, with only the changed field', () => {
    const test = makeStore();
    const id = test.addLead();
    test.events.length = 0;
    test.store.dispatch(
      saveLead(id, { ...fields, phone: '(802) 555-0121', stage: 'Estimate Provided' }),
    );
    const about = { leadId: id, leadName: 'Ada Brook' };
    expect(test.events.map(({ type, payload }) => [type, payload])).toEqual([
      ['leads/leadsMoved', { leads: [{ ...about, from: 'New Lead' }], to: 'Estimate Provided' }],
      [
        'leads/followUpsScheduled',
        { leads: [{ ...about, from: 'New Lead' }], dueDate: later(3 * DAY) },
      ],
      [
        'leads/leadEdited',
        { leadId: id, leadName: 'Ada Brook', changes: { phone: '(802) 555-0121' } },
      ],
    ]);
  });
});

describe('a communication', () => {
  it('sets last contact to now and schedules the follow-up that is wanted', () => {
    const test = makeStore();
    const id = test.addLead({ stage: 'Paid' });
    const wanted = later(2 * DAY);
    const log = (followUpRequired: boolean, followUpDate?: string) =>
      test.store.dispatch(
        communicationLogged({
          leadId: id,
          leadName: 'Ada Brook',
          communication: {
            type: 'call',
            subject: 'Rang',
            content: '',
            followUpRequired,
            followUpDate,
          },
        }),
      );
    log(false, wanted);
    expect(leadOf(test, id).lastContactDate).toBe(NOW);
    expect(leadOf(test, id).nextFollowUpDate).toBeUndefined();
    log(true);
    expect(leadOf(test, id).nextFollowUpDate).toBeUndefined();
    log(true, wanted);
    expect(leadOf(test, id).nextFollowUpDate).toBe(wanted);
    expect(leadOf(test, id).communications).toHaveLength(3);
  });
});

describe('the follow-up check', () => {
  const dueLead = (test: TestStore): string => {
    const id = test.addLead({ stage: 'Paid' });
    test.store.dispatch(scheduleFollowUps([id], NOW));
    test.store.dispatch(markRead(notificationsOf(test)));
    test.events.length = 0;
    return id;
  };
  const minute = (): Promise<unknown> => vi.advanceTimersByTimeAsync(FOLLOW_UP_CHECK_INTERVAL_MS);
  const followUpsOf = (test: TestStore) =>
    notificationsOf(test).filter(({ type }) => type === 'follow_up_due');
  /** A due lead of which the owner has been told. */
  async function withRaised() {
    const test = makeStore();
    const id = dueLead(test);
    test.store.dispatch(signedIn());
    await minute();
    return { test, id };
  }

  it('runs at once and every 60 s in a signed-in browser, and stops at sign-out', async () => {
    const test = makeStore({ isRestored: false });
    test.store.dispatch(signedIn());
    await vi.advanceTimersByTimeAsync(0);
    await minute();
    await minute();
    expect(test.types().filter((type) => type === followUpsChecked.type)).toHaveLength(3);
    test.store.dispatch(signedOut());
    await vi.advanceTimersByTimeAsync(5 * FOLLOW_UP_CHECK_INTERVAL_MS);
    expect(test.types().filter((type) => type === followUpsChecked.type)).toHaveLength(3);
    test.store.dispatch(signedIn());
    await vi.advanceTimersByTimeAsync(0);
    expect(test.types().filter((type) => type === followUpsChecked.type)).toHaveLength(4);
  });

  it('catches up once after a night asleep, without a burst', async () => {
    const test = makeStore();
    const ids = [dueLead(test), dueLead(test)];
    for (const id of ids) test.store.dispatch(scheduleFollowUps([id], later(DAY / 4)));
    test.store.dispatch(signedIn());
    await minute();
    test.events.length = 0;
    vi.setSystemTime(Date.parse(later(DAY)));
    await minute();
    expect(test.types().filter((type) => type === followUpsChecked.type)).toHaveLength(1);
    const raised = test.events.filter((event) => followUpsDue.match(event));
    expect(raised.map(({ payload }) => payload.leads.map(({ leadId }) => leadId))).toEqual([ids]);
  });

  it('does not run where nobody is signed in', async () => {
    const test = makeStore({ isRestored: false });
    test.store.dispatch(storageRestored());
    await minute();
    expect(test.types()).toEqual([storageRestored.type]);
  });

  it('raises one notification for a due lead, and only one while it is unread', async () => {
    const { test, id } = await withRaised();
    await minute();
    expect(test.types().filter((type) => type === followUpsDue.type)).toHaveLength(1);
    expect(notificationsOf(test).filter((one) => !one.isRead)).toEqual([
      expect.objectContaining({ id: `followup:${id}:${NOW}`, type: 'follow_up_due', leadId: id }),
    ]);
  });

  it.each(['it', 'another tab'])(
    'raises it again once %s marked it read while the lead stays due',
    async (who) => {
      const { test } = await withRaised();
      const entities = notificationsOf(test).map((one) => ({ ...one, isRead: true }));
      test.store.dispatch(
        who === 'it'
          ? markRead(notificationsOf(test))
          : remoteChangesMerged({ entry: 'notifications', entities, removedIds: [] }),
      );
      await minute();
      expect(followUpsOf(test).map(({ isRead }) => isRead)).toEqual([false]);
    },
  );

  it('keeps it raised while another tab has it unread, or reads one of another kind', async () => {
    const { test } = await withRaised();
    const [raised] = notificationsOf(test);
    if (!raised) throw new Error('Nothing was raised');
    const entities = [
      { ...raised, title: 'Edited there' },
      { ...raised, id: 'new', type: 'new_lead' as const, isRead: true },
    ];
    test.store.dispatch(remoteChangesMerged({ entry: 'notifications', entities, removedIds: [] }));
    await minute();
    expect(test.types().filter((type) => type === followUpsDue.type)).toHaveLength(1);
  });

  it.each([
    ['deleted, and came back from another tab', remoteChangesMerged],
    ['put back by a backup that has no notifications', backupRestored],
  ])('raises it again for a lead that was %s', async (_how, { type }) => {
    const { test, id } = await withRaised();
    const entities = [leadOf(test, id)];
    if (type === backupRestored.type) {
      const notifications = { entry: 'notifications' as const, entities: [] };
      test.store.dispatch(
        backupRestored({ entries: [{ entry: 'leads', entities }, notifications], deletes: {} }),
      );
    } else {
      test.store.dispatch(deleteLeads([id]));
      test.store.dispatch(remoteChangesMerged({ entry: 'leads', entities, removedIds: [] }));
    }
    expect(notificationsOf(test)).toEqual([]);
    await minute();
    expect(notificationsOf(test)).toMatchObject([{ type: 'follow_up_due', leadId: id }]);
  });

  it('is silent about a lead that was snoozed after its notification was read', async () => {
    const { test, id } = await withRaised();
    test.store.dispatch(scheduleFollowUps([id], later(DAY)));
    test.store.dispatch(markRead(notificationsOf(test)));
    await minute();
    expect(notificationsOf(test).filter((one) => !one.isRead)).toEqual([]);
  });
});

describe('built-in leads that arrive after the check on load', () => {
  const due = aLead({ nextFollowUpDate: later(-HOUR) });

  it('are raised by one event, however many they are', () => {
    const test = makeStore();
    test.store.dispatch(signedIn());
    const many = Array.from({ length: 500 }, (_, index) => aLead({ ...due, id: `${index}-test0` }));
    test.events.length = 0;
    test.store.dispatch(seedDataLoaded({ entry: 'leads', entities: many }));
    expect(notificationsOf(test)).toHaveLength(500);
    expect(test.types()).toEqual([
      'system/seedDataLoaded',
      'system/followUpsChecked',
      'leads/followUpsDue',
      'notifications/notificationsRaised',
    ]);
  });

  it('are left alone in a browser that is signed out', () => {
    const test = makeStore();
    test.store.dispatch(seedDataLoaded({ entry: 'leads', entities: [due] }));
    expect(notificationsOf(test)).toEqual([]);
  });

  it('of another kind start no check', () => {
    const test = makeStore();
    test.store.dispatch(signedIn());
    test.events.length = 0;
    test.store.dispatch(seedDataLoaded({ entry: 'gallery', entities: [] }));
    expect(test.types()).toEqual(['system/seedDataLoaded']);
  });
});
