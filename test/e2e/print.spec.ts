import { expect, test } from '@playwright/test';
import { ADDRESSES, leadAddress, projectAddress } from '../../src/app/addresses';
import { business } from '../../src/business';
import { openScreen, POSTS, startSignedIn } from './support';

/** What is printed: the content in dark ink on paper, without navigation, bars and buttons. */

test.beforeEach(async ({ context, page }) => {
  await startSignedIn(context);
  await page.emulateMedia({ colorScheme: 'dark' });
});

test('the contact page and a post print whole and without navigation', async ({ page }) => {
  for (const address of [ADDRESSES.contact, POSTS[0] ?? '']) {
    await openScreen(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.locator('main h1'), address).toBeVisible();
    await expect.soft(page.getByRole('navigation'), address).toHaveCount(0);
    await expect.soft(page.getByRole('button'), address).toHaveCount(0);
    await expect.soft(page.getByText(business.phone).first(), address).toBeVisible();
    await expect.soft(page.locator('body'), address).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a lead and a customer project print by themselves, in light colors', async ({ page }) => {
  for (const address of [leadAddress('1735700400001-s0001'), projectAddress(1735700500001)]) {
    await openScreen(page, address);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 500 });
    const panel = page.getByRole('dialog');
    await expect.soft(panel.getByRole('heading').first(), address).toBeVisible();
    await expect.soft(page.locator('header'), address).toBeHidden();
    await expect.soft(page.getByRole('button'), address).toHaveCount(0);
    await expect.soft(panel, address).toHaveCSS('color', 'rgb(29, 39, 35)');
    const height = await panel.evaluate(({ scrollHeight, clientHeight }) =>
      Math.abs(scrollHeight - clientHeight),
    );
    expect.soft(height, `${address}, what is cut off`).toBeLessThan(2);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
