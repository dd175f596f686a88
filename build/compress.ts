import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { madeOnce } from './cache.ts';
import { DIST } from './paths.ts';

/** The extensions of text files; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Compresses at the highest level, because it is done once and sent often. */
export const gzipped = (text: Buffer): Promise<Buffer> => gzip(text, { level: 9 });

const brotlied = (text: Buffer): Promise<Buffer> =>
  madeOnce('brotli at its best', text, () =>
    brotli(text, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  );

/** Writes a `.gz` and a `.br` beside every text file of the build, for hosts that serve these. */
export async function compressTexts(): Promise<void> {
  const files = (await fs.readdir(DIST, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(DIST, name);
      const text = await fs.readFile(file);
      await fs.writeFile(`${file}.gz`, await gzipped(text));
      await fs.writeFile(`${file}.br`, await brotlied(text));
    }),
  );
}
