import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Builds the site with the samples, which the tests know, unless `dist` is newer than all it is built from, as
 * right after `npm run check`. What the owner has published, in `site`, is never built from here.
 */
const SOURCES = ['src', 'build', 'public', 'vite.config.ts', 'package-lock.json'];

/** Returns when a file, or the newest file of a folder, was changed; in milliseconds. */
function newest(file) {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(0, ...fs.readdirSync(file).map((name) => newest(path.join(file, name))));
}

const builtAt = newest('dist/sw.js');
if (fs.existsSync('site') || !SOURCES.every((one) => newest(one) < builtAt)) {
  execFileSync('npm', ['run', 'build'], {
    env: { ...process.env, SITE: 'samples' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
