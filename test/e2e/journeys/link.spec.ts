import { expect, test, type Browser, type Page } from '@playwright/test';
import { ADDRESSES, leadAddress } from '../../../src/app/addresses';
import { billing, business } from '../../../src/business';
import type { Estimate } from '../../../src/domain/estimates/schema';
import { writeFragment } from '../../../src/domain/leads/requestFragment';
import { formatCents } from '../../../src/lib/money';
import { telHref } from '../../../src/lib/phones';
import { estimateRequest } from '../../support/entities';
import { ESTIMATE_LINK } from '../support/estimateLink';
import { openScreen, SAMPLE_LEAD_ID, startSignedIn, storedEntry } from '../support/pages';

/** An estimate as a link: from the owner to the customer and back. */

const PHONE = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true };

/** Opens an address in a browser that knows nothing of the owner. */
async function openAsCustomer(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await openScreen(page, address);
  return page;
}

test('an estimate is sent as a link, and moved by the answer', async ({
  browser,
  context,
  page,
}) => {
  await startSignedIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, leadAddress(SAMPLE_LEAD_ID));
  await page.getByRole('link', { name: 'New estimate' }).click();
  await page.getByLabel('Description').fill('Rebuild the back steps');
  await page.getByLabel('Unit price').fill('1,250.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Send as a link' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  const link = /https?:\/\/\S+/.exec(message)?.[0] ?? '';

  const requests: string[] = [];
  const customer = await openAsCustomer(browser, ADDRESSES.home);
  customer.on('request', (request) => requests.push(request.url()));
  await openScreen(customer, link);
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Estimate');
  await expect(customer.getByRole('table')).toContainText('Rebuild the back steps$1,250.50');
  const href = await customer
    .getByRole('link', { name: 'Accept', exact: true })
    .getAttribute('href');
  expect(href).toContain(telHref(business.phone).replace('tel:', 'sms:'));
  const words = decodeURIComponent(href?.split('body=')[1] ?? '');
  const withTax = formatCents(Math.round(125_050 * (1 + billing.taxRate / 100)));
  expect(words).toContain(`I accept it, for ${withTax}`);
  const content = new URL(link).hash.slice(-20);
  expect(requests.filter((url) => url.split('#', 1)[0]?.includes(content))).toEqual([]);
  await customer.context().close();

  await openScreen(page, ADDRESSES.newLead);
  await page.getByRole('button', { name: 'Paste a message' }).click();
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(page.getByText(/accepted estimate .* It is recorded/)).toBeVisible();
  await expect
    .poll(async () => (await storedEntry<Estimate[]>(page, 'estimates'))?.map((one) => one.status))
    .toEqual(['Accepted']);
  await page.getByRole('link', { name: /^Estimate / }).click();
  await expect(page.getByRole('button', { name: 'Make the job' })).toBeVisible();
});

test('another link that is opened in the same tab is shown', async ({ page }) => {
  await openScreen(page, ESTIMATE_LINK.slice(0, -4));
  await page.evaluate(
    (hash) => (window.location.hash = hash),
    new URL(ESTIMATE_LINK, 'http://a').hash,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimate 2026-001');
});

test('a link whose # a mail program wrote as %23 is read', async ({ context, page }) => {
  await openScreen(page, ESTIMATE_LINK.replace('#', '%23'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimate 2026-001');
  await startSignedIn(context);
  await openScreen(
    page,
    `${ADDRESSES.newLead}${writeFragment(estimateRequest()).replace('#', '%23')}`,
  );
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('an estimate prints on one sheet, dark on white, by itself', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, ESTIMATE_LINK);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText('Accepted by, date')).toBeVisible();
  // The end of a sheet tears no line of many apart, and no sums.
  for (const part of await page.locator('article').locator('td, dl').all())
    await expect(part).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('link', { name: /^Accept|^Ask/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
