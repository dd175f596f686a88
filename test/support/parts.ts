import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What tests of screens do with a part of one: `within(…)`, or all of it. */

type Part = BoundFunctions<typeof queries>;

/** Expects the link of a name to lead to an address. */
export function expectLink(
  part: Pick<Part, 'getByRole'>,
  name: string | RegExp,
  address: unknown,
): void {
  expect(part.getByRole('link', { name })).toHaveAttribute('href', address);
}

/** Returns the texts of elements, such as the options of a list or the lines of a table. */
export const textsOf = (elements: Iterable<Element>): string[] =>
  [...elements].map(({ textContent }) => textContent ?? '');

/** Returns the headings of what the list of a name shows. */
export const headingsIn = (name: string): string[] =>
  textsOf(within(screen.getByRole('list', { name })).getAllByRole('heading'));

/** Finds the visible text of a notice; the announced one is beside it. */
export const findNotice = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[aria-hidden]' });

/** Opens a menu by its button, and chooses of it. */
export async function choose(
  user: UserEvent,
  menu: string | RegExp,
  item: string | RegExp,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Answers the question that is asked; of the title, where it is given. */
export async function answer(
  user: UserEvent,
  name: string,
  title: string | RegExp = /^/,
): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(question).getByRole('button', { name }));
}

/** Replaces what is in the fields of these labels by a paste, and chooses of lists. */
export async function fillIn(
  user: UserEvent,
  part: Pick<Part, 'getByLabelText'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = part.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else {
      await user.clear(field);
      if (value !== '') await user.paste(value);
    }
  }
}
