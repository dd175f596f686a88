import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { onPath } from '../../../browser.mjs';
import type { EngineBrowser, EnginePage } from './enginePage';
import { programOf, splitKeys, TIME_ZONE } from './programs';

const HOW_TO_GET =
  'The journeys in Firefox need it. On Debian: apt-get install firefox-esr. ' +
  'Or set FIREFOX_PATH to one that you have. ENGINES=webkit runs without it.';

/** Prevents connections to anything outside this machine, and questions about downloads. */
const preferences = (downloads: string): Record<string, unknown> => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'network.dns.disabled': true,
  'network.dns.offline-localhost': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'ui.prefersReducedMotion': 1,
});

function firefoxPage(page: Page): EnginePage {
  return {
    goto: async (url) => {
      await page.goto(url).catch(async (error: unknown) => {
        // The load before, still under way, was aborted by this one, which Firefox takes for its own.
        if (/NS_BINDING_ABORTED/.test(String(error))) await page.goto(url);
        // Without a network the preload fails too, and is reported although the worker answers.
        else if (!/NS_ERROR_NET_RESET/.test(String(error))) throw error;
      });
    },
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression) as never,
    mouseMove: ({ x, y }) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const { modifiers, key } = splitKeys(keys);
      for (const one of modifiers) await page.keyboard.down(one as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const one of modifiers.toReversed()) await page.keyboard.up(one as KeyInput);
    },
    chooseFile: async (selector, file) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error(`No file input at ${selector}`);
      await input.uploadFile(file);
    },
    setSize: async (size) => {
      await page.setViewport(size);
      // On a busy machine the page follows later, and what it asks of its size is wrong until then.
      await page.waitForFunction(({ width }) => window.innerWidth === width, {}, size);
    },
    bringToFront: () => page.bringToFront(),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}

/** Starts Firefox, by Puppeteer over WebDriver BiDi. */
export async function launchFirefox(downloads: string, profile?: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf(
      [process.env.FIREFOX_PATH, onPath('firefox-esr'), onPath('firefox')],
      HOW_TO_GET,
    ),
    headless: true,
    ...(profile !== undefined && { userDataDir: profile }),
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: preferences(downloads),
    protocolTimeout: 60_000,
  });
  return {
    downloads,
    newPage: async () => {
      const page = await browser.newPage();
      // The question whether to leave a page with unsaved changes.
      page.on('dialog', (dialog) => void dialog.accept());
      return firefoxPage(page);
    },
    close: () => browser.close(),
  };
}
