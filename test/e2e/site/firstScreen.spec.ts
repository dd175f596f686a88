import { expect, test, type Page } from '@playwright/test';
import { NAV_ITEMS } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { BELOW_THE_FOLD } from '../../../src/site/layout/belowTheFold';
import { gate, RARE } from '../support/gates';
import { openScreen, POSTS, PUBLIC_PAGES } from '../support/pages';

/** The first screen of a public page needs only the HTML. */

const PAGES = [...PUBLIC_PAGES, ...POSTS.slice(0, 1)];

/** Returns the position and look of everything on the first screen. */
const looks = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate((belowTheFold) => {
    const all: Element[] = [...document.querySelectorAll('header, header *, main *')];
    return all
      .filter(
        (element) =>
          !element.closest(belowTheFold) &&
          // What is shown only until the app is there, or without scripts.
          element.checkVisibility() &&
          element.getBoundingClientRect().top < window.innerHeight,
      )
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, display, border, visibility } =
          getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.getAttribute('class') ?? ''}`,
          // What extends below the screen, or has a part that is styled late, may become longer.
          box: [
            left,
            top,
            right,
            ...(element.querySelector(belowTheFold) ? [] : [Math.min(bottom, window.innerHeight)]),
          ].map(Math.round),
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          display,
          border,
          visibility,
        };
      });
  }, BELOW_THE_FOLD);

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [device, viewport] of [
    ['a phone', { width: 375, height: 720 }],
    ['a tablet', { width: 768, height: 1024 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const) {
    test(
      `looks the same before and after the stylesheet, on ${device}`,
      device === 'a tablet' ? RARE : {},
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // The headings' font comes with the stylesheet; a fallback is used until then.
        await page.route('**/*.woff2', (route) => route.abort());
        for (const address of PAGES) {
          let letStylesIn!: () => void;
          const styles = new Promise<void>((resolve) => {
            letStylesIn = resolve;
          });
          await page.route('**/assets/*.css', async (route) => {
            await styles;
            await route.continue();
          });
          await page.goto(address, { waitUntil: 'commit' });
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page.locator('footer')).toBeAttached();
          const before = await looks(page);
          letStylesIn();
          await page.waitForLoadState('load');
          expect.soft(await looks(page), address).toEqual(before);
          expect(before.length, address).toBeGreaterThan(20);
          await page.unroute('**/assets/*.css');
        }
      },
    );
  }

  test('the rest can be read where the stylesheet cannot be had', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort());
    for (const address of PAGES) {
      await page.goto(address);
      await expect
        .soft(page.locator('footer').getByText(business.phone).first(), address)
        .toBeVisible();
      await expect.soft(page.locator('main p:not(details *)').last(), address).toBeVisible();
    }
  });
});

test('a page looks the same whether it is opened or reached by a link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const from of ['/', '/services'].slice(0, gate(2, 1))) {
    for (const { to, label } of NAV_ITEMS.filter((item) => item.to !== from)) {
      await openScreen(page, to);
      await page.evaluate(() => document.fonts.ready);
      const opened = await looks(page);
      await openScreen(page, from);
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('main [aria-label=Loading]')).toHaveCount(0);
      await page.mouse.move(0, 790);
      await expect.poll(() => looks(page), `${to}, from ${from}`).toEqual(opened);
    }
  }
});
