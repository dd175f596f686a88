import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PROJECT = path.join(import.meta.dirname, '../../..');
/** What a build reads, besides what it is given. */
const READ = ['build', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/**
 * Builds the site of a copy of the project whose `business.ts` was changed, as docs/customising.md
 * tells. Returns the folder of the built site, which `remove` deletes with the copy.
 */
export async function buildCustomised(
  change: (business: string) => string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'maple-ridge-custom-'));
  await Promise.all(
    READ.map((name) => fs.cp(path.join(PROJECT, name), path.join(copy, name), { recursive: true })),
  );
  await fs.symlink(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, 'src/business.ts');
  await fs.writeFile(file, change(await fs.readFile(file, 'utf8')));
  const folder = path.join(copy, 'dist');
  const remove = (): Promise<void> => fs.rm(copy, { recursive: true });
  try {
    await promisify(execFile)('npx', ['vite', 'build'], {
      cwd: copy,
      // With a folder of its own for what is built and not served.
      env: { ...process.env, SITE: 'samples', DIST: folder },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
