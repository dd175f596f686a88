import { expect, test } from '@playwright/test';
import { PUBLIC_PAGES, sendRequest } from '../support/pages';

/** What the privacy page says, as a browser sees it. */

test('reading stores nothing and tells other hosts at most which picture; a request stays here', async ({
  page,
  context,
  baseURL,
}) => {
  const others: string[] = [];
  const posts: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(baseURL ?? '') || !request.url().startsWith('http');
    const tells = request.resourceType() !== 'image' || request.headers().referer !== undefined;
    if (!isOurs && tells) others.push(request.url());
    if (request.method() !== 'GET') posts.push(request.url());
  });
  // Photos of other hosts are not fetched in a test.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const stored = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
  for (const address of PUBLIC_PAGES) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(await stored()).toEqual([]);

  await sendRequest(page, {
    fullName: 'Ada Perry',
    phone: '(802) 555-0177',
    service: 'General Repairs',
    description: 'A door sticks.',
  });
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible();
  expect(await stored()).toContain('handyman.leads');
  expect((await stored()).filter((key) => !key.startsWith('handyman.'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect({ others, posts }).toEqual({ others: [], posts: [] });
});
