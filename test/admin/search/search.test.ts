import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchIndex } from '../../../src/admin/search/searchIndex';
import { createEstimate } from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import {
  deleteLeads,
  logCommunication,
  saveLead,
  scheduleAppointment,
} from '../../../src/domain/leads/commands';
import { SEARCHED } from '../../../src/domain/leads/search';
import { addNote } from '../../../src/domain/projects/commands';
import { signedIn } from '../../../src/domain/session/events';
import { remoteChangesMerged } from '../../../src/domain/system/events';
import { aLead, aLine, callFields, newLead, visitFields } from '../../support/entities';
import { undoLast } from '../../support/store';
import { emptyStore } from '../openAdmin';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

/** A store with some leads and a job, and its search. */
function filled() {
  const test = emptyStore();
  const { store, addLead, addJob } = test;
  store.dispatch(signedIn());
  const add = (facts: Parameters<typeof newLead>[0]): string =>
    addLead({ stage: 'Paid', ...facts });
  const ada = add({
    firstName: 'Ada',
    lastName: 'Brook',
    address: '12 Mill Rd',
    phone: '(802) 555-0120',
  });
  add({
    firstName: 'Benedict',
    lastName: 'Carver',
    email: 'ben@example.com',
    phone: '802.555.0177',
  });
  add({
    firstName: 'Zoë',
    lastName: 'Überall',
    phone: '+1 802 555 0133',
    projectDescription: 'Gutters',
  });
  store.dispatch(
    logCommunication(ada, callFields({ subject: 'Spoke', content: 'Wants cedar shingles' })),
  );
  store.dispatch(scheduleAppointment(ada, visitFields({ type: 'work', notes: 'Ladder' })));
  store.dispatch(addNote(addJob({ title: 'Porch railing' }), { content: 'Lumber is ordered' }));
  const index = new SearchIndex();
  const find = (query: string) => {
    index.update(store.getState());
    return index.search(query);
  };
  /** Returns the titles of what is found, the actions aside. */
  const titles = (query: string): string[] =>
    find(query).flatMap(({ item }) => (item.kind === 'action' ? [] : item.title));
  return { ...test, ada, find, titles };
}

describe('a name with signs of its own', () => {
  it.each([
    ['weiss', 'Søren Weiß'],
    ['soren', 'Søren Weiß'],
    ["o'brien", 'Uli OʼBrien'],
    ['obrien', 'Uli OʼBrien'],
    ['francois', 'Franc\u0327ois Lavoie'],
    ['François', 'Franc\u0327ois Lavoie'],
  ])('is found by %s', (query, name) => {
    const { addLead, titles } = filled();
    for (const lead of ['Søren Weiß', 'Uli OʼBrien', 'Franc\u0327ois Lavoie']) {
      const [firstName = '', lastName = ''] = lead.split(' ');
      addLead({ firstName, lastName });
    }
    expect(titles(query)).toContain(name);
  });
});

