import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { openScreen, startSignedIn } from '../support/pages';

/** Closing a panel or form leads back to where it was opened, and Back leads on from there. */

const PANELS: readonly { what: string; screen: string; open: (page: Page) => Promise<void> }[] = [
  {
    what: 'a lead',
    screen: ADDRESSES.pipeline,
    open: (page) => page.getByRole('listitem').getByRole('link').first().click(),
  },
  {
    what: 'the form of a new lead',
    screen: ADDRESSES.leads,
    open: (page) => page.getByRole('button', { name: 'New Lead', exact: true }).click(),
  },
  {
    what: 'a project over its board',
    screen: ADDRESSES.projectBoard,
    open: (page) => page.getByRole('listitem').getByRole('link').first().click(),
  },
  {
    what: 'the form of a gallery project',
    screen: ADDRESSES.adminGallery,
    open: (page) => page.getByRole('button', { name: 'Add Project' }).first().click(),
  },
];

test.beforeEach(({ context }) => startSignedIn(context));

for (const { what, screen, open } of PANELS) {
  test(`${what}: closed by Escape, even twice, and then Back`, async ({ page }) => {
    await openScreen(page, ADDRESSES.storage);
    await openScreen(page, screen);
    await open(page);
    await expect(page).not.toHaveURL(screen);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(screen);
    await page.goBack();
    await expect(page).toHaveURL(ADDRESSES.storage);
  });
}

test('a lead whose form was saved: closed once, and then Back', async ({ page }) => {
  await openScreen(page, ADDRESSES.storage);
  await openScreen(page, ADDRESSES.leads);
  await page.getByRole('table').getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByRole('textbox', { name: 'City' }).fill('Stowe');
  await panel.getByRole('button', { name: 'Save Lead' }).click();
  await expect(panel.getByRole('link', { name: /Stowe/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(ADDRESSES.leads);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.storage);
});

test('a form with words that are not saved asks first, and then leads back too', async ({
  page,
}) => {
  await openScreen(page, ADDRESSES.storage);
  await openScreen(page, ADDRESSES.leads);
  await page.getByRole('button', { name: 'New Lead', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Ada');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  await close.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Ada');
  await expect(page).toHaveURL(ADDRESSES.newLead);
  await close.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(ADDRESSES.leads);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.storage);
});
