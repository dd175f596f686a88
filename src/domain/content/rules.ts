import { includesText, withoutMarkup } from '../../lib/text';
import type { PageContent, PageId, Section } from './schema';

/** The rules of page copy. */

/** Returns the path of the page that shows some copy: the root for home, otherwise its id. */
export function livePath(pageId: PageId): string {
  return pageId === 'home' ? '/' : `/${pageId}`;
}

/** Returns what visitors read of a section: the owner's text, or else the default copy. */
export function visibleText(
  section: Section | undefined,
  seed: Section | undefined,
  field: 'content' | 'title',
): string {
  const written = section?.[field] ?? '';
  return withoutMarkup(written) === '' ? (seed?.[field] ?? '') : written;
}

/** The filters of the list of sections; an empty type matches all. */
export interface SectionFilter {
  search: string;
  type: string;
}

/** Returns the active sections that match the search (name and content) and the type. */
export function shownSections(page: PageContent, { search, type }: SectionFilter): Section[] {
  return page.sections.filter(
    (section) =>
      section.isActive &&
      (type === '' || section.type === type) &&
      (includesText(section.name, search) || includesText(withoutMarkup(section.content), search)),
  );
}

/** Whether the page shows a section's headings and lists; elsewhere these become lines. */
export function holdsBlocks({ id }: Pick<Section, 'id'>): boolean {
  return id.endsWith('-content');
}

/** Whether a section is edited with a picture picker: a hero with `image` in its id. */
export function isImageSection(section: Pick<Section, 'id' | 'type'>): boolean {
  return section.type === 'hero' && section.id.includes('image');
}
