import { defineConfig } from '@playwright/test';
import { chromiumPath, QUIET_FLAGS } from './support/chromium';

const PORT = Number(process.env.E2E_PORT ?? 4310);

/**
 * What only `npm run gates` runs, because `npm test` has to end within the time of one build: the
 * states of screens without an address, and further cases of rules of which `npm test` runs one.
 */
const GATES_ONLY = ['**/accessibilityStates.spec.ts', '**/reach.spec.ts'];
const FURTHER_CASES =
  /is made (?:Italic|Underline|Strike)|is aligned by (?:Align|Justify)|becomes h[23]|by Bullet list|every owner’s screen is shown|a file of an owner’s screen|each chunk of \/(?:services|about|blog.*|gallery|accessibility) may|the stylesheet, on a tablet|workers are killed|at (?:remoteStorage|dropbox)|at googleDrive (?!a desk joins)|seen at every step, phone/;

/** Journeys in a real browser, against the built site as a static host serves it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/e2e',
  // The pictures of README.md.
  snapshotPathTemplate: '{testDir}/../../docs/pictures/{arg}{ext}',
  updateSnapshots: 'changed',
  ...(!process.env.GATES && { testIgnore: GATES_ONLY, grepInvert: FURTHER_CASES }),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  // What a busy machine does late is no failure; a test that passes waits no longer for it.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // Only tests of the service worker have one; in others each page comes from the build.
    serviceWorkers: 'block',
    screenshot: process.env.PICTURES ? 'on' : 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: QUIET_FLAGS },
  },
  webServer: {
    command: `npm run build && npm run preview -- --port ${PORT} --strictPort`,
    cwd: '../..',
    // The tests know the samples, whatever the owner has published.
    env: { SITE: 'samples' },
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
    stdout: 'ignore',
  },
});
