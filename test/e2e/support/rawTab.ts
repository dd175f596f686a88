import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import puppeteer, { type CDPSession, type Protocol } from 'puppeteer-core';
import { until } from '../engines/until';
import { QUIET_FLAGS } from './chromium';

/**
 * A tab of a Chromium that is driven by the raw DevTools protocol, as Playwright and Puppeteer switch
 * off what a person's browser does between pages: prerendering and the back/forward cache.
 */
interface RawTab {
  goto(url: string): Promise<void>;
  /** Returns the value of an expression in the page that is shown. */
  evaluate<T>(expression: string): Promise<T>;
  /** Returns the value of an expression in the page that is prerendered; undefined if none is. */
  evaluatePrerendered<T>(expression: string): Promise<T | undefined>;
  /** Moves the mouse to the middle of the first visible element of a selector. */
  pointAt(selector: string): Promise<void>;
  /** Presses the mouse where it points. */
  press(): Promise<void>;
  close(): Promise<void>;
}

type Page = { session: CDPSession; isPrerendered: boolean };

const isPrerendered = ({ subtype }: Protocol.Target.TargetInfo): boolean => subtype === 'prerender';

/** Starts a Chromium with one tab of 1280 by 800 pixels. */
export async function openRawTab(chromiumPath: string): Promise<RawTab> {
  const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'maple-ridge-tab-'));
  const isShell = chromiumPath.includes('headless-shell');
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: chromiumPath,
    ignoreDefaultArgs: true,
    args: [
      ...QUIET_FLAGS,
      ...(isShell ? [] : ['--headless=new']),
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1280,800',
      'about:blank',
    ],
  });
  const root = await browser.target().createCDPSession();
  const sessionOf = (id: string): CDPSession => {
    const session = root.connection()?.session(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  };
  const pages = new Map<string, Page>();
  root.on('Target.targetInfoChanged', ({ targetInfo }) => {
    const page = pages.get(targetInfo.targetId);
    if (page) page.isPrerendered = isPrerendered(targetInfo);
  });
  await root.send('Target.setDiscoverTargets', {
    discover: true,
    filter: [{ type: 'page' }, { type: 'tab' }],
  });
  // A session of a page alone prevents prerendering; those of a tab's pages do not.
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const tab = sessionOf(sessionId);
  tab.on('Target.attachedToTarget', ({ sessionId: id, targetInfo }) => {
    const session = sessionOf(id);
    pages.set(targetInfo.targetId, { session, isPrerendered: isPrerendered(targetInfo) });
    // A page that is left at once does not take it, and is none to go back to.
    session.send('Page.enable').catch(() => {});
  });
  tab.on('Target.detachedFromTarget', ({ targetId: id }) => {
    if (id !== undefined) pages.delete(id);
  });
  await tab.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
  });

  const find = (prerendered: boolean): CDPSession | undefined =>
    [...pages.values()].find((page) => page.isPrerendered === prerendered)?.session;
  const shown = (): CDPSession => {
    const session = find(false);
    if (!session) throw new Error('The tab shows no page');
    return session;
  };
  const evaluateIn = async <T>(session: CDPSession, expression: string): Promise<T> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value as T;
  };
  let at = { x: 0, y: 0 };
  return {
    goto: async (url) => {
      const loaded = new Promise((resolve) => {
        shown().once('Page.loadEventFired', resolve);
      });
      await shown().send('Page.navigate', { url });
      await loaded;
    },
    // While a prerendered page takes the place of another, the tab has none for a moment.
    evaluate: (expression) => until(() => evaluateIn(shown(), expression)),
    evaluatePrerendered: async (expression) => {
      const session = find(true);
      return session && evaluateIn(session, expression);
    },
    pointAt: async (selector) => {
      at = await evaluateIn(
        shown(),
        `(() => {
          const { x, y, width, height } = [...document.querySelectorAll(${JSON.stringify(selector)})]
            .map((element) => element.getBoundingClientRect())
            .find((box) => box.width > 0);
          return { x: x + width / 2, y: y + height / 2 };
        })()`,
      );
      await shown().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    },
    press: async () => {
      const session = shown();
      const button = { button: 'left', clickCount: 1, ...at } as const;
      // The page may be left before the browser has confirmed them.
      const sent = [
        session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
        session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
      ];
      await Promise.allSettled(sent);
    },
    close: async () => {
      await browser.close();
      await fs.rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
