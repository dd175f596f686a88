import { expect, test } from '@playwright/test';
import { ownerSignIn } from '../../../src/business';
import { signOut } from '../support/pages';

/** Signing in and out, and what opening the site writes; the main job is told in engines/. */

test.use({ viewport: { width: 375, height: 720 } });

test('signing in leads to where the owner wanted to go, and signing out closes every page', async ({
  page,
}) => {
  await page.goto('/admin/crm/leads?stage=New+Lead');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Username').fill(ownerSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ownerSignIn.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/crm\/leads\?stage=New\+Lead$/);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/admin/projects');
  await expect(page).toHaveURL(/\/admin$/);
});

test('pages whose stored data differs from what was built are taken over without an error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_NAME_NOT_RESOLVED')) {
      errors.push(message.text());
    }
  });
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.setItem('handyman.gallery', '[]');
    localStorage.setItem('handyman.posts', '[]');
  });
  await page.goto('/gallery');
  await expect(page.getByText('No projects found in this category')).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByText('No articles found')).toBeVisible();
  expect(errors).toEqual([]);
});

test('opening the site writes nothing', async ({ page }) => {
  for (const address of ['/', '/gallery', '/blog', '/contact']) {
    await page.goto(address);
    await page.clock.install();
    await page.clock.runFor(5_000);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
