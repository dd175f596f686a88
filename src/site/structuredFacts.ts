import { ADDRESSES, postAddress } from '../app/addresses';
import { business } from '../business';
import type { Question } from '../domain/content/questions';
import type { ListedPost } from '../domain/blog/schema';
import { withoutMarkup } from '../lib/text';
import { safeUrl, WEB_PROTOCOLS } from '../lib/safeUrl';

/** Structured data of the pages for search engines, in the vocabulary of schema.org. */

const whole = (address: string): string => new URL(address, business.siteUrl).href;

/** Describes the business, without ratings, which search engines reject for one's own reviews. */
export function businessFacts(services: readonly string[]): object {
  return {
    '@type': business.schemaType,
    '@id': whole('/#business'),
    name: business.name,
    description: business.tagline,
    url: whole(ADDRESSES.home),
    telephone: business.phone,
    email: business.email,
    image: whole('/card.png'),
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
    areaServed: business.counties.flatMap(({ name, towns }) => [
      { '@type': 'AdministrativeArea', name: `${name}, ${business.stateName}` },
      ...towns.map((town) => ({ '@type': 'City', name: `${town}, ${business.state}` })),
    ]),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  };
}

/** Describes an article of the blog. */
export function postFacts({
  title,
  excerpt,
  author,
  publishDate,
  slug,
  featuredImage,
}: ListedPost): object {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: publishDate,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: business.name, url: whole(ADDRESSES.home) },
    mainEntityOfPage: whole(postAddress(slug)),
    ...(safeUrl(featuredImage, WEB_PROTOCOLS) === undefined ? {} : { image: featuredImage }),
  };
}

/** Describes the questions of a page, with their answers in plain text. */
export function questionFacts(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
    })),
  };
}

/** Describes the path from the home page to this page. */
export function breadcrumbFacts(steps: readonly { name: string; address: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', address: ADDRESSES.home }, ...steps].map(
      ({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: whole(address),
      }),
    ),
  };
}
