import { useAppSelector } from '../../app/store/hooks';
import type { PageContent, PageId, Section } from '../../domain/content/schema';
import { seedPage, visibleText } from '../../domain/content/seedPage';
import { selectPage } from '../../domain/content/slice';

/** The editable text of a page. */
export type Copy = ReturnType<typeof useCopy>;

const sectionOf = (page: PageContent, id: string): Section | undefined =>
  page.sections.find((section) => section.id === id);

/** Returns the editable text of a page, with the default copy as fallback. */
export function useCopy(pageId: PageId) {
  const page = useAppSelector((state) => selectPage(state, pageId));
  const seed = seedPage(pageId);
  const pick =
    (field: 'content' | 'title') =>
    (id: string): string =>
      visibleText(sectionOf(page, id), sectionOf(seed, id), field);
  return {
    /** The title for browser tabs and search engines. */
    pageTitle: page.pageTitle.trim() === '' ? seed.pageTitle : page.pageTitle,
    /** Returns a section's content, which may contain markup; the default copy if it is empty. */
    content: pick('content'),
    /** Returns a section's title, as `content` does. */
    title: pick('title'),
    /** Returns a section's picture, if it has one. */
    image: (id: string) => sectionOf(page, id)?.image ?? sectionOf(seed, id)?.image,
  };
}
