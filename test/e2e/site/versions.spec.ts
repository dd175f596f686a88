import { expect, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { DIST, type Host } from '../engines/host';
import { buildCustomised } from '../support/customisedBuild';
import { RARE } from '../support/gates';
import { test as base } from '../support/hostTest';
import { startSignedIn } from '../support/pages';
import { adminAppCached, askForNews } from '../support/serviceWorker';

/** Two builds of the site at one address, one after the other: tabs of the first get the second, and load. */

const NEXT_NAME = 'Maple Ridge Handyman & Daughter';

const test = base.extend<object, { next: string }>({
  next: [
    async ({ browserName: _needsNone }, provide) => {
      const { folder, remove } = await buildCustomised((text) =>
        text.replace(`name: '${business.name}'`, `name: '${NEXT_NAME}'`),
      );
      await provide(folder);
      await remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
// In one worker, which builds the next version once.
test.describe.configure({ mode: 'default' });
test.use({
  serviceWorkers: 'allow',
  hostOptions: { hasServiceWorker: true },
  baseURL: async ({ host }, provide) => provide(host.url),
});

const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=version]').getAttribute('content');

/** Loads an address, or the page again, as often as it takes; each load must end. */
async function loadAgain(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { timeout: 60_000 });
    await expect(page.locator('main h1:visible').first()).toBeVisible();
    await page.reload({ timeout: 60_000 });
    await expect(page.locator('main h1:visible').first()).toBeVisible();
  }
}

/** Types into the form of a new lead in an owner's tab of the first version. Returns the version. */
async function startForm(page: Page): Promise<string | null> {
  await startSignedIn(page.context());
  // The question before a form is left is answered with Leave.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(ADDRESSES.newLead);
  await adminAppCached(page);
  await page.getByLabel('First Name').fill('Ada');
  return versionOf(page);
}

/** Deploys the next version, and waits until a tab says so. */
async function update(page: Page, host: Host, next: string): Promise<void> {
  await host.deploy(next);
  await askForNews(page);
  await expect(page.getByText('A new version is here.')).toBeVisible();
}

const AROUND = [ADDRESSES.leads, ADDRESSES.today, ADDRESSES.home, ADDRESSES.newLead];

test('every load ends in the new version, a form restored', async ({
  page,
  host,
  next,
  context,
}) => {
  test.slow();
  const first = await startForm(page);

  await test.step('after the form was left, the first load is of the new version', async () => {
    await update(page, host, next);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(ADDRESSES.leads);
    await page.goto(ADDRESSES.today);
    expect(await versionOf(page)).not.toBe(first);
    await loadAgain(page, AROUND);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });

  await test.step('with the form in another tab', async () => {
    const second = await versionOf(page);
    const other = await context.newPage();
    other.on('dialog', (dialog) => void dialog.accept());
    await other.goto(ADDRESSES.leads);
    await update(page, host, DIST);
    await loadAgain(other, AROUND);
    expect(await versionOf(other)).not.toBe(second);
    // The old tab goes on, with the files that it has.
    await page.getByLabel('Last Name').fill('Brook');
    await page.reload({ timeout: 60_000 });
    expect(await versionOf(page)).not.toBe(second);
    await expect(page.getByLabel('Last Name')).toHaveValue('Brook');
    await loadAgain(page, [ADDRESSES.today]);
    await loadAgain(other, [ADDRESSES.today]);
    await other.close();
  });

  await test.step('where the new version’s scripts do not come, each load ends with the page as built, and the next starts it', async () => {
    await update(page, host, next);
    for (const fault of ['dropped', 'hanging'] as const) {
      host.failRequests((pathname) => (pathname.startsWith('/assets/') ? fault : undefined));
      await page.goto(ADDRESSES.today, { waitUntil: 'commit', timeout: 60_000 });
      await expect(page.locator('h1').first()).toBeAttached();
      host.plugIn();
      await loadAgain(page, [ADDRESSES.today]);
    }
  });
});

test(
  'where the workers are killed, every load ends',
  RARE,
  async ({ page, host, next, context }) => {
    await startForm(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('ServiceWorker.enable');
    await update(page, host, next);
    for (const address of AROUND) {
      await cdp.send('ServiceWorker.stopAllWorkers');
      await loadAgain(page, [address]);
    }
  },
);

test('a visitor who types gets the new version, every letter kept', async ({
  page,
  host,
  next,
}) => {
  await page.goto(ADDRESSES.contact);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  const first = await versionOf(page);
  await page.getByLabel('Full Name').fill('Ada Brook');
  await page.getByLabel('Project Description').fill('The porch ceiling peels.');
  // The notice waits for the end of the typing.
  await page.getByLabel('Project Description').blur();
  await askForNews(page);
  await expect(page.getByText('A new version is here.')).toHaveCount(0);
  await update(page, host, next);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(page)).not.toBe(first);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Brook');
  await expect(page.getByLabel('Project Description')).toHaveValue('The porch ceiling peels.');
  await loadAgain(page, [ADDRESSES.home, ADDRESSES.contact]);
  // Nothing of the owner's is fetched for what a newer page has asked for.
  await update(page, host, DIST);
  expect(await page.evaluate(() => caches.keys())).not.toContain('maple-ridge-assets');
});
