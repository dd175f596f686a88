import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadSchema, type Lead } from '../../src/domain/leads/schema';
import { numberIdOf } from '../../src/lib/ids';
import {
  readLeniently,
  withoutStaleOriginals,
  withOriginals,
  type WithOriginals,
} from '../../src/lib/lenientRead';
import { aLead } from '../support/entities';

/** Names of unknown fields; some of them are properties of every object. */
const UNKNOWN = ['color', 'toString', 'constructor'];

/** A lead with any value in any field, unknown fields included. */
const anyLead = fc
  .dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(leadSchema.entries), ...UNKNOWN), fc.string()),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map((fields): Record<string, unknown> => ({ ...fields, id: '1-a' }));

describe('reading leniently', () => {
  it('keeps every stored value, whatever it is', () => {
    fc.assert(
      fc.property(anyLead, ({ ['__proto__']: _prototype, ...stored }) => {
        const written: Record<string, unknown> = withOriginals(readLeniently(leadSchema, stored));
        for (const [name, value] of Object.entries(stored)) expect(written[name]).toEqual(value);
      }),
    );
  });

  it('reads what it wrote as the same again', () => {
    fc.assert(
      fc.property(anyLead, (stored) => {
        const read = readLeniently(leadSchema, stored);
        expect(readLeniently(leadSchema, withOriginals(read))).toEqual(read);
      }),
    );
  });

  it('leaves a good entity as it is, without a copy of anything', () => {
    const lead = aLead();
    expect(readLeniently(leadSchema, { ...lead })).toEqual(lead);
    expect(withOriginals(lead)).toBe(lead);
  });
});

describe('originals', () => {
  const odd: Lead & WithOriginals = { ...aLead(), _original: { priority: 3, zipCode: 5 } };

  it('go with the field that was changed, and no other', () => {
    const next = withoutStaleOriginals(odd, { ...odd, priority: 'High' as const });
    expect(next._original).toEqual({ zipCode: 5 });
  });

  it('stay where another field was changed, or where a newer one came with the value', () => {
    const moved = { ...odd, city: 'Milton' };
    expect(withoutStaleOriginals(odd, moved)).toBe(moved);
    const newer = { ...odd, priority: 'Low' as const, _original: { priority: 9 } };
    expect(withoutStaleOriginals(odd, newer)).toBe(newer);
  });

  it('of members likewise', () => {
    const visit = { id: 'v', duration: 60, _original: { duration: 'long' } };
    const before = { id: '1', appointments: [visit] };
    const after = { id: '1', appointments: [{ ...visit, duration: 30 }, { id: 'w' }] };
    expect(withoutStaleOriginals(before, after).appointments[0]).toMatchObject({ _original: {} });
  });
});

describe('a number made of a text id', () => {
  it.each([
    ['17', 17],
    [17, 17],
    [0, 0],
  ])('%j is %j', (stored, number) => expect(numberIdOf(stored)).toBe(number));

  it('is a safe integer, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const number = numberIdOf(text);
        expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        expect(numberIdOf(text)).toBe(number);
      }),
    );
  });
});
