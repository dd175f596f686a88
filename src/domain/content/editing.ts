import { includesText, withoutMarkup } from '../../lib/text';
import { placeName } from './rules';
import type { PageContent, PageId, Section } from './schema';

/** What the Content screen shows of a page, and how its sections are edited. */

/** Returns the path of the page that shows some copy: the root for home, otherwise its id. */
export function livePath(pageId: PageId): string {
  return pageId === 'home' ? '/' : `/${pageId}`;
}

/** The filters of the list of sections; an empty type matches all. */
export interface SectionFilter {
  search: string;
  type: string;
}

/** Returns the active sections that match the search (place, name and content) and the type. */
export function shownSections(page: PageContent, { search, type }: SectionFilter): Section[] {
  return page.sections.filter(
    (section) =>
      section.isActive &&
      (type === '' || section.type === type) &&
      includesText(
        [placeName(section), section.name, withoutMarkup(section.content)].join('\n'),
        search,
      ),
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
