import { vi } from 'vitest';
import { guardVersion } from '../../src/persistence/engine/keyValueStorage';
import { createPersistence, type Persistence } from '../../src/persistence/engine/persistence';
import type { MemoryStorage } from './keyValueStorage';
import { makeStore, type TestStore } from './store';

/** Opens a tab: a real store persisted in `storage`. Needs fake timers. */
export async function openTab(
  storage: MemoryStorage,
  tab = 'tab01',
): Promise<TestStore & { persistence: Persistence }> {
  const persistence = createPersistence(guardVersion(storage), tab);
  const test = makeStore({ persistence, isRestored: false });
  await persistence.start(test.store);
  await vi.advanceTimersByTimeAsync(0);
  return { ...test, persistence };
}
