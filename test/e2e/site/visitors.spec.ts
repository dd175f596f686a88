import { expect, test } from '@playwright/test';
import { ownerSignIn } from '../../../src/business';
import { sampleLeads } from '../../../src/domain/leads/samples';
import { sampleProjects } from '../../../src/domain/projects/samples';
import { POSTS, PUBLIC_PAGES, sendRequest, SERVICE } from '../support/pages';

/**
 * No page, chunk or response for visitors contains anything of the owner's; and what the privacy page says, as a
 * browser sees it.
 */

const FIRST_START = new Date('2026-11-20T12:00:00.000Z');

/** What only the owner may see: leads, projects, credentials. */
const OWNERS = [
  ownerSignIn.password,
  ...sampleLeads(FIRST_START).flatMap(({ firstName, lastName, phone, email }) => [
    `${firstName} ${lastName}`,
    phone,
    email,
  ]),
  ...sampleProjects(FIRST_START).flatMap(({ title, customerName }) => [title, customerName]),
].filter((text) => text !== '');

test('reading stores nothing and posts nothing', async ({ page, context, baseURL }) => {
  const others: string[] = [];
  const posts: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(baseURL ?? '') || !request.url().startsWith('http');
    const tells = request.resourceType() !== 'image' || request.headers().referer !== undefined;
    if (!isOurs && tells) others.push(request.url());
    if (request.method() !== 'GET') posts.push(request.url());
  });
  const sent = new Map<string, string>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!/text|javascript|json|xml/.test(response.headers()['content-type'] ?? '')) return;
    reading.push(
      response.text().then(
        (text) => sent.set(response.url(), text),
        () => undefined,
      ),
    );
  });
  // Photos of other hosts are not fetched in a test.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  const stored = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
  for (const address of [...PUBLIC_PAGES, ...POSTS]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await Promise.all(reading);
  expect(sent.size).toBeGreaterThan(PUBLIC_PAGES.length + POSTS.length);
  const secrets = [...OWNERS, ...sampleLeads(FIRST_START).map(({ firstName }) => `"${firstName}"`)];
  for (const [url, text] of sent) {
    const found = secrets.filter((secret) => text.includes(secret));
    expect(found, url).toEqual([]);
  }
  expect(await stored()).toEqual([]);

  await sendRequest(page, {
    fullName: 'Ada Perry',
    phone: '(802) 555-0177',
    service: SERVICE,
    description: 'A door sticks.',
  });
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible();
  expect(await stored()).toContain('handyman.leads');
  expect((await stored()).filter((key) => !key.startsWith('handyman.'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect({ others, posts }).toEqual({ others: [], posts: [] });
});
