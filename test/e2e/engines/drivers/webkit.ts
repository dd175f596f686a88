import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import type { Readable } from 'node:stream';
import selenium, { type WebDriver } from 'selenium-webdriver';
import { onPath } from '../../../browser.mjs';
import { until } from '../until';
import type { EngineBrowser, EnginePage, Size } from './enginePage';
import { programOf, splitKeys, TIME_ZONE } from './programs';

const { Builder, By, Capabilities, Key, Origin } = selenium;
const HOW_TO_GET =
  'The journeys in WebKit need WebKitGTK and a display. On Debian: ' +
  'apt-get install webkit2gtk-driver xvfb. ENGINES=firefox runs without them.';
const LIBRARIES = '/usr/lib';

/** Returns the paths at which Debian's architectures have WebKitGTK's browser for tests. */
const miniBrowsers = (): string[] =>
  readdirSync(LIBRARIES).map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`);

/** WebDriver's names of the keys that have others in the DOM. */
const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Delete: Key.DELETE,
  Backspace: Key.BACK_SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a display in memory. Returns its name. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const program = programOf([onPath('Xvfb')], HOW_TO_GET);
  const args = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve) => {
    (process.stdio[3] as Readable).once('data', (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, process };
}

/** Waits until a program accepts connections. */
async function untilListening(port: number): Promise<void> {
  for (;;) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isUp) return;
  }
}

/**
 * Sizes the current window, which is not narrower than its toolbar, and waits until its page is as wide, which it is
 * later on a busy machine. Returns the height of the toolbar.
 */
async function resize(driver: WebDriver, size: Size): Promise<number> {
  const window = await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return until(async () => {
    const [outerHeight, width, height] = await driver.executeScript<[number, number, number]>(
      'return [outerHeight, innerWidth, innerHeight]',
    );
    if (width !== window.width || outerHeight !== window.height) {
      throw new Error(`The page is ${width} wide, its window ${outerHeight} high`);
    }
    return outerHeight - height;
  });
}

function webkitPage(driver: WebDriver, handle: string, toolbar: number): EnginePage {
  let isOpen = true;
  /** Commands go to the window that was switched to last. */
  const here = async (): Promise<WebDriver> => {
    if ((await driver.getWindowHandle().catch(() => '')) !== handle) {
      await driver.switchTo().window(handle);
    }
    return driver;
  };
  const pointer = async (): Promise<ReturnType<WebDriver['actions']>> =>
    (await here()).actions({ async: true });
  return {
    goto: async (url) => (await here()).get(url),
    reload: async () => (await here()).navigate().refresh(),
    run: async (expression) => {
      const answer = await (
        await here()
      ).executeAsyncScript<{ value?: unknown; error?: string }>(
        `const [done] = arguments;
        (async () => (${expression}))().then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    mouseMove: async ({ x, y }) =>
      (await pointer())
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    mouseDown: async () => (await pointer()).press().perform(),
    mouseUp: async () => (await pointer()).release().perform(),
    type: async (text) => (await pointer()).sendKeys(text).perform(),
    press: async (keys) => {
      const { modifiers, key } = splitKeys(keys);
      const actions = await pointer();
      for (const one of modifiers) actions.keyDown(KEYS[one] ?? one);
      actions.sendKeys(KEYS[key] ?? key);
      for (const one of modifiers.toReversed()) actions.keyUp(KEYS[one] ?? one);
      await actions.perform();
    },
    chooseFile: async (selector, file) =>
      (await here()).findElement(By.css(selector)).sendKeys(file),
    setSize: async ({ width, height }) => {
      await resize(await here(), { width, height: height + toolbar });
    },
    bringToFront: async () => void (await here()),
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await (await here()).close();
    },
  };
}

/** Starts WebKitGTK's browser for tests, by Selenium, on a display of its own. */
export async function launchWebkit(downloads: string): Promise<EngineBrowser> {
  const binary = programOf([process.env.WEBKIT_PATH, ...miniBrowsers()], HOW_TO_GET);
  const program = programOf([onPath('WebKitWebDriver')], HOW_TO_GET);
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      TZ: TIME_ZONE,
      LANG: 'en_US.UTF-8',
      HOME: downloads,
      // A container's root has no rights to make one.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  await untilListening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: 60_000 });
  const base = await driver.getWindowHandle();
  const toolbar = await resize(driver, { width: 1280, height: 900 });
  return {
    downloads,
    newPage: async () => {
      await driver.switchTo().window(base);
      await driver.switchTo().newWindow('window');
      return webkitPage(driver, await driver.getWindowHandle(), toolbar);
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      display.process.kill();
    },
  };
}
