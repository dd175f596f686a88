import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  matchPath,
  MemoryRouter,
  parsePath,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { vi } from 'vitest';
import { siteRoutes } from '../../src/routes';
import { SiteApp } from '../../src/site/SiteApp';
import { makeStore, type TestStore } from '../support/store';
import { mockDialogs } from './dialogs';
// Loaded before a test begins, so that none waits for a chunk.
import '../../src/domain/leads/samples';

/** The public app, opened at an address. */
export interface OpenSite extends TestStore {
  user: UserEvent;
  /** Moves in the history as the browser's buttons do: -1 is Back, 1 is Forward. */
  go: (delta: number) => Promise<void>;
}

interface OpenSiteOptions {
  /** Whether the device is one for the finger. */
  isPhone?: boolean;
  /** The history state of the entry, as after a reload. */
  state?: unknown;
  /** The store of the test; by default a new one with the samples. */
  test?: TestStore;
}

/** Opens an address of the public app, hydrated and with storage read. */
export async function openSite(
  address: string,
  { test = makeStore(), state, isPhone = false }: OpenSiteOptions = {},
): Promise<OpenSite> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  mockDialogs();
  const routes = siteRoutes(test.store);
  const { pathname = '/', ...query } = parsePath(address);
  await routes.find(({ path }) => matchPath(path, pathname))?.load(pathname);
  test.events.length = 0;
  const history: { navigate?: NavigateFunction } = {};
  function History() {
    const navigate = useNavigate();
    useEffect(() => {
      history.navigate = navigate;
    }, [navigate]);
    return null;
  }
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/', { pathname, ...query, state }]} initialIndex={1}>
        <SiteApp store={test.store} routes={routes} />
        <History />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  const go = async (delta: number): Promise<void> => {
    await act(async () => history.navigate?.(delta));
  };
  // While typing, fake timers go on.
  const advanceTimers = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);
  return { ...test, go, user: userEvent.setup(vi.isFakeTimers() ? { advanceTimers } : {}) };
}
