import { describe, expect, it } from 'vitest';
import {
  createLead,
  deleteLead,
  importLeads,
  moveLead,
  undoImport,
} from '../../../src/domain/leads/commands';
import { selectLeads } from '../../../src/domain/leads/slice';
import { notificationRaised } from '../../../src/events/notifications';
import { newLead } from '../../support/entities';
import { makeStore } from '../../support/store';

const TWO = ['Ada', 'Ben'].map((firstName) => newLead({ firstName }));
const notice = (leadId: string) =>
  notificationRaised({
    type: 'new_lead',
    leadId,
    leadName: '',
    title: 'New lead',
    message: '',
    actionRequired: true,
  });

/** A store with a lead of its own and two imported ones. */
function withImport() {
  const { store } = makeStore();
  store.dispatch(createLead(newLead({ firstName: 'Own', stage: 'Paid' })));
  const imported = store.dispatch(importLeads(TWO));
  const names = () =>
    selectLeads(store.getState())
      .map(({ firstName }) => firstName)
      .sort();
  return { store, imported, names };
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
    const { store, imported, names } = withImport();
    const own = selectLeads(store.getState()).find(({ firstName }) => firstName === 'Own');
    for (const id of [imported[0]?.id, own?.id]) store.dispatch(notice(id ?? ''));
    expect(store.dispatch(undoImport(imported))).toEqual({ removed: 2, kept: 0 });
    expect(names()).toEqual(['Own']);
    const left = Object.values(store.getState().notifications.entities);
    expect(new Set(left.map(({ leadId }) => leadId))).toEqual(new Set([own?.id]));
  });

  it('is undone but for a lead that was changed since; one that is gone does not count', () => {
    const { store, imported, names } = withImport();
    store.dispatch(moveLead(imported[0]?.id ?? '', 'Paid'));
    store.dispatch(deleteLead(imported[1]?.id ?? ''));
    expect(store.dispatch(undoImport(imported))).toEqual({ removed: 0, kept: 1 });
    expect(names()).toEqual(['Ada', 'Own']);
  });
});
