import { expect, type Locator, type Page } from '@playwright/test';

/** A person at the keyboard alone. */

/** After so many presses of Tab a screen has been gone through. */
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

/** Goes to an element by Tab and presses Enter. */
export async function choose(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab, and types over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Expects a routed page to have arrived as a loaded one would: focus, title, announcement. */
export async function expectArrival(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('main')).toBeFocused();
  // Between two screens there is a moment without a title.
  await expect(page).toHaveTitle(/\S/);
  const title = await page.title();
  await expect(page.locator('output[aria-live=polite]', { hasText: title }).first()).toBeAttached();
}
