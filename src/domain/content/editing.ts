import { includesText } from '../../lib/foldedText';
import { withoutMarkup } from '../../lib/text';
import { placeName } from './rules';
import type { PageContent, PageId, Section } from './schema';

/** What the Content screen shows of a page, and how its sections are edited. */

/** Returns the path of the page that shows some copy: the root for home, otherwise its id. */
export const livePath = (pageId: PageId): string => (pageId === 'home' ? '/' : `/${pageId}`);

/** The filters of the list of sections; an empty type matches all. */
export interface SectionFilter {
  search: string;
  type: string;
}

/** Returns the active sections that match the search (place, name and content) and the type. */
export const shownSections = (page: PageContent, { search, type }: SectionFilter): Section[] =>
  page.sections.filter(
    (section) =>
      section.isActive &&
      (type === '' || section.type === type) &&
      includesText(
        [placeName(section), section.name, withoutMarkup(section.content)].join('\n'),
        search,
      ),
  );

/** Whether the page shows a section's headings and lists; elsewhere these become lines. */
export const holdsBlocks = ({ id }: Pick<Section, 'id'>): boolean => id.endsWith('-content');

/** Whether a section is edited with a picture picker: a hero with `image` in its id. */
export const isImageSection = (section: Pick<Section, 'id' | 'type'>): boolean =>
  section.type === 'hero' && section.id.includes('image');
