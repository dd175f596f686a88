import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSeedData } from '../../src/app/seedData';
import { deleteLeads, moveLeads } from '../../src/domain/leads/commands';
import { selectIsSignedIn } from '../../src/domain/session/slice';
import { storeLastBackup } from '../../src/persistence/engine/bookkeeping';
import { guardVersion } from '../../src/persistence/engine/keyValueStorage';
import { WRITE_DEBOUNCE_MS } from '../../src/persistence/engine/persistence';
import { sweepPictures } from '../../src/persistence/pictures/unusedPictures';
import { readMergeBase } from '../../src/persistence/publication/mergeBase';
import { aLead } from '../support/entities';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';
import { storePicture } from '../support/storedPictures';
import { openTab } from '../support/tab';

/** Stored data that this version did not write: newer versions, damage, wrong clocks. */

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const stored = (storage: MemoryStorage, entry: string): unknown[] =>
  JSON.parse(storage.all.get(`handyman.${entry}`) ?? '[]') as unknown[];

describe('storage that another tab cleared', () => {
  it('is not written again: the owner is signed out, and the samples are back', async () => {
    const storage = memoryStorage({ 'handyman.signedIn': 'true' });
    const { store, persistence, leads, addLead } = await openTab(storage);
    await store.dispatch(loadSeedData(['leads']));
    const samples = leads().map(({ id }) => id);
    addLead();
    await persistence.flush();
    storage.all.clear();
    persistence.receive(null, null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(leads().map(({ id }) => id)).toEqual(samples);
    expect([...storage.all.keys()]).toEqual([]);
  });
});

describe('the version', () => {
  /** Performs every kind of write other than the lists. */
  async function aDayOfWork(storage: MemoryStorage): Promise<void> {
    const { store, persistence, addLead } = await openTab(storage);
    const gate = guardVersion(storage);
    const id = addLead();
    store.dispatch(moveLeads([id], 'Paid'));
    store.dispatch(deleteLeads([id]));
    storeLastBackup(gate, new Date().toISOString());
    persistence.firstStart();
    await expect(storePicture('data:image/png;base64,AAAA', gate)).rejects.toThrow(/newer version/);
    await expect(sweepPictures(Date.now(), gate)).rejects.toThrow(/newer version/);
    readMergeBase(gate).record([['pages/home/pageTitle', 'x']]);
    persistence.receive('handyman.journal.tab09.x.1', 'damaged');
    persistence.reread();
    await persistence.flush();
    await vi.advanceTimersByTimeAsync(120_000);
  }

  it('of a newer site lets nothing be changed, at no key', async () => {
    const storage = memoryStorage({
      'handyman.version': '2',
      'handyman.leads': [aLead(), 'of another shape'],
      'handyman.history': 'damaged',
      'handyman.tombstones': 'damaged',
      'handyman.journal.tab09.x.1': 'damaged',
      'handyman.picture.00000000000000000000': 'data:image/png;base64,AAAA',
    });
    const before = new Map(storage.all);
    await aDayOfWork(storage);
    expect(storage.all).toEqual(before);
  });

  it.each(['abc', '1.5', '-2', '0', ''])(
    '%j is damage: set aside, and the site works',
    async (text) => {
      const storage = memoryStorage({ 'handyman.version': text, 'handyman.leads': [aLead()] });
      const { addLead } = await openTab(storage);
      addLead();
      await vi.advanceTimersByTimeAsync(2 * WRITE_DEBOUNCE_MS + 10);
      expect(stored(storage, 'leads')).toHaveLength(2);
      expect(storage.all.get('handyman.version')).toBe('1');
      expect(storage.all.get('handyman.damaged.version')).toBe(text);
    },
  );
});

describe('a timestamp that is none', () => {
  it.each(['~not a timestamp', 'zzzzzzzzzzzzzzzz', '000000001000tab01'])(
    '%j, as a tombstone, hides no live lead',
    async (tombstone) => {
      const id = aLead().id;
      const storage = memoryStorage({
        'handyman.leads': [aLead()],
        'handyman.tombstones': { leads: { [id]: tombstone } },
      });
      const { leadOf } = await openTab(storage);
      expect(leadOf(id)).toBeDefined();
    },
  );

  it('does not drive the clock: what is deleted afterwards stays deleted', async () => {
    const lead = { ...aLead(), _s: { c: 'zzzzzzzzzzzzzzzz', f: { city: 'zzzzzzzzzzzzzzzz' } } };
    const storage = memoryStorage({ 'handyman.leads': [lead] });
    const { store, persistence } = await openTab(storage);
    store.dispatch(deleteLeads([lead.id]));
    await persistence.flush();
    const next = await openTab(storage, 'tab02');
    expect(next.leads()).toEqual([]);
  });
});
