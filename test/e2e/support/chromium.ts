import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

// The headless shell first: without the browser's own windows a test takes a third less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Returns the path of a program on the PATH; undefined if it is not there. */
export function onPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns the tests' browser: `CHROME_PATH`, otherwise the first Chromium on the PATH, otherwise
 * Playwright's own. Throws with instructions if there is none.
 */
export function chromiumPath(): string {
  const own = chromium.executablePath();
  const found =
    process.env.CHROME_PATH ??
    NAMES.map(onPath).find((path) => path !== undefined) ??
    (fs.existsSync(own) ? own : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The end-to-end tests need a Chromium. On Debian: apt-get install chromium-headless-shell. ' +
      'Elsewhere: npx playwright install chromium. Or set CHROME_PATH to one that you have.',
  );
}

/** Prevents the browser from connecting to anything outside this machine. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];
