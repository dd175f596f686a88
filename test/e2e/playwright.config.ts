import { defineConfig } from '@playwright/test';
import type { Engine } from './engines/engineTest';
import { BRIEF_FLAGS, chromiumPath, QUIET_FLAGS } from './support/chromium';

const PORT = Number(process.env.E2E_PORT ?? 4310);
/** The engines: Chromium runs everything, the others what every engine has to pass. */
const ENGINES = (process.env.ENGINES ?? 'chromium').split(',') as Engine[];
/** Files whose tests run one after another on a build of their own: begun last, they would end alone. */
const BUILDING = ['site/versions.spec.ts', 'site/formService.spec.ts'];
/** Tags of what `npm test` leaves out. `TAG=@soak` runs one of them alone, `GATES=1` the gates as well. */
const { TAG, GATES } = process.env;
const leftOut = ['@faults', '@soak', '@pictures', ...(GATES ? [] : ['@gates'])];

/** Journeys in a real browser, against the built site as a static host serves it. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../results/e2e',
  ...(TAG ? { grep: new RegExp(TAG) } : { grepInvert: new RegExp(leftOut.join('|')) }),
  // The kept pictures of all screens, or those of README.md.
  snapshotPathTemplate: `{testDir}/${TAG === '@pictures' ? 'pictures/kept' : '../../docs/pictures'}/{arg}{ext}`,
  updateSnapshots: TAG === '@pictures' ? 'none' : 'changed',
  fullyParallel: true,
  // With a third on two cores what depends on a finger's pace, a double tap, comes too late now and then.
  workers: 2,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  // What a busy machine does late is no failure; a test that passes waits no longer for it.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(TAG ? ([['html', { open: 'never', outputFolder: '../results/report' }]] as const) : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // Only tests of the service worker have one; in others each page comes from the build.
    serviceWorkers: 'block',
    screenshot: process.env.PICTURES ? 'on' : 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...QUIET_FLAGS, ...BRIEF_FLAGS] },
  },
  projects: ENGINES.flatMap((engine) =>
    engine === 'chromium'
      ? [
          { name: `${engine}, with builds`, testMatch: BUILDING },
          // It has `site/versions.spec.ts` and `persistence/devices.spec.ts`, which tell the same in more detail.
          {
            name: engine,
            testIgnore: [...BUILDING, 'engines/newVersion.spec.ts', 'engines/devices.spec.ts'],
          },
        ]
      : {
          name: engine,
          testMatch: ['engines/*.spec.ts', 'faults/*.spec.ts'],
          // One browser for all journeys of a file. A driver sometimes loses an event on a busy machine.
          fullyParallel: false,
          retries: TAG ? 0 : 1,
          use: { engine },
        },
  ),
  webServer: {
    command: `node test/e2e/support/built.mjs && npm run preview -- --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
    stdout: 'ignore',
  },
});
