import { includesText, withoutMarkup } from '../../lib/text';
import type { PageContent, PageId, Section } from './schema';

/** The policy of page copy (specification, sections 2 and 4). */

/** Where the live page of some copy is: home at the root, the others under their id (section 2). */
export function livePath(pageId: PageId): string {
  return pageId === 'home' ? '/' : `/${pageId}`;
}

/** What the list of sections is narrowed by; an empty type means all. */
export interface SectionFilter {
  search: string;
  type: string;
}

/** The active sections that pass the search (name and content) and the type filter (section 2). */
export function shownSections(page: PageContent, { search, type }: SectionFilter): Section[] {
  return page.sections.filter(
    (section) =>
      section.isActive &&
      (type === '' || section.type === type) &&
      (includesText(section.name, search) || includesText(withoutMarkup(section.content), search)),
  );
}

/** Whether a section is edited by picking a picture: of type hero, its id containing `image`. */
export function isImageSection(section: Pick<Section, 'id' | 'type'>): boolean {
  return section.type === 'hero' && section.id.includes('image');
}
