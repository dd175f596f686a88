import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logCommunication, mergeLeads } from '../../src/domain/leads/commands';
import { selectLeads } from '../../src/domain/leads/slice';
import { selectProjects } from '../../src/domain/projects/slice';
import { followUpsChecked } from '../../src/domain/system/events';
import { callFields } from '../support/entities';
import { memoryStorage } from '../support/keyValueStorage';
import { stopStores } from '../support/openStores';
import { openTab, type Tab } from '../support/tab';

/** Two tabs that merge leads at once, also crosswise: both come to the same, and nothing is lost. */

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

const LEADS = 4;
/** How many schedules are tried; `npm run gates` tries more. */
const RUNS = Number(process.env.LAW_RUNS ?? 15);
const LIMIT_MS = 30_000 + RUNS * 1_000;

/** What a tab does: merges two leads, or adds a call or a job to one. */
const act = fc.record({
  tab: fc.nat(1),
  what: fc.constantFrom('merge', 'call', 'job'),
  one: fc.nat(LEADS - 1),
  other: fc.nat(LEADS - 1),
  /** Whether the tabs learn of each other afterwards. */
  isSynced: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function run(acts: readonly Act[]): Promise<void> {
  const storage = memoryStorage();
  const tabs = [await openTab(storage, 'tab01'), await openTab(storage, 'tab02')] as const;
  const sync = async (): Promise<void> => {
    for (const tab of tabs) await tab.persistence.flush();
    await vi.advanceTimersByTimeAsync(1_000);
    for (const tab of tabs) tab.persistence.reread();
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const ids: string[] = [];
  for (let count = 0; count < LEADS; count += 1) {
    ids.push(tabs[0].addLead({ firstName: `Lead ${count}` }));
    vi.advanceTimersByTime(1_000);
  }
  await sync();

  const calls: string[] = [];
  let jobs = 0;
  for (const [index, { tab, what, one, other, isSynced }] of acts.entries()) {
    const { store, leadOf, addJob } = tabs[tab as 0 | 1];
    const [id = '', second = ''] = [ids[one], ids[other]];
    if (what === 'merge') store.dispatch(mergeLeads([id, second]));
    else if (what === 'call') {
      const subject = `Call ${index}`;
      calls.push(subject);
      store.dispatch(logCommunication(id, callFields({ subject })));
    } else {
      jobs += 1;
      const customerId = leadOf(id)?.id ?? '';
      addJob({ customerId });
    }
    if (isSynced) await sync();
  }

  await sync();
  for (const tab of tabs) tab.store.dispatch(followUpsChecked());
  await sync();

  const shownIn = (tab: Tab) => {
    const state = tab.store.getState();
    return {
      leads: selectLeads(state).map(({ id, communications }) => ({
        id,
        calls: communications.map(({ subject }) => subject).sort(),
      })),
      jobs: selectProjects(state)
        .map(({ id, customerId }) => `${id} ${customerId}`)
        .sort(),
    };
  };
  const shown = shownIn(tabs[0]);
  expect(shownIn(tabs[1])).toEqual(shown);
  expect(shownIn(await openTab(storage, 'tab03'))).toEqual(shown);
  // What was merged into two leads at once, in two tabs, is with both.
  const kept = new Set(shown.leads.flatMap((lead) => lead.calls));
  expect([...kept].sort()).toEqual(calls.sort());
  const known = new Set(shown.leads.map(({ id }) => id));
  expect(shown.jobs).toHaveLength(jobs);
  for (const job of shown.jobs) expect(known).toContain(job.split(' ')[1]);
  stopStores();
}

afterEach(stopStores);

describe('two tabs that merge leads', () => {
  it('crosswise come to the same lead, with all that both had', async () => {
    const both = { what: 'merge', isSynced: false } as const;
    await run([
      { tab: 0, what: 'call', one: 2, other: 0, isSynced: true },
      { ...both, tab: 0, one: 0, other: 1 },
      { ...both, tab: 1, one: 1, other: 2 },
      { tab: 1, what: 'call', one: 2, other: 0, isSynced: false },
      { tab: 1, what: 'job', one: 1, other: 0, isSynced: false },
    ]);
  });

  it('in any order converge and lose nothing', { timeout: LIMIT_MS }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 10 }), run), { numRuns: RUNS });
  });
});
