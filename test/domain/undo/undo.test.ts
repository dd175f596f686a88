import type { Reducer } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savePageTitle } from '../../../src/domain/content/commands';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { selectHistory } from '../../../src/domain/history/slice';
import * as leads from '../../../src/domain/leads/commands';
import { leadEdited } from '../../../src/domain/leads/events';
import { selectUnreadCount } from '../../../src/domain/notifications/slice';
import { updateStatus } from '../../../src/domain/projects/commands';
import { EMAIL_DELAY_MS } from '../../../src/domain/projects/rules';
import { signedOut } from '../../../src/domain/session/events';
import type { DomainState } from '../../../src/domain/store';
import { followUpsChecked, remoteChangesMerged } from '../../../src/domain/system/events';
import { restoreDeleted, undoAct } from '../../../src/domain/undo/commands';
import { actUndone } from '../../../src/domain/undo/events';
import { ACT_LIMIT } from '../../../src/domain/undo/schema';
import { selectActs, selectDeleted, selectLastAct } from '../../../src/domain/undo/slice';
import { callFields, newLead, visitFields } from '../../support/entities';
import { makeStore, undoLast } from '../../support/store';
import { ACTS, CREATIONS, filled, HOUR_MS, listsOf, NOW, type Filled } from './acts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));

/** Another tab's change of one entity. */
const remote = (entry: 'leads' | 'projects', entity: unknown) =>
  remoteChangesMerged({ entry, entities: [entity], removedIds: [] } as unknown as Parameters<
    typeof remoteChangesMerged
  >[0]);
type DomainAction = ReturnType<typeof remote>;

