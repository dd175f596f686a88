import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerSignIn } from '../../../src/business';
import { SIGN_IN_DELAY_MS } from '../../../src/domain/session/commands';
import { openAdmin, type OpenAdmin } from '../openAdmin';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

const open = (address = '/admin', isSignedIn = false): OpenAdmin =>
  openAdmin(address, { isSignedIn });

async function tryPair(
  { user }: OpenAdmin,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('says Signing in... for a second, then shows the dashboard', async () => {
    const page = open();
    await tryPair(page, ownerSignIn);
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    expect(page.types()).not.toContain('session/signedIn');
    await vi.advanceTimersByTimeAsync(SIGN_IN_DELAY_MS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(page.address()).toBe('/admin/dashboard');
  });

  it('shows the pair on the page, asks for both fields, and shows and hides the password', async () => {
    const { user } = open();
    expect(await screen.findByText(`Username: ${ownerSignIn.username}`)).toBeVisible();
    expect(screen.getByText(`Password: ${ownerSignIn.password}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your username')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    // No keyboard changes what is typed, and no spelling service is sent a shown password.
    const shown = screen.getAllByRole('textbox');
    expect(shown).toHaveLength(2);
    for (const one of shown) {
      expect(one).toHaveAttribute('autocapitalize', 'none');
      expect(one).toHaveAttribute('autocorrect', 'off');
      expect(one).toHaveAttribute('spellcheck', 'false');
    }
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('takes what a password manager fills in without an event', async () => {
    const page = open();
    const username = await screen.findByLabelText('Username');
    // Past React, which notices what is set on the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', ownerSignIn.username, username);
    const password = screen.getByLabelText('Password');
    Reflect.set(HTMLInputElement.prototype, 'value', ownerSignIn.password, password);
    await page.user.click(screen.getByRole('button', { name: 'Show password' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.advanceTimersByTimeAsync(SIGN_IN_DELAY_MS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('with a wrong pair says so in a red box and lets the owner try again', async () => {
    const page = open();
    await tryPair(page, { username: 'admin', password: 'wrong' });
    await vi.advanceTimersByTimeAsync(SIGN_IN_DELAY_MS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(screen.getByRole('alert')).toHaveClass('MuiAlert-colorError');
    expect(screen.getByLabelText('Username')).toHaveValue('admin');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(page.types()).not.toContain('session/signedIn');
  });

  it('leads to where the owner wanted to go, with query and fragment', async () => {
    const page = open('/admin/crm/leads?stage=Paid#row');
    await screen.findByRole('heading', { name: 'Owner sign-in' });
    expect(page.address()).toBe('/admin');
    await tryPair(page, ownerSignIn);
    await vi.advanceTimersByTimeAsync(SIGN_IN_DELAY_MS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    expect(page.address()).toBe('/admin/crm/leads?stage=Paid');
  });

  it('leads to Today on a phone, unless another screen was wanted; Logout wants none', async () => {
    const page = openAdmin('/admin', { isSignedIn: false, isPhone: true });
    const signInForToday = async (): Promise<void> => {
      await tryPair(page, ownerSignIn);
      await vi.advanceTimersByTimeAsync(SIGN_IN_DELAY_MS);
      expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      expect(page.address()).toBe('/admin/today');
    };
    await signInForToday();
    await page.goTo('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    await signInForToday();
  });

  it('is skipped when signed in already, and ends with Logout', async () => {
    const page = open('/admin', true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(page.address()).toBe('/admin/dashboard');
    await page.user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Owner sign-in' })).toBeVisible();
    expect(page.types().at(-1)).toBe('session/signedOut');
  });
});
