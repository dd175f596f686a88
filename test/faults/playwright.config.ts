import { defineConfig } from '@playwright/test';
import base from '../engines/playwright.config';

/**
 * Injected faults on the built site: `npm run long faults`, which writes docs/faults.md. `ENGINES`
 * chooses the engines as for the journeys; by default Chromium.
 */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../results/faults',
  fullyParallel: true,
  timeout: 600_000,
  retries: 0,
  globalSetup: '../engines/built.ts',
  reporter: [['list'], ['./report.ts']],
});
