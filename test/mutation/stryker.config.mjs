import { fileURLToPath } from 'node:url';

const messages = fileURLToPath(new URL('ignoreMessages.mjs', import.meta.url));

/** How Stryker runs; what it mutates, and with which tests, is in `mutate.mjs`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', messages],
  ignorers: ['messages'],
  coverageAnalysis: 'perTest',
  // Each would need all tests with everything imported anew: most of the time, for tables that the
  // tests repeat.
  ignoreStatic: true,
  concurrency: 2,
  // Long, so that a busy machine makes no timeouts: endless loops are found by counting.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: 'test/mutation/results/incremental.json',
  // Without this Stryker reads tsconfig.json by an interface that TypeScript 7 has not.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'test/results', 'test/mutation/results', 'docs/pictures'],
  allowConsoleColors: false,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'test/mutation/results/report.json' },
  htmlReporter: { fileName: 'test/mutation/results/report.html' },
};
