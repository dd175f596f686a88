import { MODIFIED_BY, type PageContent, type PageId, type SectionType } from './schema';
import { seedCopy } from './seedCopy';

/** The default copy of the four editable pages, until the owner publishes another. */

/** When the default copy was written. */
const SEED_MODIFIED_AT = '2025-01-15T12:00:00.000Z';

/** The hero's picture until the owner picks another: a drawing of the site. */
const HERO_IMAGE = '/drawings/hero-hillside.svg';

/** A section by its id, its name and its type. */
type SampleSection = readonly [id: string, name: string, type: SectionType];

function page(id: PageId, pageName: string, ...sections: SampleSection[]): PageContent {
  const { pageTitle, sections: copy } = seedCopy[id];
  const texts: Readonly<Record<string, { title?: string; content?: string }>> = copy;
  return {
    id,
    pageName,
    pageTitle,
    lastModified: SEED_MODIFIED_AT,
    modifiedBy: MODIFIED_BY.system,
    sections: sections.map(([sectionId, name, type]) => ({
      id: sectionId,
      name,
      title: name,
      content: '',
      type,
      isActive: true,
      ...texts[sectionId],
      ...(sectionId === 'hero-image' && { image: HERO_IMAGE }),
    })),
  };
}

const HERO: readonly SampleSection[] = [
  ['hero-title', 'Hero Title', 'hero'],
  ['hero-subtitle', 'Hero Subtitle', 'hero'],
];

export const samplePages: readonly PageContent[] = [
  page(
    'home',
    'Home',
    ...HERO,
    ['hero-image', 'Hero Image', 'hero'],
    ['services-title', 'Services Title', 'text'],
    ['services-subtitle', 'Services Subtitle', 'text'],
    ['why-choose-title', 'Why Choose Title', 'text'],
    ['testimonials-title', 'Testimonials Title', 'text'],
    ['cta-title', 'Call to Action Title', 'cta'],
    ['cta-subtitle', 'Call to Action Subtitle', 'cta'],
  ),
  page('about', 'About', ...HERO, ['story-content', 'Our Story', 'text']),
  page(
    'services',
    'Services',
    ...HERO,
    ['smallest-visit', 'Smallest Visit', 'text'],
    ['prices', 'Usual Prices', 'text'],
  ),
  page(
    'contact',
    'Contact',
    ...HERO,
    ['faq-content', 'Questions and Answers', 'text'],
    ['closed-days', 'Closed Days', 'text'],
  ),
];
