import { ascending } from '../../lib/ascending';
import { lookUp } from '../../lib/lookUp';
import type { Section } from './schema';
import { seedPages } from './seedData';

/** Where on its page each section of the default copy is, by its id. */
const PLACES: Readonly<Record<string, string>> = {
  'hero-title': 'Headline at the top',
  'hero-subtitle': 'Text below the headline',
  'hero-image': 'Picture at the top',
  'services-title': 'Heading above the services',
  'services-subtitle': 'Text above the services',
  'why-choose-title': 'Heading above the reasons to choose you',
  'testimonials-title': 'Heading above the testimonials',
  'cta-title': 'Headline at the bottom',
  'cta-subtitle': 'Text at the bottom',
};

/** Returns what the owner calls a section: its place on the page, or else its name. */
export const placeName = ({ id, name }: Pick<Section, 'id' | 'name'>): string =>
  lookUp(PLACES, id) ?? name;

const SECTION_ORDER = [
  ...new Set(seedPages.flatMap(({ sections }) => sections.map(({ id }) => id))),
];

/** Compares two sections by their order in the default pages; unknown ones come last, by id. */
export function bySectionOrder(a: { id?: unknown }, b: { id?: unknown }): number {
  const place = (id: unknown): number => {
    const index = SECTION_ORDER.indexOf(String(id));
    return index === -1 ? SECTION_ORDER.length : index;
  };
  return place(a.id) - place(b.id) || ascending(String(a.id), String(b.id));
}
