import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { matchPath, MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { siteRoutes } from '../../src/routes';
import { SiteApp } from '../../src/site/SiteApp';
import { makeStore, type TestStore } from '../support/store';
import { mockDialogs } from './dialogs';
// Loaded before a test begins, so that none waits for a chunk.
import '../../src/ui/pictures/Lightbox';
import '../../src/domain/leads/samples';

/** The public app, opened at an address. */
export interface OpenSite extends TestStore {
  user: UserEvent;
}

interface OpenSiteOptions {
  /** The store of the test; by default a new one with the samples. */
  test?: TestStore;
  /** Advances fake timers while typing, in tests that use them. */
  advanceTimers?: (milliseconds: number) => void;
}

/** Opens an address of the public app, hydrated and with storage read. */
export async function openSite(
  address: string,
  { test = makeStore(), advanceTimers }: OpenSiteOptions = {},
): Promise<OpenSite> {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  mockDialogs();
  const routes = siteRoutes(test.store);
  await routes.find(({ path }) => matchPath(path, address))?.load(address);
  test.events.length = 0;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <SiteApp store={test.store} routes={routes} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return { ...test, user: userEvent.setup(advanceTimers ? { advanceTimers } : {}) };
}
