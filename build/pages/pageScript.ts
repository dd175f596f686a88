import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { APP_FILES } from '../../src/app/appFiles.ts';
import { entryWatch } from '../../src/app/startState.ts';
import { earlyPressScript } from '../../src/enhancement/earlyPress.ts';
import { SPECULATION_RULES } from '../../src/enhancement/speculation.ts';
import { colorSchemeScript } from '../../src/persistence/colorScheme.ts';
import { hashOf } from '../hash.ts';
import { DIST, PAGE_SCRIPT_FILE } from '../paths.ts';

/** The inline script in the head of every page. */
export const headScript = `${colorSchemeScript};${entryWatch()}`;

/** Gives the page script's file a hash in its name. Returns its address. */
export async function namePageScript(): Promise<string> {
  const built = path.join(DIST, PAGE_SCRIPT_FILE);
  const file = `assets/page-${hashOf(await fs.readFile(built))}.js`;
  await fs.rename(built, path.join(DIST, file));
  return file;
}

/** Returns the element that loads the page script. */
export const pageScriptElement = (file: string): string =>
  `<script async type="module" fetchpriority="low" src="/${file}"></script>`;

/** Returns a page's list of app files, as the page script loads them: chunks, then the entry. */
export const appFileList = (chunks: readonly string[], entry: string): string =>
  `<meta name="${APP_FILES}" content="${chunks.map((file) => `/${file}`).join(' ')}" data-entry="${entry}">`;

/** Returns the sources by which the content security policy allows the inline scripts. */
export const inlineScriptSources = (): string[] =>
  [headScript, earlyPressScript(), SPECULATION_RULES].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
