import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callCommunication,
  followUpAfterCall,
  notesWithReason,
} from '../../../src/domain/leads/callOutcomes';
import {
  missAppointment,
  recordCallOutcome,
  saveLead,
  scheduleAppointment,
  scheduleFollowUps,
} from '../../../src/domain/leads/commands';
import { CALL_OUTCOMES, type CallReport, type Lead } from '../../../src/domain/leads/schema';
import { selectUnreadNotifications } from '../../../src/domain/notifications/slice';
import { signedIn } from '../../../src/domain/session/events';
import { followUpsChecked } from '../../../src/domain/system/events';
import { MAX_LENGTH } from '../../../src/lib/fields';
import { newLead, visitFields } from '../../support/entities';
import { withLead } from '../../support/store';

/** Local times: the hour of a follow-up is one of the owner's calendar. */
const NOW = new Date('2026-11-20T10:30:00');
const local = (text: string): string => new Date(text).toISOString();
/** The first working morning after that Friday. */
const NEXT_MORNING = local('2026-11-23T09:00:00');
const PICKED = local('2026-12-03T14:15:00');

beforeEach(() => vi.useFakeTimers({ now: NOW }));

/** A store with one lead at New Lead that is due and has both notifications unread. */
function dueLead(facts?: Parameters<typeof newLead>[0]) {
  const test = withLead(facts);
  const { dispatch } = test.store;
  dispatch(scheduleFollowUps([test.leadId], local('2026-11-20T09:00:00')));
  dispatch(signedIn());
  dispatch(followUpsChecked());
  test.events.length = 0;
  const call = (report: Partial<CallReport> & Pick<CallReport, 'outcome'>): void => {
    dispatch(recordCallOutcome(test.leadId, { note: '', ...report }));
  };
  return { ...test, call };
}

describe('the follow-up after a call', () => {
  it.each([
    ['no-answer', undefined, NEXT_MORNING],
    ['left-message', undefined, NEXT_MORNING],
    ['spoke', undefined, undefined],
    ['booked', undefined, undefined],
    ['not-interested', undefined, undefined],
    ['no-answer', PICKED, PICKED],
    ['spoke', PICKED, PICKED],
  ] as const)('after %s with the date %s is %s', (outcome, followUpDate, expected) => {
    const report = { outcome, ...(followUpDate && { followUpDate }) };
    expect(followUpAfterCall(report, NOW, {})).toBe(expected);
  });
});

describe('the communication of a call', () => {
  it.each([
    ['no-answer', 'No answer', true],
    ['left-message', 'Left a message', true],
    ['spoke', 'Spoke', false],
    ['booked', 'Booked', false],
    ['not-interested', 'Not interested', false],
  ] as const)('%s is logged as %s', (outcome, subject, followUpRequired) => {
    expect(callCommunication({ outcome, note: 'Rings Monday' }, NOW, {})).toMatchObject({
      type: 'call',
      subject,
      content: 'Rings Monday',
      followUpRequired,
    });
  });

  it('names the reason', () => {
    const report = { outcome: 'not-interested', note: '', reason: 'went-elsewhere' } as const;
    expect(callCommunication(report, NOW, {}).subject).toBe('Not interested: Went elsewhere');
  });
});

describe('the reason in the notes', () => {
  const full = 'n'.repeat(MAX_LENGTH.note - 5);
  it.each([
    ['', 'Not interested: Price'],
    ['Gate code 12', 'Gate code 12\nNot interested: Price'],
    [full, full],
  ])('follows what is written', (notes, expected) => {
    expect(notesWithReason(notes, 'price')).toBe(expected);
  });
});

