import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../src/business';
import { telHref } from '../../src/lib/phones';
import { SiteApp } from '../../src/site/SiteApp';
import { lazyScreen } from '../../src/ui/screen/lazyScreen';
import { expectLink } from '../support/parts';
import { makeStore } from '../support/store';
import { openSite } from './openSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

function BrokenPage(): never {
  throw new Error('The roof leaks');
}
const broken = lazyScreen(() => Promise.resolve(BrokenPage));
const missing = lazyScreen(() => Promise.reject(new Error('The chunk is gone')));
const sound = lazyScreen(() => Promise.resolve(() => <h1>A sound page</h1>));

const routes = [
  { path: '/services', ...broken },
  { path: '/gallery', ...missing },
  { path: '/about', ...sound },
];

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SiteApp store={makeStore().store} routes={routes} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('a page that throws', () => {
  it.each([
    ['/services', 'The roof leaks'],
    ['/gallery', 'This page could not be loaded. Check your connection and try again.'],
  ])('says so at %s, inside header and footer: %s', async (address, message) => {
    // Without a network, a page of its own cannot be had either.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open(address);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(alert).toHaveTextContent(message);
    expectLink(within(alert), `Call ${business.phone}`, telHref(business.phone));
    expect(within(alert).getByRole('link', { name: 'Back to the home page' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('A page failed:', expect.any(Error));
  });

  it('is loaded anew at the next visit', async () => {
    let isThere = false;
    const { load } = lazyScreen(() =>
      isThere ? Promise.resolve(BrokenPage) : Promise.reject(new Error('The chunk is gone')),
    );
    await expect(load('/gallery')).rejects.toThrow('This page could not be loaded');
    isThere = true;
    await expect(load('/gallery')).resolves.toBeUndefined();
  });

  it('leaves the rest of the site working', async () => {
    const user = open('/services');
    await screen.findByRole('alert');
    const nav = screen.getByRole('navigation', { name: 'Main' });
    await user.click(within(nav).getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('heading', { name: 'A sound page' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an unknown address', () => {
  it('shows 404 inside header and footer, with a way home', async () => {
    await openSite('/no-such-page');
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(alert).toHaveTextContent('404 Not Found');
    expectLink(within(alert), 'Back to the home page', '/');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
