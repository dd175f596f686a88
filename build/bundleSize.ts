import fs from 'node:fs/promises';
import path from 'node:path';
import { ANY_POST, ANY_PROJECT, BUDGETS, type Budget } from './budgets.ts';
import { gzipped } from './compress.ts';
import { filesOf, type AppBuild, type AppBuilds } from './manifests.ts';
import type { WrittenPage } from './pages/writePages.ts';
import { DIST } from './paths.ts';

const KB = 1024;
const KINDS = ['html', 'css', 'js', 'app'] as const;
/** How many of the largest chunks the error of a page lists. */
const NAMED_CHUNKS = 5;

/** The sizes of a page. */
export interface PageSize extends Budget {
  /** The JavaScript files, largest first. */
  chunks: { file: string; size: number }[];
}

const sizeOf = async (file: string): Promise<number> =>
  (await gzipped(await fs.readFile(path.join(DIST, file)))).length / KB;

async function measurePage(
  html: string,
  app: AppBuild,
  modules: readonly string[],
  pageScript?: string,
): Promise<PageSize> {
  const { sheets, chunks: files } = filesOf(app, modules);
  const texts = await Promise.all(sheets.map((sheet) => fs.readFile(path.join(DIST, sheet))));
  const chunks = await Promise.all(files.map(async (file) => ({ file, size: await sizeOf(file) })));
  const js = chunks.reduce((sum, { size }) => sum + size, 0);
  return {
    html: await sizeOf(html),
    css: (await gzipped(Buffer.concat(texts))).length / KB,
    ...(pageScript === undefined ? { js } : { js: await sizeOf(pageScript), app: js }),
    chunks: chunks.sort((a, b) => b.size - a.size),
  };
}

const shown = (size: number): string => size.toFixed(1);

/** Returns an error for each budget that a page exceeds. */
export function problems(address: string, size: PageSize): string[] {
  const group = [ANY_POST, ANY_PROJECT].find((any) => address.startsWith(any.slice(0, -1)));
  const budget = BUDGETS[group ?? address];
  if (!budget) return [`${address} has no budget in build/budgets.ts`];
  const passed = KINDS.filter((kind) => (size[kind] ?? 0) > (budget[kind] ?? 0));
  return passed.map((kind) => {
    const largest = size.chunks
      .slice(0, NAMED_CHUNKS)
      .map(({ file, size }) => `    ${shown(size).padStart(6)} KB  ${file}`);
    return [
      `${address}: ${kind} may weigh ${budget[kind] ?? 0} KB and weighs ${shown(size[kind] ?? 0)} KB (gzip)`,
      ...(kind === 'js' || kind === 'app' ? ['  the largest of its chunks:', ...largest] : []),
    ].join('\n');
  });
}

/** Compares every page with its budget: throws the errors, with a publication prints them. */
export async function checkBudgets(
  { site, admin }: AppBuilds,
  pages: readonly WrittenPage[],
  pageScript: string,
  isPublication: boolean,
): Promise<void> {
  const lines = ['page'.padEnd(64) + KINDS.map((kind) => kind.padStart(8)).join('')];
  const found: string[] = [];
  for (const { address, file, app, modules } of pages) {
    if (app === 'none' || (app === 'admin' && !BUDGETS[address])) continue;
    const size =
      app === 'admin'
        ? await measurePage(file, admin, modules)
        : await measurePage(file, site, modules, pageScript);
    lines.push(
      address.padEnd(64) + KINDS.map((kind) => shown(size[kind] ?? 0).padStart(8)).join(''),
    );
    found.push(...problems(address, size));
  }
  console.warn(
    `\nSizes of the pages, and of the app that the public ones load when needed, KB with gzip\n${lines.join('\n')}`,
  );
  if (found.length > 0 && isPublication) {
    console.warn(`\nHeavier than build/budgets.ts allows:\n\n${found.join('\n')}\n`);
  } else if (found.length > 0) {
    throw new Error(
      `Heavier than build/budgets.ts allows (raise it there on purpose, with the reason in the commit, or load the part with its screen alone):\n\n${found.join('\n')}\n`,
    );
  }
}
