import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { openScreen, OWNER_SCREENS, PUBLIC_PAGES, startSignedIn } from '../support/pages';
import { forceFont, serveFonts } from '../support/textSizes';

/** Every screen at two widths, light and dark, with a fixed clock, sample data and fonts. */

const SITE = [
  ...PUBLIC_PAGES,
  postAddress('what-mud-season-does-to-a-vermont-house'),
  ADDRESSES.signIn,
  '/nowhere',
];

/** An afternoon after the days that the samples are of. */
const NOW = new Date('2025-01-03T14:00:00-05:00');
/** The first screen of each page; lower ones, and whole pages, would take more than 10 MB. */
const WINDOWS = [
  { width: 375, height: 720 },
  { width: 1280, height: 600 },
];

/** About a word of text; less is how machines draw the same letters. */
const LIKE = { type: 'webp', maxDiffPixels: 400, threshold: 0.2 } as const;

const nameOf = (address: string): string =>
  address.replaceAll(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home';

/** Shows a screen as it looks on every machine. */
async function show(page: Page, address: string): Promise<void> {
  await openScreen(page, address);
  // Headings have the site's own face.
  await forceFont(page, 'Liberation Sans', '*:not(:is(h1, h2, h3) *, h1, h2, h3)');
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { width, height } of WINDOWS) {
    for (const [whose, addresses] of [
      ['site', SITE],
      ['owner', OWNER_SCREENS],
    ] as const) {
      test(
        `the ${whose}, ${width} px, ${colorScheme}`,
        { tag: '@pictures' },
        async ({ browser }) => {
          test.setTimeout(300_000);
          const context = await browser.newContext({
            viewport: { width, height },
            colorScheme,
            reducedMotion: 'reduce',
          });
          if (whose === 'owner') await startSignedIn(context);
          await serveFonts(context);
          const page = await context.newPage();
          await page.clock.setFixedTime(NOW);
          for (const address of addresses) {
            await show(page, address);
            const name = `${nameOf(address)}-${width}-${colorScheme}.webp`;
            await expect.soft(page).toHaveScreenshot(name, LIKE);
          }
          await context.close();
        },
      );
    }
  }
}
