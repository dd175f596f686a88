import { afterEach, expect, it, vi } from 'vitest';
import { freeBytes } from '../../src/persistence/persistentStorage';

afterEach(() => vi.unstubAllGlobals());

it('the free room is unknown after two seconds where the browser does not answer, as WebKit may', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { storage: { estimate: () => new Promise(() => {}) } });
  const answer = vi.fn();
  void freeBytes().then(answer);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith(undefined);
});
