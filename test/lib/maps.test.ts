import { describe, expect, it } from 'vitest';
import { routeAddress } from '../../src/lib/maps';

const stops = (href: string | undefined): (string | null)[] => {
  const query = new URL(href ?? '').searchParams;
  return [query.get('waypoints'), query.get('destination')];
};

describe('the way of a day', () => {
  it('ends at the last address, by way of those before it', () => {
    expect(stops(routeAddress(['1 Elm St', '2 Oak St & Co', '3 Ash St']))).toEqual([
      '1 Elm St|2 Oak St & Co',
      '3 Ash St',
    ]);
    expect(stops(routeAddress(['1 Elm St']))).toEqual([null, '1 Elm St']);
  });

  it('has ten stops at most, and none without an address', () => {
    const many = Array.from({ length: 12 }, (_, index) => `${index} Elm St`);
    expect(stops(routeAddress(many))).toEqual([many.slice(0, 9).join('|'), many[9]]);
    expect(routeAddress([])).toBeUndefined();
  });
});
