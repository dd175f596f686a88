import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { WRITE_DEBOUNCE_MS } from '../../../src/persistence/engine/persistence';
import type { EngineBrowser } from '../engines/drivers/enginePage';
import { LAUNCH } from '../engines/engineTest';
import { startHost, type Host } from '../engines/host';
import {
  ADA,
  AFTER_FOLLOW_UP,
  durableNora,
  editLead,
  expectAda,
  moveToEstimate,
  NAME,
  NORA,
  NOW,
  send,
  untilUnreadOnce,
  writeRequest,
} from '../engines/mainJob';
import { Tab } from '../engines/tab';
import { test, untilKept } from './faultTest';
import { BrowserProcesses } from './processes';

/**
 * The process that runs the page is killed after each step of the main job, and the whole browser
 * after the request. Laws: nothing stored before is lost or damaged; what was confirmed on screen
 * longer ago than the site takes to write it is there in the next tab.
 */

/** Waits in the page for as long as the site takes to write a change. */
const written = (tab: Tab): Promise<void> =>
  tab.evaluate(
    (milliseconds) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    2 * WRITE_DEBOUNCE_MS,
  );

async function sendRequest(tab: Tab): Promise<void> {
  await writeRequest(tab);
  await expect.poll(() => send(tab)).toBe('thanked');
}

/** Each step, and how another tab looks at what was kept; the earlier lead is in any case. */
const STEPS: Record<
  string,
  [run: (tab: Tab, host: Host) => Promise<unknown>, look?: (tab: Tab) => Promise<unknown>]
> = {
  // A draft of the tab ends with it.
  'the request typed': [writeRequest],
  'Send Request pressed, not yet thanked': [
    async (tab) => {
      await writeRequest(tab);
      await tab.button('Send Request').press();
    },
    async (tab) => {
      const leads = (await tab.stored<{ firstName: string }[]>('leads')) ?? [];
      expect(leads.filter(({ firstName }) => firstName === 'Nora').length).toBeLessThan(2);
    },
  ],
  thanked: [
    sendRequest,
    async (tab) => {
      await tab.open('/contact');
      await untilKept(tab, { stage: 'New Lead' });
    },
  ],
  'thanked, and written': [
    async (tab) => {
      await sendRequest(tab);
      await written(tab);
    },
    async (tab) => {
      await tab.open('/contact');
      await untilKept(tab, { stage: 'New Lead' });
      await untilUnreadOnce(tab, 'new_lead');
    },
  ],
  'the owner signed in': [
    async (tab) => {
      await tab.open('/admin');
      await tab.signIn();
      await written(tab);
    },
    async (tab) => {
      await tab.open('/admin/crm');
      await tab.role('navigation', 'Owner').seen();
    },
  ],
  'the lead moved': [
    async (tab) => {
      await tab.store({ leads: [NORA, ADA], signedIn: true });
      await tab.open('/admin/crm/leads');
      await editLead(tab);
      await moveToEstimate(tab);
    },
    // From the journal of leads.
    async (tab) => {
      await tab.open('/admin/crm/leads');
      await untilKept(tab, { stage: 'Estimate Provided' });
    },
  ],
  'the reminder seen': [
    async (tab, host) => {
      host.setTime(AFTER_FOLLOW_UP);
      await tab.store({ leads: [NORA, ADA], signedIn: true });
      await tab.open('/admin/crm');
      await tab.text(`Follow up with ${NAME}`).seen();
      await written(tab);
    },
    async (tab) => {
      await untilUnreadOnce(tab, 'follow_up_due');
      await tab.open('/admin/crm');
      await tab.text(`Follow up with ${NAME}`).seen();
      await untilUnreadOnce(tab, 'follow_up_due');
    },
  ],
};

/** Runs with a browser that a fault may leave in any state. */
async function withBrowser<T>(
  launching: Promise<EngineBrowser>,
  run: (browser: EngineBrowser) => Promise<T>,
): Promise<T> {
  const browser = await launching;
  try {
    return await run(browser);
  } finally {
    await browser.close().catch(() => undefined);
  }
}

const openTab = async (browser: EngineBrowser, host: Host): Promise<Tab> =>
  new Tab(await browser.newPage(), host.url);

test('The page’s process is killed', { tag: '@faults' }, async ({ engine, clocked, at }, info) => {
  test.skip(
    engine !== 'chromium',
    'Once a page’s process has ended, Firefox’s driver opens no other tab, and WebKit’s ends the session',
  );
  const folder = info.outputPath();
  for (const [name, [run, look]] of Object.entries(STEPS)) {
    const host = await startHost({ startsAt: NOW, folder: clocked });
    const processes = new BrowserProcesses();
    await at(name, () =>
      withBrowser(LAUNCH[engine](folder), async (browser) => {
        const tab = await openTab(browser, host);
        await tab.store({ leads: [ADA] });
        await run(tab, host);
        processes.killRenderers(engine);
        const next = await openTab(browser, host);
        await next.open('/robots.txt');
        await expectAda(next);
        await look?.(next);
      }),
    );
    await host.close();
  }
});

/** After how many seconds the browser is killed, and from when on everything must be on disk. */
const SECONDS = [0, 2, 4, 6, 8];
const ON_DISK_AFTER = 8;

test('The whole browser is killed', { tag: '@faults' }, async ({ engine, clocked, at }) => {
  test.skip(engine === 'webkit', 'This browser for tests begins each time without stored data');
  for (const seconds of SECONDS) {
    const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'maple-ridge-profile-'));
    const launch = (): Promise<EngineBrowser> => LAUNCH[engine](profile, profile);
    const host = await startHost({ startsAt: NOW, folder: clocked });
    await at(`${seconds} s after the thanks`, async () => {
      await withBrowser(launch(), async (browser) => {
        await (await openTab(browser, host)).store({ leads: [ADA] });
      });
      const processes = new BrowserProcesses();
      await withBrowser(launch(), async (browser) => {
        await sendRequest(await openTab(browser, host));
        // How long a browser takes to write to disk is what is measured here.
        await new Promise((resolve) => {
          setTimeout(resolve, seconds * 1_000);
        });
        processes.killAll();
      });
      await withBrowser(launch(), async (browser) => {
        const tab = await openTab(browser, host);
        await tab.open('/robots.txt');
        await expectAda(tab);
        if (seconds >= ON_DISK_AFTER) await durableNora(tab);
      });
    });
    await host.close();
    await fs.rm(profile, { recursive: true, force: true });
  }
});
