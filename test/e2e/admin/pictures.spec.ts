import { expect, test, type Page } from '@playwright/test';
import { startSignedIn } from '../support/pages';

/** Picture uploads, decoded and encoded by a real browser. */

const PROBLEM = {
  type: 'Please select a valid image file (JPEG, PNG, or WebP)',
  processing: 'Failed to process image. Please try again.',
};
const RED = '#ff0000';
const BLUE = '#0000ff';

/** A picture whose left half is red and whose right half is blue, as a browser encodes it. */
async function picture(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ({ type, width, height, left, right }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = left;
      context.fillRect(0, 0, width / 2, height);
      context.fillStyle = right;
      context.fillRect(width / 2, 0, width / 2, height);
      return canvas.toDataURL(type, 0.95);
    },
    { type, width, height, left: RED, right: BLUE },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Chooses a file for the new project's before picture. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/admin/gallery/new');
  await page.getByLabel('Before Image file').setInputFiles({ name, mimeType: 'image/png', buffer });
}

/** Returns the size of the stored picture. */
async function keptSize(page: Page): Promise<{ width: number; height: number }> {
  const shown = page.getByRole('img', { name: 'Before Image, as it is now' });
  await expect(shown).toBeVisible();
  return shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
}

test.beforeEach(({ context }) => startSignedIn(context));

test('a picture is drawn in a worker', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await choose(page, 'porch.png', await picture(page, 'image/png', 1_300, 1_300));
  expect(await keptSize(page)).toEqual({ width: 1_200, height: 1_200 });
  expect(workers).toHaveLength(1);
});

test('without workers a picture is drawn on the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await choose(page, 'porch.png', await picture(page, 'image/png', 1_300, 1_300));
  expect(await keptSize(page)).toEqual({ width: 1_200, height: 1_200 });
});

test('a broken picture is refused', async ({ page }) => {
  const whole = await picture(page, 'image/png', 300, 300);
  const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200)]);
  await choose(page, 'porch.png', broken);
  await expect(page.getByText(PROBLEM.processing)).toBeVisible();
});

test('where the browser gives noise for what is drawn, the owner is told and no noise is stored', async ({
  page,
}) => {
  // As Firefox does with its protection against fingerprints.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const drawn = getImageData.apply(this, area);
      drawn.data.forEach((_value, at, data) => {
        data[at] = (at * 97) % 256;
      });
      return drawn;
    };
  });
  await choose(page, 'porch.png', await picture(page, 'image/png', 300, 300));
  await expect(page.getByText('giving the site noise in place of your photo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Before Image, as it is now' })).toBeHidden();
});

test('a picture is pasted from the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/gallery/new');
  const button = page.getByRole('button', { name: /^Choose a file.*Before Image/ });
  await button.focus();
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+V');
  expect(await keptSize(page)).toEqual({ width: 30, height: 20 });
});
