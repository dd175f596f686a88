import fs from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { POST_BODY } from '../paths.ts';
import type { Publication } from './readPublication.ts';

/** Where the owner's publication stands, if there is one. */
const SITE_FOLDER = path.resolve('site');
const SITE_FILE = 'site.json';

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

/** By Vite, as the site itself is: the configuration takes in nothing of `src` that it need not. */
async function readPublication(file: string): Promise<Publication> {
  const { module } = await runnerImport<{
    readPublication: (file: string) => Publication;
  }>(path.resolve('build/publication/readPublication.ts'));
  return module.readPublication(file);
}

/**
 * Builds the site with what the owner has published, where there is a `site/site.json`: it stands in
 * the place of the samples, in the same modules and chunks, and is prerendered with all the rest.
 */
export function site(): Plugin {
  const file = siteFilePath();
  if (file === undefined) return { name: 'maple-ridge:site' };
  let reading: Promise<Publication> | undefined;
  const publication = (): Promise<Publication> => (reading ??= readPublication(file));
  return {
    name: 'maple-ridge:site',
    enforce: 'pre',
    // Before anything is built, so that a file that is refused leaves what stands as it is.
    buildStart: async () => void (await publication()),
    // The body of a published post is no file: by its place below `src`.
    resolveId: (id) => (POST_BODY.test(id) ? path.join(path.resolve('src'), id) : undefined),
    load: async (id) => (await publication()).modules.get(path.relative('src', id)),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, picture] of (await publication()).pictures) {
        this.emitFile({
          type: 'asset',
          fileName: address.slice(1),
          source: fs.readFileSync(picture),
        });
      }
    },
    configureServer: async (server) => {
      const { pictures } = await publication();
      server.middlewares.use((request, response, next) => {
        const picture = pictures.get(request.url ?? '');
        if (picture === undefined) next();
        else fs.createReadStream(picture).pipe(response);
      });
    },
  };
}
