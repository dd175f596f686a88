import { pathToFileURL } from 'node:url';
import type * as Prerender from '../src/prerender.tsx';
import { PRERENDER } from './paths.ts';

/** Imports the built bundle that prerenders the pages. */
export const prerenderBundle = async (): Promise<typeof Prerender> =>
  (await import(pathToFileURL(PRERENDER).href)) as typeof Prerender;
