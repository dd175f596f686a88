import { expect, test } from '@playwright/test';

/** A built page of which this browser has stored another state. */

test.use({ viewport: { width: 375, height: 720 } });

test('pages whose data differs from what was built are taken over', async ({ page }) => {
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
