import { expect, test, type Browser, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { LEAD_SOURCES, SERVICE_TYPES, STAGES, type Lead } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';
import { observe, watchPages, type Observed } from './observer';

/** Figures of docs/performance.md about the owner's screens: `npm run bench:screens`. */

const FEW = 50;
const MANY = 5_000;
const ROUNDS = 5;
const FIRST_DAY = Date.parse('2024-01-01T12:00:00.000Z');

const pick = <T>(options: readonly T[], index: number): T => options[index % options.length] as T;

/** Leads as a busy owner has them: about 600 characters each in storage. */
function manyLeads(count: number): Lead[] {
  return Array.from({ length: count }, (_, index) =>
    aLead({
      id: `${FIRST_DAY + index}-seed`,
      createdDate: new Date(FIRST_DAY + index * 3_600_000).toISOString(),
      firstName: `First${index % 500}`,
      lastName: `Last${index}`,
      phone: `(802) 555-01${String(index % 100).padStart(2, '0')}`,
      stage: pick(STAGES, index),
      leadSource: pick(LEAD_SOURCES, index),
      serviceType: pick(SERVICE_TYPES, index),
      estimatedValue: index,
      projectDescription: 'Treads and rails of the back steps. '.repeat(5),
      nextFollowUpDate: new Date(Date.now() + (1 + index) * 3_600_000).toISOString(),
    }),
  );
}

/** A signed-in tab in a browser that holds so many leads. */
async function openTab(browser: Browser, count: number): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(
    (leads) => {
      localStorage.setItem('handyman.signedIn', 'true');
      localStorage.setItem('handyman.leads', leads);
    },
    JSON.stringify(manyLeads(count)),
  );
  await watchPages(page);
  return page;
}

const firstRow = (page: Page) =>
  page.getByRole('table', { name: 'Leads' }).locator('tbody tr').first();

/** Milliseconds from asking for the leads page to its first row. */
async function untilReady(page: Page): Promise<number> {
  await page.goto(ADDRESSES.leads, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('table[aria-label=Leads] tbody tr'))
            resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

test('the leads page is ready as soon with many leads as with few', async ({ browser }) => {
  const tabs = { few: await openTab(browser, FEW), many: await openTab(browser, MANY) };
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['few', 'many'] as const) {
      const time = await untilReady(tabs[name]);
      // The first visit fills the caches.
      if (round > 0) times[name].push(time);
    }
  }
  const [few, many] = [median(times.few), median(times.many)];
  console.table({
    'leads page ready': {
      [FEW]: Math.round(few),
      [MANY]: Math.round(many),
      ratio: (many / few).toFixed(2),
    },
  });
  expect(times.many).toHaveLength(ROUNDS);
});

test('what the owner does on the leads page, with many leads', async ({ browser }) => {
  const page = await openTab(browser, MANY);
  await untilReady(page);
  const rows: Record<string, Observed> = {};
  const search = page.getByLabel('Search leads...');

  rows['a key in the search (five in turn)'] = await observe(page, async () => {
    await search.focus();
    await page.keyboard.type('last4', { delay: 120 });
    await expect(page).toHaveURL(/search=last4/);
  });
  rows['the search emptied'] = await observe(page, () => search.fill(''));
  rows['sort by customer'] = await observe(page, async () => {
    await page.getByRole('button', { name: 'Customer', exact: true }).click();
    await expect(page).toHaveURL(/sort=customer/);
  });
  rows['the other way round'] = await observe(page, async () => {
    await page.getByRole('button', { name: 'Customer', exact: true }).click();
    await expect(page).toHaveURL(/sort=-customer/);
  });
  rows['the next page'] = await observe(page, async () => {
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
  });
  rows['open a lead'] = await observe(page, async () => {
    await firstRow(page).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  rows['open its form'] = await observe(page, async () => {
    await firstRow(page)
      .getByRole('button', { name: /^Edit lead/ })
      .click();
    await expect(page.getByLabel('City')).toBeVisible();
  });
  rows['a key in the form (five in turn)'] = await observe(page, async () => {
    await page.getByLabel('City').focus();
    await page.keyboard.type('Stowe', { delay: 120 });
  });
  rows['save it, with what is written after'] = await observe(page, async () => {
    await page.getByRole('button', { name: 'Save Lead' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(9);
});
