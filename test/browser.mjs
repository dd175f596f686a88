/**
 * Finds the Chromium of the tests and prints its path: `node test/browser.mjs`. `npm test` begins with it, so that a
 * machine without one says so before anything else runs.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

// The headless shell first: without the browser's own windows a test takes a third less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the path of a program on the PATH; undefined if it is not there.
 * @param {string} name
 * @returns {string | undefined}
 */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .find((file) => fs.existsSync(file));
}

/**
 * Returns the major version that a Chromium states, 0 if it does not start.
 * @param {string} program
 */
function majorVersion(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\.\d/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Returns the newest Chromium on the PATH that starts; of equals the first of `NAMES`. */
function newestOnPath() {
  const found = NAMES.map(onPath).filter((program) => program !== undefined);
  return found
    .map((program) => ({ program, version: majorVersion(program) }))
    .filter(({ version }) => version > 0)
    .sort((a, b) => b.version - a.version)[0]?.program;
}

/** Returns the path of Playwright's own Chromium if it is installed. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const program = chromium.executablePath();
  return fs.existsSync(program) ? program : undefined;
}

const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()";

/**
 * Unpacks the headless Chromium of `@sparticuz/chromium` (Linux on x64) below node_modules, once, with its libraries and
 * fonts. Returns the path of a script that starts it with them, so that it needs nothing of the machine but glibc.
 */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = require.resolve('@sparticuz/chromium');
  const packageFolder = entry.slice(0, entry.lastIndexOf('build'));
  const cache = path.join(packageFolder, '../../.cache/maple-ridge-chromium');
  const start = path.join(cache, 'chromium-headless-shell');
  if (fs.existsSync(start)) return start;

  fs.mkdirSync(path.dirname(cache), { recursive: true });
  const folder = fs.mkdtempSync(`${cache}-`);
  // The package unpacks to the folder for temporary files, and its libraries only where it believes to be on the
  // service that it is made for. Both are read when it is loaded.
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: packageFolder,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  if (status !== 0) throw new Error(`The packaged Chromium could not be unpacked: ${stderr}`);
  fs.writeFileSync(
    path.join(folder, 'fonts/fonts.conf'),
    // The package's fonts alone, so that the tests see the same text on every machine.
    `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${path.join(cache, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  fs.writeFileSync(
    path.join(folder, path.basename(start)),
    `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`,
    { mode: 0o755 },
  );
  try {
    fs.renameSync(folder, cache);
  } catch (error) {
    // Another process has unpacked it in the meantime.
    fs.rmSync(folder, { recursive: true });
    if (!fs.existsSync(start)) throw error;
  }
  return start;
}

/** Has Playwright fetch its Chromium; throws with what is missing, and what to do, where it cannot. */
async function installed() {
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    encoding: 'utf8',
  });
  const program = status === 0 ? await playwrightsOwn() : undefined;
  if (program !== undefined) return program;
  throw new Error(
    'The browser tests need a Chromium, and this machine has none that starts. On Debian: apt-get install ' +
      'chromium-headless-shell. Elsewhere: npx playwright install chromium. Or set CHROME_PATH to one that you have.\n' +
      `What was tried: ${[cli, 'install', 'chromium'].join(' ')}\n${stdout}${stderr}`,
  );
}

const starts = (program) => program !== undefined && majorVersion(program) > 0;

/**
 * Returns the path of the tests' Chromium: `CHROME_PATH`, otherwise the newest on the PATH, otherwise Playwright's own,
 * otherwise the one that npm has installed, otherwise one that Playwright fetches now.
 * @throws {Error} with instructions where there is none
 */
async function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const find of [newestOnPath, playwrightsOwn, packaged]) {
    const program = await find();
    if (starts(program)) return program;
  }
  return installed();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${await findChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
