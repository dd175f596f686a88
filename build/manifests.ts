import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { ADMIN_MANIFEST, DIST } from './paths.ts';

/** The output of the build for one of the two apps. */
export interface AppBuild {
  manifest: Manifest;
  /** The name of its entry in the manifest. */
  entry: string;
  /** All that every page of it loads at once, the entry among it. */
  start: string[];
}

/** Both apps, as the build left them. */
export interface AppBuilds {
  site: AppBuild;
  admin: AppBuild;
}

const FOLDER = path.join(DIST, '.vite');

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await fs.readFile(path.join(FOLDER, name), 'utf8')) as Manifest;
}

/** Reads what was built of both apps. */
export async function readBuilds(): Promise<AppBuilds> {
  return {
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
  };
}

/** The manifests are for the build alone. */
export async function removeManifests(): Promise<void> {
  await fs.rm(FOLDER, { recursive: true });
}

/** The address of the file that a module became. */
export function fileIn({ manifest }: AppBuild, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`No chunk was built for ${name}`);
  return `/${chunk.file}`;
}

/** The names of a module's chunk and of all that it imports at once, what is imported first. */
function namesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  const chunk = manifest[name];
  if (!chunk) throw new Error(`No chunk was built for ${name}`);
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((one) => namesOf(manifest, one, seen)), name];
}

/** The files of a module's chunk and of all that it imports at once. */
export const chunksOf = (manifest: Manifest, name: string): string[] =>
  namesOf(manifest, name).flatMap((one) => manifest[one]?.file ?? []);

/** The stylesheets of a module's chunk and of all that it imports at once. */
export const stylesheetsOf = (manifest: Manifest, name: string): string[] =>
  namesOf(manifest, name).flatMap((one) => manifest[one]?.css ?? []);
