import { afterEach, vi } from 'vitest';
import { stopStores } from './openStores';

/** After each test: stops its stores and takes back what it faked. */
afterEach(() => {
  stopStores();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
