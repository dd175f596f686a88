import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openScreen, SAMPLE_JOB } from '../../e2e/support/pages';
import { openTab } from './manyLeads';
import { observe } from './observer';

/** Many photos in a browser with 1,000 leads: room, time and memory. Prints figures; asserts no speed. */

const FOLDER = path.join(import.meta.dirname, '../../results/bench/photos');
const MANY = 500;
const PHONE = { width: 4_032, height: 3_024 };
const SMALL = { width: 1_536, height: 1_152 };

/** Draws photographs of different content, as detailed as a phone's, and returns their files. */
async function photoFiles(
  kind: string,
  count: number,
  { width, height }: typeof PHONE,
): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true });
  const noise = await sharp({
    create: {
      width: width / 3,
      height: height / 3,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 34 },
    },
  })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = path.join(FOLDER, `${kind}-${index}.jpg`);
    const label = `<svg width="900" height="300"><text x="10" y="220" font-size="200">${index}</text></svg>`;
    await sharp(noise)
      .composite([{ input: Buffer.from(label), gravity: 'center' }])
      .jpeg({ quality: 88 })
      .toFile(file);
    files.push(file);
  }
  return files;
}

const report = (figures: Record<string, unknown>): void =>
  console.log(`photos: ${JSON.stringify(figures)}`);

/** Returns what an action takes: seconds, and by how much the browser's processes grow, in MB. */
async function measured(browser: Browser, action: () => Promise<unknown>) {
  const session = await browser.newBrowserCDPSession();
  const resident = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    let pages = 0;
    for (const { id } of processInfo)
      try {
        pages += Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]);
      } catch {
        // It has ended.
      }
    return (pages * 4_096) / 1_048_576;
  };
  const before = await resident();
  let peak = before;
  const timer = setInterval(() => {
    const measure = async (): Promise<void> => {
      peak = Math.max(peak, await resident());
    };
    measure().catch(() => {});
  }, 100);
  const start = performance.now();
  await action();
  const seconds = (performance.now() - start) / 1_000;
  clearInterval(timer);
  await session.detach();
  return {
    seconds: Number(seconds.toFixed(1)),
    grownBy: Math.round(peak - before),
    before: Math.round(before),
  };
}

const localUnits = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0),
  );

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Returns the time until a screen is there, and its longest task, of five loads. */
async function startup(page: Page) {
  const times: number[] = [];
  const tasks: number[] = [];
  await openScreen(page, '/admin/today');
  for (let run = 0; run < 5; run += 1) {
    const { longestTask } = await observe(page, async () => {
      const start = performance.now();
      await openScreen(page, '/admin/today');
      times.push(Math.round(performance.now() - start));
    });
    tasks.push(longestTask);
  }
  return { milliseconds: median(times), longestTask: median(tasks) };
}

/** Chooses photos on the job, and waits until that many are listed. */
async function choose(page: Page, files: string[], listed: number): Promise<void> {
  await page.getByLabel('Choose photos').last().setInputFiles(files);
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(
    listed,
    { timeout: 1_200_000 },
  );
}

