import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { openScreen, press, SAMPLE_LEAD, startSignedIn } from '../support/pages';

/** A phone on its side, and a desktop at four times its size: what is open is used in a low window. */

const ON_ITS_SIDE = { width: 812, height: 375 };
/** 1280 by 1024 pixels at 400 %. */
const ENLARGED = { width: 320, height: 256 };

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

test.beforeEach(async ({ context }) => {
  await startSignedIn(context);
});

test.describe('on its side', () => {
  test.use({ viewport: ON_ITS_SIDE });

  test('the content of a panel scrolls, and never its header with it', async ({ page }) => {
    for (const address of [SAMPLE_LEAD, ADDRESSES.newLead, ADDRESSES.newProject]) {
      await openScreen(page, address);
      const beyond = dialogOf(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      expect(await beyond, address).toBe(0);
    }
  });
});

test.describe('enlarged', () => {
  test.use({ viewport: ENLARGED });

  test('a dialog gives its fields the height that there is', async ({ page }) => {
    await openScreen(page, SAMPLE_LEAD);
    await press(page, /^Message/);
    const dialog = dialogOf(page);
    for (const name of ['Template', 'Message'] as const) {
      const field = dialog.getByRole(name === 'Message' ? 'textbox' : 'combobox', { name });
      await field.scrollIntoViewIfNeeded();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('above a keyboard that takes its height from the page', () => {
  test.use({ viewport: { width: 320, height: 180 } });

  test('a form gives its fields the height there is, a menu its items', async ({ page }) => {
    await openScreen(page, ADDRESSES.newLead);
    const description = dialogOf(page).getByRole('textbox', { name: 'Project Description' });
    await description.scrollIntoViewIfNeeded();
    await expect(description).toBeInViewport({ ratio: 1 });

    await openScreen(page, SAMPLE_LEAD);
    await press(page, /^More/);
    await expect(page.getByRole('menuitem', { name: 'Add document' })).toBeInViewport({ ratio: 1 });
  });
});
