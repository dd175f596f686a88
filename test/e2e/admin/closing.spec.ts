import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { openScreen, routeTo, startSignedIn } from '../support/pages';

/** Closing a panel or form leads back to where it was opened, and Back leads on from there. */

const isOpen = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const firstCard = (page: Page) => page.getByRole('listitem').getByRole('link').first().click();
const close = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

/** Answers that a deletion is meant. */
async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'deleted' })).toBeVisible();
}

/** Deletes the lead whose panel is open. */
async function deleteLead(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirmDeletion(page);
}

type Panel = [what: string, screen: string, use: (page: Page) => unknown];

/** What is opened on a screen and closed again by Escape, pressed twice. */
const escaped = (what: string, screen: string, open: (page: Page) => Promise<void>): Panel => [
  `${what}, by Escape, even twice`,
  screen,
  async (page) => {
    await open(page);
    await isOpen(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
];

/** What is opened and closed again on a screen. */
const PANELS: Panel[] = [
  escaped('a lead', ADDRESSES.pipeline, firstCard),
  escaped('the form of a new lead', ADDRESSES.leads, async (page) => {
    await page.getByRole('button', { name: 'New Lead', exact: true }).click();
    await expect(page).toHaveURL(ADDRESSES.newLead);
  }),
  escaped('a project over its board', ADDRESSES.projectBoard, firstCard),
  escaped('the form of a gallery project', ADDRESSES.adminGallery, (page) =>
    page.getByRole('button', { name: 'Add Project' }).first().click(),
  ),
  [
    'a lead whose form was saved, once',
    ADDRESSES.leads,
    async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: 'Edit' }).click();
      await panel.getByRole('textbox', { name: 'City' }).fill('Stowe');
      await panel.getByRole('button', { name: 'Save Lead' }).click();
      await expect(panel.getByRole('link', { name: /Stowe/ })).toBeVisible();
      await close(page);
    },
  ],
  [
    'a lead that is deleted from its panel',
    ADDRESSES.leads,
    async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      await deleteLead(page);
    },
  ],
  [
    'a lead that is deleted while a form of its panel is half typed',
    ADDRESSES.pipeline,
    async (page) => {
      await firstCard(page);
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: 'Schedule appointment' }).click();
      await panel.getByRole('textbox', { name: 'Notes' }).fill('Behind the barn');
      await deleteLead(page);
    },
  ],
  [
    'a project that is deleted while a note on it is half typed',
    ADDRESSES.projects,
    async (page) => {
      await firstCard(page);
      await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Ask about the ladder');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await confirmDeletion(page);
    },
  ],
];

test('what is closed leads to its screen, Back to the one before', async ({ context, page }) => {
  await startSignedIn(context);
  await openScreen(page, ADDRESSES.storage);
  for (const [what, screen, use] of PANELS) {
    await test.step(what, async () => {
      await routeTo(page, screen);
      await use(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(screen);
      await page.goBack();
      await expect(page).toHaveURL(ADDRESSES.storage);
    });
  }

  await test.step('a double click opens a question as a click does', async () => {
    await routeTo(page, ADDRESSES.leads);
    await page.getByRole('button', { name: /^Delete lead Owen/ }).dblclick();
    await expect(page.locator('.MuiDialog-root > .MuiBackdrop-root')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('a form that was opened by its address is saved and stays closed', async ({
  context,
  page,
}) => {
  await startSignedIn(context);
  await openScreen(page, ADDRESSES.projects);
  await firstCard(page);
  await expect(page).not.toHaveURL(ADDRESSES.projects);
  const form = `${page.url()}/edit`;
  await page.goto(form);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('City').fill('Stowe');
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page).not.toHaveURL(form);
});

test('a press right after a menu has closed reaches what is below', async ({ context, page }) => {
  await startSignedIn(context);
  await openScreen(page, ADDRESSES.today);
  const find = await page.getByRole('button', { name: 'Find anything' }).boundingBox();
  if (!find) throw new Error('The search has no button');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  // At once, and not when the menu has faded out, for which `click` of a locator waits.
  await page.mouse.click(find.x + find.width / 2, find.y + find.height / 2);
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
});
