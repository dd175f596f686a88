import { readMinutes } from '../../src/domain/blog/rules.ts';
import type { ListedPost } from '../../src/domain/blog/schema.ts';
import { samplePages } from '../../src/domain/content/samples.ts';
import type { SiteFile } from '../../src/domain/publication/schema.ts';

/** The sanitised markup of each text, and its form for places without block elements. */
export type Markup = ReadonlyMap<string, { safe: string; inline: string }>;

const source = (value: unknown): string =>
  // These two characters end a line in a script, but not in JSON.
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

type Page = SiteFile['pages'][number];

/** Returns the sections that were added to a page since it was published, from the default copy. */
function sectionsSince({ id, sections }: Page): Page['sections'] {
  const known = new Set(sections.map((section) => section.id));
  const sample = samplePages.find((page) => page.id === id);
  return (sample?.sections ?? []).filter((section) => !known.has(section.id));
}

/** Returns the modules, from `src`, that a publication replaces, with their source. */
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
    [
      'domain/gallery/seedData.ts',
      [
        `export const seedProjects = ${source(site.gallery)};`,
        `export const earlierAddresses = ${source(site.earlierAddresses)};`,
      ].join('\n'),
    ],
    ['domain/leads/seedData.ts', 'export const seedLeads = () => [];'],
    ['domain/projects/seedData.ts', 'export const seedProjects = () => [];'],
    ['domain/blog/seedData.ts', `export const listedSeedData = ${source(listed(site))};`],
    ['domain/blog/seedBodies.ts', bodies(site)],
    ['domain/blog/sampleBodies.ts', SAMPLE_BODIES],
    ...site.posts.map(({ slug, content }): [string, string] => [
      bodyModule(slug),
      `export default ${source(content)};`,
    ]),
  ]);
}

/** Loads the bodies of the samples from modules of their own, because a published post may have a sample's slug. */
const SAMPLE_BODIES = `
const bodies = import.meta.glob('./posts/*.md', { query: '?raw&sample', import: 'default' });
export const sampleBody = async (slug) => bodies['./posts/' + slug + '.md']?.();`;

/** Returns the path of a post body's module, from `src`, as if the post were a sample with that slug. */
const bodyModule = (slug: string): string => `domain/blog/posts/${slug}.md?raw`;

const listed = ({ posts }: SiteFile): ListedPost[] =>
  posts.map(({ content, ...post }) => ({ ...post, readMinutes: readMinutes(content) }));

/** Returns the source of the module that loads the body of a post. */
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
