import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  appointmentCompleted,
  appointmentScheduled,
  leadEdited,
} from '../../../src/domain/leads/events';
import { overdueLeads } from '../../../src/domain/leads/rules';
import type { LeadFields } from '../../../src/domain/leads/schema';
import { leadsSlice, selectActiveLeads, selectLeads } from '../../../src/domain/leads/slice';
import { followUpsSettled, notificationsRead } from '../../../src/domain/notifications/events';
import type { Notification } from '../../../src/domain/notifications/schema';
import {
  remoteChangesMerged,
  seedDataLoaded,
  storageCleared,
} from '../../../src/domain/system/events';
import { actUndone, type Reversal } from '../../../src/domain/undo/events';
import { aLead, aNotification, aProject, visitFields } from '../../support/entities';
import { makeStore, withLead } from '../../support/store';

const withPaid = () => {
  const test = withLead({ stage: 'Paid' });
  return { ...test, about: { leadId: test.leadId, leadName: 'Ada Brook' } };
};

describe('a lead', () => {
  it.each<[what: string, changes: Partial<LeadFields>, first: number | undefined]>([
    ['the street', { address: '1 Elm' }, 1],
    ['the name', { firstName: 'Adele' }, 1],
    ['the phone number', { phone: '(802) 555-0199' }, 1],
    ['what calendars do not show', { notes: 'Has a dog', estimatedValue: 5 }, undefined],
    ['nothing', {}, undefined],
  ])('with a change of %s is a newer version of its next visits', (_what, changes, first) => {
    const { store, about, lead } = withPaid();
    const appointment = visitFields();
    store.dispatch(appointmentScheduled({ ...about, appointment }));
    const { payload } = store.dispatch(appointmentScheduled({ ...about, appointment }));
    store.dispatch(appointmentCompleted({ ...about, appointmentId: payload.appointment.id }));
    store.dispatch(leadEdited({ ...about, changes }));
    expect(lead()?.appointments.map(({ sequence }) => sequence)).toEqual([first, 1]);
  });
});

describe('the selectors', () => {
  it('show leads in their order, the active ones and the overdue', () => {
    const { store } = makeStore();
    const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
    store.dispatch(
      seedDataLoaded({
        entry: 'leads',
        entities: [
          aLead({ id: 'old', createdDate: at(1), nextFollowUpDate: at(9) }),
          aLead({ id: 'new', createdDate: at(3), nextFollowUpDate: at(8) }),
          aLead({ id: 'idle', createdDate: at(2), nextFollowUpDate: at(8), isActive: false }),
          aLead({ id: 'later', createdDate: at(1), nextFollowUpDate: at(28) }),
        ],
      }),
    );
    const state = store.getState();
    const idsOf = (leads: { id: string }[]) => leads.map(({ id }) => id);
    expect(idsOf(selectLeads(state))).toEqual(['new', 'idle', 'later', 'old']);
    expect(idsOf(selectActiveLeads(state))).toEqual(['new', 'later', 'old']);
    expect(idsOf(overdueLeads(selectActiveLeads(state), new Date(at(20))))).toEqual(['new', 'old']);
  });
});

describe('a raised follow-up', () => {
  const ids = { notificationIds: [], leadIds: ['a'] };
  const read = aNotification({ leadId: 'a', isRead: true });
  const remote = (entry: 'leads' | 'notifications', entity: Notification) =>
    remoteChangesMerged({ entry, entities: [entity], removedIds: [] } as never);
  const undone = (reversal: Pick<Reversal, 'entry' | 'entities'>) =>
    actUndone({
      eventId: '1',
      type: '',
      entries: [],
      reversals: [{ ...reversal, removedIds: [], removedMembers: [] } as Reversal],
    });

  it.each<[what: string, event: UnknownAction, left: string[]]>([
    ['a settled follow-up', followUpsSettled(ids), ['1']],
    ['a notification that was read', notificationsRead(ids), ['1']],
    ['one that another tab read', remote('notifications', read), ['1']],
    [
      'one that another tab raised',
      remote('notifications', { ...read, isRead: false }),
      ['1', 'a'],
    ],
    [
      'another kind that another tab read',
      remote('notifications', { ...read, type: 'new_lead' }),
      ['1', 'a'],
    ],
    ['what another tab changed of other lists', remote('leads', read), ['1', 'a']],
    ['an Undo of leads', undone({ entry: 'leads', entities: [aLead({ id: 'a' })] }), ['1']],
    ['an Undo of jobs', undone({ entry: 'projects', entities: [aProject({ id: 1 })] }), ['1', 'a']],
    ['storage that was cleared', storageCleared(), []],
  ])('is forgotten, or not, by %s', (_what, event, left) => {
    const raisedFollowUps = { 1: '2026-11-20', a: '2026-11-20' };
    const state = { ids: [], entities: {}, raisedFollowUps };
    expect(Object.keys(leadsSlice.reducer(state, event).raisedFollowUps)).toEqual(left);
  });
});
