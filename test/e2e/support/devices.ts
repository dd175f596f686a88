import { expect, type Browser, type Page } from '@playwright/test';
import { expectNothingFound, smallTargets } from './axe';
import { startSignedIn } from './pages';

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
