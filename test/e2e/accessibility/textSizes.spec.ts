import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, newEstimateAddress, postAddress } from '../../../src/app/addresses';
import { expectNothingFound, smallTargets } from '../support/axe';
import { turningPage } from '../support/devices';
import { gate } from '../support/gates';
import {
  GALLERY_PROJECTS,
  openScreen,
  PUBLIC_PAGES,
  routeTo,
  SAMPLE_LEAD,
  SAMPLE_LEAD_ID,
} from '../support/pages';
import {
  FONTS,
  forceFont,
  lostText,
  lostTextSpaced,
  serveFonts,
  setTextSize,
  type FontName,
} from '../support/textSizes';

/**
 * No font, text size or text spacing breaks a screen: nothing is cut off or needs sideways
 * scrolling, and no control is too small. `npm test` shows each screen in three of the combinations
 * such that each pair of a width, a size and a font occurs; `npm run gates` shows all of them.
 */

/** Whether `npm run gates` runs. */
const IS_FULL = gate(1, 0) === 1;

interface Screen {
  address: string;
  /** The dialog to test, if any, and the name of the button that opens it. */
  dialog?: { button: RegExp; name: string };
}

const SITE = [
  ...PUBLIC_PAGES,
  postAddress('what-mud-season-does-to-a-vermont-house'),
  ...GALLERY_PROJECTS.slice(0, 1),
  postAddress('nothing-here'),
  '/nowhere',
];
const OWNERS = [
  ADDRESSES.today,
  ADDRESSES.dashboard,
  ADDRESSES.crm,
  ADDRESSES.leads,
  SAMPLE_LEAD,
  ADDRESSES.newLead,
  ADDRESSES.projects,
  ADDRESSES.content,
  ADDRESSES.adminBlog,
  ADDRESSES.storage,
];
/** Further screens of the owner and dialogs with the buttons that open them, for `npm run gates`. */
const FURTHER_OWNERS: readonly Screen[] = [
  { address: ADDRESSES.templates },
  { address: ADDRESSES.deleted },
  { address: ADDRESSES.calendar },
  { address: ADDRESSES.pipeline },
  { address: ADDRESSES.projectBoard },
  { address: ADDRESSES.publish },
  { address: ADDRESSES.launch },
  { address: ADDRESSES.today, dialog: { button: /^Find anything/, name: 'Find anything' } },
  { address: ADDRESSES.today, dialog: { button: /^Outcome/, name: 'How did it go?' } },
  { address: ADDRESSES.today, dialog: { button: /^Quick add/, name: 'Quick add' } },
  { address: SAMPLE_LEAD, dialog: { button: /^Message/, name: 'Message to' } },
];

/** The widths of phones and of a desktop. */
const WIDTHS = [320, 375, 1280];
const SIZES = [16, 24, 32];
/** Only `npm run gates` has the time for larger text on the owner's screens. */
const OWNERS_SIZES = IS_FULL ? SIZES : [16];
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
  return all.filter(({ isSampled }) => IS_FULL || isSampled);
}

/** Whether a part is too narrow for its text. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

const heightOf = (width: number): number => (width < DESKTOP ? 720 : 800);

/** Expects that the page shown loses nothing, in its own spacing and with more of it. */
async function expectWhole(page: Page, width: number, what: string): Promise<void> {
  expect.soft(await lostText(page), what).toEqual([]);
  expect.soft(await smallTargets(page, width < DESKTOP ? 44 : 24), `${what}, targets`).toEqual([]);
  if (IS_FULL) await expectNothingFound(page, what);
}

