// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSeedData } from '../../src/app/seedData';
import { downloadBackup } from '../../src/app/storage/downloadBackup';
import { removeSamples } from '../../src/app/storage/removeSamples';
import { mergeBackup } from '../../src/app/storage/restoreBackup';
import { selectPosts } from '../../src/domain/blog/slice';
import { deleteLeads } from '../../src/domain/leads/commands';
import { followUpsScheduled } from '../../src/domain/leads/events';
import { selectLeads } from '../../src/domain/leads/slice';
import { LAZY_LISTS } from '../../src/domain/lists/schema';
import { repeatsSettled } from '../../src/domain/notifications/events';
import {
  selectNotifications,
  selectUnreadNotifications,
} from '../../src/domain/notifications/slice';
import { selectProjects } from '../../src/domain/projects/slice';
import { signedIn } from '../../src/domain/session/events';
import { bringBack } from '../../src/domain/undo/commands';
import { makeData } from '../../src/persistence/backup/backup';
import { WRITE_DEBOUNCE_MS } from '../../src/persistence/engine/persistence';
import { memoryStorage } from '../support/keyValueStorage';
import { readBackup } from '../support/storedPictures';
import { openTab, type Tab } from '../support/tab';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

/** The owner's browser on one machine, with the seed data. */
async function machine(name: string): Promise<Tab> {
  const opened = await openTab(memoryStorage(), name);
  await opened.store.dispatch(loadSeedData(LAZY_LISTS));
  return opened;
}

const now = () => new Date().toISOString();
const later = (milliseconds = 2 * WRITE_DEBOUNCE_MS + 10) =>
  vi.advanceTimersByTimeAsync(milliseconds);

/** Transfers a backup file from one machine to another. */
async function carry(from: Tab, to: Tab): Promise<void> {
  const { content } = await from.store.dispatch(downloadBackup());
  const { backup, problems } = await readBackup(content);
  if (!backup) throw new Error(problems.join(' '));
  await to.store.dispatch(mergeBackup(backup));
  await later();
}

const idsOf = (all: readonly { id: string | number }[]) => all.map(({ id }) => String(id)).sort();
/** Returns the part of a machine's state that a backup transfers. */
const contentsOf = ({ store }: Tab) => ({
  leads: idsOf(selectLeads(store.getState())),
  projects: idsOf(selectProjects(store.getState())),
  notifications: idsOf(selectNotifications(store.getState())),
  posts: idsOf(selectPosts(store.getState())),
});

describe('a second machine', () => {
  it('brings no samples back that were removed, and takes away what was deleted there', async () => {
    const [first, second] = [await machine('tab01'), await machine('tab02')];
    const id = first.addLead();
    await carry(first, second);
    await first.store.dispatch(removeSamples());
    first.store.dispatch(deleteLeads([id]));
    await later();
    await carry(first, second);
    expect(contentsOf(second)).toEqual(contentsOf(first));
    expect(contentsOf(second).leads).toEqual([]);
    await carry(second, first);
    expect(contentsOf(first).leads).toEqual([]);
  });

  it('has one unread follow-up notice for a lead that was due on both, the newest, and reads no more of them', async () => {
    const [first, second] = [await machine('tab01'), await machine('tab02')];
    const id = first.addLead();
    await carry(first, second);
    for (const { store } of [first, second]) {
      store.dispatch(
        followUpsScheduled({ leads: [{ leadId: id, leadName: 'Ada' }], dueDate: now() }),
      );
      store.dispatch(signedIn());
      await later(60_000);
    }
    const unread = ({ store }: Tab) =>
      selectUnreadNotifications(store.getState())
        .filter((one) => one.type === 'follow_up_due' && one.leadId === id)
        .map((one) => one.id);
    const [older, newer] = [unread(first), unread(second)];
    expect([older.length, newer.length, older[0] !== newer[0]]).toEqual([1, 1, true]);
    await carry(first, second);
    expect(unread(second)).toEqual(newer);
    await carry(second, first);
    expect(unread(first)).toEqual(newer);

    const settled = first.types().filter((type) => type === repeatsSettled.type).length;
    await carry(second, first);
    await later(120_000);
    expect(unread(first)).toEqual(newer);
    expect(first.types().filter((type) => type === repeatsSettled.type)).toHaveLength(settled);
  });

  it('keeps what was deleted and brought back, on both', async () => {
    const [first, second] = [await machine('tab01'), await machine('tab02')];
    const id = first.addLead({ notes: 'Cedar' });
    await carry(first, second);
    const lead = first.leadOf(id);
    if (!lead) throw new Error('The lead is there');
    first.store.dispatch(deleteLeads([id]));
    await carry(first, second);
    expect(second.leadOf(id)).toBeUndefined();
    first.store.dispatch(bringBack('leads', lead));
    await carry(second, first);
    await carry(first, second);
    expect(first.leadOf(id)).toEqual(lead);
    expect(second.leadOf(id)).toEqual(lead);
  });

  it.each<[what: string, deleted: (id: string) => object | undefined]>([
    [
      'believes no file that says it was deleted in the future',
      (id) => ({ leads: { [id]: 'zzzzzzzzz000tab99' } }),
    ],
    ['takes a file of before deletions were carried', () => undefined],
  ])('%s', async (_what, deleted) => {
    const [first, second] = [await machine('tab01'), await machine('tab02')];
    const id = first.addLead();
    const data = JSON.parse(makeData(first.persistence)) as object;
    const { backup } = await readBackup(JSON.stringify({ ...data, deleted: deleted(id) }));
    if (!backup) throw new Error('It is a backup');
    await second.store.dispatch(mergeBackup(backup));
    await later();
    expect(second.leadOf(id)).toBeDefined();
  });
});
