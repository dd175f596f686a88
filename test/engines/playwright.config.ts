import { defineConfig } from '@playwright/test';
import type { Engine } from './engineTest';

const ENGINES: readonly Engine[] = ['firefox', 'webkit', 'chromium'];
const chosen = (process.env.ENGINES ?? 'firefox,webkit').split(',');
const isEngine = (name: string): name is Engine => ENGINES.some((one) => one === name);
if (!chosen.every(isEngine)) throw new Error(`ENGINES may be some of ${ENGINES.join()}`);

/**
 * The journeys in other engines than Chromium, in which `test/e2e` runs them: one process for each
 * engine, and one browser for all of its journeys.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../results/engines',
  workers: 2,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  // A driver sometimes loses an event on a busy machine; what passes then is reported as flaky.
  retries: 1,
  reporter: [['list']],
  globalSetup: './built.ts',
  projects: chosen.filter(isEngine).map((engine) => ({ name: engine, use: { engine } })),
});
