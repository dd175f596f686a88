import fs from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Lead } from '../../../src/domain/leads/schema';
import { PHONE, test as engineTest, type Site } from '../engines/engineTest';
import { clockedSite, type HostOptions } from '../engines/host';
import { expectAda, NOW, untilStored } from '../engines/mainJob';
import type { Tab } from '../engines/tab';

type OnSite = <T>(run: (site: Site) => Promise<T>) => Promise<T>;

interface FaultFixtures {
  /** Runs on an origin of its own, where nothing is stored, with the clock at {@link NOW}. */
  onNewSite: OnSite;
  /** The same with a service worker and the machine's clock. */
  onOfflineSite: OnSite;
  /** Tries a fault. One that breaks a law fails the test at its end, so that one run shows all. */
  at: (name: string, run: () => Promise<unknown>) => Promise<void>;
}

const onSite =
  (newSite: (options: HostOptions) => Promise<Site>, options: HostOptions): OnSite =>
  async (run) => {
    const site = await newSite(options);
    const result = await run(site);
    await site.close();
    return result;
  };

/** Playwright's `test` for faults: `npm run long faults`, where `ENGINES` chooses the engines. */
export const test = engineTest.extend<FaultFixtures, { clocked: string }>({
  size: PHONE,
  clocked: [
    async ({ engine: _needsNone }, provide) => {
      const folder = await clockedSite();
      await provide(folder);
      await fs.rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  onNewSite: ({ newSite, clocked }, provide) =>
    provide(onSite(newSite, { startsAt: NOW, folder: clocked })),
  onOfflineSite: ({ newSite }, provide) => provide(onSite(newSite, { hasServiceWorker: true })),
  at: async ({ engine: _needsNone }, provide, info) => {
    info.setTimeout(600_000);
    await provide((name, run) =>
      test.step(name, async () => {
        const broken = await run().then(
          () => '',
          (error: unknown) => String(error),
        );
        expect.soft(broken, name).toBe('');
      }),
    );
  },
});

/** Waits until the list has the lead of the main job once, and the earlier lead unchanged. */
export async function untilKept(tab: Tab, expected: Partial<Lead>): Promise<Lead> {
  const lead = await untilStored(tab, expected);
  await expectAda(tab);
  return lead;
}
