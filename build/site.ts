import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as v from 'valibot';
import { BODY, publishedModules, type Markup } from './publishedModules.ts';
import {
  pictureFileOf,
  PICTURES_FOLDER,
  SITE_FILE,
  siteFileProblems,
  siteFileSchema,
  type SiteFile,
} from '../src/domain/publication/schema.ts';

/** Where the owner's publication stands, if there is one. */
const SITE_FOLDER = path.resolve('site');

/** What the owner has published, and the folder that its pictures stand in. */
interface Publication {
  site: SiteFile;
  pictures: string;
}

/**
 * The file that the site is built with: the one that `SITE` names (or that stands in the folder which
 * it names), else `site/site.json`; undefined where there is none, and in tests.
 */
export function siteFilePath(): string | undefined {
  if (process.env.VITEST) return undefined;
  const wanted = process.env.SITE;
  if (wanted !== undefined && wanted !== '') {
    const file = path.resolve(wanted);
    return fs.statSync(file).isDirectory() ? path.join(file, SITE_FILE) : file;
  }
  const usual = path.join(SITE_FOLDER, SITE_FILE);
  return fs.existsSync(usual) ? usual : undefined;
}

const refuse = (file: string, problems: readonly string[]): Error =>
  new Error(
    `The site cannot be built with ${path.relative('.', file)}:\n${problems.map((one) => `  ${one}`).join('\n')}`,
  );

/** The pictures that a publication shows and that stand beside its file. */
export const picturesOf = ({ pages, gallery, posts }: SiteFile): string[] => {
  const addresses = [
    ...pages.flatMap(({ sections }) => sections.map(({ image = '' }) => image)),
    ...gallery.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]),
    ...posts.map(({ featuredImage }) => featuredImage),
  ];
  return [...new Set(addresses.flatMap((address) => pictureFileOf(address) ?? []))];
};

/** Reads and checks a publication. Throws, saying where, for a file that is not wholly one. */
export function readPublication(file: string): Publication {
  let raw: unknown;
  try {
    raw = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse(file, [error instanceof Error ? error.message : 'It cannot be read']);
  }
  const problems = siteFileProblems(raw);
  if (problems.length > 0) throw refuse(file, problems);
  const site = v.parse(siteFileSchema, raw);
  const pictures = path.join(path.dirname(file), PICTURES_FOLDER);
  const missing = picturesOf(site).filter((name) => !fs.existsSync(path.join(pictures, name)));
  if (missing.length > 0) {
    throw refuse(
      file,
      missing.map((name) => `${PICTURES_FOLDER}/${name}: This picture is not beside the file`),
    );
  }
  return { site, pictures };
}

/** What the sanitiser leaves of the markup of the pages, and its form for places without blocks. */
export async function sanitised(site: SiteFile): Promise<Markup> {
  const texts = site.pages.flatMap(({ sections }) => sections.map(({ content }) => content));
  const marked = texts.filter((text) => text.includes('<'));
  if (marked.length === 0) return new Map();
  const [{ JSDOM }, { createSanitiser }] = await Promise.all([
    import('jsdom'),
    import('../src/ui/richText/sanitise.ts'),
  ]);
  const sanitise = createSanitiser(new JSDOM('').window);
  return new Map(
    marked.map((text) => [
      text,
      { safe: sanitise(text), inline: sanitise(text, { isInline: true }) },
    ]),
  );
}

/**
 * Builds the site with what the owner has published, where there is a `site/site.json`: it stands in
 * the place of the samples, in the same modules and chunks, and is prerendered with all the rest.
 */
export function site(): Plugin {
  const file = siteFilePath();
  if (file === undefined) return { name: 'maple-ridge:site' };
  const publication = readPublication(file);
  let modules: Map<string, string> | undefined;
  return {
    name: 'maple-ridge:site',
    enforce: 'pre',
    // The body of a published post is no file: by its place below `src`.
    resolveId: (id) => (BODY.test(id) ? path.join(path.resolve('src'), id) : undefined),
    load: async (id) => {
      modules ??= publishedModules(publication.site, await sanitised(publication.site));
      return modules.get(path.relative('src', id));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of picturesOf(publication.site)) {
        this.emitFile({
          type: 'asset',
          fileName: `${PICTURES_FOLDER}/${name}`,
          source: fs.readFileSync(path.join(publication.pictures, name)),
        });
      }
    },
    configureServer: (server) => {
      const known = new Set(picturesOf(publication.site));
      server.middlewares.use((request, response, next) => {
        const name = pictureFileOf(request.url ?? '');
        if (name === undefined || !known.has(name)) next();
        else fs.createReadStream(path.join(publication.pictures, name)).pipe(response);
      });
    },
  };
}
