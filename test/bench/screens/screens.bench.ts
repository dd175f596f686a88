import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { MANY, openTab } from './manyLeads';
import { observe, type Observed } from './observer';

/** Figures of docs/performance.md about the owner's screens: `npm run long bench:screens`. */

const FEW = 50;
const ROUNDS = 5;

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

test('a tap while thousands of follow-ups come due, on a slow processor', async ({ browser }) => {
  const page = await openTab(browser, MANY, (index) => -1 - index);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(ADDRESSES.today, { waitUntil: 'commit' });
  const outcome = page.getByRole('button', { name: /^Outcome/ }).first();
  const tap = await observe(page, () => outcome.click());
  console.table({ 'the first tap, and what is written after': tap });
  await expect(page.getByRole('dialog')).toBeVisible();
});
