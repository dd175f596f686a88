import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Rules from '../../src/domain/leads/rules';
import { signedIn } from '../../src/domain/session/events';
import { followUpsChecked, seedDataLoaded } from '../../src/domain/system/events';
import { aLead } from '../support/entities';

const TICKS = 20_000;

/** The computed lists of due leads, referenced weakly. */
const workedOut: WeakRef<object>[] = [];

const watch = async (importOriginal: () => Promise<typeof Rules>): Promise<typeof Rules> => {
  const rules = await importOriginal();
  return {
    ...rules,
    overdueLeads: (...given) => {
      const leads = rules.overdueLeads(...given);
      workedOut.push(new WeakRef(leads));
      return leads;
    },
  };
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.doUnmock('../../src/domain/leads/rules');
  vi.resetModules();
});

it(`${TICKS} ticks of the clock leave nothing in memory`, { timeout: 300_000 }, async () => {
  vi.resetModules();
  vi.doMock(import('../../src/domain/leads/rules'), watch);
  const { setupStore } = await import('../../src/app/store/setupStore');
  const store = setupStore();
  const entities = [aLead({ nextFollowUpDate: '2026-11-01T00:00:00.000Z' })];
  store.dispatch(seedDataLoaded({ entry: 'leads', entities }));
  store.dispatch(signedIn());
  for (let tick = 0; tick < TICKS; tick += 1) {
    const { meta, ...check } = followUpsChecked();
    const occurredAt = new Date(Date.UTC(2026, 10, 20) + tick * 60_000).toISOString();
    store.dispatch({ ...check, meta: { ...meta, occurredAt } });
    if (tick % 1_000 === 0) await aTurn();
  }
  await aTurn();
  collectGarbage();
  expect(workedOut.length).toBeGreaterThanOrEqual(TICKS);
  expect(workedOut.filter((leads) => leads.deref() !== undefined).length).toBeLessThan(100);
  store.stopListeners();
});
