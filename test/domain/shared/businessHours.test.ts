import { describe, expect, it } from 'vitest';
import { businessHoursOn, nextOpening } from '../../../src/domain/shared/businessHours';
import { localDay } from '../../../src/lib/dates';

describe('the business hours', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-24'],
    ['a Friday', '2026-11-27', '2026-11-28'],
    ['a Saturday, over the Sunday', '2026-11-28', '2026-11-30'],
  ])('open next after %s', (_what, day, next) => {
    const opening = nextOpening(new Date(`${day}T20:00:00`));
    expect(opening && localDay(opening)).toBe(next);
  });

  it('are none on a Sunday', () => {
    expect(businessHoursOn(new Date('2026-11-29T12:00:00'))).toBeUndefined();
  });
});
