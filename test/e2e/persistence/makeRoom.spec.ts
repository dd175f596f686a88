import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '../support/axe';
import { openScreen, startSignedIn, storedEntry } from '../support/pages';

/** Pictures at the limit of their share, and freeing space (docs/storage.md). */

interface Pair {
  id: number;
  beforeImage: string;
  afterImage: string;
}

/** Stores pairs of photographs as uploads of that size, and returns their hashes. */
async function putPairs(page: Page, count: number): Promise<void> {
  await page.evaluate(async (pairs) => {
    const paint = (seed: number): string => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 900 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      for (let x = 0; x < 1_200; x += 6) {
        for (let y = 0; y < 900; y += 6) {
          context.fillStyle = `hsl(${(x * y + seed * 37) % 360} ${(x + seed) % 90}% ${(x * 7 + y * 3) % 80}%)`;
          context.fillRect(x, y, 6, 6);
        }
      }
      return canvas.toDataURL('image/jpeg', 0.5);
    };
    const keep = async (seed: number): Promise<string> => {
      const text = paint(seed);
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      const hash = [...new Uint8Array(bytes)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
        .slice(0, 20);
      localStorage.setItem(`handyman.picture.${hash}`, text);
      return `picture:${hash}`;
    };
    const gallery = [];
    for (let index = 0; index < pairs; index += 1) {
      gallery.push({
        id: 1_700_000_000_000 + index,
        title: `Porch ${index}`,
        location: 'Essex, VT',
        category: 'Carpentry',
        beforeImage: await keep(index * 2),
        afterImage: await keep(index * 2 + 1),
        description: 'New boards',
        dateAdded: `2026-0${index + 1}-01`,
      });
    }
    localStorage.setItem('handyman.gallery', JSON.stringify(gallery));
    localStorage.setItem('handyman.version', '1');
  }, count);
}

const pictureKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('handyman.picture.'))
      .sort(),
  );

/** Fills the pictures' share, with less space left than one more needs. */
const fillShare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const used = Object.entries(localStorage)
      .filter(([key]) => key.startsWith('handyman.picture.'))
      .reduce((sum, [key, text]) => sum + key.length + String(text).length, 0);
    const key = `handyman.picture.${'0'.repeat(20)}`;
    localStorage.setItem(key, 'x'.repeat(4_199_000 - used - key.length));
    const posts = JSON.stringify([
      {
        id: '1-fill',
        slug: 'fill',
        title: 'Fill',
        excerpt: 'e',
        content: 'c',
        featuredImage: `picture:${'0'.repeat(20)}`,
        category: 'DIY Tips',
        publishDate: '2026-11-01',
      },
    ]);
    localStorage.setItem('handyman.posts', posts);
  });

test.beforeEach(({ context }) => startSignedIn(context));

test('a picture beyond the share is refused in words, and a lead still fits', async ({ page }) => {
  await page.goto('/contact');
  await putPairs(page, 1);
  await fillShare(page);
  await openScreen(page, '/admin/gallery/new');
  const buffer = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    return canvas.toDataURL('image/png').split(',')[1];
  });
  await page.getByLabel('Before Image file').setInputFiles({
    name: 'porch.png',
    mimeType: 'image/png',
    buffer: Buffer.from(buffer ?? '', 'base64'),
  });
  await expect(page.getByText(/no room left for this picture/)).toBeVisible();
  await expect(page.getByText(/storage is \d+% full/)).toBeVisible();
  await openScreen(page, '/admin/crm/leads/new');
  await page.getByLabel('First Name').fill('Still');
  await page.getByLabel('Last Name').fill('Fits');
  await page.getByLabel('Phone', { exact: true }).fill('(802) 555-0163');
  await page.getByRole('combobox', { name: 'Lead Source' }).last().selectOption('Phone Call');
  await page.getByRole('combobox', { name: 'Service Type' }).selectOption('Other');
  await page.getByLabel('Project Description').fill('A lead beside many pictures');
  await page.getByRole('button', { name: 'Add Lead' }).last().click();
  await expect
    .poll(async () =>
      ((await storedEntry<{ lastName: string }[]>(page, 'leads')) ?? []).map((one) => one.lastName),
    )
    .toContain('Fits');
});

test('older pictures are stored smaller after a preview, everywhere, and the old ones go', async ({
  context,
  page,
}) => {
  await page.goto('/contact');
  await putPairs(page, 2);
  const before = await pictureKeys(page);
  expect(before).toHaveLength(4);
  const other = await context.newPage();
  await openScreen(other, '/gallery');
  await openScreen(page, '/admin/storage');
  const region = page.getByRole('region', { name: 'Pictures' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNothingFound(page, 'the list of pictures');

  await region.getByRole('checkbox', { name: 'Store smaller: Gallery: Porch 0, before' }).check();
  await region.getByRole('checkbox', { name: 'Store smaller: Gallery: Porch 1, after' }).check();
  await region.getByRole('button', { name: 'Preview 2 smaller versions' }).click();
  await expect(
    region.getByRole('img', { name: 'Gallery: Porch 0, before, smaller' }),
  ).toBeVisible();
  await expectNothingFound(page, 'the preview of smaller pictures');
  await region.getByRole('switch', { name: 'Gallery: Porch 1, after' }).uncheck();
  expect(await pictureKeys(page), 'nothing changes before it is confirmed').toEqual(before);

  await region.getByRole('button', { name: 'Store 1 picture smaller' }).click();
  await expect(region.getByRole('list', { name: 'Uploaded pictures' })).toBeVisible();
  const after = await pictureKeys(page);
  expect(after).toHaveLength(4);
  const gone = before.filter((key) => !after.includes(key));
  expect(gone).toHaveLength(1);
  const gallery = (await storedEntry<Pair[]>(page, 'gallery')) ?? [];
  const shown = gallery.flatMap((one) => [one.beforeImage, one.afterImage]);
  expect(shown.map((one) => one.replace('picture:', 'handyman.picture.')).sort()).toEqual(after);

  // The other tab shows the new one without a reload.
  const smaller = await page.evaluate(
    (key) => localStorage.getItem(key),
    after.find((key) => !before.includes(key)) ?? '',
  );
  await expect
    .poll(() =>
      other.evaluate(
        (source) => Array.from(document.images).some((image) => image.src === source),
        smaller,
      ),
    )
    .toBe(true);
});

test('pictures that are shown nowhere are counted, and go on request', async ({ page }) => {
  await page.goto('/contact');
  await putPairs(page, 1);
  await page.evaluate(() => localStorage.setItem('handyman.gallery', '[]'));
  await openScreen(page, '/admin/storage');
  const region = page.getByRole('region', { name: 'Pictures' });
  await expect(region.getByText(/2 pictures are shown nowhere/)).toBeVisible();
  await region.getByRole('button', { name: 'Remove them now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(region.getByText('No uploaded picture is stored in this browser.')).toBeVisible();
  expect(await pictureKeys(page)).toEqual([]);
});
