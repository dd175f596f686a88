import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, contentAddress, leadAddress, postAddress } from '../../../src/app/addresses';
import {
  check,
  checkTurned,
  checkZoomed,
  DEVICES,
  ON_PHONE,
  pageOf,
  turningPage,
  type Device,
} from '../support/devices';
import { ESTIMATE_LINK } from '../support/estimateLink';
import { gate } from '../support/gates';
import {
  GALLERY_PROJECTS,
  openScreen,
  OWNER_SCREENS,
  press,
  PUBLIC_PAGES,
  routeTo,
} from '../support/pages';

/**
 * WCAG 2.2 AA on every screen and in every state with an address, in light and dark, on a phone and
 * on a desktop, at 400 % and with spaced text. With reduced motion, because elements that fade in have
 * no contrast at first.
 */

const POST = postAddress('what-mud-season-does-to-a-vermont-house');
const PUBLIC = [
  ...PUBLIC_PAGES,
  POST,
  ...GALLERY_PROJECTS.slice(0, 1),
  postAddress('nothing-here'),
  ESTIMATE_LINK,
  '/nowhere',
  // A link that was cut.
  ESTIMATE_LINK.slice(0, -4),
];
const OWNERS = [
  ...OWNER_SCREENS,
  leadAddress('nothing-here'),
  contentAddress('home', 'hero-image'),
  `${ADDRESSES.adminGallery}/nothing-here`,
];

/** Returns the elements of a page that move although motion is reduced. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const longest = Math.max(
        ...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat),
      );
      return longest <= 0.01 ? [] : [`${element.tagName} ${element.className}`];
    }),
  );
}

/** Expects an open page to be usable, zoomed too, and that nothing moves. */
async function checkWhole(page: Page, device: Device, address: string): Promise<void> {
  expect.soft([...new Set(await moving(page))], `${address} moves`).toEqual([]);
  await checkZoomed(page, device, address);
}

test('the public pages', async ({ browser }) => {
  test.slow();
  const { page, turn } = await turningPage(browser, false);
  for (const address of PUBLIC) {
    // On a desktop `textSizes.spec.ts` opens them.
    await turn(ON_PHONE);
    await openScreen(page, address);
    for (const device of DEVICES) {
      await turn(device);
      await checkWhole(page, device, address);
    }
  }
  await page.context().close();
});

test('the public pages in use', async ({ browser }) => {
  const { page, turn } = await turningPage(browser, false);
  const checkOnBoth = (what: string): Promise<void> => checkTurned(page, turn, what);

  await openScreen(page, ADDRESSES.contact);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'Please check the form' })).toBeVisible();
  await checkOnBoth('the estimate form with errors');

  await page.getByRole('button', { name: 'Book Online' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkOnBoth('the booking dialog');
  await page.keyboard.press('Escape');

  await turn(ON_PHONE);
  await page.locator('header summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await check(page, ON_PHONE, 'the menu');

  await openScreen(page, ADDRESSES.gallery);
  await press(page, /enlarge/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkOnBoth('the lightbox');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await checkOnBoth('the lightbox with the slider');

  await openScreen(page, ADDRESSES.blog);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await checkOnBoth('the blog without a result');
  await page.context().close();
});

for (const device of DEVICES) {
  test(`the owner’s screens on ${device.name}`, async ({ browser }) => {
    const page = await pageOf(browser, device, true);
    // In `npm test` every other screen, the rest on the other device.
    const isShown = (index: number): boolean =>
      index % 2 === gate(index % 2, Number(device.isPhone));
    for (const address of OWNERS.filter((_address, index) => isShown(index))) {
      // Each is opened by its address in `longTexts.spec.ts`.
      await routeTo(page, address);
      await checkWhole(page, device, address);
    }
    await page.context().close();
  });
}

test('the owner’s screens in use', async ({ browser }) => {
  test.slow();
  const { page: stranger, turn: turnStranger } = await turningPage(browser, false);
  await openScreen(stranger, ADDRESSES.signIn);
  await checkTurned(stranger, turnStranger, 'the sign-in page');
  await stranger.getByRole('button', { name: 'Sign in' }).click();
  await expect(stranger.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await checkTurned(stranger, turnStranger, 'the sign-in page with errors');
  await stranger.context().close();

  const { page, turn } = await turningPage(browser, true);
  const checkOnBoth = (what: string): Promise<void> => checkTurned(page, turn, what);
  await openScreen(page, ADDRESSES.newLead);
  await page.getByRole('button', { name: 'Add Lead' }).click();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await checkOnBoth('the lead form with errors');

  await turn(ON_PHONE);
  await openScreen(page, ADDRESSES.leads);
  await press(page, /^Delete lead/);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkOnBoth('the question before a lead is deleted');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await checkOnBoth('the bell');
  await page.keyboard.press('Escape');

  await turn(ON_PHONE);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'More places' })).toBeVisible();
  await check(page, ON_PHONE, 'the owner’s places');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Select' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!this)/ });
  for (const index of [0, 1]) await boxes.nth(index).click();
  // A press may have scrolled, and what is half under the header would be taken for a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkOnBoth('two leads selected');

  await page.getByRole('searchbox', { name: 'Search leads' }).fill('zeppelin');
  await expect(page.getByText('No leads found')).toBeVisible();
  await checkOnBoth('the leads without a result');

  await openScreen(page, ADDRESSES.newGalleryProject);
  await page.getByRole('button', { name: 'Add Project' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await checkOnBoth('the gallery form with errors');
  await page.context().close();
});

test('what is chosen is told from the rest in the browser’s own colors', async ({ browser }) => {
  const page = await pageOf(browser, { name: 'a desktop', isPhone: false }, true);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, chosen, other] of [
    [`${ADDRESSES.calendar}?view=day`, 'Day', 'Month'],
    [ADDRESSES.leads, 'All', /^Due/],
  ] as const) {
    await openScreen(page, address);
    const colorOf = (name: string | RegExp): Promise<string> =>
      page
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((button) => getComputedStyle(button).color);
    expect(await colorOf(chosen), address).not.toBe(await colorOf(other));
  }
  await page.context().close();
});
