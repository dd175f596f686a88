import { vi } from 'vitest';
import { createPersistence, type Persistence } from '../../src/persistence/persistence';
import { makeStore, type TestStore } from './store';
import type { MemoryTexts } from './textStore';

/** A tab: a real store whose state is kept in `texts`. Needs fake timers. */
export async function openTab(
  texts: MemoryTexts,
  tab = 'tab01',
): Promise<TestStore & { persistence: Persistence }> {
  const persistence = createPersistence(texts, tab);
  const test = makeStore({ persistence, isRestored: false });
  await persistence.start(test.store);
  await vi.advanceTimersByTimeAsync(0);
  return { ...test, persistence };
}
