import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compressTexts } from '../../../build/compress';
import { ADDRESSES } from '../../../src/app/addresses';
import { openBrowser, sentInTenSeconds, visit, type Visit } from './browser';
import { lighthouse, type Scores } from './lighthouse';
import { addNextPage, measureNavigation } from './navigation';
import { serve, type Served } from './serve';
import { measureTouches, type TouchTimes } from './touches';

/**
 * Measures the public pages on a slow phone, alternating with a hand-made static page: the ratios
 * are stable on a busy machine, the milliseconds are not. `npm run long bench:pages -- [--runs 7]
 * [--only /,/blog] [--lighthouse] [--touches]
 * [--navigation]`, after a build. Expected figures: docs/performance.md.
 */

const DIST = path.resolve('dist');
const STATIC_PAGE = path.resolve('test/bench/pages/static');
const DEFAULT_RUNS = 5;
const KB = 1024;

interface Row {
  page: string;
  /** Visits of the site and of the static page, in turns. */
  turns: { ours: Visit; plain: Visit }[];
  /** What a first visit sends within ten seconds, the service worker included, in bytes. */
  tenSeconds: number;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
};

const { home, services, gallery, about, contact, blog } = ADDRESSES;

/** Returns the public pages, and the first post. */
function pages(): string[] {
  const post = fs
    .readdirSync(path.join(DIST, blog), { withFileTypes: true })
    .find((one) => one.isDirectory());
  return [home, services, gallery, about, contact, blog, ...(post ? [`${blog}/${post.name}`] : [])];
}

/** The columns of a page's row. */
const COLUMNS: Record<string, (row: Row) => string> = {
  page: ({ page }) => page,
  'FCP x': (row) => ratio(row, ({ fcp }) => fcp),
  'LCP x': (row) => ratio(row, ({ lcp }) => lcp),
  'menu x': (row) => ratio(row, ({ menuAnswers }) => menuAnswers ?? Number.NaN),
  'FCP ms': (row) => middle(row, ({ fcp }) => fcp),
  'LCP ms': (row) => middle(row, ({ lcp }) => lcp),
  'menu ms': (row) => middle(row, ({ menuAnswers }) => menuAnswers ?? Number.NaN),
  'blocked ms': (row) => middle(row, ({ blocked }) => blocked),
  'tap ms': (row) => middle(row, ({ tap }) => tap),
  CLS: (row) => middle(row, ({ cls }) => cls, 3),
  'JS KB': (row) => middle(row, ({ js }) => js / KB, 1),
  '10 s KB': ({ tenSeconds }) => (tenSeconds / KB).toFixed(0),
};

/** Returns the median of the ratios within each turn. */
const ratio = ({ turns }: Row, figure: (visit: Visit) => number): string =>
  median(turns.map(({ ours, plain }) => figure(ours) / figure(plain))).toFixed(2);

const middle = ({ turns }: Row, figure: (visit: Visit) => number, digits = 0): string =>
  median(turns.map(({ ours }) => figure(ours))).toFixed(digits);

function print(rows: readonly (readonly string[])[]): void {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function measure(addresses: readonly string[], runs: number, site: Served, plain: Served) {
  const rows: Row[] = [];
  const browser = await openBrowser();
  try {
    for (const page of addresses) {
      rows.push({ page, turns: [], tenSeconds: await sentInTenSeconds(browser, site.url + page) });
    }
    // The first turn warms up and is not counted.
    for (let turn = 0; turn <= runs; turn += 1) {
      for (const { page, turns } of rows) {
        const visitPlain = () => visit(browser, `${plain.url}/`);
        const before = turn % 2 === 0 ? await visitPlain() : undefined;
        const ours = await visit(browser, site.url + page);
        const both = { ours, plain: before ?? (await visitPlain()) };
        if (turn > 0) turns.push(both);
      }
      process.stderr.write(`turn ${turn} of ${runs}\n`);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Measures the time from the first touch of what needs the app until it is done. */
async function printTouches(runs: number, url: string): Promise<void> {
  const all: TouchTimes[] = [];
  const browser = await openBrowser();
  try {
    for (let run = 0; run < runs; run += 1) all.push(...(await measureTouches(browser, url)));
  } finally {
    await browser.close();
  }
  const names = [...new Set(all.map(({ name }) => name))];
  const cell = (name: string, kind: 'cold' | 'cached' | 'compiled'): string =>
    median(all.filter((one) => one.name === name).map((one) => one[kind])).toFixed(0);
  print([
    ['touch', 'cold ms', 'cached ms', 'compiled ms'],
    ...names.map((name) => [
      name,
      cell(name, 'cold'),
      cell(name, 'cached'),
      cell(name, 'compiled'),
    ]),
  ]);
}

async function printLighthouse(addresses: readonly string[], runs: number, url: string) {
  const rows: string[][] = [['page', 'performance', 'accessibility', 'best practices', 'SEO']];
  for (const page of addresses) {
    const all: Scores[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await lighthouse(url + page));
    const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
    rows.push([page, ...kinds.map((kind) => String(median(all.map((one) => one[kind]))))]);
  }
  print(rows);
}

/** Measures the time from pressing a link until the next page is painted. */
async function printNavigation(runs: number, url: string, plainUrl: string): Promise<void> {
  const { ways, restored, steps, notRestored } = await measureNavigation(runs, url, plainUrl);
  print([
    ['way to the next page', 'painted ms', 'longest ms', 'prerendered'],
    ...ways.map(({ name, painted, prerendered }) => [
      name,
      median(painted).toFixed(0),
      Math.max(...painted).toFixed(0),
      `${prerendered} of ${painted.length}`,
    ]),
  ]);
  process.stdout.write(
    `Back and forward: ${restored} of ${steps} from the back/forward cache. ${notRestored.join(', ')}\n`,
  );
}

/** The value behind an option. */
const option = (args: readonly string[], name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;

/** Measures as the arguments say, and prints the results. */
export async function bench(args: readonly string[]): Promise<void> {
  if (!fs.existsSync(DIST)) throw new Error('There is no dist to measure: npm run build');
  const runs = Number(option(args, '--runs') ?? DEFAULT_RUNS);
  const addresses = option(args, '--only')?.split(',') ?? pages();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'static-page-'));
  await cp(STATIC_PAGE, folder, { recursive: true });
  if (args.includes('--navigation')) await addNextPage(folder);
  await compressTexts(folder);
  const [site, plain] = await Promise.all([serve(DIST), serve(folder)]);
  try {
    if (args.includes('--touches')) {
      await printTouches(runs, site.url);
      return;
    }
    if (args.includes('--navigation')) {
      await printNavigation(runs, site.url, plain.url);
      return;
    }
    if (args.includes('--lighthouse')) {
      await printLighthouse(addresses, runs, site.url);
      return;
    }
    const rows = await measure(addresses, runs, site, plain);
    print([
      Object.keys(COLUMNS),
      ...rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row))),
    ]);
  } finally {
    site.close();
    plain.close();
    await rm(folder, { recursive: true });
  }
}
