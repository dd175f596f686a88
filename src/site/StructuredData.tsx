import type { Thing, BlogPosting, FAQPage } from 'schema-dts';
import { ADDRESSES, cardAddress, postAddress, wholeAddress } from '../app/addresses';
import { business } from '../business';
import type { ListedPost } from '../domain/blog/schema';
import type { Question } from '../domain/content/questions';
import { withoutMarkup } from '../lib/text';

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
