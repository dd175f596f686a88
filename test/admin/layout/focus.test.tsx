import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADDRESSES } from '../../../src/app/addresses';
import { emptyStore, openAdmin } from '../openAdmin';

/** Where the focus is after a link or a button of one of the owner's screens. */

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

it.each([
  { button: 'Clear filters', at: `${ADDRESSES.leads}?stage=Paid` },
  { button: 'Clear filters', at: `${ADDRESSES.pipeline}?search=nobody` },
  { button: 'Use the default text of First contact', at: ADDRESSES.templates },
])('is in the section or the screen of $button, which goes when it is pressed', async (pressed) => {
  const { user } = openAdmin(pressed.at, { test: emptyStore() });
  await screen.findByRole('heading', { level: 1 });
  const text = screen.queryByLabelText('First contact');
  if (text) await user.type(text, 'Hello');
  const button = await screen.findByRole('button', { name: pressed.button });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(main()).toContainElement(document.activeElement as HTMLElement));
});
