import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteLeads, saveLead } from '../../../src/domain/leads/commands';
import { selectNotifications } from '../../../src/domain/notifications/slice';
import { createProject } from '../../../src/domain/projects/commands';
import { projectFromLead } from '../../../src/domain/projects/newProjects';
import { selectProjects } from '../../../src/domain/projects/slice';
import { danglingReferencesRemoved } from '../../../src/domain/system/events';
import { JOURNAL_OF_LISTS_PREFIX } from '../../../src/persistence/engine/keys';
import { WRITE_DEBOUNCE_MS } from '../../../src/persistence/engine/persistence';
import { newLead } from '../../support/entities';
import { memoryStorage, type MemoryStorage } from '../../support/keyValueStorage';
import { openTab } from '../../support/tab';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const burst = () => vi.advanceTimersByTimeAsync(2 * WRITE_DEBOUNCE_MS + 10);
const copy = (storage: MemoryStorage): MemoryStorage =>
  memoryStorage(Object.fromEntries(storage.all));

/** Copies what a tab of an older version, which journaled leads alone, would have left. */
const copyOfOlder = (storage: MemoryStorage): MemoryStorage => {
  const all = [...storage.all].filter(([key]) => !key.startsWith(JOURNAL_OF_LISTS_PREFIX));
  return memoryStorage(Object.fromEntries(all));
};

/** Stores a lead with a notification and a job. */
async function withReferences() {
  const storage = memoryStorage();
  const tab = await openTab(storage);
  const id = tab.addLead({ stage: 'Paid' });
  const lead = tab.leadOf(id);
  if (lead) tab.store.dispatch(createProject(projectFromLead(lead)));
  await burst();
  return { storage, tab, id };
}

/** Opens a tab; returns its store and the events it emitted at start. */
async function start(storage: MemoryStorage, name = 'tab09') {
  const tab = await openTab(storage, name);
  await burst();
  return {
    ...tab,
    repairs: tab.types().filter((type) => type === danglingReferencesRemoved.type).length,
    notifications: tab.notifications().map(({ leadId }) => leadId),
    customers: tab.jobs().map(({ customerId }) => customerId),
  };
}

describe('deleting a lead', () => {
  it('takes its notifications along, and its job stays without naming it', async () => {
    const { tab, id } = await withReferences();
    tab.store.dispatch(deleteLeads([id]));
    expect(tab.notifications()).toEqual([]);
    expect(tab.jobs()).toEqual([
      expect.objectContaining({ customerId: '', customerName: 'Ada Brook' }),
    ]);
  });
});

describe('a start after a tab ended between two entries', () => {
  it('removes references to a deleted lead, once, and writes nothing more after that', async () => {
    const { storage, tab, id } = await withReferences();
    // The journal has the change; the tab ends before the debounced write.
    tab.store.dispatch(deleteLeads([id]));
    const ended = copyOfOlder(storage);
    expect(ended.all.get('handyman.notifications')).toContain(id);

    const first = await start(ended);
    expect(first).toMatchObject({ repairs: 1, notifications: [], customers: [''] });
    expect(ended.all.get('handyman.notifications')).not.toContain(id);
    expect(ended.all.get('handyman.projects')).not.toContain(id);

    const before = Object.fromEntries(ended.all);
    const second = await start(ended, 'tab10');
    expect(second).toMatchObject({ repairs: 0, notifications: [], customers: [''] });
    expect(Object.fromEntries(ended.all)).toEqual(before);
  });

  it('agrees with another tab that removes the same', async () => {
    const { storage, tab, id } = await withReferences();
    tab.store.dispatch(deleteLeads([id]));
    const ended = copyOfOlder(storage);
    const [one, other] = await Promise.all([openTab(ended, 'tab05'), openTab(ended, 'tab06')]);
    await burst();
    one.persistence.reread();
    other.persistence.reread();
    await burst();
    for (const { store } of [one, other]) {
      expect(selectNotifications(store.getState())).toEqual([]);
      expect(selectProjects(store.getState())).toHaveLength(1);
    }
  });
});

describe('a start where a lead is not there, and was not deleted', () => {
  it.each(
    Object.entries({
      'its list is absent': (storage: MemoryStorage) => storage.remove('handyman.leads'),
      'its list is damaged': (storage: MemoryStorage) => storage.write('handyman.leads', '[{"id":'),
      'its list came late': (storage: MemoryStorage) => storage.write('handyman.leads', '[]'),
      'tombstones are damaged': (storage: MemoryStorage) =>
        storage.write('handyman.tombstones', '{"leads":7}'),
    }),
  )('leaves what refers to it alone, where %s', async (_why, break_) => {
    const { storage, id } = await withReferences();
    const broken = copy(storage);
    for (const key of broken.keys()) if (key.includes('journal')) broken.remove(key);
    break_(broken);
    expect(await start(broken)).toMatchObject({
      repairs: 0,
      notifications: [id],
      customers: [id],
    });
  });

  it('leaves all alone where a deleted lead may be among what cannot be read', async () => {
    const { storage, tab, id } = await withReferences();
    tab.store.dispatch(deleteLeads([id]));
    const ended = copyOfOlder(storage);
    ended.write('handyman.leads', '[{"id":');
    expect(await start(ended)).toMatchObject({ repairs: 0, notifications: [id] });
  });

  it('leaves all alone where a later edit has revived the lead', async () => {
    const { storage, tab, id } = await withReferences();
    const other = await openTab(storage, 'tab02');
    tab.store.dispatch(deleteLeads([id]));
    await vi.advanceTimersByTimeAsync(5);
    other.store.dispatch(saveLead(id, newLead({ stage: 'Paid', city: 'Milton' })));
    const { repairs, notifications, leadOf } = await start(copyOfOlder(storage));
    expect(leadOf(id)?.city).toBe('Milton');
    expect({ repairs, notifications }).toEqual({ repairs: 0, notifications: [id] });
  });
});
