import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { WRITE_DEBOUNCE_MS } from '../../src/persistence/engine/persistence';
import type { EngineBrowser } from '../engines/drivers/enginePage';
import { LAUNCH, type Engine } from '../engines/engineTest';
import { startHost, type Host } from '../engines/host';
import {
  AFTER_FOLLOW_UP,
  editLead,
  moveToEstimate,
  NOW,
  writeRequest,
} from '../engines/journeys/mainJob';
import { Tab } from '../engines/tab';
import { untilEqual } from '../engines/until';
import { test } from './faultTest';
import { send } from './person';
import { BrowserProcesses } from './processes';
import { ADA, durableNora, expectAda, NORA, untilUnreadOnce, untilStored } from './stored';

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

interface KilledStep {
  name: string;
  run(tab: Tab, host: Host): Promise<void>;
  /** Looks in another tab. Returns what was kept. */
  look(tab: Tab): Promise<string>;
}

const STORED_REQUEST = 'the lead and its notification';

const STEPS: readonly KilledStep[] = [
  {
    name: 'the request typed',
    run: (tab) => writeRequest(tab),
    look: async () => 'all leads; what was typed is a draft of the tab, and ends with it',
  },
  {
    name: 'Send Request pressed, not yet thanked',
    run: async (tab) => {
      await writeRequest(tab);
      await tab.button('Send Request').press();
    },
    look: async (tab) => {
      const names = ((await tab.stored<{ firstName: string }[]>('leads')) ?? []).map(
        ({ firstName }) => firstName,
      );
      if (names.filter((one) => one === 'Nora').length > 1) throw new Error('Stored twice');
      return 'all leads; the new one, or none of it';
    },
  },
  {
    name: 'thanked',
    run: async (tab) => {
      await writeRequest(tab);
      await untilEqual(() => send(tab), 'thanked');
    },
    look: async (tab) => {
      await tab.open('/contact');
      await untilStored(tab, { stage: 'New Lead' });
      return 'the lead';
    },
  },
  {
    name: 'thanked, and written',
    run: async (tab) => {
      await writeRequest(tab);
      await untilEqual(() => send(tab), 'thanked');
      await written(tab);
    },
    look: async (tab) => {
      await tab.open('/contact');
      await untilStored(tab, { stage: 'New Lead' });
      await untilUnreadOnce(tab, 'new_lead');
      return STORED_REQUEST;
    },
  },
  {
    name: 'the owner signed in',
    run: async (tab) => {
      await tab.open('/admin');
      await tab.signIn();
      await written(tab);
    },
    look: async (tab) => {
      await tab.open('/admin/crm');
      await tab.role('navigation', 'Owner').seen();
      return 'all leads; signed in';
    },
  },
  {
    name: 'the lead moved',
    run: async (tab) => {
      await tab.store({ leads: [NORA, ADA], signedIn: true });
      await tab.open('/admin/crm/leads');
      await editLead(tab);
      await moveToEstimate(tab);
    },
    look: async (tab) => {
      await tab.open('/admin/crm/leads');
      await untilStored(tab, { stage: 'Estimate Provided' });
      return 'the move, from the journal of leads';
    },
  },
  {
    name: 'the reminder seen',
    run: async (tab, host) => {
      host.setTime(AFTER_FOLLOW_UP);
      await tab.store({ leads: [NORA, ADA], signedIn: true });
      await tab.open('/admin/crm');
      await tab.text('Follow up with Nora Ellis Pike').seen();
      await written(tab);
    },
    look: async (tab) => {
      await untilUnreadOnce(tab, 'follow_up_due');
      await tab.open('/admin/crm');
      await tab.text('Follow up with Nora Ellis Pike').seen();
      await untilUnreadOnce(tab, 'follow_up_due');
      return 'all leads; one notification';
    },
  },
];

/** Runs with a browser and a host that a fault may leave in any state. */
async function withBrowser<T>(
  launch: () => Promise<EngineBrowser>,
  run: (browser: EngineBrowser) => Promise<T>,
): Promise<T> {
  const browser = await launch();
  try {
    return await run(browser);
  } finally {
    await browser.close().catch(() => undefined);
  }
}

const openTab = async (browser: EngineBrowser, host: Host): Promise<Tab> =>
  new Tab(await browser.newPage(), host.url);

test('The page’s process is killed', async ({ engine, folders, results }, info) => {
  test.skip(
    engine !== 'chromium',
    'Once a page’s process has ended, Firefox’s driver opens no other tab, and WebKit’s ends the session',
  );
  const folder = info.outputPath();
  for (const [index, { name, run, look }] of STEPS.entries()) {
    await results.at({ number: index + 1, name }, async () => {
      const host = await startHost({ startsAt: NOW, folder: folders.clocked });
      const processes = new BrowserProcesses();
      try {
        return await withBrowser(
          () => LAUNCH[engine](folder),
          async (browser) => {
            const tab = await openTab(browser, host);
            await tab.store({ leads: [ADA] });
            await run(tab, host);
            processes.killRenderers(engine);
            const next = await openTab(browser, host);
            await next.open('/robots.txt');
            await expectAda(next);
            return { sees: 'the browser’s own message; then another tab', kept: await look(next) };
          },
        );
      } finally {
        await host.close();
      }
    });
  }
  results.setTotal(STEPS.length);
});

/** After how many seconds the browser is killed, and from when on everything must be on disk. */
const SECONDS = [0, 2, 4, 6, 8];
const ON_DISK_AFTER = 8;
/** WebKit's browser for tests stores nothing for its next start. */
const WITH_PROFILE: ReadonlySet<Engine> = new Set(['chromium', 'firefox']);

/** Returns whether the request is stored, read by a new start of the browser. */
async function isOnDisk(browser: EngineBrowser, host: Host): Promise<boolean> {
  const tab = await openTab(browser, host);
  await tab.open('/robots.txt');
  await expectAda(tab);
  return durableNora(tab).then(
    () => true,
    () => false,
  );
}

test('The whole browser is killed', async ({ engine, folders, results }) => {
  if (!WITH_PROFILE.has(engine)) {
    await results.at({ number: 0, name: 'not tried' }, async () => ({
      sees: 'nothing',
      kept: 'unknown: this browser for tests begins each time without stored data',
    }));
    return;
  }
  for (const seconds of SECONDS) {
    const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'maple-ridge-profile-'));
    const launch = (): Promise<EngineBrowser> => LAUNCH[engine](profile, profile);
    const host = await startHost({ startsAt: NOW, folder: folders.clocked });
    await results.at({ number: seconds, name: `${seconds} s after the thanks` }, async () => {
      await withBrowser(launch, async (browser) => {
        await (await openTab(browser, host)).store({ leads: [ADA] });
      });
      const processes = new BrowserProcesses();
      await withBrowser(launch, async (browser) => {
        const tab = await openTab(browser, host);
        await writeRequest(tab);
        await untilEqual(() => send(tab), 'thanked');
        // How long a browser takes to write to disk is what is measured here.
        await new Promise((resolve) => {
          setTimeout(resolve, seconds * 1_000);
        });
        processes.killAll();
      });
      const isKept = await withBrowser(launch, (browser) => isOnDisk(browser, host));
      if (!isKept && seconds >= ON_DISK_AFTER) throw new Error('Not on disk yet');
      return {
        sees: 'nothing',
        kept: isKept
          ? 'all leads, the new one too'
          : 'the leads of before; the new one was not on disk',
      };
    });
    await host.close();
    await fs.rm(profile, { recursive: true, force: true });
  }
});
