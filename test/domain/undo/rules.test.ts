import { describe, expect, it } from 'vitest';
import type { Lead, LeadDocument } from '../../../src/domain/leads/schema';
import { seedDataLoaded } from '../../../src/domain/system/events';
import { reverse } from '../../../src/domain/undo/reversal';
import { changesBetween } from '../../../src/domain/undo/rules';
import type { EntityChange, MemberChange } from '../../../src/domain/undo/schema';
import { aLead } from '../../support/entities';
import { makeStore } from '../../support/store';

const plan: LeadDocument = {
  id: 'd1',
  name: 'Sketch',
  note: '',
  url: 'https://example.com/a',
  uploadDate: '2026-11-01T12:00:00.000Z',
};
const ADA = aLead({ id: '1-a', city: 'Essex', documents: [plan] });

/** A state with these leads alone. */
function stateWith(...leads: Lead[]) {
  const { store } = makeStore();
  store.dispatch(seedDataLoaded({ entry: 'leads', entities: leads }));
  return store.getState();
}
const change = (facts: Partial<EntityChange>): EntityChange => ({
  list: 'leads',
  entityId: '1-a',
  before: {},
  after: {},
  members: [],
  ...facts,
});
const memberChange = (facts: Partial<MemberChange>): MemberChange => ({
  collection: 'documents',
  memberId: 'd1',
  index: 0,
  before: null,
  after: null,
  ...facts,
});
const whole = (lead: Lead): Record<string, unknown> => ({ ...lead });

describe('what an act changed is taken back', () => {
  it.each<[what: string, now: Lead[], change: Partial<EntityChange>, after: Lead[]]>([
    [
      'a field',
      [ADA],
      { before: { city: 'Stowe' }, after: { city: 'Essex' } },
      [{ ...ADA, city: 'Stowe' }],
    ],
    [
      'a field that it had not',
      [ADA],
      { before: { city: null }, after: { city: 'Essex' } },
      [withoutCity(ADA)],
    ],
    ['a deletion', [], { before: whole(ADA), after: null }, [ADA]],
    ['a creation', [ADA], { before: null, after: whole(ADA) }, []],
    [
      'a member’s field',
      [ADA],
      { members: [memberChange({ before: { name: 'Plan' }, after: { name: 'Sketch' } })] },
      [{ ...ADA, documents: [{ ...plan, name: 'Plan' }] }],
    ],
    [
      'a new member',
      [ADA],
      { members: [memberChange({ after: { ...plan } })] },
      [{ ...ADA, documents: [] }],
    ],
    [
      'a deleted member, in its place',
      [{ ...ADA, documents: [{ ...plan, id: 'd2' }] }],
      { members: [memberChange({ before: { ...plan } })] },
      [{ ...ADA, documents: [plan, { ...plan, id: 'd2' }] }],
    ],
  ])('%s', (_what, now, facts, after) => {
    const { reversals, stayed } = reverse(stateWith(...now), [change(facts)]);
    expect(stayed).toBe(0);
    const { entities = [], removedIds = [] } = reversals[0] ?? {};
    expect(entities).toEqual(after);
    expect(removedIds).toEqual(after.length === 0 ? ['1-a'] : []);
  });

  it.each<[what: string, now: Lead[], change: Partial<EntityChange>]>([
    ['a field that changed again', [ADA], { before: { city: 'Stowe' }, after: { city: 'Barre' } }],
    ['a field of what was deleted', [], { before: { city: 'Stowe' }, after: { city: 'Essex' } }],
    ['what exists again', [ADA], { before: whole({ ...ADA, city: 'Stowe' }), after: null }],
    ['a new entity that changed', [ADA], { before: null, after: whole({ ...ADA, city: 'Stowe' }) }],
    [
      'a new member that changed',
      [ADA],
      { members: [memberChange({ after: { ...plan, name: 'Plan' } })] },
    ],
    [
      'a member that exists again',
      [ADA],
      { members: [memberChange({ before: { ...plan, name: 'Plan' } })] },
    ],
    [
      'a field of a member that was deleted',
      [{ ...ADA, documents: [] }],
      { members: [memberChange({ before: { name: 'Plan' }, after: { name: 'Sketch' } })] },
    ],
    ['a list that this version does not know', [ADA], { list: 'invoices' }],
  ])('but for %s, which is counted', (_what, now, facts) => {
    expect(reverse(stateWith(...now), [change(facts)])).toEqual({ reversals: [], stayed: 1 });
  });

  it.each<[what: string, now: Lead[], change: Partial<EntityChange>]>([
    ['a field that is as it was', [ADA], { before: { city: 'Essex' }, after: { city: 'Stowe' } }],
    ['a new entity that is gone', [], { before: null, after: whole(ADA) }],
    [
      'a new member that is gone',
      [{ ...ADA, documents: [] }],
      { members: [memberChange({ after: { ...plan } })] },
    ],
  ])('without a word about %s', (_what, now, facts) => {
    expect(reverse(stateWith(...now), [change(facts)])).toEqual({ reversals: [], stayed: 0 });
  });
});

/** The lead without the field `city`. */
function withoutCity(lead: Lead): Lead {
  const { city: _city, ...rest } = lead;
  return rest as Lead;
}

describe('what an event changed', () => {
  it('is nothing between equal states', () => {
    expect(changesBetween(stateWith(ADA), stateWith({ ...ADA }))).toEqual([]);
  });

  it('is taken back and forth', () => {
    const [before, after] = [stateWith(ADA), stateWith({ ...ADA, city: 'Stowe', documents: [] })];
    const { reversals } = reverse(after, changesBetween(before, after));
    expect(reversals[0]?.entities).toEqual([ADA]);
  });
});
