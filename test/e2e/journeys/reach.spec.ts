import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Browser } from '@playwright/test';
import { unzipSync } from 'fflate';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { startHost } from '../engines/host';
import { RARE } from '../support/gates';
import { drawnPicture, startSignedIn } from '../support/pages';

/** What the owner edits reaches every visitor by a build. */

const run = promisify(execFile);
const PROJECT = path.join(import.meta.dirname, '../../..');
const VITE = path.join(PROJECT, 'node_modules/vite/bin/vite.js');

/** Builds the site with a publication, into a folder of its own. */
async function build(folder: string, site: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  await run(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
    cwd: PROJECT,
    env: { ...process.env, SITE: site, DIST: dist },
  });
  return dist;
}

/** A page in a browser profile of its own. */
async function freshPage(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  return context.newPage();
}

test(
  'an edit is published, built and served, and a fresh visitor reads it before any script',
  RARE,
  async ({ page, context, browser }) => {
    test.setTimeout(120_000);
    const folder = test.info().outputPath();
    const HEADING = 'Your porch, straight by Friday';

    await test.step('the owner edits a heading and adds a pair of pictures', async () => {
      await startSignedIn(context);
      await page.goto(`${ADDRESSES.content}/services/hero-title`);
      const editor = page.getByRole('textbox', { name: 'Content' });
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(HEADING);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();

      await page.goto(ADDRESSES.adminBlog);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await editor.click();
      await page.keyboard.type('In our own words. ');
      await page.getByRole('button', { name: 'Save Post' }).click();
      await expect(page.getByRole('button', { name: 'Save Post' })).toBeHidden();

      await page.goto(ADDRESSES.newGalleryProject);
      await page.getByRole('textbox', { name: 'Title' }).fill('A porch from our own camera');
      await page.getByRole('textbox', { name: 'Location' }).fill('Essex');
      await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
      const buffer = await drawnPicture(page, 'image/jpeg', 80, 60);
      for (const name of ['Before Image', 'After Image']) {
        const file = { name: 'porch.jpg', mimeType: 'image/jpeg', buffer };
        await page.getByLabel(`${name} file`).setInputFiles(file);
        await expect(page.getByRole('img', { name: `${name}, as it is now` })).toBeVisible();
      }
      await page.getByRole('textbox', { name: 'Description' }).fill('Straight again.');
      await page.getByRole('button', { name: 'Add Project' }).click();
      await expect(page).toHaveURL(/\/admin\/gallery$/);
    });

    const site = path.join(folder, 'site');
    await test.step('downloads what is to be published', async () => {
      await page.goto(ADDRESSES.publish);
      const edits = page.getByRole('region', { name: 'What visitors do not see yet' });
      await expect(edits.getByRole('listitem')).toHaveCount(3);
      await expect(edits.getByRole('insertion').first()).toHaveText(HEADING);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the site’s content' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('site.zip');
      const files = unzipSync(new Uint8Array(fs.readFileSync(await download.path())));
      for (const [name, bytes] of Object.entries(files)) {
        const file = path.join(site, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, bytes);
      }
    });

    const dist = await test.step('builds the site with it', () => build(folder, site));
    const host = await startHost({ folder: dist });
    const { url } = host;
    await test.step('a visitor without scripts reads it', async () => {
      const visitor = await freshPage(browser, { javaScriptEnabled: false });
      await visitor.goto(`${url}${ADDRESSES.services}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(HEADING);
      await visitor.goto(`${url}${ADDRESSES.gallery}`);
      await expect(visitor.getByText('A porch from our own camera')).toBeVisible();
      const shown = visitor.locator('img[src^="/pictures/"]').first();
      const answer = await visitor.request.get(`${url}${await shown.getAttribute('src')}`);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      await visitor.context().close();
    });

    await test.step('with scripts it stays, and nothing is stored by looking', async () => {
      const visitor = await freshPage(browser);
      await visitor.goto(`${url}${ADDRESSES.services}`);
      await expect(visitor.getByRole('button', { name: 'Book Online' }).first()).toBeEnabled();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(HEADING);
      await visitor.goto(`${url}${ADDRESSES.blog}`);
      await visitor.getByRole('article').first().getByRole('link').first().click();
      await expect(visitor).toHaveURL(new RegExp(postAddress('')));
      expect(await visitor.evaluate(() => localStorage.length)).toBe(0);
      await visitor.context().close();
    });

    await test.step('and the owner there has no samples of leads and projects, and nothing is left to publish', async () => {
      const owner = await freshPage(browser);
      await startSignedIn(owner.context());
      await owner.goto(`${url}${ADDRESSES.leads}`);
      await expect(owner.getByText('No leads found')).toBeVisible();
      await owner.goto(`${url}${ADDRESSES.projects}`);
      await expect(owner.getByText('No projects found')).toBeVisible();
      await owner.goto(`${url}${ADDRESSES.publish}`);
      await expect(owner.getByText('Nothing: visitors see what you see.')).toBeVisible();
      await owner.goto(`${url}${ADDRESSES.storage}`);
      await owner.getByRole('button', { name: 'Remove all samples' }).click();
      await owner.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(owner.getByText(/1 that you changed stays\.$/)).toBeVisible();
      await owner.context().close();
    });
    await host.close();
  },
);
