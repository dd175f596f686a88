import { useAppSelector } from '../../app/store/hooks';
import { seedPage } from '../../domain/content/seedPage';
import type { PageContent, PageId, Section } from '../../domain/content/schema';
import { selectPage } from '../../domain/content/slice';
import { withoutMarkup } from '../../lib/text';

/** The wording of a page. */
export interface Copy {
  /** For tabs and search engines. */
  pageTitle: string;
  /** What a section says, which may hold markup; the built-in wording where it says nothing. */
  content: (sectionId: string) => string;
  /** A section's title, as {@link Copy.content}. */
  title: (sectionId: string) => string;
  /** A section's picture, if it has one. */
  image: (sectionId: string) => string | undefined;
}

const sectionOf = (page: PageContent, id: string): Section | undefined =>
  page.sections.find((section) => section.id === id);

/** The editable wording of a page, with built-in fallback wording (specification, section 2). */
export function useCopy(pageId: PageId): Copy {
  const page = useAppSelector((state) => selectPage(state, pageId));
  const seed = seedPage(pageId);
  const pick =
    (field: 'content' | 'title') =>
    (id: string): string => {
      const written = sectionOf(page, id)?.[field] ?? '';
      return withoutMarkup(written) === '' ? (sectionOf(seed, id)?.[field] ?? '') : written;
    };
  return {
    pageTitle: page.pageTitle.trim() === '' ? seed.pageTitle : page.pageTitle,
    content: pick('content'),
    title: pick('title'),
    image: (id) => sectionOf(page, id)?.image ?? sectionOf(seed, id)?.image,
  };
}
