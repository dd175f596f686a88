import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.resolve('node_modules/.cache/maple-ridge/made');

/**
 * Returns what `make` makes of an input, kept from the last build where the input and the settings are the same:
 * pictures and compressed texts take two thirds of a build. `npm ci` empties the cache.
 */
export async function madeOnce(
  settings: string,
  input: string | Buffer,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = createHash('sha256').update(`${settings}\n`).update(input).digest('hex');
  const file = path.join(FOLDER, name);
  const cached = await fs.readFile(file).catch(() => undefined);
  if (cached) return cached;
  const made = await make();
  await fs.mkdir(FOLDER, { recursive: true });
  // Renamed once it is whole: the same may be made twice at a time, also by another build.
  const begun = `${file}-${randomUUID()}`;
  await fs.writeFile(begun, made);
  await fs.rename(begun, file);
  return made;
}
