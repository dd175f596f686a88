import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, leadAddress, projectAddress } from '../../src/app/addresses';
import { business } from '../../src/business';
import { openScreen, POSTS, startSignedIn } from './support/pages';

/** The printed pages: content in dark ink on white, without navigation, bars and buttons. */

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

/** Shows a page in print, as wide as US Letter within its margins. */
async function inPrint(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 500 });
  await look();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a lead prints by itself, whole, in light colors, with moments instead of ages', async ({
  page,
}) => {
  await openScreen(page, leadAddress('1735700400001-s0001'));
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/ ago$|just now/).first()).toBeVisible();
  await inPrint(page, async () => {
    await expect.soft(panel.getByRole('heading').first()).toBeVisible();
    await expect.soft(page.locator('header')).toBeHidden();
    await expect.soft(page.getByRole('button')).toHaveCount(0);
    await expect.soft(page.getByRole('combobox')).toHaveCount(0);
    await expect.soft(page.getByLabel('Follow up on')).toBeHidden();
    await expect.soft(panel.getByText(/^Stage: /)).toBeVisible();
    const ages = panel.getByRole('list', { name: 'Timeline' }).getByText(/ ago$|just now/);
    await expect.soft(ages.first()).toBeHidden();
    await expect.soft(panel).toHaveCSS('color', 'rgb(29, 39, 35)');
    const cut = await panel.evaluate(({ scrollHeight, clientHeight }) =>
      Math.abs(scrollHeight - clientHeight),
    );
    expect.soft(cut, 'what is cut off').toBeLessThan(2);
  });
});

test('a customer project prints by itself over the whole width, also from a desktop', async ({
  page,
}) => {
  await openScreen(page, projectAddress(1735700500001));
  const project = page.getByRole('complementary', { name: 'Selected project' });
  await expect(project).toBeVisible();
  await inPrint(page, async () => {
    await expect.soft(project.getByText('Hall, stairs and kitchen painting')).toBeVisible();
    await expect.soft(page.getByRole('list', { name: 'Projects' })).toBeHidden();
    await expect.soft(page.getByRole('dialog')).toHaveCount(0);
    await expect.soft(page.getByRole('button')).toHaveCount(0);
    await expect.soft(page.getByRole('textbox')).toHaveCount(0);
    expect.soft((await project.boundingBox())?.width).toBeGreaterThan(600);
  });
});
