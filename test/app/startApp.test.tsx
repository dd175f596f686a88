import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from '../../src/app/startApp';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('reads storage once, however often a hydrated page asks for it', async () => {
  const addListener = vi.spyOn(window, 'addEventListener');
  const { store, startPersistence } = startApp();
  // As in development, where React runs every effect twice.
  await Promise.all([startPersistence(), startPersistence()]);
  expect(store.getState().storage.isRestored).toBe(true);
  expect(addListener.mock.calls.filter(([type]) => type === 'storage')).toHaveLength(1);
  store.stopListeners();
});
