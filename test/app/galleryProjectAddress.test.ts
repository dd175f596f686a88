import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryProjectAddress, galleryProjectIdIn } from '../../src/app/addresses';
import { MAX_LENGTH } from '../../src/lib/fields';

describe('the address of a gallery project', () => {
  it.each([
    ['Kitchen Refresh, in Nine Days!', 12, '/gallery/kitchen-refresh-in-nine-days-12'],
    ['Porch 2024', 1748952000000, '/gallery/porch-2024-1748952000000'],
    ['Véranda', 0, '/gallery/veranda-0'],
    ['?!', 12, '/gallery/12'],
  ])('of %j with the id %i is %s', (title, id, address) => {
    expect(galleryProjectAddress({ title, id })).toBe(address);
  });

  it.each([
    ['another-title-12', 12],
    ['12', 12],
    ['twelve', undefined],
    ['12-twelve', undefined],
    ['deck12', undefined],
    ['', undefined],
  ])('%j has the id %s', (lastPart, id) => expect(galleryProjectIdIn(lastPart)).toBe(id));

  it('has the id of the project and is the name of a file, whatever its title', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: MAX_LENGTH.line }),
        fc.maxSafeNat(),
        (title, id) => {
          const lastPart = galleryProjectAddress({ title, id }).slice('/gallery/'.length);
          expect(lastPart).toMatch(/^[a-z0-9-]{1,255}$/);
          expect(galleryProjectIdIn(lastPart)).toBe(id);
        },
      ),
    );
  });
});
