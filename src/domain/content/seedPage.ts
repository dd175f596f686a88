import { withoutMarkup } from '../../lib/text';
import { questionsOf } from './questions';
import type { PageContent, PageId, Section } from './schema';
import { seedPages, inlineForms } from './seedData';

/** The default copy's markup, and its answers by themselves, with its inline form; trusted, as the build sanitised it. */
export const seedMarkup: ReadonlyMap<string, string> = new Map(
  seedPages
    .flatMap(({ sections }) => sections.map(({ content }) => content))
    .flatMap((content) => [content, ...questionsOf(content).map(({ answer }) => answer)])
    .filter((content) => content.includes('<'))
    .map((content) => [content, inlineForms[content] ?? content]),
);

/** Returns the default copy of one page. */
export function seedPage(id: PageId): PageContent {
  const found = seedPages.find((page) => page.id === id);
  if (!found) throw new Error(`No built-in page ${id}`);
  return found;
}

/** Returns a page with the default copy of sections that are newer than it; without such sections the page itself. */
export function completePage(page: PageContent): PageContent {
  const has = new Set(page.sections.map(({ id }) => id));
  const added = seedPages
    .find(({ id }) => id === page.id)
    ?.sections.filter(({ id }) => !has.has(id));
  return added?.length
    ? { ...page, sections: [...page.sections, ...added.map((section) => ({ ...section }))] }
    : page;
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

/** Returns a page as visitors read it: with the default copy in the place of empty texts. */
export function visiblePage(page: PageContent): PageContent {
  const seed = seedPages.find(({ id }) => id === page.id)?.sections;
  const sections = page.sections.map((section) => {
    const seedSection = seed?.find(({ id }) => id === section.id);
    return {
      ...section,
      title: visibleText(section, seedSection, 'title'),
      content: visibleText(section, seedSection, 'content'),
    };
  });
  return { ...page, sections };
}
