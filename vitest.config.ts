import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { timeZoneRules } from './build/timeZoneRules.ts';
import { business } from './test/support/business.ts';

/** Tests without a DOM: rules, reducers, listeners and persistence. */
const HEADLESS = [
  'test/*.test.ts',
  'test/{app,build,domain,lib,persistence,timetravel,worker}/**/*.test.ts',
];

/**
 * Tests that mock modules. Other files share theirs, because loading them again takes as long as the
 * tests: a mock would reach the files after it, or be ignored where the module is loaded.
 */
const MOCKING = ['test/**/*.mocking.ts'];

// Each named here and not imported by another: what they import runs once for all files of screens.
const SETUP = ['test/support/setupStores.ts', 'test/support/setup.ts'];

/** Node 25 and later have a localStorage of their own, which the pages of tests would get instead of jsdom's. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Room for what a screen leaves behind, in MB: by default collecting it takes an eighth of the time. */
const MORE_ROOM = '--max-semi-space-size=64';

const TEST_BUSINESS = path.resolve('test/support/business.ts');

/** Replaces `src/business.ts` and its towns by the tests' own business, so that they pass with any business. */
const testBusiness: Plugin = {
  name: 'maple-ridge:test-business',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\/business(?:Towns)?(?:\.ts)?$/.test(source) && importer !== TEST_BUSINESS
      ? TEST_BUSINESS
      : undefined,
};

/** All tests but the journeys in a real browser, which are in `test/e2e`. */
export default defineConfig({
  plugins: [testBusiness, timeZoneRules(business.timeZone), react()],
  test: {
    env: { TZ: 'America/New_York' },
    execArgv: [...WITHOUT_STORAGE, MORE_ROOM],
    // What a busy machine does late is no failure.
    testTimeout: 60_000,
    // Both cores of a small machine; by default vitest leaves one idle.
    maxWorkers: 2,
    // By `setImmediate` the database of tests goes on, whatever clock they fake.
    fakeTimers: {
      toFake: [
        ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const),
        ...(['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
        ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
      ],
    },
    coverage: {
      include: ['src/domain/**'],
      reporter: ['text'],
      // By the headless tests alone: rules are tested where they are.
      thresholds: { 'src/domain/**': { branches: 94 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'headless',
          environment: 'node',
          isolate: false,
          include: HEADLESS,
          setupFiles: SETUP,
        },
      },
      {
        extends: true,
        test: { name: 'mocking', environment: 'node', include: MOCKING, setupFiles: SETUP },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          // Files share the page too: each loads React and MUI again otherwise.
          isolate: false,
          include: ['test/**/*.test.{ts,tsx}'],
          // As the build reads it: its entry for Node is a script that only calls itself a module.
          server: { deps: { inline: ['@panzoom/panzoom'] } },
          exclude: [...HEADLESS, 'node_modules'],
          setupFiles: [...SETUP, 'test/support/labels.ts', 'test/support/setupScreens.ts'],
        },
      },
    ],
  },
});
