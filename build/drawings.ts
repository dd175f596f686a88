import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';
import { DIST } from './paths.ts';

/**
 * The drawings have two addresses: pages show them from a folder with a hash in its name, which may be
 * cached for a year, and what the owner has stored names `/drawings/`, which stays.
 */

const SOURCES = path.resolve('src/public/drawings');

/** The folder below `dist` that pages show the drawings from, named by what all of them are. */
export const DRAWINGS_FOLDER = `assets/drawings-${hashOf(
  fs
    .readdirSync(SOURCES)
    .toSorted()
    .map((file) => file + fs.readFileSync(path.join(SOURCES, file), 'utf8'))
    .join(''),
)}`;

/** Vite plugin that tells the app the folder of the drawings (`ui/pictures/drawings.ts`), absent in development. */
export const drawingsFolder = (): Plugin => ({
  name: 'maple-ridge:drawings',
  apply: 'build',
  config: () => ({ define: { __DRAWINGS_FOLDER__: JSON.stringify(DRAWINGS_FOLDER) } }),
});

/** Copies the drawings into their folder. */
export const copyDrawings = (): Promise<void> =>
  fs.promises.cp(SOURCES, path.join(DIST, DRAWINGS_FOLDER), { recursive: true });
