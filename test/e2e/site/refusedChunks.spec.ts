import { expect, test, type Browser, type Page } from '@playwright/test';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { telHref } from '../../../src/lib/phones';
import { RARE } from '../support/gates';
import { isStarted, PUBLIC_PAGES, slowDown, startWithOwnData } from '../support/pages';
import { lostText, setTextSize } from '../support/textSizes';

/**
 * A page of which one chunk cannot be loaded: the prerendered page, phone and mail stay in reach,
 * and the page says so and offers to try again.
 */

const PAGES = [...PUBLIC_PAGES, postAddress('what-mud-season-does-to-a-vermont-house')];
const PHONE = { width: 375, height: 667 };
const call = (page: Page) => page.locator(`a[href="${telHref(business.phone)}"]`);
const mail = (page: Page) => page.locator(`a[href="mailto:${business.email}"]`);
const isScript = (url: string): boolean => /\/assets\/[^/]+\.js$/.test(url);

/** Opens a page that loads the app at once. */
async function newAppPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  await startWithOwnData(page.context());
  return page;
}

/** Returns the scripts that a page loads by itself, where it loads the app at once. */
async function scriptsOf(browser: Browser, address: string): Promise<string[]> {
  const page = await newAppPage(browser);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await isStarted(page);
  await page.close();
  return [...scripts];
}

/** Expects a page to be of use, whether it could be started or not. */
async function expectUseful(page: Page, what: string): Promise<void> {
  const root = page.locator('html');
  await expect(root, what).toHaveAttribute('data-start', /done|failed/);
  await expect.soft(page.locator('main h1'), what).not.toHaveText(/Unexpected/);
  await expect.soft(call(page).filter({ visible: true }).first(), what).toBeVisible();
  await expect.soft(mail(page).filter({ visible: true }).first(), what).toBeVisible();
  if ((await root.getAttribute('data-start')) === 'done') return;
  await expect.soft(page.getByRole('link', { name: 'Try again' }), what).toBeVisible();
  await expect.soft(page.locator('main :disabled'), what).toHaveCount(0);
}

/** Those that `npm test` tries. */
const OFTEN = new Set<string>([ADDRESSES.home, ADDRESSES.contact]);

for (const address of PAGES) {
  test(
    `each chunk of ${address} may be refused`,
    OFTEN.has(address) ? {} : RARE,
    async ({ browser }) => {
      // What all pages load is tried in the contact page alone, which has the most to lose.
      const others =
        address === ADDRESSES.contact ? [] : await scriptsOf(browser, ADDRESSES.contact);
      const scripts = (await scriptsOf(browser, address)).filter((one) => !others.includes(one));
      expect(scripts).not.toEqual([]);
      for (const script of scripts) {
        const page = await newAppPage(browser);
        await page.route(`**${script}`, (route) => route.abort());
        await page.goto(address);
        await expectUseful(page, `${address} without ${script}`);
        if (address === ADDRESSES.contact) await expectWaysOut(page);
        await page.close();
      }
    },
  );
}

/** Expects a form that cannot send to say so and to name the phone and the mail. */
async function expectWaysOut(page: Page): Promise<void> {
  if ((await page.locator('html').getAttribute('data-start')) === 'done') return;
  const note = page.locator('form').getByRole('status').filter({ hasText: 'could not be loaded' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: business.phone })).toBeVisible();
  await expect(note.getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
}

test('a link to a page without its chunk leads to it prerendered', async ({ page, context }) => {
  await startWithOwnData(context);
  await page.setViewportSize(PHONE);
  await page.goto(ADDRESSES.home);
  await isStarted(page);
  await page.route('**/assets/ContactPage*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Free estimate', exact: true }).click();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await expect(page.locator('main h1')).toHaveText(/Estimate/);
  await expect(page.locator('html')).toHaveAttribute('data-start', 'failed');
  await expectWaysOut(page);
});

test('without a network a page offers phone, home, another try', async ({ page, context }) => {
  await startWithOwnData(context);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(ADDRESSES.home);
  await isStarted(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Free estimate', exact: true }).click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded.');
  await expect(alert.getByRole('link', { name: `Call ${business.phone}` })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  expect(await lostText(page)).toEqual([]);
});

test('in large text, on slow 3G, without its chunk: a way is left', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await setTextSize(page, 24);
  await slowDown(page, { latency: 400, bytesPerSecond: 50_000 });
  await page.route('**/assets/ContactPage*.js', (route) => route.abort());
  await page.goto(ADDRESSES.contact, { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ada Brook');
  await page.getByLabel('Project Description').fill('The porch ceiling peels.');

  const send = page.getByRole('button', { name: 'Send Request' });
  await send.click();
  await expect(send).toHaveCSS('cursor', 'progress');
  const note = page.locator('form').getByRole('status').filter({ visible: true });
  await expect(note).toBeVisible({ timeout: 30_000 });
  for (const way of [call(page), mail(page)]) {
    const link = note.locator(way);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click({ trial: true });
  }
  expect(await lostText(page)).toEqual([]);
  // What was typed stays, to be read out on the phone.
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Brook');
  await context.close();
});
