import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { isEnhanced } from '../support/pages';

/** The gallery's pictures, under fingers and keys. */

type Point = [x: number, y: number];

/** Moves a finger over the screen in steps, as a person does. */
async function swipe(page: Page, [fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  const STEPS = 10;
  await touch('touchStart', [[fromX, fromY]]);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await touch('touchMove', [[fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]]);
  }
  await touch('touchEnd', []);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a tap on the large picture opens it, a swipe turns it, and a scroll leaves the slider alone', async ({
    page,
  }) => {
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
    await expect(dialog.locator('output')).toHaveText(/^1 of/);
    await swipe(page, [300, 300], [80, 310]);
    await expect(dialog.locator('output')).toHaveText(/^2 of/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    const [right, below] = await middle();
    await page.touchscreen.tap(right + 150, below + 60);
    await expect(dialog.locator('output')).toHaveText(/^2 of/);
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
