import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, editLeadAddress } from '../../src/app/addresses';
import { business } from '../../src/business';
import { storageRestored } from '../../src/domain/system/events';
import { isAdminAddress } from '../../src/lib/paths';
import { startDevServer, type DevServer } from './support/devServer';
import { RARE } from './support/gates';
import { OWNER_SCREENS, POSTS, SAMPLE_LEAD_ID, startSignedIn } from './support/pages';
import { devToolsLog, reachStore, untilRestored } from './support/storeAccess';

/** `npm run dev`: every screen, without any error or warning of a development build. */

/** One of each kind of post; more would test the same code. */
const PUBLIC = [
  ...Object.values(ADDRESSES).filter((address) => !isAdminAddress(address)),
  ...POSTS.slice(0, 1),
  '/nowhere',
];
const OWNERS = [ADDRESSES.signIn, ...OWNER_SCREENS, editLeadAddress(SAMPLE_LEAD_ID)];

let server: DevServer;

/** Renders an effect beside the application, inside the same wrappers. */
const withEffectProbe = (code: string): string => `
  import { useEffect } from 'react';
  function EffectProbe() {
    useEffect(() => { window.effectRuns = (window.effectRuns ?? 0) + 1; }, []);
    return null;
  }
  ${code.replace('<StrictMode>', '<StrictMode><EffectProbe />')}`;

// One server for all tests: in separate workers each test would start another.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.slow();
  server = await startDevServer({ 'boot.tsx': withEffectProbe, 'adminMain.tsx': withEffectProbe });
});
test.afterAll(() => server.close());

/** Redux Toolkit's own timing warnings, which depend on the machine. */
const HOW_LONG_CHECKS_TAKE = /^(Immutable|Serializable)State\w+ took \d+ms/;

/** Collects the errors and warnings of a page, except those about unreachable photo hosts. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!message.location().url.startsWith(server.url)) return;
    if (!HOW_LONG_CHECKS_TAKE.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** Opens an address and waits until React has run the effects of its screen. */
async function openInDevelopment(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, server.url).href);
  // The first page waits until Vite has prepared the packages.
  await expect(page.locator('main h1')).toBeAttached({ timeout: 40_000 });
  await expect(page.locator('main [aria-label=Loading]')).toHaveCount(0);
  await untilRestored(page);
  // Waits for lazy chunks too: leaving while they load would fail.
  await page.waitForLoadState('networkidle');
}

for (const { half, addresses } of [
  { half: 'every public page', addresses: PUBLIC },
  { half: 'every owner’s screen', addresses: OWNERS },
]) {
  test(
    `${half} is shown, with effects run twice and nothing in the console`,
    addresses === OWNERS ? RARE : {},
    async ({ page }) => {
      test.slow();
      await reachStore(page);
      const problems = problemsOf(page);
      if (addresses === OWNERS) await startSignedIn(page.context());
      for (const address of addresses) {
        await openInDevelopment(page, address);
        expect(problems, address).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(window, 'effectRuns')), address).toBe(2);
        const { stores, types } = await devToolsLog(page);
        expect(stores, address).toEqual([business.name]);
        expect(types, address).toContain(storageRestored.type);
      }
    },
  );
}

for (const { what, address, field, file, from, to } of [
  {
    what: 'a public page',
    address: ADDRESSES.contact,
    field: 'Full Name',
    file: 'site/contact/EstimateForm.tsx',
    from: 'Request a free estimate',
    to: 'Ask for a free estimate',
  },
  {
    what: 'an owner’s screen',
    address: ADDRESSES.newLead,
    field: 'First Name',
    file: 'admin/leads/form/LeadFormPanel.tsx',
    from: 'Add New Lead',
    to: 'Add Another Lead',
  },
]) {
  test(
    `a file of ${what} that is saved is shown without losing the state`,
    what === 'a public page' ? {} : RARE,
    async ({ page }) => {
      await reachStore(page);
      const problems = problemsOf(page);
      await startSignedIn(page.context());
      await openInDevelopment(page, address);
      await page.getByLabel(field).fill('Half a na');
      await expect(page.getByRole('heading', { name: from })).toBeVisible();
      server.save(file, (code) => code.replaceAll(from, to));
      await expect(page.getByRole('heading', { name: to })).toBeVisible();
      await expect(page.getByLabel(field)).toHaveValue('Half a na');
      expect((await devToolsLog(page)).stores).toEqual([business.name]);
      expect(problems).toEqual([]);
    },
  );
}
