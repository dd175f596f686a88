import { expect, it } from 'vitest';
import { newValues } from '../../../src/domain/shared/subjects';

it('the history keeps the beginning of a long text, in whole characters', () => {
  const notes = `${'x'.repeat(58)}🏠🏠`;
  expect(newValues({ notes, city: 'Essex', estimatedValue: 5, isActive: true })).toEqual({
    notes: `${'x'.repeat(58)}…`,
    city: 'Essex',
    estimatedValue: 5,
  });
});
