import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectSeedData, loadSeedData } from '../../src/app/seedData';
import { removeSamples } from '../../src/app/storage/removeSamples';
import { saveNow } from '../../src/app/storage/saveNow';
import { saveSection } from '../../src/domain/content/commands';
import { seedPage } from '../../src/domain/content/seedPage';
import { selectPage } from '../../src/domain/content/slice';
import { deleteLeads, saveLead } from '../../src/domain/leads/commands';
import { LAZY_LISTS, LIST_NAMES, sliceOf } from '../../src/domain/lists/schema';
import { receivePayment } from '../../src/domain/payments/commands';
import { WRITE_DEBOUNCE_MS, createPersistence } from '../../src/persistence/engine/persistence';
import { selectDamage, selectWriteFailures } from '../../src/persistence/engine/storageSlice';
import { aLead, newLead } from '../support/entities';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';
import { makeStore } from '../support/store';
import { openTab } from '../support/tab';

const NOW = Date.parse('2026-11-20T15:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const burst = () => vi.advanceTimersByTimeAsync(2 * WRITE_DEBOUNCE_MS + 10);
const stored = (storage: MemoryStorage, entry: string): unknown[] =>
  JSON.parse(storage.all.get(`handyman.${entry}`) ?? '[]') as unknown[];

describe('persisted state', () => {
  it('is nothing as long as nothing has changed', async () => {
    const { storage, store } = await openTab();
    await store.dispatch(loadSeedData(['gallery', 'posts']));
    await burst();
    expect([...storage.all.keys()]).toEqual([]);
  });

  it('does not include seed data loaded before storage was read, as on a prerendered page', async () => {
    const storage = memoryStorage();
    const persistence = createPersistence(storage, 'tab01');
    const { store } = makeStore({ persistence, isRestored: false });
    await store.dispatch(loadSeedData(['gallery', 'posts']));
    await persistence.start(store);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...storage.all.keys()]).toEqual([]);
  });

  it('is plain lists that a person can read, and only the entries that changed', async () => {
    const { storage, addLead } = await openTab();
    const id = addLead({ phone: '(802) 555-0123' });
    await burst();
    expect(stored(storage, 'leads')).toEqual([
      expect.objectContaining({ id, phone: '(802) 555-0123', stage: 'New Lead' }),
    ]);
    expect(stored(storage, 'notifications')).toHaveLength(1);
    expect(storage.all.has('handyman.pages')).toBe(false);
    expect(storage.all.has('handyman.projects')).toBe(false);
  });

  it('writes one burst once, and nothing for entries that did not change', async () => {
    const { storage, store, addLead } = await openTab();
    const id = addLead();
    await burst();
    const before = storage.all.get('handyman.leads');
    const writesBefore = storage.writes();
    for (let count = 0; count < 20; count += 1) {
      store.dispatch(saveLead(id, { ...newLead(), notes: `Note ${count}` }));
    }
    await burst();
    expect(storage.all.get('handyman.leads')).not.toBe(before);
    // Of each save a line for the lead, whose earlier one is removed, and one for the history.
    const journalLines = 3 * 20;
    expect(storage.writes() - writesBefore).toBeLessThanOrEqual(journalLines + 3);
  });

  it('keeps what "Got paid" changed when the browser is killed right after it', async () => {
    const first = await openTab();
    const lead = first.addLead();
    const job = first.addJob({ customerId: lead, estimatedValue: 12.5 });
    await burst();
    await vi.advanceTimersByTimeAsync(40_000);
    first.store.dispatch(
      receivePayment({ projectId: job }, { amountCents: 1250, way: 'Cash', day: '2026-11-20' }),
    );
    const crashed = memoryStorage(Object.fromEntries(first.storage.all));
    expect(crashed.all.has('handyman.payments')).toBe(false);
    const next = await openTab(crashed, 'tab02');
    await burst();
    expect(next.jobOf(job)?.status).toBe('Paid');
    for (const slice of LIST_NAMES.map(sliceOf).filter((name) => name !== 'content')) {
      const [there, here] = [next, first].map(({ store }) => store.getState()[slice].entities);
      expect(there, slice).toEqual(here);
    }
    expect(stored(crashed, 'payments')).toHaveLength(1);
  });

  it('adds the samples of a list of which the journal alone has something', async () => {
    const first = await openTab();
    await first.store.dispatch(loadSeedData(['projects']));
    const job = first.addJob();
    const { entities } = first.store.getState().projects;
    const crashed = memoryStorage(Object.fromEntries(first.storage.all));
    expect(crashed.all.has('handyman.projects')).toBe(false);
    const next = await openTab(crashed, 'tab02');
    await burst();
    await next.store.dispatch(loadSeedData(['projects']));
    await burst();
    expect(Object.keys(next.store.getState().projects.entities)).toContain(String(job));
    expect(Object.keys(next.store.getState().projects.entities).sort()).toEqual(
      Object.keys(entities).sort(),
    );
    expect(stored(crashed, 'projects')).toHaveLength(Object.keys(entities).length);
  });

  it('keeps the samples with the first change, dated from the first start', async () => {
    const { storage, store, leads, addLead } = await openTab();
    await store.dispatch(loadSeedData(['leads']));
    const samples = leads().length;
    await burst();
    expect(storage.all.has('handyman.leads')).toBe(false);
    addLead();
    await burst();
    expect(stored(storage, 'leads')).toHaveLength(samples + 1);
    vi.setSystemTime(NOW + 9 * 86_400_000);
    const next = await openTab(storage, 'tab02');
    await next.store.dispatch(loadSeedData(['leads']));
    expect(next.leads()).toEqual(leads());
  });
});

