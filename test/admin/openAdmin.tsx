import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import { AdminApp } from '../../src/admin/AdminApp';
import { adminRoutes } from '../../src/admin/adminRoutes';
import { signedIn } from '../../src/domain/session/events';
import { entriesRead } from '../../src/domain/system/events';
import { createOverlayHistory } from '../../src/ui/overlays/overlayHistory';
import { makeStore, type TestStore } from '../support/store';

// Screens and dialogs are loaded before a test begins, so that none waits for a chunk.
import.meta.glob(['../../src/admin/**/*.tsx', '../../src/ui/picturePicker/PicturePicker.tsx'], {
  eager: true,
});

/** The admin app, opened at an address. */
export interface OpenAdmin extends TestStore {
  user: UserEvent;
  /** Returns the current path and query. */
  address: () => string;
  /** Returns the current fragment with its `#`; empty if there is none. */
  fragment: () => string;
  /** Returns what the current entry of the history holds. */
  historyState: () => unknown;
  /** Navigates to an address, as a link or the address bar does. */
  goTo: (address: string) => Promise<void>;
  /** Goes back, as the browser's Back button does. */
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
}

interface OpenAdminOptions {
  /** The store of the test; by default a new, empty one. */
  test?: TestStore;
  /** The routes; by default those of the admin app. */
  routes?: RouteObject[];
  isSignedIn?: boolean;
  /** Whether the screen is as narrow as a phone's. */
  isPhone?: boolean;
  /** Whether the screen has space for two columns, as on a desktop. */
  isWide?: boolean;
}

/** Begins each test of a file at a moment, from which its clock goes on. Returns the moment. */
export function beginAt<Moment extends Date | number>(moment: Moment): Moment {
  beforeEach(() => void vi.useFakeTimers({ now: moment, shouldAdvanceTime: true }));
  return moment;
}

/** Creates a store without any data, samples included. */
export function emptyStore(): TestStore {
  const test = makeStore();
  test.store.dispatch(entriesRead({ entries: ['gallery', 'leads', 'posts', 'projects'] }));
  test.events.length = 0;
  return test;
}

/** Opens an address of the admin app, signed in by default. */
export function openAdmin(
  address: string,
  {
    test = emptyStore(),
    routes = adminRoutes,
    isSignedIn = true,
    isWide = false,
    isPhone = false,
  }: OpenAdminOptions = {},
): OpenAdmin {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') ? isWide : isPhone && query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  if (isSignedIn) test.store.dispatch(signedIn());
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<AdminApp store={test.store} history={createOverlayHistory(router)} />);
  return {
    ...test,
    user: userEvent.setup({ delay: null }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    fragment: () => router.state.location.hash,
    historyState: () => router.state.location.state,
    goTo: (to) => act(() => router.navigate(to)),
    goBack: () => router.navigate(-1),
    goForward: () => router.navigate(1),
  };
}

/** Fills in the form of a new lead, which is open, by a message that is pasted. */
export async function pasteMessage({ user }: OpenAdmin, text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Paste a message' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }));
}
