import type { Thing, BlogPosting, FAQPage } from 'schema-dts';
import { ADDRESSES, cardAddress, postAddress, wholeAddress } from '../app/addresses';
import { business } from '../business';
import type { ListedPost } from '../domain/blog/schema';
import type { Question } from '../domain/content/questions';
import { withoutMarkup } from '../lib/text';
import { CARD_SIZE } from './cardSize';
import { shortTitle } from './pageTitle';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's path. */
  address: string;
  /** The day of an article, as `YYYY-MM-DD`; absent for other pages. */
  published?: string;
}

/** A page's title, description, canonical address and social card, for the head. */
export function PageHead({ title: whole, description, address, published }: PageHeadProps) {
  const title = shortTitle(whole);
  const canonical = wholeAddress(address);
  const card = wholeAddress(cardAddress(address));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={title} />
    </>
  );
}

/**
 * A data block with facts for search engines (schema.org), which no browser executes. Those of the
 * business itself are in `businessFacts.ts`.
 */
export const StructuredData = ({ facts }: { facts: Exclude<Thing, string> }) => (
  <script type="application/ld+json">
    {JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}
  </script>
);

/** The node of the business, which Home describes. */
export const BUSINESS_ID = wholeAddress('/#business');

/** Describes an article of the blog. */
export function postFacts({ title, excerpt, author, publishDate, slug }: ListedPost): BlogPosting {
  const address = postAddress(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: publishDate,
    author: { '@type': 'Organization', name: author },
    publisher: {
      '@type': 'Organization',
      '@id': BUSINESS_ID,
      name: business.name,
      url: wholeAddress(ADDRESSES.home),
    },
    mainEntityOfPage: wholeAddress(address),
    image: wholeAddress(cardAddress(address)),
  };
}

/** Describes the questions of a page, with their answers in plain text. */
export const questionFacts = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
  })),
});

/** The path from the home page to this one, for search engines. */
export const Breadcrumbs = ({ steps }: { steps: readonly { name: string; address: string }[] }) => (
  <StructuredData
    facts={{
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home', address: ADDRESSES.home }, ...steps].map(
        ({ name, address }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: wholeAddress(address),
        }),
      ),
    }}
  />
);
