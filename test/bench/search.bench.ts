import { bench, describe } from 'vitest';
import { SearchIndex } from '../../src/admin/search/searchIndex';
import type { SearchedState } from '../../src/admin/search/searchItems';
import { ownerParts } from '../../src/app/store/ownerParts';
import { setupStore } from '../../src/app/store/setupStore';
import { leadEdited } from '../../src/domain/leads/events';
import type { Lead } from '../../src/domain/leads/schema';
import { entriesRead, seedDataLoaded, storageRestored } from '../../src/domain/system/events';
import { aCommunication, aLead } from '../support/entities';

/** Measures Find anything: building the index, one key's search, and following one change. */

const FIRST = ['Ada', 'Ben', 'Cleo', 'Dorothea', 'Emil', 'Fatima', 'Gus', 'Hanne', 'Ivo', 'Judith'];
const LAST = ['Brook', 'Carver', 'Dunham', 'Eastman', 'Fairbanks', 'Goodrich', 'Hathaway', 'Ives'];
const WORDS =
  'gutter porch cedar ladder paint kitchen door window shingle deck stair railing'.split(' ');
const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? '';

function leadAt(index: number, communications: number): Lead {
  const id = String(1_700_000_000_000 + index);
  return aLead({
    id: `${id}-bench`,
    firstName: pick(FIRST, index),
    lastName: `${pick(LAST, Math.floor(index / 10))}${index % 97}`,
    phone: `(802) 555-${String(index % 10_000).padStart(4, '0')}`,
    email: `person${index}@example.com`,
    address: `${index % 300} ${pick(WORDS, index)} Rd`,
    projectDescription: [0, 3, 5, 7, 11].map((step) => pick(WORDS, index + step)).join(' '),
    communications: Array.from({ length: communications }, (_, at) =>
      aCommunication({
        id: `${id}-c${at}`,
        type: 'call' as const,
        subject: 'Spoke',
        content: [1, 2, 4, 8].map((step) => pick(WORDS, index + at + step)).join(' '),
        dateTime: '2026-11-01T12:00:00.000Z',
      }),
    ),
  });
}

function stateWith(leads: number, communications: number) {
  const store = setupStore({ ownerParts });
  store.dispatch(entriesRead({ entries: ['leads'] }));
  const entities = Array.from({ length: leads }, (_, index) =>
    leadAt(
      index,
      Math.floor(((index + 1) * communications) / leads) -
        Math.floor((index * communications) / leads),
    ),
  );
  store.dispatch(seedDataLoaded({ entry: 'leads', entities }));
  store.dispatch(storageRestored());
  return { store, id: entities[0]?.id ?? '' };
}

function indexOf(state: SearchedState): SearchIndex {
  const index = new SearchIndex();
  index.update(state);
  return index;
}

const SIZES: readonly [leads: number, communications: number][] = [
  [500, 800],
  [5_000, 8_000],
];

for (const [leads, communications] of SIZES) {
  describe(`find anything: ${leads} leads, ${communications} communications`, () => {
    const { store, id } = stateWith(leads, communications);
    const index = indexOf(store.getState());
    const queries =
      'a|ad|ada bro|doroteha|cedar gutetr|cedar gutter|cedar dor|cedar rd|555|0142|8025550142'.split(
        '|',
      );
    for (const query of queries) {
      bench(`search ${query}`, () => {
        index.search(query);
      });
    }
    let count = 0;
    bench('follow a change', () => {
      count += 1;
      const changes = { city: `Essex ${count}` };
      store.dispatch(leadEdited({ leadId: id, leadName: '', changes }));
      index.update(store.getState());
    });
    bench(
      'build the index',
      () => {
        indexOf(store.getState());
      },
      { iterations: 2, warmupIterations: 0, time: 0, warmupTime: 0 },
    );
  });
}
