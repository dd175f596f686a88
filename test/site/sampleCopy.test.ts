import { describe, expect, it } from 'vitest';
import { builtBusiness, business, isSampleSite } from '../support/business';

// Another business has words of its own.
describe.skipIf(!isSampleSite)('the sample site', () => {
  it('is of the business of the tests, with twelve towns in each county', () => {
    expect(builtBusiness).toEqual(business);
    for (const { towns } of builtBusiness.counties) expect(towns).toHaveLength(12);
  });
});
