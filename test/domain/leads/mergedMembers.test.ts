import { describe, expect, it } from 'vitest';
import { leadsMerged, type MovedMembers } from '../../../src/domain/leads/events';
import type { Lead } from '../../../src/domain/leads/schema';
import {
  followUpsChecked,
  remoteChangesMerged,
  seedDataLoaded,
  type ListWithEntities,
} from '../../../src/domain/system/events';
import {
  aCommunication,
  aLead,
  aNotification,
  anEstimate,
  aPayment,
  aProject,
} from '../../support/entities';
import { makeStore } from '../../support/store';

describe('what moves with a merged lead', () => {
  const entityOf = (id: string, facts: Partial<Lead> = {}): Lead => aLead({ id, ...facts });
  const merged = (a: Lead, b: Lead, moved: Partial<MovedMembers> = {}) => {
    const { store } = makeStore();
    store.dispatch(seedDataLoaded({ entry: 'leads', entities: [a, b] }));
    const all = { communications: [], documents: [], appointments: [], ...moved };
    const names = { leadName: 'Ada Brook', mergedName: 'Ada Brooks' };
    store.dispatch(
      leadsMerged({ leadId: a.id, mergedId: b.id, ...names, changes: {}, moved: all }),
    );
    return store.getState().leads.entities;
  };

  it('is what is named, in place of what has the same id', () => {
    const call = (id: string, subject: string) => aCommunication({ id, subject });
    const a = entityOf('a', { communications: [call('c1', 'kept'), call('c2', 'older')] });
    const b = entityOf('b', { communications: [call('c2', 'newer'), call('c3', 'stays')] });
    const entities = merged(a, b, { communications: ['c2'] });
    const subjects = (id: string) => entities[id]?.communications.map(({ subject }) => subject);
    expect([subjects('a'), subjects('b')]).toEqual([['kept', 'newer'], ['stays']]);
    expect(entities['b']?.mergedInto).toBe('a');
  });

  const [EARLY, LATE] = ['2026-11-02T12:00:00.000Z', '2026-11-03T12:00:00.000Z'];
  it.each<[a: string | undefined, b: string | undefined, expected: string | undefined]>([
    [undefined, undefined, undefined],
    [EARLY, undefined, EARLY],
    [undefined, EARLY, EARLY],
    [EARLY, LATE, LATE],
    [LATE, EARLY, LATE],
  ])('is the later contact: of %s and %s it is %s', (a, b, expected) => {
    const contact = (day?: string): Partial<Lead> => (day ? { lastContactDate: day } : {});
    const entities = merged(entityOf('a', contact(a)), entityOf('b', contact(b)));
    expect(entities['a']?.lastContactDate).toBe(expected);
  });

  it('is nothing where a lead would be merged into itself', () => {
    const a = entityOf('a');
    expect(merged(a, a)).toEqual({ a });
  });
});

describe('what another tab added to a merged lead', () => {
  it.each<[what: string, remote: ListWithEntities]>([
    ['a call', { entry: 'leads', entities: [] }],
    ['a job', { entry: 'projects', entities: [aProject({ id: 9, customerId: 'b' })] }],
    ['an estimate', { entry: 'estimates', entities: [anEstimate({ leadId: 'b' })] }],
    ['a payment', { entry: 'payments', entities: [aPayment({ leadId: 'b' })] }],
    ['a notification', { entry: 'notifications', entities: [aNotification({ leadId: 'b' })] }],
  ])('comes along: %s', (what, remote) => {
    const { store, events } = makeStore();
    const b = aLead({
      id: 'b',
      mergedInto: 'a',
      ...(what === 'a call' && { communications: [aCommunication()] }),
    });
    store.dispatch(seedDataLoaded({ entry: 'leads', entities: [aLead({ id: 'a' }), b] }));
    store.dispatch(remoteChangesMerged({ ...remote, removedIds: [] }));
    store.dispatch(followUpsChecked());
    const { projects, estimates, payments, notifications, leads } = store.getState();
    const lists = [estimates, payments, notifications].map(({ entities }) => entities);
    const owners = [
      ...Object.values(projects.entities).map(({ customerId }) => customerId),
      ...lists.flatMap((list) => Object.values(list).map(({ leadId }) => leadId)),
    ];
    expect(owners).toEqual(what === 'a call' ? [] : ['a']);
    expect(leads.entities['a']?.communications).toHaveLength(what === 'a call' ? 1 : 0);
    const { length } = events;
    store.dispatch(followUpsChecked());
    expect(events.slice(length).map(({ type }) => type)).toEqual([followUpsChecked.type]);
  });
});
