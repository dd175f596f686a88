import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { staticHost } from '../../../build/staticHost';
import { ADDRESSES, leadAddress } from '../../../src/app/addresses';
import { POSTS, startSignedIn } from '../support/pages';

/** The service worker, against a copy of the built site that can be redeployed or removed. */

const DIST = path.join(import.meta.dirname, '../../../dist');

interface Host {
  url: string;
  /** The folder that is served. */
  folder: string;
  /** Stops the server; the next request fails as without a network. */
  unplug: () => void;
  plugIn: () => void;
}

const test = base.extend<{ host: Host }>({
  host: async ({ browserName }, provide) => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), `maple-ridge-${browserName}-`));
    await fs.cp(DIST, folder, { recursive: true });
    let isPlugged = true;
    const serve = staticHost(folder);
    const server = http.createServer((request, response) => {
      if (isPlugged) serve(request, response);
      else request.socket.destroy();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await provide({
      url: `http://127.0.0.1:${port}`,
      folder,
      unplug: () => {
        isPlugged = false;
        server.closeAllConnections();
      },
      plugIn: () => {
        isPlugged = true;
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await fs.rm(folder, { recursive: true });
  },
});
test.use({ serviceWorkers: 'allow' });

/** Opens an address and waits until the service worker has filled its cache. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state)),
    )
    .toBe('activated');
}

/** Waits until the admin app is cached too. */
async function adminAppCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!(await caches.has('maple-ridge-assets'))) return 0;
        return (await (await caches.open('maple-ridge-assets')).keys()).length;
      }),
    )
    .toBeGreaterThan(20);
}

/** Replaces a page's heading, as a deployment would. */
async function deploy(host: Host, heading: string): Promise<void> {
  const page = path.join(host.folder, 'index.html');
  const worker = path.join(host.folder, 'sw.js');
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
}

const askForNews = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('the site opens without a network after one visit, posts and unknown addresses too', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}${ADDRESSES.home}`);
  host.unplug();
  for (const address of [ADDRESSES.home, ADDRESSES.services, ...POSTS.slice(0, 1)]) {
    await page.goto(`${host.url}${address}`);
    await expect.soft(page.locator('main h1'), address).toBeVisible();
    // Hydrated, so the scripts come from the cache as well.
    await expect.soft(page.getByRole('button', { name: 'Dark colors' }), address).toBeEnabled();
  }
  await page.goto(`${host.url}/nowhere`);
  await expect(page.locator('main')).toContainText('404 Not Found');
});

test('pages that nobody has opened yet are reached by links without a network', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}${ADDRESSES.home}`);
  await expect(page.getByRole('button', { name: 'Dark colors' })).toBeEnabled();
  host.unplug();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  await expect(page.getByRole('slider').first()).toBeVisible();
});

test('the admin app opens without a network, at any depth', async ({ page, host, context }) => {
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

test('a changed page is shown when there is a network, the cached one when there is none', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}${ADDRESSES.home}`);
  await deploy(host, 'Snow again');
  const title = async (): Promise<string> => {
    const response = await page.goto(`${host.url}${ADDRESSES.home}`);
    return /<title>([^<]*)/.exec((await response?.text()) ?? '')?.[1] ?? '';
  };
  expect(await title()).toBe('Snow again');
  host.unplug();
  expect(await title()).not.toBe('');
  host.plugIn();
  expect(await title()).toBe('Snow again');
});

test('an open tab is told of a new version, and reloads when it is asked to', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}${ADDRESSES.contact}`);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is here.' });
  await askForNews(page);
  await expect(notice).toHaveCount(0);
  await deploy(host, 'Snow again');
  await askForNews(page);
  await expect(notice).toBeVisible();

  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByLabel('Full Name').blur();
  await notice.getByRole('button', { name: 'Reload' }).click();
  const warning = page.getByRole('status').filter({ hasText: 'What you typed' });
  await expect(warning).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
  await Promise.all([
    page.waitForEvent('load'),
    warning.getByRole('button', { name: 'Reload anyway' }).click(),
  ]);
  await expect(page.locator('main h1')).toBeVisible();
});

test('a page of the new version is told nothing', async ({ page, host }) => {
  await visit(page, `${host.url}${ADDRESSES.home}`);
  await deploy(host, 'Snow again');
  await page.goto(`${host.url}${ADDRESSES.home}`);
  await askForNews(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        navigator.serviceWorker.ready.then(({ waiting, installing }) => !waiting && !installing),
      ),
    )
    .toBe(true);
  await expect(page.getByText('A new version is here.')).toHaveCount(0);
});
