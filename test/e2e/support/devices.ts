import { expect, type Browser, type Page } from '@playwright/test';
import { expectNothingFound, smallTargets } from './axe';
import { resize, startSignedIn } from './pages';
import { lostText, lostTextSpaced } from './textSizes';

type Size = { width: number; height: number };

/** A device for the accessibility tests. */
export interface Device {
  name: string;
  isPhone: boolean;
}
export const ON_PHONE: Device = { name: 'a phone', isPhone: true };
export const ON_DESKTOP: Device = { name: 'a desktop', isPhone: false };
export const DEVICES: readonly Device[] = [ON_PHONE, ON_DESKTOP];
/** The size that a finger needs, and the one that WCAG requires of every pointer. */
const FINGER = 44;
const POINTER = 24;

const PHONE = { width: 375, height: 720 };
const DESKTOP = { width: 1280, height: 800 };

/** Opens a page of a phone or a desktop, with reduced motion. */
export async function pageOf(
  browser: Browser,
  { isPhone }: Device,
  isOwner: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : DESKTOP,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  if (isOwner) await startSignedIn(context);
  return context.newPage();
}

/** Turns an open page into one of a phone or of a desktop, as far as its layout can tell: its size and its pointer. */
type Turn = (device: Pick<Device, 'isPhone'>, size?: Size) => Promise<void>;

/** Opens a page of a desktop that can be turned into one of a phone and back, with reduced motion. */
export async function turningPage(
  browser: Browser,
  isOwner: boolean,
): Promise<{ page: Page; turn: Turn }> {
  const page = await pageOf(browser, ON_DESKTOP, isOwner);
  const session = await page.context().newCDPSession(page);
  const turn: Turn = async ({ isPhone }, size = isPhone ? PHONE : DESKTOP) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    await resize(page, size);
  };
  return { page, turn };
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

/** Expects a page to be usable as one of a phone and as one of a desktop, zoomed too where that is asked for. */
export async function checkTurned(
  page: Page,
  turn: Turn,
  what: string,
  checkAs: typeof check = check,
): Promise<void> {
  for (const device of DEVICES) {
    await turn(device);
    await checkAs(page, device, `${what}, on ${device.name}`);
  }
}
