import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath, QUIET_FLAGS } from '../../e2e/support/chromium';

/** Large, so fetched only when requested. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Hosts of photos: where they cannot be reached, each photo would count as an error of the page. */
const PHOTO_HOSTS = ['*://images.unsplash.com/*', '*://images.pexels.com/*', '*://i.imgur.com/*'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
}

/** Lighthouse's mobile scores of a page, from 0 to 100. */
export async function lighthouse(url: string): Promise<Scores> {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless ${QUIET_FLAGS.map((flag) => flag.replace(/=(.*)/, '="$1"')).join(' ')}`,
      ...PHOTO_HOSTS.map((pattern) => `--blocked-url-patterns=${pattern}`),
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  const { categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(file);
  const score = (name: keyof Scores): number => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
