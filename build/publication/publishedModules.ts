import { samplePages } from '../../src/domain/content/samples.ts';
import { readMinutes } from '../../src/domain/blog/rules.ts';
import type { ListedPost } from '../../src/domain/blog/schema.ts';
import type { SiteFile } from '../../src/domain/publication/schema.ts';

/** Of markup what the sanitiser leaves, and its form for places that hold no blocks. */
export type Markup = ReadonlyMap<string, { safe: string; inline: string }>;

/** A value as source text. */
const source = (value: unknown): string =>
  // These two end a line in a script and not in JSON's own text.
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

type Page = SiteFile['pages'][number];

/** The sections that a page has come to have since it was published, as they come with the site. */
function sectionsSince({ id, sections }: Page): Page['sections'] {
  const known = new Set(sections.map((section) => section.id));
  const sample = samplePages.find((page) => page.id === id);
  return (sample?.sections ?? []).filter((section) => !known.has(section.id));
}

/** The modules, from `src`, that a publication stands in the place of, with their text. */
export function publishedModules(site: SiteFile, markup: Markup): Map<string, string> {
  const pages = site.pages.map((page) => ({
    ...page,
    sections: [...page.sections, ...sectionsSince(page)].map((section) => ({
      ...section,
      content: markup.get(section.content)?.safe ?? section.content,
    })),
  }));
  const inlineForms = Object.fromEntries(
    [...markup.values()]
      .filter(({ safe, inline }) => safe !== inline)
      .map(({ safe, inline }) => [safe, inline]),
  );
  return new Map([
    [
      'domain/content/seedData.ts',
      [
        `export const seedPages = ${source(pages)};`,
        `export const inlineForms = ${source(inlineForms)};`,
        `export const publishedAt = ${source(site.publishedAt)};`,
      ].join('\n'),
    ],
    ['domain/gallery/seedData.ts', `export const seedProjects = ${source(site.gallery)};`],
    ['domain/blog/seedData.ts', `export const listedSeedData = ${source(listed(site))};`],
    ['domain/blog/seedBodies.ts', bodies(site)],
    ...site.posts.map(({ slug, content }): [string, string] => [
      bodyModule(slug),
      `export default ${source(content)};`,
    ]),
  ]);
}

/** The module of a post's body, from `src`: where the body of a sample of that slug would stand. */
const bodyModule = (slug: string): string => `domain/blog/posts/${slug}.md?raw`;

/** The posts without their bodies. */
const listed = ({ posts }: SiteFile): ListedPost[] =>
  posts.map(({ content, ...post }) => ({ ...post, readMinutes: readMinutes(content) }));

/** The module that loads the body of a post when it is read. */
const bodies = ({ posts }: SiteFile): string =>
  [
    'const bodies = new Map([',
    ...posts.map(
      ({ slug }) => `[${source(slug)}, () => import(${source(`/${bodyModule(slug)}`)})],`,
    ),
    ']);',
    'export async function seedBody(slug) {',
    '  return (await bodies.get(slug)?.())?.default;',
    '}',
  ].join('\n');
