import { defineConfig } from '@playwright/test';
import { chromiumPath, QUIET_FLAGS } from '../../e2e/support/chromium';

const PORT = Number(process.env.BENCH_PORT ?? 4320);

/** Measures the owner's screens on the built site, one at a time; asserts nothing about speed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../results/bench',
  workers: 1,
  timeout: 300_000,
  reporter: [['line']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: chromiumPath(), args: QUIET_FLAGS },
  },
  webServer: {
    command: `npm run build && npm run preview -- --port ${PORT} --strictPort`,
    cwd: '../../..',
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: true,
    timeout: 180_000,
    stdout: 'ignore',
  },
});
