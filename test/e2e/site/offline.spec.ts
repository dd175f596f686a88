import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ADDRESSES, leadAddress } from '../../../src/app/addresses';
import type { Host } from '../engines/host';
import { test } from '../support/hostTest';
import { isStarted, POSTS, startSignedIn, startWithOwnData } from '../support/pages';
import { adminAppCached, askForNews, cachedFiles } from '../support/serviceWorker';

/** The service worker, against a copy of the built site that can be redeployed or removed. */

test.use({ serviceWorkers: 'allow', hostOptions: { hasServiceWorker: true } });

/** Opens an address and waits until the service worker has filled its cache. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state)),
    )
    .toBe('activated');
}

/** Opens an address as somebody does who comes from elsewhere, and waits until it is cached. */
async function arrive(page: Page, url: string, file: string): Promise<void> {
  await page.goto('about:blank');
  await visit(page, url);
  await expect.poll(() => cachedFiles(page)).toContain(file);
}

/** Replaces a page's heading, as a deployment would. */
const deploy = (host: Host, heading: string): Promise<void> =>
  host.deploy(async (folder) => {
    const page = path.join(folder, 'index.html');
    const worker = path.join(folder, 'sw.js');
    const html = await fs.readFile(page, 'utf8');
    const version = /<meta name="version" content="(\w+)"/.exec(html)?.[1];
    if (version === undefined) throw new Error('The page does not say which build it is of');
    const changed = html
      .replace(/(<title>)[^<]*/, `$1${heading}`)
      .replaceAll(version, 'next')
      .replace('data-prerendered="/"', 'data-prerendered="/next"');
    await fs.writeFile(page, changed);
    const text = await fs.readFile(worker, 'utf8');
    await fs.writeFile(worker, text.replaceAll(version, 'next'));
    for (const file of [page, worker]) {
      await fs.rm(`${file}.gz`);
      await fs.rm(`${file}.br`);
    }
  });

test('a second visit fetches the pages that are linked to, and no app', async ({ page, host }) => {
  await arrive(page, `${host.url}${ADDRESSES.services}`, '/services/index.html');
  await arrive(page, `${host.url}${ADDRESSES.services}`, '/blog/index.html');
  await page.waitForLoadState('networkidle');
  const files = await cachedFiles(page);
  expect(files.filter((file) => /\.js$|^\/blog\/./.test(file))).toEqual(['/blog/index.html']);

  host.unplug();
  for (const address of [ADDRESSES.home, ADDRESSES.gallery, ADDRESSES.blog]) {
    await page.goto(`${host.url}${address}`);
    await expect.soft(page.locator('main h1'), address).toBeVisible();
    const drawing = page.locator('main img:visible').first();
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.goto(`${host.url}${POSTS[0] ?? ''}`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
});

test('the app that was used is there without a network', async ({ page, host, context }) => {
  await startWithOwnData(context);
  await arrive(page, `${host.url}${ADDRESSES.contact}`, '/visits');
  await page.goto(`${host.url}${ADDRESSES.contact}`);
  await isStarted(page);
  await expect.poll(async () => (await cachedFiles(page)).join(' ')).toContain('/assets/react-');
  await page.waitForLoadState('networkidle');
  host.unplug();
  await page.goto(`${host.url}${ADDRESSES.contact}`);
  await isStarted(page);
});

test('a link, a reload and Save-Data are no second visit', async ({ page, host, context }) => {
  await arrive(page, `${host.url}${ADDRESSES.home}`, '/index.html');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect.poll(() => cachedFiles(page)).toContain('/about/index.html');
  await page.reload();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await arrive(page, `${host.url}${ADDRESSES.gallery}`, '/gallery/index.html');
  expect(await cachedFiles(page)).not.toContain('/services/index.html');
});

test('a first visit sends at most 120 KB within ten seconds', async ({ page, host, context }) => {
  let bytes = 0;
  context.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await arrive(page, `${host.url}${ADDRESSES.home}`, '/index.html');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(30 * 1024);
  expect(bytes).toBeLessThan(120 * 1024);
});

test('the admin app opens without a network, at any depth', async ({ page, host, context }) => {
  // Some hosts say that a file may be another for who asks for it otherwise.
  await host.deploy((folder) =>
    fs.appendFile(path.join(folder, '_headers'), '\n/*\n  Vary: Accept, Origin\n'),
  );
  await startSignedIn(context);
  await visit(page, `${host.url}${ADDRESSES.dashboard}`);
  await adminAppCached(page);
  host.unplug();
  await page.goto(`${host.url}${leadAddress('1')}`);
  // A lead of another browser: the screen loads and reports that there is none.
  await expect(page.getByRole('heading', { name: 'Lead not found' })).toBeVisible();
  await page.goto(`${host.url}${ADDRESSES.newPost}`);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
});

test('a changed page is shown, or the cached one without a network', async ({ page, host }) => {
  await visit(page, `${host.url}${ADDRESSES.home}`);
  await deploy(host, 'Snow again');
  const title = async (): Promise<string> => {
    const response = await page.goto(`${host.url}${ADDRESSES.home}`);
    return /<title>([^<]*)/.exec((await response?.text()) ?? '')?.[1] ?? '';
  };
  expect(await title()).toBe('Snow again');
  host.unplug();
  expect(await title()).not.toBe('');
  host.failRequests(() => 'unavailable');
  expect(await title()).not.toBe('');
  host.plugIn();
  expect(await title()).toBe('Snow again');
});

test('a page of the new version is told nothing', async ({ page, host }) => {
  await visit(page, `${host.url}${ADDRESSES.home}`);
  await deploy(host, 'Snow again');
  await page.goto(`${host.url}${ADDRESSES.home}`);
  await askForNews(page);
  const waiting = (): Promise<string | undefined> =>
    page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.waiting?.state));
  await expect.poll(waiting).toBe('installed');
  // A worker that does not wait is installed too, until the other has nothing to do.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await waiting()).toBe('installed');
  await expect(page.getByText('A new version is here.')).toHaveCount(0);
});
