import { expect, test } from '@playwright/test';
import { ownerSignIn } from '../../../src/business';
import { sendRequest, signIn, signOut } from '../support/pages';

/** Signing in and out, two tabs, and what opening the site writes; the main job is a journey. */

const REQUEST = {
  fullName: 'Nora Ellis Pike',
  phone: '(802) 555-0161',
  service: 'Other',
  timeline: 'Within 1 week',
  description: 'The porch roof leaks over the front door.',
};

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

test('an edit in one tab shows in another, and signing out in one signs out both', async ({
  context,
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/crm/leads');
  const other = await context.newPage();
  await sendRequest(other, { ...REQUEST, fullName: 'Wren Second' });
  await expect(other.getByText(/thank you/i).first()).toBeVisible();
  await page.getByPlaceholder('Search leads...').fill('wren');
  await expect(page.getByText('Wren Second').first()).toBeVisible();
  await other.goto('/admin/dashboard');
  await signOut(other);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
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
