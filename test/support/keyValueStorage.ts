import type { KeyValueStorage } from '../../src/persistence/engine/keyValueStorage';

/** In-memory storage that can simulate the failures of a real one. */
export interface MemoryStorage extends KeyValueStorage {
  all: Map<string, string>;
  /** Returns the number of writes. */
  writes: () => number;
  /** Makes every write fail as full storage does; null ends that. */
  failWritesWith(error: DOMException | null): void;
  /** Makes every use fail, as denied storage does. */
  deny(): void;
}

export const QUOTA_EXCEEDED = new DOMException('The quota has been exceeded', 'QuotaExceededError');

export function memoryStorage(initial: Record<string, unknown> = {}): MemoryStorage {
  const all = new Map(
    Object.entries(initial).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  let failure: DOMException | null = null;
  let isDenied = false;
  let writes = 0;
  const check = (): void => {
    if (isDenied) throw new DOMException('Access is denied', 'SecurityError');
  };
  return {
    all,
    // Not a count: a file that loads this module again would get the databases of files before it.
    database: crypto.randomUUID(),
    writes: () => writes,
    failWritesWith: (error) => {
      failure = error;
    },
    deny: () => {
      isDenied = true;
    },
    read: (key) => {
      check();
      return all.get(key) ?? null;
    },
    write: (key, text) => {
      check();
      if (failure) throw failure;
      writes += 1;
      all.set(key, text);
    },
    remove: (key) => {
      check();
      all.delete(key);
    },
    keys: () => {
      check();
      return [...all.keys()];
    },
  };
}
