import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import type { Lead } from '../../../src/domain/leads/schema';
import { storedEntry } from '../../e2e/support/pages';
import { openTab } from './manyLeads';
import { observeFrames, type Frames } from './observer';

/** Figures of docs/performance.md about a drag on the board: `npm run long bench:screens`. */

/** How many leads the board is made for. */
const LEADS = Number(process.env.BENCH_LEADS ?? 500);
/** How many times slower than this machine the processor is. */
const SLOWER = 4;

/** Returns what was announced. Not by its text alone: that is searched for in every element, in a frame. */
const announced = (page: Page, text: string): Locator =>
  page.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: text });

/** Moves the pressed mouse over three columns and back, in eighty steps. */
async function carry(page: Page, x: number, y: number): Promise<void> {
  for (const [from, to] of [
    [12, 800],
    [800, 300],
  ] as const) {
    for (let step = 1; step <= 40; step += 1) {
      await page.mouse.move(x + from + ((to - from) * step) / 40, y + ((step * 7) % 40));
    }
  }
}

test('a drag over the board, with many leads, on a slow processor', async ({ browser }) => {
  const page = await openTab(browser, LEADS);
  await page.goto(ADDRESSES.pipeline);
  const card = page.getByRole('region', { name: 'New Lead' }).getByRole('listitem').nth(2);
  await card.waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const rows: Record<string, Frames> = {};
  // The first write after a load serialises every lead, later ones the changed ones alone.
  for (const turn of ['first', 'second']) {
    const name = (await card.getByRole('link').textContent()) ?? '';
    let [x, y] = [0, 0];
    rows[`${turn}: pointed at and pressed`] = await observeFrames(page, async () => {
      const box = await card.boundingBox();
      if (!box) throw new Error('The card is not shown');
      [x, y] = [box.x + 100, box.y + 45];
      await page.mouse.move(x, y);
      await page.mouse.down();
    });
    rows[`${turn}: picked up`] = await observeFrames(page, () =>
      page.mouse.move(x + 12, y + 6, { steps: 3 }),
    );
    await expect(announced(page, `Picked up ${name}`)).toBeAttached();
    rows[`${turn}: carried over three columns and back`] = await observeFrames(page, () =>
      carry(page, x, y),
    );
    rows[`${turn}: dropped, with what is written after`] = await observeFrames(page, () =>
      page.mouse.up(),
    );
    // Only now: looking through the page, and reading so many leads, delay its frames by up to a second.
    await expect(announced(page, `${name} moved to Initial Contact Made`).first()).toBeAttached();
    const leads = (await storedEntry<Lead[]>(page, 'leads')) ?? [];
    const stored = leads.find((lead) => name === `${lead.firstName} ${lead.lastName}`);
    expect(stored?.stage).toBe('Initial Contact Made');
  }
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(8);
});
