import { expect, test, type Page } from '@playwright/test';
import { startSignedIn } from '../support/pages';

/** Picture uploads, decoded and encoded by a real browser (specification, section 5). */

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

/** Adds what a camera held upright writes: a rotation by 90 degrees, and a location. */
function withExif(jpeg: Buffer): Buffer {
  const place = 'GPS 44.4759 N 73.2121 W';
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** Chooses a file for the new project's before picture. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/admin/gallery/new');
  await page.getByLabel('Before Image file').setInputFiles({ name, mimeType: 'image/png', buffer });
}

/**
 * Returns the stored picture: its size, its colors at the left, right, top and bottom, and its
 * bytes.
 */
async function kept(page: Page) {
  const shown = page.getByRole('img', { name: 'Before Image, as it is now' });
  await expect(shown).toBeVisible();
  return shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const colorAt = (x: number, y: number): string => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return {
      width,
      height,
      type: image.src.slice(0, image.src.indexOf(';')),
      text: atob(image.src.slice(image.src.indexOf(',') + 1)),
      colors: [colorAt(0.1, 0.5), colorAt(0.9, 0.5), colorAt(0.5, 0.1), colorAt(0.5, 0.9)],
    };
  });
}

test.beforeEach(({ context }) => startSignedIn(context));

for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
  test(`a large ${type} is fitted within 1200 px and kept as a JPEG, in a worker`, async ({
    page,
  }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await choose(page, 'porch', await picture(page, type, 2_000, 1_000));
    const { width, height, type: keptType, colors } = await kept(page);
    expect({ width, height, keptType }).toEqual({
      width: 1_200,
      height: 600,
      keptType: 'data:image/jpeg',
    });
    expect(colors.slice(0, 2)).toEqual(['red', 'blue']);
    expect(workers).toHaveLength(1);
  });
}

test('a picture that was taken upright is shown upright, and contains no location', async ({
  page,
}) => {
  const taken = withExif(await picture(page, 'image/jpeg', 400, 200));
  expect(taken.toString('latin1')).toContain('GPS');
  await choose(page, 'porch.jpg', taken);
  const { width, height, colors, text } = await kept(page);
  expect({ width, height }).toEqual({ width: 200, height: 400 });
  expect(colors.slice(2)).toEqual(['red', 'blue']);
  expect(text).not.toContain('GPS');
  expect(text).not.toContain('Exif');
});

test('without workers a picture is drawn on the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await choose(page, 'porch.png', await picture(page, 'image/png', 1_300, 1_300));
  expect(await kept(page)).toMatchObject({ width: 1_200, height: 1_200 });
});

test('a file that only is named like a picture is refused', async ({ page }) => {
  await choose(page, 'porch.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText(PROBLEM.type)).toBeVisible();
});

test('a broken picture is refused', async ({ page }) => {
  const whole = await picture(page, 'image/png', 300, 300);
  const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200)]);
  await choose(page, 'porch.png', broken);
  await expect(page.getByText(PROBLEM.processing)).toBeVisible();
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
  expect(await kept(page)).toMatchObject({ width: 30, height: 20 });
});