for (const isOwner of [false, true]) {
  const screens: Screen[] = (isOwner ? OWNERS : SITE).map((address) => ({ address }));
  if (isOwner && IS_FULL) screens.push(...FURTHER_OWNERS);
  test(`${isOwner ? 'the owner’s screens' : 'the public pages'} in any width, text size and font`, async ({
    browser,
  }) => {
    test.setTimeout(gate(2_400_000, 180_000));
    const { page, turn } = await turningPage(browser, isOwner);
    await serveFonts(page.context());
    for (const [index, { address, dialog }] of screens.entries()) {
      await openScreen(page, address);
      if (dialog) {
        await page.getByRole('button', { name: dialog.button }).first().click();
        await expect(page.getByRole('dialog', { name: dialog.name })).toBeVisible();
      }
      const combinations = combinationsOf(index, isOwner ? OWNERS_SIZES : SIZES);
      for (const { width, size, font } of combinations) {
        await turn({ isPhone: width < DESKTOP }, { width, height: heightOf(width) });
        await setTextSize(page, size);
        await forceFont(page, font);
        const what = `${dialog?.name ?? address}, ${width} px, at ${size} px in ${font}`;
        await expectWhole(page, width, what);
        // Spaced letters twice as large leave room for ten of them on the smallest screen.
        if (size === 32 || (isOwner && !IS_FULL)) continue;
        expect.soft(await lostTextSpaced(page), `${what}, spaced`).toEqual([]);
      }
    }
    await page.context().close();
  });
}

test('in text of twice the size labels stay in place, the calendar’s grow', async ({ browser }) => {
  const { page, turn } = await turningPage(browser, true);
  await turn({ isPhone: false }, { width: 1280, height: 800 });
  await openScreen(page, ADDRESSES.content);
  await setTextSize(page, 32);
  const fromEdge = await page.getByLabel('Page', { exact: true }).evaluate((field) => {
    const frame = field.closest('.MuiInputBase-root')?.getBoundingClientRect();
    const label = document.querySelector('main label')?.getBoundingClientRect();
    return Math.abs((label?.top ?? 0) + (label?.height ?? 0) / 2 - (frame?.top ?? 0));
  });
  expect(fromEdge).toBeLessThan(3);
  await routeTo(page, ADDRESSES.calendar);
  await expect(page.getByText('All day')).toHaveCSS('font-size', '28px');
  await page.context().close();
});

test('in text of twice the size a phone shows an estimate’s numbers whole', async ({ browser }) => {
  const { page, turn } = await turningPage(browser, true);
  await turn({ isPhone: true }, { width: 375, height: heightOf(375) });
  await setTextSize(page, 32);
  await openScreen(page, newEstimateAddress(SAMPLE_LEAD_ID));
  const line = page.getByRole('group', { name: 'Line 1' });
  for (const [label, value] of Object.entries({ Unit: 'hours', 'Unit price': '1234.50' })) {
    const field = line.getByLabel(label, { exact: true });
    const text = line.locator('label').getByText(label, { exact: true });
    expect(await text.evaluate(isCut), label).toBe(false);
    await field.fill(value);
    expect(await field.evaluate(isCut), value).toBe(false);
  }
  await page.context().close();
});

test('in text of twice the size a phone shows the button for a follow-up', async ({ browser }) => {
  const { page, turn } = await turningPage(browser, true);
  await turn({ isPhone: true }, { width: 375, height: heightOf(375) });
  await setTextSize(page, 32);
  await openScreen(page, SAMPLE_LEAD);
  await page.getByRole('button', { name: /^Follow-up/ }).click();
  await page.getByRole('menuitem', { name: 'Pick a date' }).click();
  const set = page.getByRole('button', { name: 'Set', exact: true });
  await expect(set).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('in text of twice the size the buttons at the thumb are in a row, low', async ({
  browser,
}) => {
  const { page, turn } = await turningPage(browser, false);
  await turn({ isPhone: true }, { width: 320, height: heightOf(320) });
  await setTextSize(page, 32);
  await openScreen(page, ADDRESSES.home);
  const bar = page.getByRole('complementary', { name: 'Call or request an estimate' });
  const links = await bar.getByRole('link').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
  expect((await bar.boundingBox())?.height).toBeLessThan(720 / 6);
  await page.context().close();
});