describe('a lead that is stored before the samples are loaded', () => {
  /** Stores a lead as a visitor's page does, in a tab that is closed at once. */
  async function storeLeadAndClose(storage: MemoryStorage): Promise<void> {
    let isOpen = true;
    const write = (key: string, text: string): void => {
      if (isOpen) storage.write(key, text);
    };
    const { store, persistence, addLead } = await openTab({ ...storage, write });
    addLead();
    store.dispatch(expectSeedData('leads'));
    void persistence.flush();
    isOpen = false;
  }

  it('has them beside it once they are', async () => {
    const { storage, store, addLead, leads } = await openTab();
    addLead();
    store.dispatch(expectSeedData('leads'));
    await burst();
    expect(stored(storage, 'leads')).toHaveLength(1);
    expect(storage.all.get('handyman.seedDataDue')).toBe('["leads"]');

    await store.dispatch(loadSeedData(['leads']));
    const all = leads();
    expect(all.length).toBeGreaterThan(1);
    expect(stored(storage, 'leads')).toHaveLength(all.length);
    expect(storage.all.has('handyman.seedDataDue')).toBe(false);
  });

  it('has them beside it where the owner comes later, once and for all', async () => {
    const storage = memoryStorage();
    await storeLeadAndClose(storage);
    const { store, leads } = await openTab(storage, 'tab02');
    await store.dispatch(loadSeedData(['leads']));
    const all = leads();
    expect(all.length).toBeGreaterThan(1);
    const sample = all.find(({ id }) => id.startsWith('1735'));
    store.dispatch(deleteLeads([sample?.id ?? '']));
    await burst();

    const next = await openTab(storage, 'tab03');
    await next.store.dispatch(loadSeedData(['leads']));
    expect(next.leads()).toHaveLength(all.length - 1);
  });

  it('does not bring them back with a further request, once the owner has removed them', async () => {
    const visitor = await openTab();
    visitor.addLead();
    visitor.store.dispatch(expectSeedData('leads'));
    await burst();
    const owner = await openTab(visitor.storage, 'tab02');
    await owner.store.dispatch(loadSeedData(LAZY_LISTS));
    expect(owner.leads().length).toBeGreaterThan(2);
    await owner.store.dispatch(removeSamples());
    await burst();

    visitor.addLead();
    visitor.store.dispatch(expectSeedData('leads'));
    await burst();
    const next = await openTab(visitor.storage, 'tab03');
    await next.store.dispatch(loadSeedData(LAZY_LISTS));
    expect(next.leads()).toHaveLength(2);
  });

  it('does not bring back a sample that another tab has deleted meanwhile', async () => {
    const storage = memoryStorage();
    const owner = await openTab(storage, 'tab02');
    await owner.store.dispatch(loadSeedData(['leads']));
    const [sample] = owner.leads();
    await storeLeadAndClose(storage);
    owner.persistence.reread();
    owner.store.dispatch(deleteLeads([sample?.id ?? '']));
    await burst();

    const { store, leads } = await openTab(storage, 'tab03');
    await store.dispatch(loadSeedData(['leads']));
    expect(leads().map(({ id }) => id)).not.toContain(sample?.id);
  });
});

