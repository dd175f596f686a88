import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../src/app/addresses';
import { openScreen, startSignedIn } from '../e2e/support/pages';

const FOLDER = path.join(import.meta.dirname, '../../docs/pictures');

/** Saves a picture of the window for README.md. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

test('the public site', async ({ page }) => {
  await openScreen(page, ADDRESSES.home);
  await keep(page, 'site');
});

test('the CRM', async ({ context, page }) => {
  await startSignedIn(context);
  await page.clock.setFixedTime(new Date('2025-01-03T14:00:00-05:00'));
  await openScreen(page, ADDRESSES.crm);
  await keep(page, 'crm');
});