test('photos', async ({ browser }) => {
  test.setTimeout(3_000_000);
  const page = await openTab(browser, 1_000);
  await page.evaluate(() => localStorage.removeItem('handyman.estimates'));
  report({ startupWithNone: await startup(page) });
  await openScreen(page, SAMPLE_JOB);
  report({ localUnitsBefore: await localUnits(page) });

  const large = await photoFiles('phone', 10, PHONE);
  const shown: number[] = [];
  for (const [index, file] of large.entries()) {
    const start = performance.now();
    await choose(page, [file], index + 1);
    await page
      .getByRole('button', { name: /^Remove picture/ })
      .last()
      .scrollIntoViewIfNeeded();
    await expect
      .poll(
        () =>
          page.evaluate(
            () =>
              [...document.querySelectorAll('[aria-label^="Remove picture"]')]
                .at(-1)
                ?.closest('li')
                ?.querySelector('img')?.naturalWidth ?? 0,
          ),
        { intervals: [20] },
      )
      .toBe(240);
    shown.push(Math.round(performance.now() - start));
  }
  report({ chosenToShown: median(shown), all: shown });

  const files = await photoFiles('small', MANY - 10, SMALL);
  report({ add490: await measured(browser, () => choose(page, files, MANY)) });
  await page.waitForTimeout(2_000);
  report({ localUnitsAfter: await localUnits(page) });
  report({ startupWithMany: await startup(page) });

  await openScreen(page, '/admin/storage');
  await expect(page.getByText(new RegExp(`^${MANY} pictures stored`))).toBeVisible();
  report({ storage: await page.getByText(/pictures stored/).textContent() });
  const backup = path.join(FOLDER, 'backup.zip');
  report({
    backup: await measured(browser, async () => {
      const download = page.waitForEvent('download', { timeout: 300_000 });
      await page.getByRole('button', { name: 'Download backup' }).click();
      await (await download).saveAs(backup);
    }),
  });
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('handyman.signedIn', 'true'));
  await openScreen(other, '/admin/storage');
  report({
    read: await measured(browser, async () => {
      await other.getByLabel('Choose backup file').last().setInputFiles(backup);
      await expect(other.getByRole('button', { name: 'Replace everything' })).toBeVisible({
        timeout: 300_000,
      });
    }),
  });
  report({
    restore: await measured(browser, async () => {
      await other.getByRole('button', { name: 'Replace everything' }).click();
      await expect(other.getByText(/replaced everything, /)).toBeVisible({ timeout: 300_000 });
    }),
  });
  await context.close();

  // More of them, as many as the goal, put there beside those that were chosen.
  await page.evaluate(async () => {
    const open = indexedDB.open('handyman');
    await new Promise((resolve) => {
      open.addEventListener('success', resolve);
    });
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Failed')));
      });
    const all = (await done(
      open.result.transaction('pictures').objectStore('pictures').getAll(),
    )) as Blob[];
    for (let index = all.length; index < 2_000; index += 1) {
      const bytes = new Uint8Array((await all[index % all.length]?.arrayBuffer()) ?? []);
      const copy = new Blob([bytes, String(index)], { type: 'image/jpeg' });
      const writing = open.result.transaction('pictures', 'readwrite', { durability: 'strict' });
      await done(writing.objectStore('pictures').put(copy, String(index).padStart(20, '0')));
    }
    open.result.close();
  });
  await openScreen(page, '/admin/storage');
  await expect(page.getByText(/^2,?000 pictures stored/)).toBeVisible({ timeout: 60_000 });
  report({ storage: await page.getByText(/pictures stored/).textContent() });
  expect(readdirSync(FOLDER).length).toBeGreaterThan(MANY);
});

test('a gallery of 300 projects with uploaded pictures', async ({ browser }) => {
  const page = await openTab(browser, 1);
  await page.evaluate(async () => {
    const open = indexedDB.open('handyman', 1);
    open.addEventListener('upgradeneeded', () => {
      open.result.createObjectStore('pictures');
      open.result.createObjectStore('thumbnails');
    });
    await new Promise((resolve) => {
      open.addEventListener('success', resolve);
    });
    const draw = async (width: number): Promise<Blob> => {
      const canvas = new OffscreenCanvas(width, width * 0.75);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      for (let x = 0; x < width; x += 4)
        for (let y = 0; y < width; y += 4) {
          context.fillStyle = `hsl(${(x * y) % 360} ${x % 90}% ${(x * 7 + y * 3) % 80}%)`;
          context.fillRect(x, y, 4, 4);
        }
      return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    };
    const [picture, thumbnail] = [await draw(1_200), await draw(240)];
    const writing = open.result.transaction(['pictures', 'thumbnails'], 'readwrite');
    const hashOf = (index: number): string => String(index).padStart(20, '0');
    for (let index = 0; index < 600; index += 1) {
      const own = [picture, thumbnail].map(
        (one) => new Blob([one, String(index)], { type: 'image/jpeg' }),
      );
      writing.objectStore('pictures').put(own[0], hashOf(index));
      writing.objectStore('thumbnails').put(own[1], hashOf(index));
    }
    await new Promise((resolve) => {
      writing.addEventListener('complete', resolve);
    });
    const gallery = Array.from({ length: 300 }, (_, index) => ({
      id: 1_700_000_000_000 + index,
      title: `Porch ${index}`,
      location: 'Essex, VT',
      category: 'Carpentry',
      beforeImage: `picture:${hashOf(index)}`,
      afterImage: `picture:${hashOf(index + 300)}`,
      description: 'New boards',
      dateAdded: '2026-01-01',
    }));
    localStorage.setItem('handyman.gallery', JSON.stringify(gallery));
  });
  const devTools = await page.context().newCDPSession(page);
  for (const address of ['/admin/gallery', '/gallery']) {
    await page.goto(address);
    await expect(page.getByText('Porch 299').first()).toBeAttached({ timeout: 60_000 });
    await page.mouse.move(600, 500);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let most = 0;
    const { longestTask } = await observe(page, async () => {
      for (let turn = 0; turn < 80; turn += 1) {
        await page.mouse.wheel(0, 300);
        await page.waitForTimeout(100);
        const held = await page.evaluate(
          () => Array.from(document.images).filter(({ src }) => src.startsWith('blob:')).length,
        );
        most = Math.max(most, held);
      }
    });
    const tasks = await page.evaluate(() =>
      (
        window as unknown as { benchWatching: { tasks: PerformanceEntry[] } }
      ).benchWatching.tasks.map(({ duration }) => duration),
    );
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    report({ scrolled: address, longestTask, tasks: tasks.length, mostPicturesHeld: most });
  }
});
