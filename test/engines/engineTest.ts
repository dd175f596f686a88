import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { launchChromium } from './drivers/chromium';
import type { EngineBrowser } from './drivers/enginePage';
import { launchFirefox } from './drivers/firefox';
import { launchWebkit } from './drivers/webkit';
import type { Journey } from './journey';
import { runJourney } from './runJourney';

/** The engines that journeys run in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Starts a browser of an engine; WebKit's stores nothing in a profile. */
export const LAUNCH: Record<
  Engine,
  (downloads: string, profile?: string) => Promise<EngineBrowser>
> = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };

/** Playwright's `test`, with one browser of the project's engine for all tests of a worker. */
export const test = base.extend<
  { run: (journey: Journey) => Promise<void> },
  { engine: Engine; engineBrowser: EngineBrowser }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, provide) => {
      const downloads = await fs.mkdtemp(path.join(os.tmpdir(), `maple-ridge-${engine}-`));
      const browser = await LAUNCH[engine](downloads);
      await provide(browser);
      await browser.close();
      await fs.rm(downloads, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  run: async ({ engineBrowser, engine }, provide, info) => {
    await provide((journey) =>
      runJourney(engineBrowser, journey, async (picture) => {
        const file = info.outputPath(`${engine}-${info.attachments.length}.png`);
        await fs.writeFile(file, picture);
        await info.attach('screenshot', { path: file });
      }),
    );
  },
});

/** Registers journeys as tests. */
export function testJourneys(journeys: readonly Journey[]): void {
  for (const journey of journeys) test(journey.title, ({ run }) => run(journey));
}
