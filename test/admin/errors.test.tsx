import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminRoutes } from '../../src/admin/adminRoutes';
import '../../src/admin/storage/StorageScreen';
import { entriesRead, storageWriteFailed } from '../../src/events/system';
import { makeStore } from '../support/store';
import { openAdmin } from './openAdmin';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function BrokenScreen(): never {
  throw new Error('The roof leaks');
}

/** Makes the CRM throw, as a mistake in it would. */
function breakCrm(): void {
  const frame = adminRoutes[0]?.children?.find(({ path }) => path === undefined);
  const crm = frame?.children?.find(({ path }) => path === '/admin/crm');
  if (!crm) throw new Error('There is no CRM');
  Object.assign(crm, { lazy: () => Promise.resolve({ Component: BrokenScreen }) });
}

describe('a screen of the owner that throws', () => {
  it('says so in its place, the backup in reach, and is left like any other', async () => {
    breakCrm();
    const { user } = openAdmin('/admin/crm');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The roof leaks');
    expect(alert).toHaveTextContent('What you entered is saved in this browser.');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Logout' })[0]).toBeVisible();
    await user.click(within(alert).getByRole('link', { name: 'download a backup' }));
    expect(await screen.findByRole('button', { name: 'Download backup' })).toBeVisible();
    expect(screen.queryByText('The roof leaks')).toBeNull();
  });

  it('does not say that all is saved where it is not', async () => {
    breakCrm();
    const test = makeStore();
    test.store.dispatch(entriesRead({ entries: ['gallery', 'leads', 'posts', 'projects'] }));
    test.store.dispatch(storageWriteFailed({ entry: 'leads', reason: 'full', message: '' }));
    openAdmin('/admin/crm', { test });
    expect(await screen.findByText(/Not everything you entered is saved/)).toBeVisible();
    expect(screen.queryByText(/What you entered is saved/)).toBeNull();
  });
});
