import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { fingerOn, pinchOpen } from '../support/drags';
import { GALLERY_PROJECTS, isEnhanced, press } from '../support/pages';
import { setTextSize } from '../support/textSizes';

/** The gallery's pictures, under fingers and keys. */

const [PROJECT = ''] = GALLERY_PROJECTS;

type Point = [x: number, y: number];

/** Moves a finger over the screen in steps, as a person does. */
async function swipe(page: Page, [fromX, fromY]: Point, [x, y]: Point): Promise<void> {
  const finger = await fingerOn(page);
  await finger.down({ x: fromX, y: fromY });
  await finger.move({ x, y });
  await finger.up();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('in text of twice the size the picture is whole, the rest in reach', async ({ page }) => {
    await setTextSize(page, 32);
    await page.goto(ADDRESSES.gallery);
    await press(page, /^Compare full screen/);
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('img').first();
    await expect(picture).toBeInViewport({ ratio: 1 });
    expect((await picture.boundingBox())?.height).toBeGreaterThan(200);
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const name of ['After', 'Next picture', 'Close'])
      await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a tap on the picture opens it, a swipe turns it, a scroll does not', async ({ page }) => {
    await page.goto(ADDRESSES.gallery);
    await isEnhanced(page);
    const slider = page.getByRole('slider').first();
    /** Returns the middle of the picture, once it is at rest in the middle of the screen. */
    const middle = async (): Promise<Point> => {
      await slider.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider is not laid out');
      return [box.x + box.width / 2, box.y + box.height / 2];
    };

    for (const beside of [-100, 0]) {
      const [x, y] = await middle();
      const before = await page.evaluate(() => window.scrollY);
      await swipe(page, [x + beside, y], [x + beside, y - 200]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
      await expect(slider).toHaveValue('50');
    }
    const [x, y] = await middle();
    await swipe(page, [x, y], [x + 80, y]);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(60);

    const dialog = page.getByRole('dialog');
    await page.touchscreen.tap(x - 100, y);
    await expect(dialog.locator('output')).toHaveText('1 of 6');
    await expect(dialog.getByRole('slider')).toBeVisible();
    await swipe(page, [300, 500], [80, 510]);
    await expect(dialog.locator('output')).toHaveText('2 of 6');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(ADDRESSES.gallery);
  });

  test('full screen, the handle is dragged, two fingers enlarge, one moves', async ({ page }) => {
    await page.goto(PROJECT);
    await isEnhanced(page);
    await page.getByRole('button', { name: /^Compare full screen/ }).tap();
    const dialog = page.getByRole('dialog');
    const slider = dialog.getByRole('slider');
    const pair = slider.locator('..');
    const zoomOut = dialog.getByRole('button', { name: 'Zoom out' });
    const boxOf = async () => {
      const box = await pair.boundingBox();
      if (!box) throw new Error('The pair is not laid out');
      return box;
    };
    const { x, y, width, height } = await boxOf();
    const [middle, center]: Point = [x + width / 2, y + height / 2];
    await swipe(page, [middle, center], [middle + 80, center]);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(60);
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');

    await pinchOpen(page, { x: middle - 60, y: center - 60 }, 240);
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(width * 1.5);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    const before = await boxOf();
    const finger = await fingerOn(page);
    await finger.down({ x: 300, y: center + 90 });
    await finger.move({ x: 160, y: center + 60 });
    // At rest before it is lifted: a tap would only end a movement that goes on.
    await finger.move({ x: 160, y: center + 60 });
    await finger.up();
    await expect.poll(async () => (await boxOf()).x).toBeLessThan(before.x - 50);

    await dialog.getByRole('button', { name: 'After', exact: true }).tap();
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    // Beside each other, because four taps on one place are no two double taps.
    for (const [left, wanted] of [
      [middle - 60, 'false'],
      [middle + 60, 'true'],
    ] as const) {
      // On a busy machine the second tap may come too late to be of the first.
      await expect(async () => {
        await page.touchscreen.tap(left, center);
        await page.touchscreen.tap(left, center);
        await expect(zoomOut).toHaveAttribute('aria-disabled', wanted, { timeout: 2_000 });
      }).toPass();
    }
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(PROJECT);
  });
});

test('a social link without an address yet is a line without a box', async ({ page }) => {
  await page.goto(ADDRESSES.gallery);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Follow us on Facebook' });
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await expect(link).toHaveCSS('border-top-width', '0px');
});

test('the focus on a slider is painted over its pictures', async ({ page }) => {
  await page.goto(ADDRESSES.gallery);
  await isEnhanced(page);
  const slider = page.getByRole('slider').first();
  const pair = slider.locator('..');
  await pair.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = await pair.boundingBox();
  if (!box) throw new Error('The slider is not laid out');
  /** Returns what is painted along an edge of the pair. */
  const edges = async (): Promise<Buffer[]> => {
    const { x, y, width, height } = box;
    const top = await page.screenshot({ clip: { x, y, width, height: 4 } });
    const left = await page.screenshot({ clip: { x, y, width: 4, height } });
    const handle = await page.screenshot({
      clip: { x: x + width / 2 - 30, y: y + height / 2 - 30, width: 60, height: 60 },
    });
    return [top, left, handle];
  };
  const before = await edges();
  expect(await edges()).toEqual(before);
  await page.keyboard.press('Tab');
  await slider.focus();
  const after = await edges();
  for (const [index, edge] of after.entries())
    expect(edge.equals(before[index] ?? edge)).toBe(false);
});
