import { builtInCopy } from './builtInCopy';
import {
  MODIFIED_BY,
  type PageContent,
  type PageId,
  type Section,
  type SectionType,
} from './schema';

/**
 * The built-in copy of the four editable pages (specification, section 3): what stands where the
 * owner has written nothing, and what Reset goes back to.
 */

/** When the built-in copy was written. */
const BUILT_IN_SINCE = '2025-01-15T12:00:00.000Z';

/** Where the hero's picture comes from until the owner picks another: the site's own drawing. */
const HERO_IMAGE = '/drawings/hero-hillside.svg';

interface Wording {
  title?: string;
  content: string;
}

const section = (
  id: string,
  name: string,
  type: SectionType,
  { title, content }: Wording,
): Section => ({
  id,
  name,
  title: title ?? name,
  content,
  type,
  isActive: true,
});

const page = (
  id: PageId,
  pageName: string,
  pageTitle: string,
  sections: Section[],
): PageContent => ({
  id,
  pageName,
  pageTitle,
  lastModified: BUILT_IN_SINCE,
  modifiedBy: MODIFIED_BY.system,
  sections,
});

const { home, about, services, contact } = builtInCopy;

export const builtInPages: readonly PageContent[] = [
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
  ]),
  page('contact', 'Contact', contact.pageTitle, [
    section('hero-title', 'Hero Title', 'hero', contact.sections['hero-title']),
    section('hero-subtitle', 'Hero Subtitle', 'hero', contact.sections['hero-subtitle']),
  ]),
];

/** The built-in wording that holds markup: shown as it is, because it came with the site. */
export const builtInMarkup: ReadonlySet<string> = new Set(
  builtInPages
    .flatMap(({ sections }) => sections.map(({ content }) => content))
    .filter((content) => content.includes('<')),
);

/** The built-in copy of one page. */
export function builtInPage(id: PageId): PageContent {
  const found = builtInPages.find((one) => one.id === id);
  if (!found) throw new Error(`No built-in page ${id}`);
  return found;
}

const SECTION_ORDER = [
  ...new Set(builtInPages.flatMap(({ sections }) => sections.map(({ id }) => id))),
];

/** Puts sections in the order of the built-in pages; unknown ones come last, by id. */
export function bySectionOrder(a: { id?: unknown }, b: { id?: unknown }): number {
  const place = (id: unknown): number => {
    const index = SECTION_ORDER.indexOf(String(id));
    return index === -1 ? SECTION_ORDER.length : index;
  };
  return place(a.id) - place(b.id) || String(a.id).localeCompare(String(b.id));
}
