import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';

/**
 * Compares every screen with its kept picture: `npm run long pictures`, which renews
 * what differs with `-- --update-snapshots=changed`. The report in `test/results/pictures` shows before, after and the difference.
 */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../results/pictureTests',
  // Not "missing": a new screen is kept with `--update-snapshots=changed`.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  retries: 0,
  timeout: 300_000,
  reporter: [['list'], ['html', { outputFolder: '../results/pictures', open: 'never' }]],
  expect: {
    // About a word of text; less is how machines draw the same letters.
    toHaveScreenshot: { type: 'webp', maxDiffPixels: 400, threshold: 0.2 },
    timeout: 15_000,
  },
});
