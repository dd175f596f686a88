import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { ADMIN_MANIFEST, DIST } from './paths.ts';

/** The build output of one of the two apps. */
export interface AppBuild {
  manifest: Manifest;
  /** The name of its entry in the manifest. */
  entry: string;
  /** The chunks that every page of it loads at once, including the entry. */
  start: string[];
}

/** The build output of both apps. */
export interface AppBuilds {
  site: AppBuild;
  admin: AppBuild;
}

const FOLDER = path.join(DIST, '.vite');

const readManifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await fs.readFile(path.join(FOLDER, name), 'utf8')) as Manifest;

/** Reads the manifests of both apps. */
export const readBuilds = async (): Promise<AppBuilds> => ({
  site: {
    manifest: await readManifest('manifest.json'),
    entry: 'index.html',
    start: ['index.html', 'boot.tsx'],
  },
  admin: {
    manifest: await readManifest(ADMIN_MANIFEST),
    entry: 'adminMain.tsx',
    start: ['adminMain.tsx'],
  },
});

/** Deletes the manifests, which only the build needs. */
export async function removeManifests(): Promise<void> {
  await fs.rm(FOLDER, { recursive: true });
}

/** Returns the address of the file that contains a module. */
export const fileIn = ({ manifest }: AppBuild, name: string): string =>
  `/${manifest[keyOf(manifest, name)]?.file}`;

/** Returns the name in the manifest of a module's chunk, or of the chunk of that name. */
function keyOf(manifest: Manifest, name: string): string {
  if (name in manifest) return name;
  const [key, ...others] = Object.keys(manifest).filter((entry) => manifest[entry]?.name === name);
  if (key === undefined) throw new Error(`No chunk was built for ${name}`);
  if (others.length > 0) throw new Error(`Several chunks are called ${name}`);
  return key;
}

/** Returns the names of a module's chunk and of all its static imports, dependencies first. */
function namesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const key = keyOf(manifest, name);
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((imported) => namesOf(manifest, imported, seen)), key];
}

/** Returns an app's files for a page with some modules: its stylesheets, and the chunks loaded at once. */
export function filesOf(
  { manifest, start }: AppBuild,
  modules: readonly string[],
): { sheets: string[]; chunks: string[] } {
  const names = [...start, ...modules].flatMap((name) => namesOf(manifest, name));
  return {
    sheets: [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))],
    chunks: [...new Set(names.flatMap((name) => manifest[name]?.file ?? []))],
  };
}
