import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';
import { chromiumPath, QUIET_FLAGS } from '../e2e/support/chromium';

/** Long runs on the built site: `npm run long soak`. `LEAK=1 npm run long soak` shows that a leak is found. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: ['soak.ts', 'day.ts'],
  outputDir: '../results/soak',
  timeout: 1_800_000,
  retries: 0,
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      // Compiled code grows for as long as functions become hot, and is no leak.
      args: [...QUIET_FLAGS, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
    },
  },
});
