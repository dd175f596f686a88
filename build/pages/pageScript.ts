import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { APP_FILES } from '../../src/app/appFiles.ts';
import { entryWatch } from '../../src/app/startState.ts';
import { tokensCss } from '../../src/app/theme/tokens.ts';
import { business } from '../../src/business.ts';
import { earlyPressScript } from '../../src/enhancement/earlyPress.ts';
import { SPECULATION_RULES } from '../../src/enhancement/speculation.ts';
import { ANY_STORE } from '../../src/lib/storeKinds.ts';
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
const inlineScriptSources = (): string[] =>
  [headScript, earlyPressScript(), SPECULATION_RULES].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Returns the content security policy: the inline scripts by their hashes, the booking widget, the
 * form service, and pictures from anywhere (the owner enters addresses). Data blocks such as JSON-LD are not scripts.
 * The policy of an owner's page lets the app allow connections to the owner's store alone (`storePolicy.ts`).
 */
export function contentSecurityPolicy(isOwners: boolean): string {
  const booking = new URL(business.booking.scriptUrl).origin;
  const { requestEndpoint, siteUrl } = business;
  const formService = new URL(requestEndpoint, siteUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptSources().join(' ')} ${booking}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    [
      `connect-src 'self' ${booking}`,
      ...(formService === new URL(siteUrl).origin ? [] : [formService]),
      ...(isOwners ? [ANY_STORE] : []),
    ].join(' '),
    `frame-src ${booking}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Vite plugin that adds to the head of `index.html` what every page has. */
export const head = (): Plugin => ({
  name: 'maple-ridge:head',
  transformIndexHtml: (html) =>
    html.replace('<!--tokens-->', `<style>${tokensCss()}</style><script>${headScript}</script>`),
});
