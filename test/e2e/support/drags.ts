import { expect, type Locator, type Page } from '@playwright/test';

/** Drags by real input events of the browser: of the mouse, and of a finger. */

interface Point {
  x: number;
  y: number;
}

/** Returns a point in the middle of what is in view of an element, or near its top. */
export async function pointOf(target: Locator, fromTop?: number): Promise<Point> {
  const box = await target.boundingBox();
  const view = target.page().viewportSize();
  if (!box || !view) throw new Error(`${target.toString()} is not shown`);
  const [top, bottom] = [Math.max(0, box.y), Math.min(view.height, box.y + box.height)];
  const y = fromTop === undefined ? (top + bottom) / 2 : box.y + fromTop;
  return { x: box.x + box.width / 2, y };
}

/** Picks a card up with the mouse and carries it to an element, without dropping it. */
export async function carry(page: Page, card: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await card.scrollIntoViewIfNeeded();
  const from = await pointOf(card, 45);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 6, { steps: 3 });
  const to = await pointOf(target);
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

/** A finger on a page that is open in Chromium. */
interface Finger {
  down(at: Point): Promise<void>;
  /** Moves there in steps, one for each frame. */
  move(to: Point, steps?: number): Promise<void>;
  up(): Promise<void>;
}

/** Returns what sends where fingers are, which the browser treats as events of a touch screen. */
async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
}

/** Returns a finger on a page. */
export async function fingerOn(page: Page): Promise<Finger> {
  const send = await touchOf(page);
  let at: Point = { x: 0, y: 0 };
  const frame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return {
    down: async (point) => {
      at = point;
      await send('touchStart', at);
    },
    move: async (to, steps = 8) => {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send('touchMove', at);
        await frame();
      }
    },
    up: async () => {
      await send('touchEnd');
    },
  };
}

/** Rests a finger on a card until it is picked up, and carries it to an element. */
export async function carryByFinger(finger: Finger, card: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await card.scrollIntoViewIfNeeded();
  await finger.down(await pointOf(card, 45));
  await expect(card.page().getByText(/^Picked up/)).toBeAttached();
  const { x, y } = await pointOf(target);
  const width = target.page().viewportSize()?.width ?? 0;
  // No finger leaves the screen.
  await finger.move({ x: Math.min(Math.max(x, 4), width - 4), y }, 4);
}

/** Spreads two fingers from a point, in steps, to `spread` pixels apart, as to enlarge what is there. */
export async function pinchOpen(page: Page, { x, y }: Point, spread: number): Promise<void> {
  const send = await touchOf(page);
  const STEPS = 8;
  const NARROW = 20;
  const fingers = (apart: number): Point[] =>
    [-1, 1].map((side) => ({ x: x + (side * apart) / 2, y }));
  await send('touchStart', ...fingers(NARROW));
  for (let step = 1; step <= STEPS; step += 1)
    await send('touchMove', ...fingers(NARROW + ((spread - NARROW) * step) / STEPS));
  await send('touchEnd');
}
