import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { BOOKING_TIMEOUT_MS, type BookingService } from '../../../src/site/booking/bookingScript';
import { BookOnline } from '../../../src/site/booking/BookOnline';
import { expectLink } from '../../support/parts';
import { mockDialogs } from '../dialogs';
import { openSite } from '../openSite';

const service: BookingService = {
  token: 'a-token',
  orgName: business.name,
  scriptUrl: 'https://booking.example/script.js',
  globalName: 'BookingWidget',
};

const script = () => document.querySelector<HTMLScriptElement>('script[src*="booking.example"]');

function show(given: BookingService, advanceTimers?: (milliseconds: number) => void) {
  render(
    <MemoryRouter>
      <BookOnline service={given} />
    </MemoryRouter>,
  );
  return userEvent.setup(advanceTimers ? { advanceTimers } : {});
}
const button = () => screen.getByRole('button', { name: 'Book Online' });
const dialog = () => screen.findByRole('dialog', { name: 'Let us find a time together' });

/** Simulates the end of the booking script. */
function scriptArrives(openModal: (() => void) | undefined): void {
  if (openModal) Object.assign(window, { BookingWidget: { openModal } });
  script()?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  mockDialogs();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BookingWidget');
  script()?.remove();
});

describe('Book Online', () => {
  it('is a link to the contact page until hydration', () => {
    const html = renderToString(
      <MemoryRouter>
        <BookOnline service={service} />
      </MemoryRouter>,
    );
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('role="button"');
  });

  it('carries token and name, and loads nothing before it is wanted, then the script with them', async () => {
    const user = show(service);
    expect(button()).toHaveAttribute('data-token', 'a-token');
    expect(button()).toHaveAttribute('data-orgname', business.name);
    expect(script()).toBeNull();
    await user.hover(button());
    const address = new URL(script()?.src ?? '');
    expect(address.searchParams.get('token')).toBe('a-token');
    expect(address.searchParams.get('orgName')).toBe(business.name);
    await user.tab();
    expect(document.querySelectorAll('script[src*="booking.example"]')).toHaveLength(1);
    scriptArrives(undefined);
  });

  it.each(['{Enter}', ' '])('opens the widget from the keyboard with %j', async (key) => {
    const openModal = vi.fn();
    const user = show(service);
    await user.tab();
    await user.keyboard(key);
    scriptArrives(openModal);
    await waitFor(() => expect(openModal).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the widget once for two presses', async () => {
    const openModal = vi.fn();
    const user = show(service);
    await user.dblClick(button());
    scriptArrives(openModal);
    await waitFor(() => expect(openModal).toHaveBeenCalledOnce());
  });

  it('offers phone and form where there is no token, and gives the focus back', async () => {
    const user = show({ ...service, token: '' });
    await user.click(button());
    const fallback = await dialog();
    expect(script()).toBeNull();
    expectLink(within(fallback), `Call ${business.phone}`, 'tel:+18025550142');
    expectLink(within(fallback), 'Request an estimate', '/contact#estimate');
    await user.click(within(fallback).getByRole('button', { name: 'Close' }));
    expect(fallback).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    await user.click(button());
    const again = await dialog();
    await user.keyboard('{Escape}');
    expect(again).not.toBeInTheDocument();
  });

  it('closes its dialog on Back, opens it on Forward, and leaves for the form from its entry', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, go } = await openSite('/about');
    const heading = screen.getByRole('heading', { level: 1 });
    const [bookOnline = document.body] = screen.getAllByRole('button', { name: 'Book Online' });
    await user.click(bookOnline);
    const fallback = await dialog();
    await go(-1);
    expect(fallback).not.toBeInTheDocument();
    expect(heading).toBeInTheDocument();
    await go(1);
    await user.click(within(await dialog()).getByRole('link', { name: 'Request an estimate' }));
    await screen.findByRole('heading', { name: 'Request a free estimate' });
    await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    await go(-1);
    expect(await screen.findByText(heading.textContent ?? '')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers phone and form where the script is blocked, and tries again later', async () => {
    const user = show(service);
    await user.click(button());
    script()?.dispatchEvent(new Event('error'));
    const fallback = await dialog();
    await user.click(within(fallback).getByRole('button', { name: 'Close' }));
    const openModal = vi.fn();
    await user.click(button());
    scriptArrives(openModal);
    await waitFor(() => expect(openModal).toHaveBeenCalledOnce());
  });

  it('offers phone and form where the script refuses the token', async () => {
    const user = show(service);
    await user.click(button());
    scriptArrives(undefined);
    expect(await dialog()).toBeInTheDocument();
  });

  it('offers phone and form where the script takes too long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = show(service, (milliseconds) => vi.advanceTimersByTime(milliseconds));
    await user.click(button());
    await act(() => vi.advanceTimersByTimeAsync(BOOKING_TIMEOUT_MS + 10));
    expect(await dialog()).toBeInTheDocument();
    expect(script()).toBeNull();
  });
});
