import fs from 'node:fs/promises';
import path from 'node:path';
import { postAddress } from '../src/app/addresses.ts';
import { ANY_POST, BUDGETS, type Budget } from './budgets.ts';
import { gzipped } from './compress.ts';
import { chunksOf, stylesheetsOf, type BuiltHalf, type BuiltHalves } from './manifests.ts';
import type { WrittenPage } from './pages.ts';
import { DIST } from './places.ts';

const KB = 1024;
/** How many of the largest chunks a page that is too heavy is told of. */
const NAMED_CHUNKS = 5;

/** What a page weighs. */
export interface Weight extends Budget {
  /** The JavaScript, file by file, the largest first. */
  chunks: { file: string; size: number }[];
}

async function sizeOf(file: string): Promise<number> {
  return (await gzipped(await fs.readFile(path.join(DIST, file)))).length / KB;
}

async function weigh(html: string, half: BuiltHalf, modules: readonly string[]): Promise<Weight> {
  const all = [...half.start, ...modules];
  const files = new Set(all.flatMap((name) => chunksOf(half.manifest, name)));
  const sheets = new Set(all.flatMap((name) => stylesheetsOf(half.manifest, name)));
  const texts = await Promise.all([...sheets].map((one) => fs.readFile(path.join(DIST, one))));
  const chunks = await Promise.all(
    [...files].map(async (file) => ({ file, size: await sizeOf(file) })),
  );
  return {
    html: await sizeOf(html),
    css: (await gzipped(Buffer.concat(texts))).length / KB,
    js: chunks.reduce((sum, { size }) => sum + size, 0),
    chunks: chunks.sort((a, b) => b.size - a.size),
  };
}

const shown = (size: number): string => size.toFixed(1);

/** What is wrong with the weight of a page: a text for each budget that it passes. */
export function problems(address: string, weight: Weight): string[] {
  const isPost = address.startsWith(postAddress(''));
  const budget = BUDGETS[isPost ? ANY_POST : address];
  if (!budget) return [`${address} has no budget in build/budgets.ts`];
  const passed = (['html', 'css', 'js'] as const).filter((kind) => weight[kind] > budget[kind]);
  return passed.map((kind) => {
    const largest = weight.chunks
      .slice(0, NAMED_CHUNKS)
      .map(({ file, size }) => `    ${shown(size).padStart(6)} KB  ${file}`);
    return [
      `${address}: ${kind} may weigh ${budget[kind]} KB and weighs ${shown(weight[kind])} KB (gzip)`,
      ...(kind === 'js' ? ['  the largest of its chunks:', ...largest] : []),
    ].join('\n');
  });
}

/**
 * Holds every page against its budget; throws with what is too heavy, and prints all otherwise. With
 * what the owner has published the weight is the owner's affair: it is told, and the site is built.
 */
export async function checkBudgets(
  { site, admin }: BuiltHalves,
  pages: readonly WrittenPage[],
  isPublication: boolean,
): Promise<void> {
  const lines = ['page'.padEnd(64) + ['html', 'css', 'js'].map((one) => one.padStart(8)).join('')];
  const found: string[] = [];
  for (const { address, file, half, modules } of pages) {
    if (half === 'admin' && !BUDGETS[address]) continue;
    const weight = await weigh(file, half === 'admin' ? admin : site, modules);
    lines.push(
      address.padEnd(64) +
        [weight.html, weight.css, weight.js].map((one) => shown(one).padStart(8)).join(''),
    );
    found.push(...problems(address, weight));
  }
  console.warn(`\nWhat is loaded at once, KB with gzip\n${lines.join('\n')}`);
  if (found.length > 0 && isPublication) {
    console.warn(`\nHeavier than build/budgets.ts allows:\n\n${found.join('\n')}\n`);
  } else if (found.length > 0) {
    throw new Error(`Heavier than build/budgets.ts allows:\n\n${found.join('\n')}\n`);
  }
}
