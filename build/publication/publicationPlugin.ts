import fs from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { SITE_FILE } from '../../src/domain/publication/schema.ts';
import { POST_BODY } from '../paths.ts';
import type { Publication } from './readPublication.ts';

/** The folder of the owner's publication, if any. */
const SITE_FOLDER = path.resolve('site');
/** The value of `SITE` that builds with the samples, as the browser tests do. */
const SAMPLES = 'samples';

/** What browsers and unpackers call the publication, or its folder, where one of its name was there before. */
const MISNAMED = /^site(?:(?: ?\(\d+\)|[ -]\d+)?(?:\.json|\.zip)(?:\.txt)?)?$/;

/** Returns the publication's file in a folder, if any; throws where another was put there under such a name. A zip may stay where it was unpacked. */
export function siteFileIn(folder: string): string | undefined {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const hasFile = names.includes(SITE_FILE);
  const other = names.find(
    (name) => name !== SITE_FILE && MISNAMED.test(name) && !(hasFile && name.endsWith('.zip')),
  );
  if (other !== undefined)
    throw new Error(
      `${path.basename(folder)}/${other} is not read: the site is built with ${SITE_FILE} and pictures/ in that folder. Rename, unpack or remove it.`,
    );
  return hasFile ? path.join(folder, SITE_FILE) : undefined;
}

/** Returns the publication's file, `SITE`'s or `site/site.json`; undefined for the samples and in tests. */
export function siteFilePath(): string | undefined {
  const wanted = process.env.SITE;
  if (process.env.VITEST || wanted === SAMPLES) return undefined;
  if (wanted !== undefined && wanted !== '') {
    const file = path.resolve(wanted);
    return fs.statSync(file).isDirectory() ? path.join(file, SITE_FILE) : file;
  }
  return siteFileIn(SITE_FOLDER);
}

/** Loaded by Vite, so that the configuration imports no more of `src` than it must. */
async function readPublication(file: string): Promise<Publication> {
  const { module } = await runnerImport<{ readPublication: (file: string) => Publication }>(
    path.resolve('build/publication/readPublication.ts'),
  );
  return module.readPublication(file);
}

/** Builds the site with the owner's `site/site.json`, if any, in place of the samples. */
export function site(): Plugin {
  const file = siteFilePath();
  if (file === undefined) return { name: 'maple-ridge:site' };
  let reading: Promise<Publication> | undefined;
  const publication = (): Promise<Publication> => (reading ??= readPublication(file));
  return {
    name: 'maple-ridge:site',
    enforce: 'pre',
    // Before anything is built, so that a rejected file leaves the last build untouched.
    buildStart: async () => void (await publication()),
    // The body of a published post is a virtual module with a path below `src`.
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