/** Whom the entries of the history are about that were made after a number of them. */
const toldOf = ({ store }: ReturnType<typeof filled>, after: number, type?: string): string[] =>
  Object.values(store.getState().history.entities)
    .slice(after)
    .filter((entry) => type === undefined || entry.type === type)
    .map(({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}`);

describe('Undo', () => {
  it.each([...ACTS, ...CREATIONS])(
    'of %s is told of all whom the act was told of',
    (_what, act) => {
      const all = filled();
      const before = toldOf(all, 0).length;
      act(all);
      const told = new Set(toldOf(all, before));
      undoLast(all);
      const undone = toldOf(all, before, actUndone.type);
      expect(new Set(undone)).toEqual(told);
      expect(undone).toHaveLength(told.size);
    },
  );

  it.each(ACTS)('takes back %s', (_what, act) => {
    const all = filled();
    all.store.dispatch(savePageTitle('about', 'About you'));
    const before = listsOf(all.store.getState());
    vi.advanceTimersByTime(60_000);
    act(all);
    expect(listsOf(all.store.getState())).not.toEqual(before);
    expect(undoLast(all)).toBe(0);
    expect(listsOf(all.store.getState())).toEqual(before);
    expect(selectDeleted(all.store.getState())).toEqual([]);
  });

  it.each(CREATIONS)('deletes %s restorably, and the restoring can be taken back', (_what, act) => {
    const all = filled();
    const { store } = all;
    const before = listsOf(store.getState());
    vi.advanceTimersByTime(60_000);
    act(all);
    const added = listsOf(store.getState());
    expect(undoLast(all)).toBe(0);
    expect(listsOf(store.getState())).toEqual(before);
    const restore = () =>
      store.dispatch(restoreDeleted(selectDeleted(store.getState())[0]?.id ?? ''));
    expect(restore()).toBe(0);
    expect(listsOf(store.getState())).toEqual(added);
    expect(selectDeleted(store.getState())).toEqual([]);
    expect(undoLast(all)).toBe(0);
    expect(listsOf(store.getState())).toEqual(before);
    expect(selectDeleted(store.getState())).toHaveLength(1);
    expect(selectHistory(store.getState()).map(sentenceFor)).toContain('Undone: Restored');
    expect(restore()).toBe(0);
    expect(listsOf(store.getState())).toEqual(added);
  });

  it('takes back what the owner did last, though it changed nothing in between', () => {
    const all = filled();
    const { store, leadId, lead } = all;
    store.dispatch(leads.moveLeads([leadId], 'Paid'));
    for (let count = 0; count < ACT_LIMIT + 1; count += 1) {
      store.dispatch(leadEdited({ leadId, leadName: '', changes: {} }));
    }
    undoLast(all);
    expect(lead()?.stage).toBe('New Lead');
  });

  it('keeps a new lead that a job was made from', () => {
    const all = filled();
    const { store } = all;
    const id = all.addLead();
    const act = selectLastAct(store.getState());
    const jobId = all.addJob({ customerId: id });
    expect(store.dispatch(undoAct(act?.id ?? ''))).toBeGreaterThan(0);
    expect(all.leadOf(id)).toBeDefined();
    expect(store.getState().projects.entities[jobId]?.customerId).toBe(id);
    expect(all.notifications().filter((one) => one.leadId === id)).toHaveLength(1);
  });

  it('keeps what changed since, and says how much', () => {
    const all = filled();
    const { store, leadId, lead } = all;
    store.dispatch(
      leads.saveLead(leadId, {
        ...newLead({ city: 'Stowe', address: '1 Elm' }),
        stage: 'Contact Attempted',
      }),
    );
    const act = selectLastAct(store.getState());
    store.dispatch(leadEdited({ leadId, leadName: '', changes: { city: 'Burlington' } }));
    expect(store.dispatch(undoAct(act?.id ?? ''))).toBe(1);
    expect(lead()).toMatchObject({ city: 'Burlington', address: '', stage: 'New Lead' });
  });

  it.each(
    Object.entries<(all: ReturnType<typeof filled>, id: string) => unknown>({
      'of an appointment': ({ store, leadId }, id) =>
        store.dispatch(
          leads.moveAppointment(leadId, id, visitFields({ type: 'work', scheduledTime: '11:00' })),
        ),
      'of its state': ({ store, leadId }, id) =>
        store.dispatch(leads.cancelAppointment(leadId, id)),
      'of the place': ({ store, leadId }) =>
        store.dispatch(leads.saveLead(leadId, { ...newLead({ address: '1 Elm' }), stage: 'Paid' })),
    }),
  )('of a change %s is one more change of the appointment, for calendars', (_what, act) => {
    const all = filled();
    const id = all.lead()?.appointments[0]?.id ?? '';
    act(all, id);
    expect(all.lead()?.appointments[0]?.sequence).toBe(1);
    expect(undoLast(all)).toBe(0);
    expect(all.lead()?.appointments[0]?.sequence).toBe(2);
  });

  it('takes an appointment away although it has changed back and forth', () => {
    const all = filled();
    const { store, leadId, lead } = all;
    const visit = { type: 'work', scheduledDate: '2026-12-01', scheduledTime: '11:00' } as const;
    store.dispatch(leads.scheduleAppointment(leadId, { ...visit, duration: 30, notes: '' }));
    store.dispatch(leads.saveLead(leadId, { ...newLead({ city: 'Stowe' }), stage: 'Paid' }));
    const id = lead()?.appointments[1]?.id;
    expect(undoLast(all)).toBe(0);
    expect(undoLast(all)).toBe(0);
    expect(lead()?.appointments).toHaveLength(1);
    const { deletes } = all.events.findLast(actUndone.match)?.meta ?? {};
    expect(deletes?.leads?.members).toEqual([[leadId, 'appointments', id]]);
  });

  it('does nothing a second time', () => {
    const all = filled();
    all.store.dispatch(leads.moveLeads([all.leadId], 'Paid'));
    const act = selectLastAct(all.store.getState());
    undoLast(all);
    const before = all.types().length;
    expect(all.store.dispatch(undoAct(act?.id ?? ''))).toBeUndefined();
    expect(all.types()).toHaveLength(before);
  });

  it('raises no second notification for the follow-up that is due again', () => {
    const all = filled();
    all.store.dispatch(leads.scheduleFollowUps([all.leadId], '2026-11-25T14:00:00.000Z'));
    const unread = selectUnreadCount(all.store.getState());
    undoLast(all);
    all.store.dispatch(followUpsChecked());
    expect(selectUnreadCount(all.store.getState())).toBe(unread + 1);
  });

  it.each<[what: string, act: (all: Filled) => unknown, undo: (all: Filled) => unknown]>([
    [
      'Undo of putting it off',
      ({ store, leadId }) =>
        store.dispatch(leads.scheduleFollowUps([leadId], '2026-11-25T14:00:00.000Z')),
      undoLast,
    ],
    [
      'Undo of its deletion',
      ({ store, leadId }) => store.dispatch(leads.deleteLeads([leadId])),
      undoLast,
    ],
    [
      'restoring it',
      ({ store, leadId }) => store.dispatch(leads.deleteLeads([leadId])),
      ({ store }) => store.dispatch(restoreDeleted(selectDeleted(store.getState())[0]?.id ?? '')),
    ],
  ])('raises a follow-up that became due before %s', (_what, act, undo) => {
    const all = filled();
    const due = new Date(Date.now() + HOUR_MS);
    all.store.dispatch(leads.scheduleFollowUps([all.leadId], due.toISOString()));
    const isRaised = () =>
      all
        .notifications()
        .some(({ id, isRead }) => id === `followup:${all.leadId}:${due.toISOString()}` && !isRead);
    act(all);
    vi.setSystemTime(due.getTime() + 300_000);
    all.store.dispatch(followUpsChecked());
    expect(isRaised()).toBe(false);
    undo(all);
    all.store.dispatch(followUpsChecked());
    expect(isRaised()).toBe(true);
  });

  it.each<[what: string, act: (all: Filled) => unknown, another: (all: Filled) => DomainAction]>([
    [
      'a stage with its follow-up, where the lead was moved on',
      ({ store, leadId }) => store.dispatch(leads.moveLeads([leadId], 'Estimate Provided')),
      ({ lead }) => remote('leads', { ...lead(), stage: 'Awaiting Decision' }),
    ],
    [
      'the stage that a job’s status brought, where the job was moved on',
      ({ store, projectId }) =>
        store.dispatch(updateStatus(projectId, { status: 'Completed', note: '', isPublic: false })),
      ({ store, projectId }) =>
        remote('projects', { ...store.getState().projects.entities[projectId], status: 'Paid' }),
    ],
  ])('keeps %s elsewhere', (_what, act, another) => {
    const all = filled();
    act(all);
    all.store.dispatch(another(all));
    const before = all.lead();
    expect(undoLast(all)).toBe(1);
    expect(all.lead()).toEqual(before);
  });

  it('keeps what followed for one of two leads, and takes back what followed for the other', () => {
    const all = filled();
    const { store, leadId, leadOf, notifications } = all;
    const otherId = all.addLead();
    vi.advanceTimersByTime(24 * HOUR_MS);
    store.dispatch(followUpsChecked());
    store.dispatch(leads.scheduleFollowUps([leadId, otherId], '2026-11-25T14:00:00.000Z'));
    store.dispatch(
      remote('leads', { ...leadOf(otherId), nextFollowUpDate: '2026-11-26T14:00:00.000Z' }),
    );
    expect(undoLast(all)).toBe(1);
    const due = notifications().filter(({ type, isRead }) => type === 'follow_up_due' && !isRead);
    expect(due.map((one) => one.leadId)).toEqual([leadId]);
  });

  it('takes back what followed from a field beside the one that changed', () => {
    const all = filled();
    const { store, leadId, lead } = all;
    const unread = selectUnreadCount(store.getState());
    const fields = newLead({ city: 'Stowe', isActive: false, stage: 'New Lead' });
    store.dispatch(leads.saveLead(leadId, fields));
    expect(selectUnreadCount(store.getState())).toBe(unread - 1);
    store.dispatch(remote('leads', { ...lead(), city: 'Barre' }));
    expect(undoLast(all)).toBe(1);
    expect(selectUnreadCount(store.getState())).toBe(unread);
  });

  it('takes back what was saved with a stage that was changed elsewhere', () => {
    const all = filled();
    const { store, leadId, lead } = all;
    const fields = { ...newLead({ city: 'Stowe' }), stage: 'Estimate Provided' as const };
    store.dispatch(leads.saveLead(leadId, fields));
    store.dispatch(remote('leads', { ...lead(), stage: 'Awaiting Decision' }));
    const followUp = lead()?.nextFollowUpDate;
    expect(undoLast(all)).toBe(1);
    expect(lead()).toMatchObject({
      city: newLead().city,
      stage: 'Awaiting Decision',
      nextFollowUpDate: followUp,
    });
  });

  it('keeps what a customer was told, and its record', async () => {
    const all = filled();
    const { store, projectId } = all;
    const project = () => store.getState().projects.entities[projectId];
    const status = project()?.status;
    store.dispatch(
      updateStatus(projectId, { status: 'Completed', note: 'All done', isPublic: true }),
    );
    await vi.advanceTimersByTimeAsync(EMAIL_DELAY_MS + 100);
    expect(undoLast(all)).toBeGreaterThan(0);
    expect(project()?.status).toBe(status);
    expect(project()?.notes).toMatchObject([{ isPublic: true, emailSent: true }]);
    expect(Object.values(store.getState().statusUpdates.entities)).toMatchObject([
      { newStatus: 'Completed', note: 'All done' },
    ]);
  });

  it('moves a job’s lead back with its job, though the customer was told', async () => {
    const all = filled();
    const { store, projectId, lead } = all;
    const { stage, nextFollowUpDate } = lead() ?? {};
    store.dispatch(
      updateStatus(projectId, { status: 'Completed', note: 'All done', isPublic: true }),
    );
    expect(lead()?.stage).toBe('Work Completed');
    await vi.advanceTimersByTimeAsync(EMAIL_DELAY_MS + 100);
    expect(undoLast(all)).toBeGreaterThan(0);
    expect(lead()).toMatchObject({ stage, nextFollowUpDate });
  });

  it('leaves a conversation that was logged after an older act', () => {
    const all = filled();
    const { store, leadId, lead } = all;
    store.dispatch(leads.recordCallOutcome(leadId, { outcome: 'no-answer', note: '' }));
    const act = selectLastAct(store.getState());
    store.dispatch(leads.logCommunication(leadId, callFields({ subject: 'Called back' })));
    store.dispatch(undoAct(act?.id ?? ''));
    expect(lead()?.communications.map(({ subject }) => subject)).toEqual(['Rang', 'Called back']);
  });

  it('leaves the notification settled if the follow-up was put off meanwhile', () => {
    const { store, leadId, lead, notifications } = filled();
    store.dispatch(leads.recordCallOutcome(leadId, { outcome: 'no-answer', note: '' }));
    const act = selectLastAct(store.getState());
    store.dispatch(leads.scheduleFollowUps([leadId], '2026-11-29T14:00:00.000Z'));
    store.dispatch(undoAct(act?.id ?? ''));
    expect(lead()?.nextFollowUpDate).toBe('2026-11-29T14:00:00.000Z');
    const unread = notifications().filter(({ isRead }) => !isRead);
    expect(unread.map(({ type }) => type)).not.toContain('follow_up_due');
  });

  it('reaches back twenty acts of this sign-in', () => {
    const all = filled();
    const stages = ['Paid', 'Invoice Sent'] as const;
    for (let count = 0; count < ACT_LIMIT + 2; count += 1) {
      all.store.dispatch(leads.moveLeads([all.leadId], stages[count % 2] ?? 'Paid'));
    }
    expect(selectActs(all.store.getState())).toHaveLength(ACT_LIMIT);
    all.store.dispatch(signedOut());
    expect(selectActs(all.store.getState())).toEqual([]);
  });

  it('does nothing for an act or a deletion that no record has', () => {
    const { store } = makeStore();
    expect(store.dispatch(undoAct('gone'))).toBeUndefined();
    expect(store.dispatch(restoreDeleted('gone'))).toBeUndefined();
  });

  it('knows no act of what happens by itself, nor of a visitor', () => {
    const visitor = {
      reducers: {},
      wrapReducer: (reducer: Reducer<DomainState>) => reducer,
      listeners: [],
    };
    const { store, addLead } = makeStore({ ownerParts: visitor });
    addLead();
    expect(selectActs(store.getState())).toEqual([]);
    const all = filled();
    const acts = selectActs(all.store.getState());
    all.store.dispatch(followUpsChecked());
    expect(selectActs(all.store.getState())).toEqual(acts);
  });
});
