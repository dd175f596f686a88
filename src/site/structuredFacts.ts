import type { BlogPosting, BreadcrumbList, FAQPage } from 'schema-dts';
import { ADDRESSES, cardAddress, postAddress, wholeAddress } from '../app/addresses';
import { business } from '../business';
import type { Question } from '../domain/content/questions';
import type { ListedPost } from '../domain/blog/schema';
import { withoutMarkup } from '../lib/text';

/** Structured data of the pages (schema.org); that of the business itself is in `businessFacts.ts`. */

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

/** Describes the path from the home page to this page. */
export const breadcrumbFacts = (
  steps: readonly { name: string; address: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', address: ADDRESSES.home }, ...steps].map(
    ({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeAddress(address),
    }),
  ),
});
