import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of the tests' browser: `CHROME_PATH`, otherwise what `test/browser.mjs` finds. Throws with
 * instructions if there is none. Workers of Playwright inherit the answer.
 */
export function chromiumPath(): string {
  process.env.CHROME_PATH ??= execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../browser.mjs', import.meta.url))],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ).trim();
  return process.env.CHROME_PATH;
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

/**
 * For pages that live for seconds: what the optimizing compilers would win, they cost. A passphrase takes
 * more than 20 s without them.
 */
export const BRIEF_FLAGS = ['--js-flags=--no-opt --no-maglev'];
