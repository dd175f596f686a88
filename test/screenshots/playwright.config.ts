import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';

/** Takes the pictures of README.md from the built site: `npm run long screenshots`. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'readme.ts',
  outputDir: '../results/screenshots',
  use: {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
