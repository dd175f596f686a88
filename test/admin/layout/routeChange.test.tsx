import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADDRESSES } from '../../../src/app/addresses';
import { emptyStore, openAdmin } from '../openAdmin';

/** Where the focus is after a link of one of the owner's screens. */

const main = (): HTMLElement => screen.getByRole('main');

it.each([
  { from: ADDRESSES.publish, link: /^Launch checklist/, to: ADDRESSES.launch },
  { from: ADDRESSES.today, link: 'Print the day', to: ADDRESSES.daySheet },
  { from: ADDRESSES.storage, link: 'Show recently deleted', to: ADDRESSES.deleted },
  { from: ADDRESSES.projects, link: 'Board', to: ADDRESSES.projectBoard },
])('$link leads to the beginning of a screen of the same place', async ({ from, link, to }) => {
  const page = openAdmin(from, { test: emptyStore() });
  await page.user.click(await screen.findByRole('link', { name: link }));
  await waitFor(() => expect(page.address()).toContain(to));
  await waitFor(() => expect(main()).toHaveFocus());
});

it('the skip link leads past the header, without an entry in the history', async () => {
  const page = openAdmin(ADDRESSES.projects, { test: emptyStore() });
  await page.user.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(main()).toHaveFocus();
  expect(window.location.hash).toBe('');
});