describe('damaged entries', () => {
  it('that cannot be parsed take the defaults, with the warning, and are kept', async () => {
    const storage = memoryStorage({ 'handyman.pages': '[{"id":"ho' });
    const { store } = await openTab(storage);
    expect(selectPage(store.getState(), 'home')).toEqual(seedPage('home'));
    expect(console.warn).toHaveBeenCalledWith(
      'Failed to load page content from localStorage',
      expect.anything(),
    );
    store.dispatch(saveSection('home', 'cta-title', { title: 'x', content: 'y' }));
    await burst();
    expect(storage.all.get('handyman.damaged.pages')).toBe('[{"id":"ho');
    expect(stored(storage, 'pages')).toHaveLength(4);
  });

  it.each([
    ['leads', 'leads', 3],
    ['notifications', 'notifications', 0],
  ] as const)('of %s fall back to the samples, if there are some', async (entry, slice, least) => {
    const storage = memoryStorage({ [`handyman.${entry}`]: '{"not":"a list"}' });
    const { store } = await openTab(storage);
    if (least > 0) await store.dispatch(loadSeedData(['leads']));
    const { length } = store.getState()[slice].ids;
    expect(least > 0 ? length : -length).toBeGreaterThanOrEqual(least);
    expect(storage.all.get(`handyman.damaged.${entry}`)).toBe('{"not":"a list"}');
  });

  it('keep their good entities and say how many were bad', async () => {
    const good = aLead({ id: 'good' });
    const text = JSON.stringify([good, { name: 'no id' }, 7]);
    const storage = memoryStorage({ 'handyman.leads': text });
    const { store, leads } = await openTab(storage);
    expect(leads()).toEqual([good]);
    expect(selectDamage(store.getState())).toEqual([
      { entry: 'leads', keptUnder: 'handyman.damaged.leads', goodEntities: 1, badEntities: 2 },
    ]);
    expect(storage.all.get('handyman.damaged.leads')).toBe('[{"name":"no id"},7]');
  });
});

describe('storage that fails', () => {
  it('when denied lets the site work from memory, and a save says that it is not kept', async () => {
    const storage = memoryStorage();
    storage.deny();
    const { store, addLead, leadOf } = await openTab(storage);
    const id = addLead();
    await expect(store.dispatch(saveNow('leads'))).resolves.toBe('denied');
    expect(leadOf(id)).toBeDefined();
    expect(selectWriteFailures(store.getState()).leads).toBe('denied');
  });

  it('of a newer version is said at the start, before anything is typed, and by a save', async () => {
    const { store } = await openTab(memoryStorage({ 'handyman.version': '2' }));
    expect(selectWriteFailures(store.getState()).leads).toBe('newerVersion');
    await expect(store.dispatch(saveNow('leads'))).resolves.toBe('newerVersion');
  });
});
