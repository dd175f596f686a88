import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import type { Lead } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';
import { check, DEVICES, pageOf } from '../support/devices';
import { leavePicture, openScreen, storedEntry } from '../support/pages';

/** The leads table by mouse and by touch, in a real browser. */

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** Fills the browser's storage with leads of these names, at Paid. */
async function addLeads(page: Page): Promise<void> {
  const leads = NAMES.map((firstName, index) =>
    aLead({ id: `179518680000${index}-e2e01`, firstName, lastName: 'Brook', stage: 'Paid' }),
  );
  await page.goto('/robots.txt');
  await page.evaluate(
    (text) => localStorage.setItem('handyman.leads', text),
    JSON.stringify(leads),
  );
}

for (const device of DEVICES) {
  test(`selecting and its bar on ${device.name}`, async ({ browser }) => {
    const page = await pageOf(browser, device, true);
    await addLeads(page);
    await openScreen(page, ADDRESSES.leads);
    if (device.isPhone) {
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('button', { name: 'Select' }).tap();
    }
    const boxes = page.getByRole('checkbox', { name: /^Select \w+ Brook/ });
    await boxes.nth(0)[device.isPhone ? 'tap' : 'click']();
    await boxes.nth(1)[device.isPhone ? 'tap' : 'click']();
    // A tap may have scrolled, and what is half under the header would be taken for a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await check(page, device, 'two selected');
    await leavePicture(page, 'two selected');
    await page.getByRole('button', { name: 'Make inactive' }).click();
    await expect
      .poll(async () =>
        (await storedEntry<Lead[]>(page, 'leads'))?.filter(({ isActive }) => !isActive),
      )
      .toHaveLength(2);
    await page.context().close();
  });
}
