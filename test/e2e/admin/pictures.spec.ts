import fs from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { drawnPicture, startSignedIn, storedPictures } from '../support/pages';

/** Picture uploads, decoded and encoded by a real browser. */

const NOT_PROCESSED = 'Failed to process image. Please try again.';

/** Chooses a file for the open form's before picture. */
const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Before Image file').setInputFiles({ name, mimeType: 'image/png', buffer });

/** Returns the size of the stored picture. */
async function keptSize(
  page: Page,
  which = 'Before Image',
): Promise<{ width: number; height: number }> {
  const shown = page.getByRole('img', { name: `${which}, as it is now` });
  await expect(shown).toBeVisible();
  return shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
}

test.beforeEach(({ context }) => startSignedIn(context));

test('a picture is drawn in a worker, refused if broken, or pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(ADDRESSES.newGalleryProject);
  const whole = await drawnPicture(page, 'image/png', 1_300, 1_300);

  await choose(page, 'porch.png', whole);
  expect(await keptSize(page)).toEqual({ width: 1_200, height: 1_200 });
  expect(workers).toHaveLength(1);

  await choose(page, 'porch.png', Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200)]));
  await expect(page.getByText(NOT_PROCESSED)).toBeVisible();

  const button = page.getByRole('button', { name: /^Choose a file.*After Image/ });
  await button.focus();
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+V');
  expect(await keptSize(page, 'After Image')).toEqual({ width: 30, height: 20 });
});

test('a file is read once: some phones lend a chosen photo for a moment, and others change it', async ({
  page,
}, info) => {
  await page.goto(ADDRESSES.newGalleryProject);
  const file = info.outputPath('porch.png');
  await fs.writeFile(file, await drawnPicture(page, 'image/png', 1_300, 1_300));
  await page.route('**/picture.worker*', async (route) => {
    await fs.writeFile(file, 'gone');
    await route.continue();
  });
  await page.getByLabel('Before Image file').setInputFiles(file);
  expect(await keptSize(page)).toEqual({ width: 1_200, height: 1_200 });
});

test('without workers a picture is drawn on the page, and no noise is stored', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(ADDRESSES.newGalleryProject);
  await choose(page, 'porch.png', await drawnPicture(page, 'image/png', 1_300, 1_300));
  expect(await keptSize(page)).toEqual({ width: 1_200, height: 1_200 });

  // As Firefox does with its protection against fingerprints.
  await page.evaluate(() => {
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const drawn = getImageData.apply(this, area);
      drawn.data.forEach((_value, at, data) => {
        data[at] = (at * 97) % 256;
      });
      return drawn;
    };
  });
  const file = await drawnPicture(page, 'image/png', 300, 300);
  await page
    .getByLabel('After Image file')
    .setInputFiles({ name: 'porch.png', mimeType: 'image/png', buffer: file });
  await expect(page.getByText('giving the site noise in place of your photo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'After Image, as it is now' })).toBeHidden();
  expect(await storedPictures(page)).toBe(1);
});
