import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { business } from '../../../src/business';
import { colorSchemeScript } from '../../../src/persistence/colorScheme';
import { COLOR_SCHEME_KEY } from '../../../src/persistence/engine/keys';
import { textsOf } from '../../support/parts';
import { openSite } from '../openSite';

const LABELS = ['Home', 'Services', 'Gallery', 'Blog', 'About', 'Contact'];

const mainNav = () => screen.getByRole('navigation', { name: 'Main' });
const menuNav = () => screen.getByRole('navigation', { name: 'Menu' });
const menu = () => {
  const details = menuNav().closest('details');
  if (!details) throw new Error('No menu');
  return details;
};
const summary = () => within(menu()).getByText('Menu');

describe('the header', () => {
  it('has the six nav items in order, on the bar and in the menu, and calls the main number', async () => {
    await openSite('/');
    for (const nav of [mainNav(), menuNav()]) {
      expect(textsOf(within(nav).getAllByRole('link'))).toEqual(LABELS);
    }
    const call = within(screen.getByRole('banner')).getByRole('link', {
      name: `Call ${business.phone}`,
      hidden: false,
    });
    expect(call).toHaveAttribute('href', 'tel:+18025550142');
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/services', 'Services', 'page'],
    ['/services/', 'Services', 'page'],
    ['/blog/no-such-post', 'Blog', 'true'],
  ])('marks where one is at %s: %s', async (address, label, current) => {
    await openSite(address);
    const marked = within(mainNav())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(textsOf(marked)).toEqual([label]);
    expect(marked[0]).toHaveAttribute('aria-current', current);
  });

  it('switches between light and dark', async () => {
    const { user } = await openSite('/');
    const dark = screen.getByRole('button', { name: 'Dark colors' });
    expect(dark).toHaveAttribute('aria-pressed', 'false');
    await user.click(dark);
    expect(dark).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(dark);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('shows what was chosen on another page where Back shows this one as it was left', async () => {
    const script = document.createElement('script');
    script.textContent = colorSchemeScript;
    document.head.append(script);
    // Other files share the page.
    onTestFinished(() => {
      script.remove();
      delete document.documentElement.dataset.theme;
    });
    await openSite('/');
    const dark = screen.getByRole('button', { name: 'Dark colors' });
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
    fireEvent(window, new Event('pageshow'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(dark).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the mobile menu', () => {
  // The entries of a test before.
  beforeEach(() => window.history.replaceState(null, ''));

  it('opens with its button, and closes when a nav link is chosen', async () => {
    const { user } = await openSite('/');
    await user.click(summary());
    expect(menu()).toHaveAttribute('open');
    expect(within(menu()).getByRole('button', { name: 'Book Online' })).toBeInTheDocument();
    await user.click(within(menuNav()).getByRole('link', { name: 'About' }));
    expect(menu()).not.toHaveAttribute('open');
    expect(await screen.findByRole('heading', { name: 'Why Choose Local?' })).toBeInTheDocument();
  });

  it('lets a call go its way', async () => {
    const { user } = await openSite('/');
    await user.click(summary());
    await waitFor(() => expect(window.history.state).toMatchObject({ menu: true }));
    const call = within(menu()).getByRole('link', { name: /^Call/ });
    const press = createEvent.click(call);
    fireEvent(call, press);
    expect(press.defaultPrevented).toBe(false);
    expect(menu()).toHaveAttribute('open');
  });

  it.each(['Escape', 'a link to the page that is shown'])(
    'closes on %s and gives the focus to its button',
    async (how) => {
      const { user } = await openSite('/');
      await user.click(summary());
      if (how === 'Escape') await user.keyboard('{Escape}');
      else await user.click(within(menuNav()).getByRole('link', { name: 'Home' }));
      expect(menu()).not.toHaveAttribute('open');
      expect(summary().closest('summary')).toHaveFocus();
    },
  );

  it('closes on a press outside, not on one inside', async () => {
    const { user } = await openSite('/');
    await user.click(summary());
    fireEvent.pointerDown(menuNav());
    expect(menu()).toHaveAttribute('open');
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(menu()).not.toHaveAttribute('open');
  });

  it('closes when the focus leaves it', async () => {
    const { user } = await openSite('/');
    await user.click(summary());
    within(menuNav()).getByRole('link', { name: 'Contact' }).focus();
    expect(menu()).toHaveAttribute('open');
    within(screen.getByRole('main')).getByRole('link', { name: 'View Services' }).focus();
    expect(menu()).not.toHaveAttribute('open');
  });

  it('has an entry in the history: Back closes it, Forward opens it, and Escape takes the entry along', async () => {
    const { user } = await openSite('/');
    const isOpen = (open: boolean) => waitFor(() => expect(menu().open).toBe(open));
    const hasEntry = (has: boolean) =>
      waitFor(() => expect(window.history.state !== null).toBe(has));
    await user.click(summary());
    await hasEntry(true);
    window.history.back();
    await isOpen(false);
    window.history.forward();
    await isOpen(true);
    await user.keyboard('{Escape}');
    await hasEntry(false);
    await isOpen(false);
  });
});