describe('the search finds', () => {
  it.each<[what: string, query: string, first: string]>([
    ['a name', 'ada brook', 'Ada Brook'],
    ['the beginning of a word', 'bened', 'Benedict Carver'],
    ['a word with a typing error', 'benedcit', 'Benedict Carver'],
    ['a word without its accents', 'zoe uberall', 'Zoë Überall'],
    ['a street', '12 mill', 'Ada Brook'],
    ['an address of e-mail', 'ben@example.com', 'Benedict Carver'],
    ['what is asked for', 'gutters', 'Zoë Überall'],
    ['a phone number as digits', '8025550120', 'Ada Brook'],
    ['one in another notation', '802-555-0177', 'Benedict Carver'],
    ['one with its country', '+1 (802) 555.0133', 'Zoë Überall'],
    ['half a phone number', '0177', 'Benedict Carver'],
    ['a name and a part of the number', 'zoe 0133', 'Zoë Überall'],
    ['a communication', 'cedar', 'Spoke · Ada Brook'],
    ['an appointment', 'ladder', 'Ada Brook · Work'],
    ['a job', 'porch rail', 'Porch railing'],
    ['a note of a job', 'lumber', 'Porch railing · Ada Brook'],
    ['a page', 'home headline', 'Home · Headline at the top'],
  ])('%s', (_what, query, first) => expect(filled().titles(query)[0]).toBe(first));

  it.each([
    ['Hnanah', 'Hannah Marcus'],
    ['hannha', 'Hannah Marcus'],
    ['Mracus', 'Hannah Marcus'],
    ['hnanah mracus', 'Hannah Marcus'],
    ['Sawnton', 'Hannah Marcus'],
    ['Swnton', 'Hannah Marcus'],
    ['hanna', 'Hannah Marcus'],
    ['woood', 'Form Lumber'],
    ['form', 'Form Lumber'],
  ])('a word with errors: %s', (query, title) => {
    const { titles, addLead } = filled();
    const names = { firstName: 'Hannah', lastName: 'Marcus', city: 'Swanton' };
    addLead({ ...names, notes: 'Bricks' });
    addLead({ firstName: 'Form', lastName: 'Lumber', notes: 'Wood' });
    expect(titles(query)[0]).toBe(title);
  });

  it.each([
    ['maryann', 'Mary Ann Marcus'],
    ['elm street', 'Mary Ann Marcus'],
    ['saint albans', 'Mary Ann Marcus'],
    ['hinge in st albans', 'Mary Ann Marcus'],
    ['the hinge', 'Mary Ann Marcus'],
    ['12 elm vermont', 'Mary Ann Marcus'],
    ['Mrs. Marcus', 'Mary Ann Marcus'],
    ['marcus’s hinge', 'Mary Ann Marcus'],
    ['mailto:mary@example.com', 'Mary Ann Marcus'],
    ['5478', 'Mary Ann Marcus'],
    ['$8,400', 'Mary Ann Marcus'],
    ['8400', 'Mary Ann Marcus'],
    ['12 north elm', 'Mary Ann Marcus'],
    ['route 7', 'Mary Ann Marcus'],
    ['december 3', 'Mary Ann Marcus · Estimate'],
    ['$2,650.25', 'Porch roof'],
    ['2400', 'Porch roof'],
  ])('what is written otherwise: %s', (query, title) => {
    const { store, titles, addLead, addJob } = filled();
    const place = { address: '12 N. Elm St, Rte 7', city: 'St. Albans', state: 'VT' };
    const facts = { ...place, notes: 'Hinge, 05478', email: 'mary@example.com' };
    const mary = { firstName: 'Mary Ann', lastName: 'Marcus', ...facts, estimatedValue: 8_400 };
    const visit = visitFields({ type: 'estimate', scheduledDate: '2026-12-03' });
    store.dispatch(scheduleAppointment(addLead(mary), visit));
    addJob({ title: 'Porch roof', estimatedValue: 2_400, actualCost: 2_650.25 });
    expect(titles(query)[0]).toBe(title);
  });

  it('no east or south in a possessive, an initial of a mail, or a word', () => {
    const { titles, addLead } = filled();
    addLead({ firstName: 'Gus', lastName: 'Hall', notes: 'The neighbor’s e-mail, sent w/ photos' });
    for (const direction of ['south', 'east', 'west', 'north'])
      expect(titles(direction)).not.toContain('Gus Hall');
  });

  it.each([
    ['backup', 'Download backup'],
    ['new lead', 'New lead'],
    ['calendar', 'Go to Calendar'],
  ])('what can be done: %s', (query, title) => {
    expect(filled().find(query)[0]?.item.title).toBe(title);
  });

  it.each(SEARCHED.filter((name) => typeof newLead({})[name] === 'string' && name !== 'phone'))(
    'a lead by its %s',
    (name) => {
      const { store, addLead } = emptyStore();
      const id = addLead({ [name]: 'Quixotry' });
      const index = new SearchIndex();
      index.update(store.getState());
      expect(index.search('quixotry').map(({ item }) => item.leadId)).toEqual([id]);
    },
  );

  it('nothing for what is nowhere', () => expect(filled().find('zeppelin')).toEqual([]));

  it('says which words matched', () => {
    const { find } = filled();
    expect(find('bened 0177')[0]?.words).toEqual(new Set(['benedict', '0177']));
    expect(find('5550177')[0]?.words).toEqual(new Set(['555', '0177']));
    expect(find('18025550177')[0]?.words).toEqual(new Set(['802', '555', '0177']));
  });
});

