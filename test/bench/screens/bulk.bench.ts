import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { MANY, openTab } from './manyLeads';
import { observe, type Observed } from './observer';

/** Figures of docs/performance.md about acts on all leads at once: `npm run long bench:screens`. */

/** What is pressed for an act, once all leads are selected; the last press does it. */
const ACTS: Record<string, (page: Page, bar: Locator) => Promise<Locator>> = {
  move: async (page, bar) => {
    await bar.getByRole('button', { name: 'Move to…' }).click();
    return page.getByRole('menuitem', { name: 'Invoice Sent' });
  },
  snooze: async (page, bar) => {
    await bar.getByRole('button', { name: 'Snooze' }).click();
    return page.getByRole('menuitem', { name: 'In a week' });
  },
  tag: async (page, bar) => {
    await bar.getByRole('button', { name: 'Tags' }).click();
    await page.getByLabel('Add tags').fill('spring');
    return page.getByRole('button', { name: 'Save tags' });
  },
  delete: async (page, bar) => {
    await bar.getByRole('button', { name: 'Delete' }).click();
    return page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  },
};

test('an act on all leads, and its Undo', async ({ browser }) => {
  const page = await openTab(browser, MANY);
  await page.goto(ADDRESSES.leads);
  const rows: Record<string, Observed> = {};
  const bar = page.getByRole('group', { name: 'Selection' });
  const listed = page.getByText(`Showing 1 to 10 of ${MANY.toLocaleString('en-US')} leads`);
  for (const [act, open] of Object.entries(ACTS)) {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    rows[`select all (${act})`] = await observe(page, () =>
      bar.getByRole('button', { name: /^Select all/ }).click(),
    );
    const last = await open(page, bar);
    rows[act] = await observe(page, async () => {
      await last.click();
      await expect(bar).toHaveCount(0);
    });
    rows[`undo (${act})`] = await observe(page, async () => {
      await page.keyboard.press('Control+z');
      await expect(listed).toBeVisible();
    });
  }
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(12);
});
