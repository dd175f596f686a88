import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '../..');
const SOURCES = ['src', 'build', 'vite.config.ts', 'package-lock.json'];

/** Returns when a file, or the newest file of a folder, was changed; in milliseconds. */
function newest(file: string): number {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const inside = fs.readdirSync(file).map((name) => newest(path.join(file, name)));
  return Math.max(0, ...inside);
}

/** Builds the site unless `dist` is newer than all it is built from, as after `npm test`. */
export default function built(): void {
  const builtAt = newest(path.join(PROJECT, 'dist/sw.js'));
  if (SOURCES.every((one) => newest(path.join(PROJECT, one)) < builtAt)) return;
  execFileSync('npm', ['run', 'build'], {
    cwd: PROJECT,
    env: { ...process.env, SITE: 'samples' },
    stdio: 'inherit',
  });
}
