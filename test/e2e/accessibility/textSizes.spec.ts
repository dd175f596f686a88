import { expect, test, type Browser, type Page } from '@playwright/test';
import { ADDRESSES, leadAddress, NAV_ITEMS, postAddress } from '../../../src/app/addresses';
import { expectNothingFound, smallTargets } from '../support/axe';
import { gate } from '../support/gates';
import { openScreen, startSignedIn } from '../support/pages';
import {
  FONTS,
  forceFont,
  lostText,
  serveFonts,
  setTextSize,
  SPACED,
  type FontName,
} from '../support/textSizes';

/**
 * No font, text size or text spacing breaks a screen: nothing is cut off or needs sideways
 * scrolling, and no control is too small. `npm test` shows each screen in three of the combinations
 * such that each pair of a width, a size and a font occurs; `npm run gates` shows all of them.
 */

const SITE = [
  ...NAV_ITEMS.map(({ to }) => to),
  postAddress('what-mud-season-does-to-a-vermont-house'),
  postAddress('nothing-here'),
  '/nowhere',
];
const OWNERS = [
  ADDRESSES.today,
  ADDRESSES.dashboard,
  ADDRESSES.crm,
  ADDRESSES.leads,
  leadAddress('1735700400001-s0001'),
  ADDRESSES.newLead,
  ADDRESSES.projects,
  ADDRESSES.content,
  ADDRESSES.adminBlog,
  ADDRESSES.storage,
];

const WIDTHS = [320, 375, 1280];
const SIZES = [16, 24, 32];
/**
 * The owner's tables and names need more than ten letters in a line. Larger text than the usual is
 * for `npm run gates` alone, which has the time.
 */
const OWNERS_SIZES = gate(1, 0) === 1 ? [16, 24] : [16];
const FONT_NAMES = Object.keys(FONTS) as FontName[];
/** From this width on, a pointer is meant. */
const DESKTOP = 600;

interface Combination {
  width: number;
  size: number;
  font: FontName;
}

/** Returns the combinations that a screen is shown in. */
function combinationsOf(screen: number, sizes: readonly number[]): Combination[] {
  const all = WIDTHS.flatMap((width, w) =>
    sizes.flatMap((size, s) =>
      FONT_NAMES.map((font, f) => ({
        width,
        size,
        font,
        // A Latin square: each width meets each size and each font once in three screens.
        isSampled: (w + s + f) % 3 === 0 && (w + 2 * s + screen) % 3 === 0,
      })),
    ),
  );
  return all.filter(({ isSampled }) => gate(1, 0) === 1 || isSampled);
}

async function openAt(browser: Browser, width: number, isOwner: boolean): Promise<Page> {
  const isPhone = width < DESKTOP;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 720 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  });
  if (isOwner) await startSignedIn(context);
  await serveFonts(context);
  return context.newPage();
}

/** Expects that the page shown loses nothing, in its own spacing and with more of it. */
async function expectWhole(page: Page, width: number, what: string): Promise<void> {
  expect.soft(await lostText(page), what).toEqual([]);
  expect.soft(await smallTargets(page, width < DESKTOP ? 44 : 24), `${what}, targets`).toEqual([]);
  if (gate(1, 0) === 1) await expectNothingFound(page, what);
}

for (const isOwner of [false, true]) {
  const screens = isOwner ? OWNERS : SITE;
  for (const width of WIDTHS) {
    test(`${isOwner ? 'the owner’s screens' : 'the public pages'}, ${width} px wide, in any text size and font`, async ({
      browser,
    }) => {
      test.setTimeout(gate(900_000, 90_000));
      const page = await openAt(browser, width, isOwner);
      for (const [index, address] of screens.entries()) {
        const combinations = combinationsOf(index, isOwner ? OWNERS_SIZES : SIZES);
        for (const { size, font } of combinations.filter((one) => one.width === width)) {
          await setTextSize(page, size);
          await openScreen(page, address);
          await forceFont(page, font);
          const what = `${address} at ${size} px in ${font}`;
          await expectWhole(page, width, what);
          // Spaced letters twice as large leave room for ten of them on the smallest screen.
          if (isOwner || size === 32) continue;
          await page.addStyleTag({ content: SPACED });
          expect.soft(await lostText(page), `${what}, spaced`).toEqual([]);
        }
      }
      await page.context().close();
    });
  }
}
