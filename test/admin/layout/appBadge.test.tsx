import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scheduleFollowUps } from '../../../src/domain/leads/commands';
import { signedOut } from '../../../src/domain/session/events';
import { emptyStore, openAdmin } from '../openAdmin';

/** Makes the browser one that shows numbers at an app's icon. Returns the number that is shown. */
function stubBadge(isRefused = false): { shown: () => number; set: ReturnType<typeof vi.fn> } {
  let badge = 0;
  const set = vi.fn((count: number) => {
    badge = count;
    return isRefused ? Promise.reject(new Error('Not allowed')) : Promise.resolve();
  });
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) });
  return { shown: () => badge, set };
}
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

function storeWithDue() {
  const test = emptyStore();
  const ids = [1, 2].map(() => test.addLead());
  test.store.dispatch(scheduleFollowUps(ids, '2026-01-01T10:00:00.000Z'));
  return { test, ids };
}

it('the icon has the number of calls on Today, and none at 0 or after the sign-out', async () => {
  const { test, ids } = storeWithDue();
  const badge = stubBadge();
  openAdmin('/admin/crm', { test });
  await waitFor(() => expect(badge.shown()).toBe(2));
  act(() => void test.store.dispatch(scheduleFollowUps(ids, null)));
  expect(badge.shown()).toBe(0);
  act(() => void test.store.dispatch(scheduleFollowUps(ids, '2026-01-01T10:00:00.000Z')));
  expect(badge.shown()).toBe(2);
  act(() => void test.store.dispatch(signedOut()));
  expect(badge.shown()).toBe(0);
});

it('a browser that refuses is heard once, and nothing else fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { test, ids } = storeWithDue();
  const { set } = stubBadge(true);
  openAdmin('/admin/crm', { test });
  await waitFor(() => expect(set).toHaveBeenCalledWith(2));
  act(() => void test.store.dispatch(scheduleFollowUps(ids, null)));
  expect(set).toHaveBeenCalledWith(0);
  const heard = () => warn.mock.calls.filter(([text]) => /icon shows no number/.test(String(text)));
  await waitFor(() => expect(heard()).toHaveLength(1));
});
