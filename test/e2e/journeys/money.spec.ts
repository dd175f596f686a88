import { expect, test, type Page } from '@playwright/test';
import {
  ADDRESSES,
  estimateAddress,
  leadAddress,
  newEstimateAddress,
  personAddress,
} from '../../../src/app/addresses';
import { billing, business } from '../../../src/business';
import type { Estimate } from '../../../src/domain/estimates/schema';
import type { GalleryProject } from '../../../src/domain/gallery/schema';
import { SERVICE_TYPES } from '../../../src/domain/leads/schema';
import type { Payment } from '../../../src/domain/payments/schema';
import type { Project } from '../../../src/domain/projects/schema';
import { formatCents } from '../../../src/lib/money';
import { checkTurned, checkZoomed, turningPage } from '../support/devices';
import {
  openScreen,
  routeTo,
  sendRequest,
  startSignedIn,
  storedEntry,
  storedLead,
  storedLeads,
} from '../support/pages';

/** From a request to a paid job, on a phone; and the screens on the way, as accessible as the others. */

/** A service that the gallery has a category for, if the business has any. */
const SERVICE = SERVICE_TYPES.find((name) => name in business.galleryCategories);

const REQUEST = {
  fullName: 'Nora Ellis Pike',
  phone: '(802) 555-0161',
  service: SERVICE ?? 'Other',
  timeline: 'Within 1 week',
  description: 'The porch roof leaks over the front door.',
};

/** What three hours at $80 come to with the business's tax, in cents. */
const TOTAL_CENTS = Math.round(24_000 * (1 + billing.taxRate / 100));

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Presses a link to the phone's own app, which a browser under test does not have. */
async function pressAppLink(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name, exact: true })
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name, exact: true }).click();
}

const stored = async <T>(
  page: Page,
  entry: string,
  is: (one: T) => boolean,
): Promise<T | undefined> => ((await storedEntry<T[]>(page, entry)) ?? []).find(is);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test('a request becomes an estimate, a job, a payment and a picture', async ({
    context,
    page,
  }) => {
    await sendRequest(page, REQUEST);
    await expect(page.getByText(/thank you/i).first()).toBeVisible();
    await startSignedIn(context);

    await openScreen(page, `${ADDRESSES.leads}?search=nora`);
    await page.getByRole('link', { name: 'Nora Ellis Pike' }).first().click();
    await page.getByRole('link', { name: 'New estimate' }).click();
    await page.getByLabel('Description').fill('Patch the porch roof');
    await page.getByLabel('Quantity').fill('3');
    await page.getByLabel('Unit', { exact: true }).fill('hours');
    await page.getByLabel('Unit price').fill('80');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('table', { name: 'Lines' })).toContainText('$240');

    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /Patch the porch roof: \$240/,
    );
    await pressAppLink(page, 'Text');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await expect
      .poll(async () => (await storedLead(page, 'Nora'))?.stage)
      .toBe('Estimate Provided');

    await page.getByRole('button', { name: 'Accepted' }).click();
    await page.getByRole('button', { name: 'Make the job' }).click();
    await expect(page).toHaveURL(/\/admin\/projects\/\d+$/);
    await expect
      .poll(() =>
        stored<Project>(page, 'projects', ({ customerName }) => /Nora/.test(customerName)),
      )
      .toMatchObject({
        description: '3 hours Patch the porch roof',
        estimatedValue: TOTAL_CENTS / 100,
      });
    expect(await stored<Estimate>(page, 'estimates', () => true)).toMatchObject({
      status: 'Accepted',
      lines: [{ quantity: 3, unitPriceCents: 8_000 }],
    });

    // Done, billed, and paid from Today in two presses.
    const job = page.url();
    await page.getByLabel('New status').selectOption('Invoiced');
    await page.getByRole('button', { name: 'Update Status' }).click();
    await openScreen(page, ADDRESSES.today);
    await page.getByRole('button', { name: /^Got paid/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /^Got paid/ })).toBeHidden();
    await expect.poll(async () => (await storedLead(page, 'Nora'))?.stage).toBe('Paid');
    expect(await stored<Payment>(page, 'payments', () => true)).toMatchObject({
      amountCents: TOTAL_CENTS,
      way: 'Cash',
    });

    // The work is shown in the gallery, with the customer's consent.
    await page.goto(job);
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await page.getByLabel('How', { exact: true }).selectOption('By phone');
    await page.getByRole('button', { name: 'They agreed, go on' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('The porch roof leaks over the front door');
    if (SERVICE === undefined) await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Location').fill('Richmond, VT');
    for (const name of ['Before Image', 'After Image']) {
      await page
        .getByLabel(`${name} file`)
        .setInputFiles({ name: 'porch.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(page.getByRole('img', { name: `${name}, as it is now` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Add Project' }).click();
    await expect
      .poll(() =>
        stored<GalleryProject>(page, 'gallery', ({ location }) => /Richmond/.test(location)),
      )
      .toMatchObject({ category: SERVICE ?? expect.any(String) });
    await openScreen(page, ADDRESSES.gallery);
    await expect(page.getByText('The porch roof leaks over the front door').first()).toBeVisible();

    // All of it is on the lead's timeline.
    const lead = await storedLead(page, 'Nora');
    await page.goto(leadAddress(lead?.id ?? ''));
    const timeline = page.getByRole('list', { name: 'Timeline' });
    for (const line of [
      /Estimate \S+ accepted/,
      `Paid ${formatCents(TOTAL_CENTS)}: Cash`,
      'Consent to show the work',
    ]) {
      await expect(timeline).toContainText(line);
    }
  });
});

test('the screens of estimates and people', async ({ browser }) => {
  test.slow();
  const { page, turn } = await turningPage(browser, true);
  await openScreen(page, ADDRESSES.leads);
  await page.getByRole('link', { name: 'Priya Lindqvist' }).first().click();
  await page.getByRole('link', { name: 'New estimate' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Add what is done, and what it costs')).toBeVisible();
  await checkTurned(page, turn, 'the form of an estimate with an error', checkZoomed);
  await page.getByLabel('Description').fill('Rebuild the back steps');
  await page.getByLabel('Unit price').fill('1,250.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible();
  await checkTurned(page, turn, 'an estimate', checkZoomed);
  await page.getByRole('button', { name: 'Accepted' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkTurned(page, turn, 'the answer to an estimate');
  await page.keyboard.press('Escape');

  const [lead] = await storedLeads(page);
  const digits = (lead?.phone ?? '').replaceAll(/\D/g, '');
  await routeTo(page, personAddress(`p${digits}`));
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await checkTurned(page, turn, 'a person', checkZoomed);
  await routeTo(page, leadAddress(lead?.id ?? ''));
  await page.getByRole('button', { name: 'More', expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Merge with…' }).click();
  await page.getByRole('list', { name: 'Leads' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Merge two leads' })).toBeVisible();
  await checkTurned(page, turn, 'the preview of a merge');
  await routeTo(page, estimateAddress('nothing-here'));
  await checkTurned(page, turn, 'an estimate that is not here', checkZoomed);
  await routeTo(page, newEstimateAddress('nothing-here'));
  await checkTurned(page, turn, 'an estimate for nobody');
  await page.context().close();
});
