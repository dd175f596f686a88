import path from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumPath, QUIET_FLAGS } from '../../support/chromium';
import type { EngineBrowser, EnginePage } from './enginePage';
import { TIME_ZONE } from './programs';

function chromiumPage(page: Page): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    mouseMove: ({ x, y }) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    chooseFile: (selector, file) => page.setInputFiles(selector, file),
    setSize: (size) => page.setViewportSize(size),
    bringToFront: () => page.bringToFront(),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}

const CONTEXT: BrowserContextOptions = {
  timezoneId: TIME_ZONE,
  locale: 'en-US',
  // Playwright Test's configuration would apply otherwise; here the host says whether there is one.
  serviceWorkers: 'allow',
};

/** Starts Chromium, by Playwright. */
export async function launchChromium(downloads: string, profile?: string): Promise<EngineBrowser> {
  const program = { executablePath: chromiumPath(), args: QUIET_FLAGS };
  const browser = profile === undefined ? await chromium.launch(program) : undefined;
  const context = await (browser?.newContext(CONTEXT) ??
    chromium.launchPersistentContext(profile ?? '', { ...program, ...CONTEXT }));
  return {
    downloads,
    newPage: async () => {
      const page = await context.newPage();
      page.on('download', (one) => {
        void one.saveAs(path.join(downloads, one.suggestedFilename()));
      });
      return chromiumPage(page);
    },
    close: async () => {
      await context.close();
      await browser?.close();
    },
  };
}
