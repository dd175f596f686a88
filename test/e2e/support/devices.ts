import { expect, type Browser, type Page } from '@playwright/test';
import { expectNothingFound, smallTargets } from './axe';
import { startSignedIn } from './pages';

/** What the tests of accessibility look at pages with. */
export interface Device {
  name: string;
  isPhone: boolean;
}
export const DEVICES: readonly Device[] = [
  { name: 'a phone', isPhone: true },
  { name: 'a desktop', isPhone: false },
];
/** What a finger needs, and what WCAG asks of every pointer. */
const FINGER = 44;
const POINTER = 24;

/** A page of a phone or a desktop, with reduced motion. */
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

/** Expects the page to be usable as it stands. */
export async function check(page: Page, { isPhone }: Device, what: string): Promise<void> {
  await expectNothingFound(page, what);
  expect.soft(await smallTargets(page, isPhone ? FINGER : POINTER), `${what}, targets`).toEqual([]);
}
