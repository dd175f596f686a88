import { expect, type Browser, type Page } from '@playwright/test';
import { expectNothingFound, smallTargets } from './axe';
import { resize, startSignedIn } from './pages';
import { lostText, lostTextSpaced } from './textSizes';

/** A device for the accessibility tests. */
export interface Device {
  name: string;
  isPhone: boolean;
}
export const DEVICES: readonly Device[] = [
  { name: 'a phone', isPhone: true },
  { name: 'a desktop', isPhone: false },
];
/** The size that a finger needs, and the one that WCAG requires of every pointer. */
const FINGER = 44;
const POINTER = 24;

/** Opens a page of a phone or a desktop, with reduced motion. */
export async function pageOf(
  browser: Browser,
  { isPhone }: Device,
  isOwner: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: isPhone ? { width: 375, height: 720 } : { width: 1280, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  if (isOwner) await startSignedIn(context);
  return context.newPage();
}

/** Expects the current page to be usable. */
export async function check(page: Page, { isPhone }: Device, what: string): Promise<void> {
  await expectNothingFound(page, what);
  expect.soft(await smallTargets(page, isPhone ? FINGER : POINTER), `${what}, targets`).toEqual([]);
}

/** Expects the current page to be usable, at 400 % and with spaced text too. */
export async function checkZoomed(page: Page, device: Device, what: string): Promise<void> {
  await check(page, device, what);
  const size = page.viewportSize();
  await resize(page, { width: 320, height: 256 });
  expect.soft(await lostText(page), `${what} at 400 %`).toEqual([]);
  expect.soft(await lostTextSpaced(page), `${what}, spaced`).toEqual([]);
  if (size) await resize(page, size);
}
