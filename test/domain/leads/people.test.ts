import { describe, expect, it } from 'vitest';
import { mergeLeads } from '../../../src/domain/leads/commands';
import { leadsImported } from '../../../src/domain/leads/events';
import { personOf, selectOtherLeadsCount } from '../../../src/domain/leads/people';
import type { Lead } from '../../../src/domain/leads/schema';
import { selectLeadById } from '../../../src/domain/leads/slice';
import { aLead, aProject, newLead } from '../../support/entities';
import { makeStore } from '../../support/store';

const lead = (id: string, facts: Partial<Lead>): Lead =>
  aLead({ id, phone: '', email: '', createdDate: `2026-11-0${id}T12:00:00.000Z`, ...facts });
const map = (...leads: Lead[]) => Object.fromEntries(leads.map((one) => [one.id, one]));
const job = (id: number, facts = {}) =>
  aProject({ id, customerId: '', customerPhone: '', customerEmail: '', ...facts });

describe('a person', () => {
  const first = lead('1', { phone: '(802) 555-0120', firstName: 'Ada' });
  const second = lead('2', { phone: '+1 802 555 0120', email: 'ada@example.com' });
  const third = lead('3', { email: 'ADA@example.com', firstName: 'Adele' });
  const other = lead('4', { phone: '(802) 555-0199' });
  const leads = map(first, second, third, other);

  it.each(['p8025550120', 'eada@example.com', 'eADA@example.com'])(
    'is the same by each of the keys: %s',
    (key) => {
      const person = personOf(key, leads, []);
      expect(person?.name).toBe('Adele Brook');
      expect(person?.leads.map(({ id }) => id)).toEqual(['3', '2', '1']);
    },
  );

  it('has the jobs of the leads, and those with the same number', () => {
    const jobs = [
      job(1, { customerId: '1' }),
      job(2, { customerPhone: '8025550120' }),
      job(3, { customerPhone: '8025550199' }),
    ];
    expect(personOf('eada@example.com', leads, jobs)?.jobs.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('may have jobs alone', () => {
    const person = personOf('p8025550111', leads, [job(1, { customerPhone: '802-555-0111' })]);
    expect(person).toMatchObject({ name: 'Ada Brook', leads: [], jobs: [{ id: 1 }] });
  });

  it('is found by the number of a lead that was merged', () => {
    const merged = lead('5', { phone: '(802) 555-0177', mergedInto: '4' });
    const person = personOf('p8025550177', map(other, merged), []);
    expect(person?.leads.map(({ id }) => id)).toEqual(['4']);
  });

  it.each(['p1', 'nobody', ''])('is nobody by another key: "%s"', (key) => {
    expect(personOf(key, leads, [job(1)])).toBeUndefined();
  });
});

it('counts the other leads of a person', () => {
  const { store } = makeStore();
  const { payload } = store.dispatch(
    leadsImported({
      leads: [
        newLead({ phone: '8025550120', email: 'a@example.com' }),
        newLead({ phone: '(802) 555-0120', email: 'a@example.com' }),
        newLead({ phone: '8025550121', email: '' }),
      ],
    }),
  );
  expect(payload.leads.map((one) => selectOtherLeadsCount(store.getState(), one))).toEqual([
    1, 1, 0,
  ]);
  expect(selectOtherLeadsCount(store.getState(), undefined)).toBe(0);
});

it('counts another lead with the mail address of one that was merged', () => {
  const { store } = makeStore();
  const { payload } = store.dispatch(
    leadsImported({
      leads: ['ada@example.com', 'roy@example.com', 'roy@example.com'].map((email, at) =>
        newLead({ phone: `802555012${at}`, email }),
      ),
    }),
  );
  const [first, second, third] = payload.leads.map(({ id }) => id) as [string, string, string];
  store.dispatch(mergeLeads([first, second]));
  for (const id of [first, third]) {
    const state = store.getState();
    expect(selectOtherLeadsCount(state, selectLeadById(state, id))).toBe(1);
  }
});
