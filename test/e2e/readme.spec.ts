import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../src/app/addresses';
import { openScreen, routeTo, startSignedIn } from './support/pages';

/**
 * The pictures of README.md, in docs/pictures: one that differs by more than fonts and machines do is
 * written anew (`updateSnapshots` of the configuration).
 */

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.03 });
}

test('the public site', async ({ page }) => {
  await openScreen(page, ADDRESSES.home);
  await keep(page, 'site');
});

test('the owner’s screens', async ({ context, page }) => {
  await startSignedIn(context);
  await page.clock.setFixedTime(new Date('2026-11-20T09:30:00-05:00'));
  for (const [name, address] of [
    ['today', ADDRESSES.today],
    ['pipeline', ADDRESSES.pipeline],
  ] as const) {
    await routeTo(page, address);
    await keep(page, name);
  }
});
