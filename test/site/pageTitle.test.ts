import { expect, it } from 'vitest';
import { shortTitle } from '../../src/site/pageTitle';
import { business } from '../support/business';

const suffix = ` | ${business.name}`;
const room = 59 - suffix.length;

it.each([
  ['A short title', `A short title${suffix}`],
  ['x'.repeat(room), `${'x'.repeat(room)}${suffix}`],
  ['x'.repeat(room + 1), 'x'.repeat(room + 1)],
])('the title %s is shown as %s', (title, shown) => {
  expect(shortTitle(`${title}${suffix}`)).toBe(shown);
});

it('a long title of the owner’s is left alone', () => {
  const title = `${business.name} | ${'long '.repeat(20)}`;
  expect(shortTitle(title)).toBe(title);
});
