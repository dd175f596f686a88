import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import {
  pictureFileOf,
  PICTURES_FOLDER,
  siteFileProblems,
  siteFileSchema,
  pictureAddressesOf,
  type SiteFile,
} from '../../src/domain/publication/schema.ts';
import { createSanitiser } from '../../src/ui/richText/markup/sanitise.ts';
import { publishedModules, type Markup } from './publishedModules.ts';

/** The owner's publication, prepared for the build. */
export interface Publication {
  /** The modules, from `src`, that it replaces, with their source. */
  modules: Map<string, string>;
  /** The files of its pictures, by their address on the site. */
  pictures: Map<string, string>;
}

const refuse = (file: string, problems: readonly string[]): Error =>
  new Error(
    `The site cannot be built with ${path.relative('.', file)}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );

/** Returns the pictures that a publication uses and that are beside its file, by address. */
function pictureFiles(file: string, site: SiteFile): Map<string, string> {
  const folder = path.join(path.dirname(file), PICTURES_FOLDER);
  return new Map(
    [...pictureAddressesOf(site)].flatMap((address) => {
      const name = pictureFileOf(address);
      return name === undefined ? [] : [[address, path.join(folder, name)]];
    }),
  );
}

/** Reads and validates a publication's file; throws with the path of each problem. */
export function readSiteFile(file: string): SiteFile {
  let raw: unknown;
  try {
    // Editors on Windows put a mark before a text.
    raw = JSON.parse(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refuse(file, [error instanceof Error ? error.message : 'It cannot be read']);
  }
  const problems = siteFileProblems(raw);
  if (problems.length > 0) throw refuse(file, problems);
  const site = v.parse(siteFileSchema, raw);
  const missing = [...pictureFiles(file, site)].filter(([, picture]) => !fs.existsSync(picture));
  if (missing.length > 0) {
    throw refuse(
      file,
      missing.map(([address]) => `${address.slice(1)}: This picture is not beside the file`),
    );
  }
  return site;
}

/** Returns the sanitised markup of the pages, and its form for places without block elements. */
export function sanitised(site: SiteFile): Markup {
  const texts = site.pages.flatMap(({ sections }) => sections.map(({ content }) => content));
  const marked = texts.filter((text) => text.includes('<'));
  if (marked.length === 0) return new Map();
  const sanitise = createSanitiser(new JSDOM('').window);
  return new Map(
    marked.map((text) => [
      text,
      { safe: sanitise(text), inline: sanitise(text, { isInline: true }) },
    ]),
  );
}

/** Reads, validates and prepares a publication; throws with the path of each problem. */
export function readPublication(file: string): Publication {
  const site = readSiteFile(file);
  return { modules: publishedModules(site, sanitised(site)), pictures: pictureFiles(file, site) };
}
