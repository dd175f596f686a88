import 'fake-indexeddb/auto';
import { afterAll, afterEach, vi } from 'vitest';
import { stopStores } from './openStores';

/** After each test: stops its stores and takes back what it faked. */
afterEach(() => {
  stopStores();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** After each file: takes back its globals, as the files of screens share one. */
afterAll(() => {
  vi.unstubAllGlobals();
});
