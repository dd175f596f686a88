import type { BoundFunctions, queries } from '@testing-library/react';
import { expect } from 'vitest';

/** Expects the link of a name, on the screen or in a part of it, to lead to an address. */
export function expectLink(
  part: Pick<BoundFunctions<typeof queries>, 'getByRole'>,
  name: string | RegExp,
  address: unknown,
): void {
  expect(part.getByRole('link', { name })).toHaveAttribute('href', address);
}
