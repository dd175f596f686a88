import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';

/**
 * Runs the browser tests ten times in shuffled orders while every processor is loaded, without
 * retries: `npm run long flakes`. A test that fails once is a defect. Each run is a batch: an interrupted
 * series continues with the next one; `npm run long flakes -- --again` begins a new series.
 */
const BATCHES = 10;
const RESULTS = path.join(import.meta.dirname, '../results/flakes.json');

/** Returns the failed tests by the seed of their batch; empty at the beginning of a series. */
function earlierBatches() {
  if (process.argv.includes('--again') || !fs.existsSync(RESULTS)) return {};
  return JSON.parse(fs.readFileSync(RESULTS, 'utf8'));
}

/** Returns the titles of the tests that failed, with their errors, from a report of Playwright. */
const failedTests = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const reasons = errors.map(({ message }) => stripVTControlCharacters(message ?? ''));
      return `${file}: ${title}\n${reasons.join('\n')}`;
    }),
  ...suites.flatMap(failedTests),
];

/** Keeps one thread busy with a list that is sorted again and again. */
const BUSY = `for (;;) Array.from({ length: 10_000 }, Math.random).sort();`;

const batches = earlierBatches();
const load = os.cpus().map(() => new Worker(BUSY, { eval: true }));
fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
for (let seed = 1; seed <= BATCHES; seed += 1) {
  if (batches[seed]) continue;
  const { stdout, stderr } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'test/e2e', '--shuffle', String(seed), '--retries', '0']
      .concat('--reporter', 'json')
      .concat(process.argv.slice(2).filter((argument) => argument !== '--again')),
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, CI: '' } },
  );
  const start = stdout.indexOf('{\n');
  if (start < 0) throw new Error(`Batch ${seed} has no report: ${stderr}`);
  batches[seed] = failedTests(JSON.parse(stdout.slice(start)));
  fs.writeFileSync(RESULTS, JSON.stringify(batches, null, 2));
  console.warn(`batch ${seed} of ${BATCHES}: ${batches[seed].length} failed`);
}
await Promise.all(load.map((worker) => worker.terminate()));

const failures = Object.entries(batches).flatMap(([seed, tests]) =>
  tests.map((test) => `Seed ${seed}: ${test}`),
);
console.warn(failures.length === 0 ? 'No test failed.' : failures.join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;
