import fs from 'node:fs';
import path from 'node:path';
import { ADDRESSES } from '../../src/app/addresses.ts';
import { SEED_DATA_CHUNK } from '../paths.ts';

/** The modules of the owner's screens and panels, from `src`, by the names of their files. */
const MODULES = new Map(
  fs
    .readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!layout|shared).*(?:Screen|Panel)\.tsx$/.test(file))
    .map((file) => [path.basename(file, '.tsx'), `admin/${file.replaceAll(path.sep, '/')}`]),
);

/** The screens that are not called like their address. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  newLead: 'LeadFormPanel',
  adminGallery: 'GalleryScreen',
  newGalleryProject: 'GalleryScreen',
  adminBlog: 'BlogScreen',
  newPost: 'BlogScreen',
  newProject: 'ProjectsScreen',
};

/**
 * How many chunks share what is in one chunk for all (vite.config.ts): more than there are screens, since
 * the dialogs that are loaded on demand share it too.
 */
export const SHARED_BY = Math.ceil(MODULES.size * 1.15);

/**
 * Returns the modules of `src` or chunks that a page at an admin address preloads: its screen, for `ADDRESSES.calendar`
 * the file `CalendarScreen.tsx`, and its seed data, which the sign-in does not need. Throws if there is no such file.
 */
export function adminModules(address: string): string[] {
  const [name = ''] = Object.entries(ADDRESSES).find(([, known]) => known === address) ?? [];
  const file = OTHER_NAMES[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`;
  const screen = MODULES.get(file);
  if (!screen) throw new Error(`src/admin has no ${file}.tsx, the screen at ${address}`);
  return address === ADDRESSES.signIn ? [screen] : [screen, SEED_DATA_CHUNK];
}
