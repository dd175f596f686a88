import { expect, it, vi } from 'vitest';
import { remembered } from '../../src/lib/remembered';

it('reads a text once, also one with no result, until it remembers as many as it may', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const length = remembered(read, 2);
  expect(['four', '', 'four', ''].map(length)).toEqual([4, undefined, 4, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
  length('three');
  expect(length('four')).toBe(4);
  expect(read).toHaveBeenCalledTimes(4);
});