describe('the best is first', () => {
  /** Returns the titles of what is found, and of which kind it is. */
  function ranked(query: string): string[] {
    const { store, addLead, addJob } = emptyStore();
    const add = (firstName: string, facts: Parameters<typeof newLead>[0]) =>
      addLead({ firstName, lastName: 'Brook', ...facts });
    for (let at = 60; at < 90; at += 1) add(`Person${at}`, { phone: `(802) 555-01${at}` });
    addJob({ title: 'Porch', customerPhone: '802-777-1234' });
    add('Within', { phone: '(802) 123-4777' });
    add('Owner', { phone: '(802) 777-1234' });
    add('Beginning', { phone: '(123) 555-9999' });
    add('Street', { phone: '(802) 333-4444', address: '555 Main Street' });
    add('Number', { phone: '(802) 333-4445', address: '1234 Main Street' });
    add('Dialed', { phone: '(802) 333-4446', projectDescription: 'Call 8027771234 too' });
    const index = new SearchIndex();
    index.update(store.getState());
    return (
      index
        .search(query)
        // The page copy names the number of the business.
        .filter(({ item }) => item.kind !== 'page')
        .map(({ item }) => item.title)
    );
  }

  it.each([
    [
      'a street number, then phone numbers that contain it',
      '555',
      ['Street Brook', 'Person60 Brook'],
    ],
    [
      'a street number, then phone numbers that end with it, of leads and of jobs',
      '1234',
      ['Number Brook', 'Owner Brook', 'Porch', 'Within Brook'],
    ],
    [
      'a phone number that begins or ends with the digits, then one that contains them',
      '123',
      ['Beginning Brook', 'Within Brook', 'Owner Brook', 'Porch', 'Number Brook'],
    ],
    ['who has a long number', '8027771234', ['Owner Brook', 'Porch', 'Dialed Brook']],
  ])('%s', (_what, query, first) => expect(ranked(query).slice(0, first.length)).toEqual(first));

  it('a number that many words and phone numbers have finds both', () => {
    const { store, addLead } = emptyStore();
    for (let at = 10; at < 40; at += 1) {
      addLead({ address: `${at} Main Street`, zipCode: '05452' });
    }
    addLead({ firstName: 'Owner', lastName: 'Brook', phone: '(802) 510-5452' });
    const index = new SearchIndex();
    index.update(store.getState());
    expect(index.search('05452').map(({ item }) => item.title)).toContain('Owner Brook');
  });
});

describe('the search follows', () => {
  it('a change, and its undo', () => {
    const { store, ada, titles } = filled();
    store.dispatch(saveLead(ada, { ...newLead({ lastName: 'Stonebridge' }), stage: 'Paid' }));
    expect(titles('stonebridge')).toContain('Ada Stonebridge');
    expect(titles('brook')).not.toContain('Ada Brook');
    undoLast({ store });
    expect(titles('stonebridge')).toEqual([]);
    expect(titles('brook')[0]).toBe('Ada Brook');
  });

  it('a deletion, with all that belonged to the lead', () => {
    const { store, ada, titles } = filled();
    store.dispatch(deleteLeads([ada]));
    expect(titles('cedar')).toEqual([]);
    expect(titles('ladder')).not.toContain('Ada Brook · Work');
    expect(titles('0120')).not.toContain('Ada Brook');
  });

  it('another tab', () => {
    const { store, ada, titles } = filled();
    store.dispatch(
      remoteChangesMerged({
        entry: 'leads',
        entities: [aLead({ id: '1-remote', firstName: 'Winifred' })],
        removedIds: [ada],
      }),
    );
    expect(titles('winifred')).toEqual(['Winifred Brook']);
    expect(titles('cedar')).toEqual([]);
  });

  it('what two records have under one id, also when one of them goes', () => {
    const { store, titles } = filled();
    const [visit] = [
      { id: 'v1', type: 'work', scheduledDate: '2026-12-01', scheduledTime: '10:00' },
    ];
    const appointments = [{ ...visit, duration: 60, status: 'scheduled', notes: 'Cupola' }];
    const entities = ['1-x', '1-y'].map((id) => aLead({ id, firstName: id, appointments }));
    store.dispatch(remoteChangesMerged({ entry: 'leads', entities, removedIds: [] }));
    expect(titles('cupola')).toHaveLength(2);
    store.dispatch(deleteLeads(['1-x']));
    expect(titles('cupola')).toEqual(['1-y Brook · Work']);
  });
});

it.each(['(802) 555-0177', '8025550177', '0177'])(
  'finds a lead by a number in its notes, and marks it: %s',
  (query) => {
    const { store, addLead } = emptyStore();
    store.dispatch(signedIn());
    const id = addLead({ notes: 'Gate 1234\n802.555.0177 is the home' });
    const index = new SearchIndex();
    index.update(store.getState());
    const [found] = index.search(query);
    expect(found?.item.to).toBe(`/admin/crm/leads/${id}`);
    expect([...(found?.words ?? [])]).toContain('0177');
    expect(index.search('802 555 0188')).toEqual([]);
  },
);

it('finds an estimate by its number and by its lines, and leads to it', () => {
  const { store, addLead } = emptyStore();
  store.dispatch(signedIn());
  const leadId = addLead();
  const lines = [aLine({ description: 'Cedar shingles' })];
  const id = store.dispatch(createEstimate(leadId, { ...emptyEstimate(new Date()), lines }));
  const index = new SearchIndex();
  index.update(store.getState());
  for (const query of ['2026-001', '2026001', 'estimate 1', 'shingles']) {
    expect(index.search(query).map(({ item }) => item.to)).toContain(`/admin/crm/estimates/${id}`);
  }
});
