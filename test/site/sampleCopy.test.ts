import { describe, expect, it } from 'vitest';
import { whyLocal } from '../../src/site/copy/about';
import { reasons, teasers, testimonials, trustBadges } from '../../src/site/copy/home';
import {
  carePackages,
  partnerServices,
  seasons,
  serviceCategories,
} from '../../src/site/copy/services';
import { builtBusiness, business, isSampleSite } from '../support/business';

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

// Another business has words of its own.
describe.skipIf(!isSampleSite)('the sample site has the words of the specification', () => {
  it('of the business, which is also that of the tests', () => {
    expect(builtBusiness).toEqual(business);
    for (const { towns } of builtBusiness.counties) expect(towns).toHaveLength(12);
  });

  it('on the home page', () => {
    expect(trustBadges.map(({ label }) => label)).toEqual([
      'Licensed & Insured',
      'Reliable Service',
      'Local Experts',
    ]);
    expect(titles(teasers)).toEqual([
      'General Repairs',
      'Painting & Finishing',
      'Home Improvements',
      'Installation Services',
    ]);
    expect(titles(reasons)).toEqual([
      'Local Vermont Expertise',
      'Transparent Pricing',
      'Quality Guaranteed',
      'Licensed Professionals',
    ]);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  it('on the services page', () => {
    expect(serviceCategories).toHaveLength(6);
    expect(carePackages.map(({ title, price, popular }) => [title, price, popular])).toEqual([
      ['Basic Monthly Care', 89, false],
      ['Complete Home Care', 149, true],
      ['Premium Estate Care', 249, false],
    ]);
    expect(titles(seasons)).toEqual(['Spring', 'Summer', 'Fall', 'Winter']);
    expect(titles(partnerServices)).toEqual(['Electrical Work', 'Plumbing Services']);
  });

  it('on the about page', () => expect(whyLocal.title).toBe('Why Choose Local?'));
});
