import { expect, type Locator, type Page } from '@playwright/test';

/** Helpers for using the keyboard alone. */

/** More presses of Tab than any screen needs. */
export const MOST_STEPS = 150;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STEPS} presses of Tab do not lead to ${target.toString()}`);
}

/** Moves to an element by Tab and presses Enter. */
export async function choose(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field by Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Expects a routed page to behave like a loaded one: focus, title, announcement. */
export async function expectArrival(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('main')).toBeFocused();
  // Between two screens the title is empty for a moment.
  await expect(page).toHaveTitle(/\S/);
  const title = await page.title();
  await expect(page.locator('output[aria-live=polite]', { hasText: title }).first()).toBeAttached();
}
