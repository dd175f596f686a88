import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a program stands on the PATH; undefined where it is not there. */
function onPath(name: string): string | undefined {
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
 * A browser for the tests: `CHROME_PATH`, else the first Chromium on the PATH, else Playwright's own.
 * Throws with what to do where there is none.
 */
export function chromiumPath(): string {
  const own = chromium.executablePath();
  const found =
    process.env.CHROME_PATH ??
    NAMES.map(onPath).find((path) => path !== undefined) ??
    (fs.existsSync(own) ? own : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The end-to-end tests need a Chromium. On Debian: apt-get install chromium. ' +
      'Elsewhere: npx playwright install chromium. Or set CHROME_PATH to one that you have.',
  );
}

/** Keeps the browser from looking for anything outside this machine. */
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
