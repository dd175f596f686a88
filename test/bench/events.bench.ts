import { bench, describe } from 'vitest';
import { setupStore } from '../../src/app/store/setupStore';
import { moveLeads } from '../../src/domain/leads/commands';
import { leadEdited } from '../../src/domain/leads/events';
import { STAGES } from '../../src/domain/leads/schema';
import {
  seedDataLoaded,
  entriesRead,
  followUpsChecked,
  storageRestored,
} from '../../src/domain/system/events';
import { createPersistence } from '../../src/persistence/engine/persistence';
import { aLead } from '../support/entities';
import { memoryStorage } from '../support/keyValueStorage';

/**
 * Measures an event with many leads: reducers, listeners and persistence together, as in the built
 * site (run with NODE_ENV=production, so that Redux's development checks are off).
 */

function storeWith(count: number) {
  const persistence = createPersistence(memoryStorage(), 'bench');
  const store = setupStore({ persistence });
  void persistence.start(store);
  store.dispatch(entriesRead({ entries: ['leads'] }));
  const entities = Array.from({ length: count }, (_, index) =>
    aLead({
      id: `${1_700_000_000_000 + index}-bench`,
      firstName: `Lead ${index}`,
      projectDescription: 'x'.repeat(400),
      nextFollowUpDate: '2099-01-01T00:00:00.000Z',
      stage: 'Paid',
    }),
  );
  store.dispatch(seedDataLoaded({ entry: 'leads', entities }));
  store.dispatch(storageRestored());
  const id = entities[0]?.id ?? '';
  let turn = 0;
  /** Edits a field of a lead; each time to another value. */
  const edit = (): void => {
    turn += 1;
    store.dispatch(leadEdited({ leadId: id, leadName: 'Lead', changes: { city: `Town ${turn}` } }));
  };
  return { store, persistence, id, edit };
}

for (const count of [100, 1_000, 5_000]) {
  describe(`${count} leads`, () => {
    const { store, id, edit } = storeWith(count);
    let turn = 0;

    bench('an edit of one field (leads/leadEdited)', edit);

    bench('a move with its follow-up (leads/leadsMoved)', () => {
      turn += 1;
      store.dispatch(moveLeads([id], STAGES[turn % STAGES.length] ?? 'Paid'));
    });

    bench('the follow-up check (system/followUpsChecked)', () => {
      store.dispatch(followUpsChecked());
    });
  });
}

describe('writing', () => {
  const { persistence, edit } = storeWith(5_000);

  bench('100 edits and one flush, 5,000 leads', async () => {
    for (let count = 0; count < 100; count += 1) edit();
    await persistence.flush();
  });
});