describe('a recorded call', () => {
  it('without an answer is logged, put off to the next working morning, and settles both notifications', () => {
    const test = dueLead();
    test.call({ outcome: 'no-answer', note: 'Rang twice' });
    expect(test.types()).toEqual([
      'leads/callOutcomeRecorded',
      'notifications/notificationsRead',
      'leads/communicationLogged',
      'leads/followUpsScheduled',
      'notifications/followUpsSettled',
    ]);
    expect(test.lead()).toMatchObject({
      stage: 'New Lead',
      isActive: true,
      lastContactDate: NOW.toISOString(),
      nextFollowUpDate: NEXT_MORNING,
      communications: [{ type: 'call', subject: 'No answer', content: 'Rang twice' }],
    });
    expect(selectUnreadNotifications(test.store.getState())).toEqual([]);
  });

  it.each(CALL_OUTCOMES)('%s: every event leads back to it', (outcome) => {
    const test = dueLead();
    test.call({ outcome, ...(outcome === 'not-interested' && { reason: 'timing' }) });
    const [recorded, ...rest] = test.events;
    const known = new Set([recorded?.meta.eventId]);
    for (const { meta, type } of rest) {
      expect(known, type).toContain(meta.causedBy?.eventId);
      known.add(meta.eventId);
    }
    expect(rest.length).toBeGreaterThan(1);
  });

  it('moves the lead, and the picked date wins over that of the stage', () => {
    const test = dueLead();
    test.call({ outcome: 'spoke', followUpDate: PICKED, stage: 'Estimate Provided' });
    expect(test.lead()).toMatchObject({ stage: 'Estimate Provided', nextFollowUpDate: PICKED });
    expect(test.types().filter((type) => type === 'leads/followUpsScheduled')).toHaveLength(1);
  });

  it('to the stage where it is says nothing of a stage', () => {
    const test = dueLead();
    test.call({ outcome: 'spoke', followUpDate: PICKED, stage: 'New Lead' });
    expect(test.types()).not.toContain('leads/leadsMoved');
  });

  it('that booked a visit schedules it, and leaves no other follow-up', () => {
    const test = dueLead();
    const visit = visitFields();
    test.call({ outcome: 'booked', appointment: visit });
    expect(test.lead().appointments).toMatchObject([{ ...visit, status: 'scheduled' }]);
    expect(test.lead().nextFollowUpDate).toBeUndefined();
    expect(selectUnreadNotifications(test.store.getState())).toEqual([]);
  });

  it('without interest makes the lead inactive, with the reason in the notes and no follow-up', () => {
    const test = dueLead({ notes: 'Gate code 12' });
    test.call({ outcome: 'not-interested', reason: 'price' });
    expect(test.lead()).toMatchObject({
      isActive: false,
      notes: 'Gate code 12\nNot interested: Price',
    });
    expect(test.lead().nextFollowUpDate).toBeUndefined();
    expect(selectUnreadNotifications(test.store.getState())).toEqual([]);
  });

  it('of a lead without a follow-up removes none', () => {
    const test = dueLead();
    test.store.dispatch(scheduleFollowUps([test.leadId], null));
    test.events.length = 0;
    test.call({ outcome: 'booked' });
    expect(test.types()).not.toContain('leads/followUpsScheduled');
  });

  it('of a deleted lead says nothing', () => {
    const test = dueLead();
    test.store.dispatch(recordCallOutcome('nobody', { outcome: 'spoke', note: '' }));
    expect(test.types()).toEqual([]);
  });

  it('leaves the hour of a later save at New Lead as it is', () => {
    const test = dueLead();
    test.call({ outcome: 'no-answer' });
    const { stage, ...fields } = newLead();
    test.store.dispatch(saveLead(test.leadId, { ...fields, stage }));
    expect(test.lead().nextFollowUpDate).toBe(local('2026-11-20T11:30:00'));
  });
});

describe('a missed appointment', () => {
  const missed = (isActive: boolean): Lead => {
    const test = dueLead({ isActive, stage: 'Estimate Scheduled' });
    test.store.dispatch(scheduleAppointment(test.leadId, visitFields()));
    test.store.dispatch(missAppointment(test.leadId, test.lead().appointments[0]?.id ?? ''));
    return test.lead();
  };

  it('is followed up in the next working morning', () => {
    expect(missed(true)).toMatchObject({
      appointments: [{ status: 'no-show' }],
      nextFollowUpDate: NEXT_MORNING,
    });
  });

  it('of an inactive lead is not', () => {
    expect(missed(false).nextFollowUpDate).not.toBe(NEXT_MORNING);
  });
});
