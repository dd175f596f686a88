import { expect, test, type APIRequestContext } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { SAMPLE_JOB, startSignedIn } from '../support/pages';

/** The preview behaves like a good static host, so that measurements there are valid elsewhere. */

/** What a host says of files with a hash in their names. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const headersOf = async (request: APIRequestContext, address: string, accepted = 'gzip, br') =>
  (await request.head(address, { headers: { 'accept-encoding': accepted } })).headers();

test('pages are sent compressed, and asked for each time', async ({ request }) => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const headers = await headersOf(request, ADDRESSES.services, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
  }
});

test('what has a hash in its name is kept for ever', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(ADDRESSES.home);
  await page.evaluate(() => document.fonts.ready);
  // The picture may be asked for after the page has loaded.
  await expect
    .poll(() => asked.some((address) => address.endsWith('/hero-hillside.svg')))
    .toBe(true);
  const script = asked.find((address) => /^\/assets\/[\w-]+\.js$/.test(address)) ?? '';
  expect((await headersOf(request, script))['content-encoding']).toBe('br');
  const shown = asked.filter((address) => /\.(?:js|woff2|svg)$/.test(address));
  const hashed = shown.filter((address) => address !== '/favicon.svg');
  expect(hashed.some((address) => address.endsWith('.woff2'))).toBe(true);
  for (const address of hashed)
    expect.soft((await headersOf(request, address))['cache-control'], address).toBe(FOR_EVER);
  const stored = await request.get('/drawings/hero-hillside.svg');
  expect(stored.status()).toBe(200);
  expect(stored.headers()['cache-control']).toBe('no-cache');
});

test('an unchanged page is not sent again', async ({ request }) => {
  const { etag = '' } = await headersOf(request, ADDRESSES.home);
  const again = await request.get(ADDRESSES.home, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('an unknown address and a missing file are 404', async ({ request }) => {
  for (const address of ['/nowhere', '/assets/gone.js', '/%E0%A4%A']) {
    const response = await request.get(address);
    expect.soft(response.ok(), address).toBe(false);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
});

test('an owner’s address opens by the host’s rule, or by 404.html', async ({ page, context }) => {
  await startSignedIn(context);
  const project = page.getByRole('complementary', { name: 'Selected project' });
  expect((await page.goto(SAMPLE_JOB))?.status()).toBe(200);
  await expect(project).toBeVisible();
  await page.route(`**${SAMPLE_JOB}`, async (route) => {
    await route.fulfill({ response: await page.request.get('/nowhere') });
  });
  expect((await page.reload())?.status()).toBe(404);
  await expect(project).toBeVisible();
});

test('the file’s name, capitals and a slash lead to the page itself', async ({ page }) => {
  for (const [typed, address] of [
    ['/index.html', ADDRESSES.home],
    ['/Services/', ADDRESSES.services],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  }
});
