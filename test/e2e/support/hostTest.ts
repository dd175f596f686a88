import { test as base } from '@playwright/test';
import { startHost, type Host, type HostOptions } from '../engines/host';

interface HostFixtures {
  /** Option: how the site is served. */
  hostOptions: HostOptions;
  /** A server of the built site for this test alone, which it may redeploy, unplug or fail. */
  host: Host;
}

/** Playwright's `test` with a host of its own. */
export const test = base.extend<HostFixtures>({
  hostOptions: [{}, { option: true }],
  host: async ({ hostOptions }, provide) => {
    const host = await startHost(hostOptions);
    await provide(host);
    await host.close();
  },
});
