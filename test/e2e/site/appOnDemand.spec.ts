import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { isEnhanced, isNotStarted, isStarted, press, slowDown } from '../support/pages';

/** A public page loads the app when something on it needs it, and not before. */

const PHONE = { width: 375, height: 667 };
const POST = postAddress('what-mud-season-does-to-a-vermont-house');
const KB = 1024;
/** The largest page script, with the inline ones. */
const LIMIT = 7.25 * KB;

/** Counts the bytes of the scripts that a page is sent, inline ones included. */
async function countScripts(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.js')) scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return async () => {
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => src === '' && type !== 'application/ld+json')
        .reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0),
    );
    return bytes + inline;
  };
}

test('somebody who reads is sent at most 7.25 KB of JavaScript', async ({ browser }) => {
  for (const address of [
    ADDRESSES.home,
    ADDRESSES.services,
    ADDRESSES.gallery,
    ADDRESSES.about,
    ADDRESSES.contact,
    ADDRESSES.blog,
    ADDRESSES.privacy,
    POST,
  ]) {
    // Too low for the form of the contact page, which loads the app when it is near.
    const page = await browser.newPage({ viewport: { width: 375, height: 300 } });
    await page.addInitScript(() => {
      localStorage.setItem('handyman.colorScheme', 'dark');
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
    });
    const count = await countScripts(page);
    await page.goto(address);
    await isEnhanced(page);
    await page.locator('header summary').click();
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect.soft(await count(), address).toBeLessThan(LIMIT);
    await isNotStarted(page);
    await page.close();
  }
});

test('a picture that is pressed before the app is there opens once it is', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // A slow connection, so that the press comes before the app.
  await slowDown(page, { latency: 150, bytesPerSecond: 200_000 });
  await page.goto(ADDRESSES.gallery);
  await isEnhanced(page);
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after');
  await isNotStarted(page);
  await press(page, /enlarge$/);
  await expect(page.locator('[data-waiting]')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(slider).toHaveValue('55');
  await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after');
});

test('the filters of the gallery work without the app, by the address', async ({ page }) => {
  await page.goto(ADDRESSES.gallery);
  await isEnhanced(page);
  const filter = page.getByRole('button', { name: sampleProjects[0]?.category ?? '' });
  const projects = page.locator('main li:not([hidden]) h2');
  const all = await projects.count();
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  const filtered = await projects.allTextContents();
  expect(filtered.length).toBeLessThan(all);
  await isNotStarted(page);
  await page.reload();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /enlarge$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(filtered[0] ?? '');
  await page.keyboard.press('Escape');
  await isStarted(page);
  await expect(projects).toHaveText(filtered);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(ADDRESSES.gallery);
  await expect(projects).toHaveCount(all);
});

const hasMenuEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean((history.state as { menu?: boolean } | null)?.menu));

/** Opens the menu, and waits until Back would close it. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('header summary').click();
  await expect.poll(() => hasMenuEntry(page)).toBe(true);
}

test('dark colors, the menu and links work without the app', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ADDRESSES.home);
  await isEnhanced(page);
  const dark = page.getByRole('button', { name: 'Dark colors' });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  await expect.poll(() => hasMenuEntry(page)).toBe(false);
  await openMenu(page);
  await page.goBack();
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  await expect(page).toHaveURL(ADDRESSES.home);
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(ADDRESSES.about);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.home);
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  await isNotStarted(page);
});

test('Back closes Book Online, then the menu, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ADDRESSES.home);
  await isEnhanced(page);
  await openMenu(page);
  const book = page.getByRole('banner').getByRole('button', { name: 'Book Online' });
  await book.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(book).toBeFocused();
  await page.goBack();
  await expect(book).toBeHidden();
  await expect(page).toHaveURL(ADDRESSES.home);
});

test('Book Online gives the focus back at a part of the page too', async ({ page }) => {
  await page.goto(`${ADDRESSES.services}#partners`);
  await isEnhanced(page);
  const book = page.getByRole('main').getByRole('button', { name: 'Book Online' }).first();
  await book.click();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(book).toBeFocused();
});

test('with Save-Data nothing is fetched ahead of a press', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(ADDRESSES.gallery);
  await isEnhanced(page);
  const picture = page.getByRole('button', { name: /enlarge$/ }).first();
  await picture.hover();
  await picture.focus();
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await page.goto(ADDRESSES.contact);
  await isEnhanced(page);
  await page.waitForLoadState('networkidle');
  await isNotStarted(page);
});

test('the chunks of what is pointed at are fetched before it is pressed', async ({ page }) => {
  await page.goto(ADDRESSES.gallery);
  await isEnhanced(page);
  await page
    .getByRole('button', { name: /enlarge$/ })
    .first()
    .hover();
  await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(3);
  await isNotStarted(page);
});
