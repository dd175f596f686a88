import { vi } from 'vitest';
import { guardVersion } from '../../src/persistence/engine/keyValueStorage';
import { createPersistence, type Persistence } from '../../src/persistence/engine/persistence';
import { memoryStorage, type MemoryStorage } from './keyValueStorage';
import { makeStore, type TestStore } from './store';

/** A tab: a real store that is persisted in a storage. */
export interface Tab extends TestStore {
  storage: MemoryStorage;
  persistence: Persistence;
}

/** Opens a tab, by default with a storage of its own. Needs fake timers. */
export async function openTab(storage = memoryStorage(), tab = 'tab01'): Promise<Tab> {
  const persistence = createPersistence(guardVersion(storage), tab);
  const test = makeStore({ persistence, isRestored: false });
  await persistence.start(test.store);
  await vi.advanceTimersByTimeAsync(0);
  return { ...test, storage, persistence };
}
