import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { EngineBrowser, EnginePage, Size } from './drivers/enginePage';
import { launchFirefox } from './drivers/firefox';
import { launchChromium } from './drivers/playwright';
import { TIME_ZONE } from './drivers/programs';
import { launchWebkit } from './drivers/webkit';
import { startHost, type Host, type HostOptions } from './host';
import { Tab } from './tab';
import { until } from './until';

/** The engines that journeys run in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** The viewports of journeys. */
export const PHONE: Size = { width: 375, height: 720 };
const DESKTOP: Size = { width: 1280, height: 800 };

/** Starts a browser of an engine; WebKit's stores nothing in a profile. */
export const LAUNCH: Record<
  Engine,
  (downloads: string, profile?: string) => Promise<EngineBrowser>
> = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };

/** A server of the site with an origin of its own, and tabs there. */
export interface Site {
  host: Host;
  tab: Tab;
  /** Opens another tab of the same browser, with the same storage. */
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

interface Fixtures extends Omit<Site, 'close'> {
  /** Options: the size of the viewport, and how the site is served. */
  size: Size;
  site: HostOptions;
  /** Starts a site of its own; what is still open at the end of the test is closed then. */
  newSite: (options?: HostOptions) => Promise<Site>;
  /** The site of the test. */
  own: Site;
  /** Returns the path of the file that the browser saves during an action. */
  saved: (during: () => Promise<void>) => Promise<string>;
}

/** Returns the names of the complete files of a folder. */
const savedNames = async (folder: string): Promise<string[]> =>
  (await fs.readdir(folder)).filter((name) => !/\.(part|crdownload|wkdownload)$/.test(name));

process.env.TZ = TIME_ZONE;

/**
 * Playwright's `test` for what every engine has to pass, with one browser of the project's engine for all
 * tests of a worker, and for each test a site and therefore a storage of its own.
 */
export const test = base.extend<Fixtures, { engine: Engine; engineBrowser: EngineBrowser }>({
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
  size: [DESKTOP, { option: true }],
  site: [{}, { option: true }],
  newSite: async ({ engineBrowser, size }, provide, info) => {
    const open = new Map<Host, EnginePage[]>();
    const close = async (host: Host): Promise<void> => {
      for (const page of open.get(host) ?? []) await page.close().catch(() => undefined);
      if (open.delete(host)) await host.close();
    };
    await provide(async (options = {}) => {
      const host = await startHost(options);
      const pages: EnginePage[] = [];
      open.set(host, pages);
      const openTab = async (): Promise<Tab> => {
        const page = await engineBrowser.newPage();
        pages.push(page);
        await page.setSize(size);
        return new Tab(page, host.url);
      };
      return { host, tab: await openTab(), openTab, close: () => close(host) };
    });
    if (info.status !== info.expectedStatus) {
      for (const page of [...open.values()].flat()) {
        const where = await page.run<string>('`${location.href}, ${innerWidth} px wide`');
        await info.attach(where, { body: await page.screenshot(), contentType: 'image/png' });
      }
    }
    for (const host of open.keys()) await close(host);
  },
  own: async ({ newSite, site }, provide) => provide(await newSite(site)),
  host: async ({ own }, provide) => provide(own.host),
  tab: async ({ own }, provide) => provide(own.tab),
  openTab: async ({ own }, provide) => provide(own.openTab),
  saved: async ({ engineBrowser: { downloads } }, provide) => {
    await provide(async (during) => {
      const before = await savedNames(downloads);
      await during();
      return until(async () => {
        const name = (await savedNames(downloads)).find((one) => !before.includes(one));
        if (name === undefined) throw new Error(`Nothing was saved in ${downloads}`);
        return path.join(downloads, name);
      });
    });
  },
});
