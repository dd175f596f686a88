import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../src/ui/form/useChangedElsewhere';

describe('a value that was changed elsewhere is shown', () => {
  it.each([
    ['as on or off', true, false, 'on'],
    ['as nothing', '', 'Porch', 'nothing'],
    ['as it is', 'Porch', 'Deck', '“Porch”'],
    ['from where it differs', `${'a'.repeat(90)}b`, 'a'.repeat(90), `“…${'a'.repeat(15)}b”`],
    ['up to a length', 'a'.repeat(90), 'b', `“${'a'.repeat(60)}…”`],
    ['without markup', '<p>Our <em>story</em></p>', 'Our plan', '“Our story”'],
    ['with markup where only that differs', '<b>Now</b>', '<i>Now</i>', '“<b>Now</b>”'],
  ])('%s', (_how, value, other, shown) => expect(formatValue(value, other)).toBe(shown));
});
