import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { hashOf } from '../../../src/persistence/pictures/pictureData';
import { galleryFields } from '../../support/entities';
import { expectNothingFound } from '../support/axe';
import {
  openScreen,
  SAMPLE_JOB,
  startSignedIn,
  storedPictures,
  storeEntries,
} from '../support/pages';

/** Uploaded pictures, which are in IndexedDB (docs/storage.md). */

/** Photographs of different content, as files of a phone. */
async function photos(page: Page, count: number, side: number) {
  const dataUrls = await page.evaluate(
    ([many = 0, width = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      for (let x = 0; x < width; x += 8)
        for (let y = 0; y < width; y += 8) {
          context.fillStyle = `hsl(${(x * y) % 360} ${x % 90}% ${(x * 7 + y * 3) % 80}%)`;
          context.fillRect(x, y, 8, 8);
        }
      // They differ in one corner; to draw each whole takes longer than to add it.
      return Array.from({ length: many }, (_, seed) => {
        context.fillStyle = `hsl(${seed * 37} 60% 50%)`;
        context.fillRect(0, 0, width / 4, width / 4);
        return canvas.toDataURL('image/jpeg', 0.7);
      });
    },
    [count, side],
  );
  return dataUrls.map((dataUrl, index) => ({
    name: `IMG_${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
  }));
}

/** Stores a project with two pictures as earlier versions did: in localStorage, as data URLs. */
async function storeAsBefore(page: Page): Promise<void> {
  const [before = '', after = ''] = (await photos(page, 2, 400)).map(
    ({ buffer }) => `data:image/jpeg;base64,${buffer.toString('base64')}`,
  );
  const images = {
    beforeImage: `picture:${hashOf(before)}`,
    afterImage: `picture:${hashOf(after)}`,
  };
  await storeEntries(page, {
    [`picture.${hashOf(before)}`]: before,
    [`picture.${hashOf(after)}`]: after,
    gallery: [{ ...galleryFields(images), id: 1_700_000_000_000, dateAdded: '2026-01-01' }],
    version: '1',
  });
}

/** Returns how many pictures are in localStorage, and in the database. */
const stored = async (page: Page): Promise<[number, number]> => [
  await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('handyman.picture.')).length,
  ),
  await storedPictures(page),
];

/** Expects as many pictures to be shown as they are, not as drawings; the gallery shows each twice. */
const expectShown = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          Array.from(document.images).filter(
            ({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0,
          ).length,
      ),
    )
    .toBe(count);

test.describe('of the owner', () => {
  test.beforeEach(({ context }) => startSignedIn(context));

  test('20 photos are added at once; one that fails stops no other', async ({ page }) => {
    await openScreen(page, SAMPLE_JOB);
    const files = await photos(page, 20, 1_600);
    const broken = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    files.splice(7, 1, broken);
    await page.getByLabel('Choose photos').last().setInputFiles(files);
    await expect(page.getByRole('progressbar', { name: 'Adding photos' })).toBeVisible();
    const pictures = page.getByRole('region', { name: 'Pictures' });
    await expect(pictures.getByRole('listitem')).toHaveCount(19, { timeout: 60_000 });
    await expect(page.getByRole('alert').filter({ hasText: 'notes.jpg' })).toHaveText(
      'notes.jpg: Please select a valid image file (JPEG, PNG, or WebP)',
    );
    expect(await stored(page)).toEqual([0, 19]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNothingFound(page, 'a job with photos');
    await page.reload();
    await pictures.getByRole('listitem').first().scrollIntoViewIfNeeded();
    await expect(pictures.getByRole('img', { name: /^Photo 1,/ })).toBeVisible();
    const width = await pictures
      .getByRole('img', { name: /^Photo 1,/ })
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(width, 'lists show thumbnails').toBe(240);
  });

  test('what an earlier version stored is shown, and backed up', async ({ browser, page }) => {
    await storeAsBefore(page);
    await openScreen(page, '/gallery');
    await expectShown(page, 4);
    await openScreen(page, '/admin/storage');
    await expect.poll(() => stored(page)).toEqual([0, 2]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download backup' }).click();
    const file = await (await download).path();
    const { readFile } = await import('node:fs/promises');
    const names = Object.keys(unzipSync(new Uint8Array(await readFile(file))));
    expect(names.sort()).toEqual([
      'data.json',
      expect.stringMatching(/^pictures\/[0-9a-f]{20}\.jpg$/),
      expect.stringMatching(/^pictures\/[0-9a-f]{20}\.jpg$/),
    ]);

    const context = await browser.newContext();
    await startSignedIn(context);
    const other = await context.newPage();
    await openScreen(other, '/admin/storage');
    await other.getByLabel('Choose backup file').last().setInputFiles(file);
    await other.getByRole('button', { name: 'Replace everything' }).click();
    await expect(other.getByText(/replaced everything, /)).toBeVisible();
    await openScreen(other, '/gallery');
    await expectShown(other, 4);
    await other.reload();
    await expectShown(other, 4);
    await context.close();
  });

  test('without a database they take the room of leads, which is told', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
    });
    await openScreen(page, SAMPLE_JOB);
    await page
      .getByLabel('Choose photos')
      .last()
      .setInputFiles(await photos(page, 1, 400));
    await page.getByRole('button', { name: 'Remove picture' }).scrollIntoViewIfNeeded();
    await expectShown(page, 1);
    await openScreen(page, '/admin/storage');
    await expect(page.getByText(/keeps no database for this site/)).toBeVisible();
    await expect(page.getByText(/^1 picture stored/)).toBeVisible();
  });
});

test('a public page opens a database only for pictures of its own', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    Object.assign(window, { databases: [] });
    IDBFactory.prototype.open = function record(name, ...rest) {
      (window as unknown as { databases: string[] }).databases.push(name);
      return open.call(this, name, ...rest);
    };
    if (location.search === '?own') localStorage.setItem('handyman.pages', '[]');
  });
  const databases = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { databases: string[] }).databases);
  for (const address of ['/?own', '/gallery?own', '/blog?own', '/contact?own']) {
    await openScreen(page, address);
    await page.waitForLoadState('networkidle');
    expect(await databases()).toEqual([]);
  }
  await storeAsBefore(page);
  await openScreen(page, '/gallery?own');
  await expectShown(page, 4);
  expect(await databases()).toEqual(['handyman']);
});
