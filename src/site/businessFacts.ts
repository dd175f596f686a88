import type { LocalBusiness, Offer, OfferCatalog } from 'schema-dts';
import { ADDRESSES, cardAddress, wholeAddress } from '../app/addresses';
import { business } from '../business';
import type { ClosedDays } from '../domain/shared/closedDays';
import { formatDollars } from '../lib/money';
import {
  carePackages,
  lowestPlanPrice,
  partnersIntro,
  partnerServices,
  PLANS_ID,
  serviceCategories,
} from './copy/services';
import { BUSINESS_ID } from './PageHead';

/** Structured data of the business itself and of what it offers, in the vocabulary of schema.org. */

const partOfServices = (id: string): string => wholeAddress(`${ADDRESSES.services}#${id}`);

/**
 * Describes every service, the partners' included, and every plan with its price, `isWhole` with what
 * belongs to each: on the page that lists it.
 */
export function offerCatalog({ isWhole }: { isWhole: boolean }): OfferCatalog {
  const offer = (id: string, name: string, description: string): Offer => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name,
      ...(isWhole && { description }),
      url: partOfServices(id),
    },
  });
  return {
    '@type': 'OfferCatalog',
    '@id': partOfServices('catalog'),
    name: 'Services and care plans',
    itemListElement: [
      ...serviceCategories.map(({ id, title, items }) => offer(id, title, items.join('; '))),
      ...partnerServices.map(({ id, title, items }) =>
        offer(id, title, `${partnersIntro.badge}: ${items.join('; ')}`),
      ),
      ...carePackages.map(({ title, description, price }) => ({
        ...offer(PLANS_ID, title, description),
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          price,
          priceCurrency: 'USD',
          unitCode: 'MON',
        },
      })),
    ],
  };
}

/** Describes the business, without ratings: search engines reject ratings by the business itself. */
export function businessFacts(closedDays: ClosedDays): Exclude<LocalBusiness, string> {
  const highestPrice = Math.max(...carePackages.map(({ price }) => price));
  return {
    '@type': business.schemaType,
    '@id': BUSINESS_ID,
    name: business.name,
    description: business.tagline,
    url: wholeAddress(ADDRESSES.home),
    telephone: business.phone,
    email: business.email,
    image: wholeAddress(cardAddress(ADDRESSES.home)),
    priceRange: `${formatDollars(lowestPlanPrice)} to ${formatDollars(highestPrice)} a month`,
    address: {
      '@type': 'PostalAddress',
      addressRegion: business.state,
      addressCountry: business.country,
    },
    openingHoursSpecification: business.hours.map(({ schemaDays, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaDays,
      opens,
      closes,
    })),
    // Search engines read equal times at midnight as closed.
    specialOpeningHoursSpecification: Object.entries(closedDays).map(([day, name]) => ({
      '@type': 'OpeningHoursSpecification',
      ...(name && { name }),
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
    areaServed: business.counties.flatMap(({ name, towns, furtherTowns }) => [
      { '@type': 'AdministrativeArea' as const, name: `${name}, ${business.stateName}` },
      ...[...towns, ...furtherTowns].map((town) => ({
        '@type': 'City' as const,
        name: `${town}, ${business.state}`,
      })),
    ]),
    hasOfferCatalog: offerCatalog({ isWhole: false }),
  };
}
