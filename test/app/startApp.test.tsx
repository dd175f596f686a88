import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from '../../src/app/startApp';
import { selectLeads } from '../../src/domain/leads/slice';
import { keyOf } from '../../src/persistence/engine/keys';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
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

it.each([
  ['the owner, whose follow-ups are checked', 'true', 1],
  ['a visitor', 'false', 0],
])('loads the sample leads for %s', async (_who, isSignedIn, least) => {
  localStorage.setItem(keyOf('signedIn'), isSignedIn);
  const { store, startPersistence } = startApp();
  await startPersistence();
  expect(Math.min(1, selectLeads(store.getState()).length)).toBe(least);
  store.stopListeners();
});
