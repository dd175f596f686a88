import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteLeads, attachDocument, removeDocument } from '../../src/domain/leads/commands';
import { restoreDeleted } from '../../src/domain/undo/commands';
import { selectDeleted } from '../../src/domain/undo/slice';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';
import { undoLast } from '../support/store';
import { openTab } from '../support/tab';

/** Undo and Recently deleted across tabs and reloads. */

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

/** Two tabs over one storage, each told of the other's writes. */
async function twoTabs(storage: MemoryStorage) {
  const [here, there] = [await openTab(storage, 'tab01'), await openTab(storage, 'tab02')];
  const sync = async (): Promise<void> => {
    for (const tab of [here, there]) await tab.persistence.flush();
    await vi.advanceTimersByTimeAsync(1_000);
    for (const tab of [here, there]) tab.persistence.reread();
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return { here, there, sync };
}

describe('what one tab undoes', () => {
  it.each(['a lead', 'a document'])(
    'comes back in the other, and after a reload: %s',
    async (what) => {
      const storage = memoryStorage();
      const { here, there, sync } = await twoTabs(storage);
      const id = here.addLead();
      here.store.dispatch(
        attachDocument(id, { name: 'Sketch', note: '', url: 'https://example.com/a' }),
      );
      await sync();
      const before = there.leadOf(id);
      expect(before?.documents).toHaveLength(1);
      if (what === 'a lead') here.store.dispatch(deleteLeads([id]));
      else here.store.dispatch(removeDocument(id, before?.documents[0] ?? { id: '', name: '' }));
      await sync();
      expect(there.leadOf(id)?.documents ?? []).toEqual([]);
      undoLast(here);
      await sync();
      expect(there.leadOf(id)).toEqual(before);
      expect((await openTab(storage, 'tab03')).leadOf(id)).toEqual(before);
    },
  );
});

describe('what one tab deletes', () => {
  it('is restored by another after a reload', async () => {
    const storage = memoryStorage();
    const { here, sync } = await twoTabs(storage);
    const id = here.addLead();
    const before = here.leadOf(id);
    here.store.dispatch(deleteLeads([id]));
    await sync();
    const later = await openTab(storage, 'tab03');
    const [record] = selectDeleted(later.store.getState());
    expect(record).toMatchObject({ subjectName: 'Ada Brook', type: 'leads/leadDeleted' });
    expect(later.store.dispatch(restoreDeleted(record?.id ?? ''))).toBe(0);
    await sync();
    expect(later.leadOf(id)).toEqual(before);
    expect(selectDeleted(later.store.getState())).toEqual([]);
  });
});
