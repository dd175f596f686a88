import { screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminRoutes } from '../../src/admin/adminRoutes';
import { ADDRESSES } from '../../src/app/addresses';
import { storageWriteFailed } from '../../src/domain/system/events';
import { emptyStore, openAdmin } from './openAdmin';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function BrokenScreen(): never {
  throw new Error('The roof leaks');
}

/** Returns the routes with a CRM that throws, as a mistake in it would make it. */
const withBrokenCrm = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    if (route.path === ADDRESSES.crm)
      return { ...route, lazy: () => Promise.resolve({ Component: BrokenScreen }) };
    return route.children ? { ...route, children: withBrokenCrm(route.children) } : route;
  });
const routes = withBrokenCrm(adminRoutes);

describe('an address of the owner that is no valid text', () => {
  it.each([
    ['/admin/crm/leads/%E0%A4%A', 'This lead is not here'],
    ['/admin/crm/leads/%E0%A4%A/edit', 'This lead is not here'],
    ['/admin/blog/%E0%A4%A', 'This post is not here'],
    ['/admin/gallery/%E0%A4%A', 'This project is not here'],
    ['/admin/projects/%E0%A4%A', 'This project is not here'],
    ['/admin/content/%E0%A4%A', 'Home'],
  ])('%s shows that nothing is there, and is left like any other', async (address, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { goTo } = openAdmin(address);
    await screen.findAllByText(words);
    for (const next of ['/admin/crm/leads?search=%E0%A4%A', '/admin/crm']) {
      await goTo(next);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText(/URI malformed/)).toBeNull();
    }
  });
});

describe('a screen of the owner that throws', () => {
  it('says so in its place, the backup in reach, and is left like any other', async () => {
    const { user } = openAdmin(ADDRESSES.crm, { routes });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The roof leaks');
    expect(alert).toHaveTextContent('What you entered is saved in this browser.');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Owner' })).toBeVisible();
    await user.click(within(alert).getByRole('link', { name: 'download a backup' }));
    expect(await screen.findByRole('button', { name: 'Download backup' })).toBeVisible();
    expect(screen.queryByText('The roof leaks')).toBeNull();
  });

  it('does not say that all is saved where it is not', async () => {
    const test = emptyStore();
    test.store.dispatch(storageWriteFailed({ entry: 'leads', reason: 'full', message: '' }));
    openAdmin(ADDRESSES.crm, { test, routes });
    expect(await screen.findByText(/Not everything you entered is saved/)).toBeVisible();
    expect(screen.queryByText(/What you entered is saved/)).toBeNull();
  });
});
