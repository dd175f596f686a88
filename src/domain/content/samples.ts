import {
  MODIFIED_BY,
  type PageContent,
  type PageId,
  type Section,
  type SectionType,
} from './schema';
import { seedCopy } from './seedCopy';

/** The default copy of the four editable pages, until the owner publishes another. */

/** When the default copy was written. */
const SEED_MODIFIED_AT = '2025-01-15T12:00:00.000Z';

/** The hero's picture until the owner picks another: a drawing of the site. */
const HERO_IMAGE = '/drawings/hero-hillside.svg';

const section = (
  id: string,
  name: string,
  type: SectionType,
  { title, content }: { title?: string; content: string },
): Section => ({ id, name, title: title ?? name, content, type, isActive: true });

const page = (
  id: PageId,
  pageName: string,
  pageTitle: string,
  sections: Section[],
): PageContent => ({
  id,
  pageName,
  pageTitle,
  lastModified: SEED_MODIFIED_AT,
  modifiedBy: MODIFIED_BY.system,
  sections,
});

const { home, about, services, contact } = seedCopy;

export const samplePages: readonly PageContent[] = [
  page('home', 'Home', home.pageTitle, [
    section('hero-title', 'Hero Title', 'hero', home.sections['hero-title']),
    section('hero-subtitle', 'Hero Subtitle', 'hero', home.sections['hero-subtitle']),
    { ...section('hero-image', 'Hero Image', 'hero', { content: '' }), image: HERO_IMAGE },
    section('services-title', 'Services Title', 'text', home.sections['services-title']),
    section('services-subtitle', 'Services Subtitle', 'text', home.sections['services-subtitle']),
    section('why-choose-title', 'Why Choose Title', 'text', home.sections['why-choose-title']),
    section(
      'testimonials-title',
      'Testimonials Title',
      'text',
      home.sections['testimonials-title'],
    ),
    section('cta-title', 'Call to Action Title', 'cta', home.sections['cta-title']),
    section('cta-subtitle', 'Call to Action Subtitle', 'cta', home.sections['cta-subtitle']),
  ]),
  page('about', 'About', about.pageTitle, [
    section('hero-title', 'Hero Title', 'hero', about.sections['hero-title']),
    section('hero-subtitle', 'Hero Subtitle', 'hero', about.sections['hero-subtitle']),
    section('story-content', 'Our Story', 'text', about.sections['story-content']),
  ]),
  page('services', 'Services', services.pageTitle, [
    section('hero-title', 'Hero Title', 'hero', services.sections['hero-title']),
    section('hero-subtitle', 'Hero Subtitle', 'hero', services.sections['hero-subtitle']),
    section('smallest-visit', 'Smallest Visit', 'text', services.sections['smallest-visit']),
    section('prices', 'Usual Prices', 'text', services.sections.prices),
  ]),
  page('contact', 'Contact', contact.pageTitle, [
    section('hero-title', 'Hero Title', 'hero', contact.sections['hero-title']),
    section('hero-subtitle', 'Hero Subtitle', 'hero', contact.sections['hero-subtitle']),
    section('faq-content', 'Questions and Answers', 'text', contact.sections['faq-content']),
    section('closed-days', 'Closed Days', 'text', contact.sections['closed-days']),
  ]),
];
