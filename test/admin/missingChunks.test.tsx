import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { screenRoute } from '../../src/admin/layout/AdminErrorScreen';
import { loadedNotice } from '../../src/admin/layout/StorageNotices';
import { openAdmin } from './openAdmin';

const REFUSED = new TypeError('Failed to fetch dynamically imported module: /assets/One.js');
const refused = () => Promise.reject(REFUSED);

describe('chunks that could not be loaded', () => {
  it('leave a screen as it is where they bring its notices', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const Missing = loadedNotice(refused);
    const There = loadedNotice(() => Promise.resolve(() => <p>A newer site is there.</p>));
    const screenWithNotices = (
      <>
        <h1>CRM</h1>
        <Missing />
        <There />
      </>
    );
    const { unmount } = render(screenWithNotices);
    expect(await screen.findByText('A newer site is there.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'CRM' })).toBeVisible();
    unmount();
    render(screenWithNotices);
    // With the screen, which would move later.
    expect(screen.getByText('A newer site is there.')).toBeVisible();
    expect(reported.mock.calls).toEqual([['A notice could not be loaded:', REFUSED]]);
  });

  it('leave a message where they bring the screen, which names no file and offers it again', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const address = '/admin/today/templates?of=calls';
    openAdmin(address, { routes: [screenRoute('/admin/today/templates', refused)] });
    const message = await screen.findByText(/This page could not be loaded. Check your connection/);
    expect(message).not.toHaveTextContent('/assets/');
    const again = within(screen.getByRole('alert')).getByRole('link', {
      name: 'Load the page again',
    });
    expect(again).toHaveAttribute('href', address);
    await waitFor(() => expect(reported).toHaveBeenCalledWith('A screen failed:', REFUSED));
  });

  it('are fetched again before the next load: WebKit keeps what failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('No network'));
    const preload = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: '/assets/One.js',
    });
    document.head.append(preload);
    openAdmin('/admin/today', { routes: [screenRoute('/admin/today', refused)] });
    await screen.findByRole('link', { name: 'Load the page again' });
    await waitFor(() =>
      expect(fetched.mock.calls).toEqual([[preload.href, { cache: 'no-cache' }]]),
    );
    preload.remove();
  });
});
