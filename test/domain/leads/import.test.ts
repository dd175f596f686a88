import { describe, expect, it } from 'vitest';
import { deleteLeads, importLeads, moveLeads } from '../../../src/domain/leads/commands';
import { leadsImported } from '../../../src/domain/leads/events';
import { notificationsRaised } from '../../../src/domain/notifications/events';
import { undoAct } from '../../../src/domain/undo/commands';
import { selectActs } from '../../../src/domain/undo/slice';
import { newLead } from '../../support/entities';
import { makeStore, type TestStore } from '../../support/store';

const TWO = ['Ada', 'Ben'].map((firstName) => newLead({ firstName }));
const notice = (leadId: string) =>
  notificationsRaised([
    {
      type: 'new_lead',
      leadId,
      leadName: '',
      title: 'New lead',
      message: '',
      actionRequired: true,
    },
  ]);

/** Undoes the import. Returns how many leads were kept. */
function undoImport({ dispatch, getState }: TestStore['store']): number | undefined {
  const act = selectActs(getState()).findLast(({ type }) => type === leadsImported.type);
  return dispatch(undoAct(act?.id ?? ''));
}

/** A store with a lead of its own and two imported ones. */
function withImport() {
  const test = makeStore();
  const { store, addLead, leads } = test;
  addLead({ firstName: 'Own', stage: 'Paid' });
  const imported = store.dispatch(importLeads(TWO));
  const names = () =>
    leads()
      .map(({ firstName }) => firstName)
      .sort();
  return { ...test, imported, names };
}

describe('an import of leads', () => {
  it('adds them without a notification', () => {
    const { store, imported, names } = withImport();
    const before = Object.keys(store.getState().notifications.entities).length;
    expect(imported.map(({ firstName }) => firstName)).toEqual(['Ada', 'Ben']);
    expect(names()).toEqual(['Ada', 'Ben', 'Own']);
    store.dispatch(importLeads(TWO));
    expect(Object.keys(store.getState().notifications.entities)).toHaveLength(before);
  });

  it('is undone with the notifications of its leads, and of no other', () => {
    const { store, imported, names, leads } = withImport();
    const own = leads().find(({ firstName }) => firstName === 'Own');
    for (const id of [imported[0]?.id, own?.id]) store.dispatch(notice(id ?? ''));
    expect(undoImport(store)).toBe(0);
    expect(names()).toEqual(['Own']);
    const left = Object.values(store.getState().notifications.entities);
    expect(new Set(left.map(({ leadId }) => leadId))).toEqual(new Set([own?.id]));
  });

  it('is undone but for a lead that has a job', () => {
    const { store, imported, addJob, jobOf, leadOf } = withImport();
    const customerId = imported[0]?.id ?? '';
    const jobId = addJob({ customerId });
    expect(undoImport(store)).toBe(1);
    expect(jobOf(jobId)?.customerId).toBe(customerId);
    expect(leadOf(customerId)).toBeDefined();
  });

  it('is undone but for a lead that was changed since; one that is gone does not count', () => {
    const { store, imported, names } = withImport();
    store.dispatch(moveLeads([imported[0]?.id ?? ''], 'Paid'));
    store.dispatch(deleteLeads([imported[1]?.id ?? '']));
    expect(undoImport(store)).toBe(1);
    expect(names()).toEqual(['Ada', 'Own']);
  });
});
