import fs from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../engines/host';

/** Files of the build that may name others. */
const TEXT = /\.(?:css|html|js)$/;

/**
 * Deploys what the next build of the site would be: every hashed file has another name, in all files that mention
 * it too, those of before are gone, and pages and worker say another version.
 */
export const deployAnother = (host: Host): Promise<void> => host.deploy(nameAnew);

/** Gives every hashed file in a folder another name and the build another version, and removes the compressed files. */
async function nameAnew(folder: string): Promise<void> {
  const home = await fs.readFile(path.join(folder, 'index.html'), 'utf8');
  const version = /<meta name="version" content="(\w+)"/.exec(home)?.[1];
  if (version === undefined) throw new Error('The page does not say which build it is of');
  const nextVersion = (version.startsWith('x') ? 'y' : 'x') + version.slice(1);
  const files = (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const compressed = files.filter((file) => /\.(?:br|gz)$/.test(file));
  await Promise.all(compressed.map((file) => fs.rm(file)));
  const uncompressed = files.filter((file) => !compressed.includes(file));
  const hashed = uncompressed.filter((file) => path.basename(path.dirname(file)) === 'assets');
  const newNames = new Map(
    hashed.map((file) => {
      const { name, ext } = path.parse(file);
      return [`${name}${ext}`, `${name}2${ext}`];
    }),
  );
  for (const file of uncompressed) {
    const newName = newNames.get(path.basename(file));
    const target = newName && hashed.includes(file) ? path.join(path.dirname(file), newName) : file;
    if (TEXT.test(file)) {
      const text = await fs.readFile(file, 'utf8');
      const renamed = text.replaceAll(
        /[\w.-]+\.(?:css|js|woff2)/g,
        (name) => newNames.get(name) ?? name,
      );
      await fs.writeFile(file, renamed.replaceAll(version, nextVersion));
    }
    if (target !== file) await fs.rename(file, target);
  }
}
