import { expect, test } from '@playwright/test';
import { ADDRESSES, NAV_ITEMS } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { telHref } from '../../../src/lib/phones';
import { whyLocal } from '../../../src/site/copy/about';
import { reasons, teasers } from '../../../src/site/copy/home';
import { carePackages, serviceCategories } from '../../../src/site/copy/services';
import { accessibilityOf, privacyOf } from '../../../src/site/copy/statements';
import { clockTime } from '../../../src/site/openNow/openNow';
import { GALLERY_PROJECTS, POSTS } from '../support/pages';

/** Every public page is readable before, and without, any script. */

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 720 } });

/** The pages without pictures. */
const STATEMENTS = new Set<string>([ADDRESSES.accessibility, ADDRESSES.privacy]);

/** The text that each page must contain in addition to its heading. */
const WORDS: Record<string, readonly string[]> = {
  [ADDRESSES.home]: [...teasers, ...reasons].map(({ title }) => title),
  [ADDRESSES.services]: [
    ...carePackages.map(({ price }) => `$${price}`),
    ...serviceCategories.map(({ title }) => title),
    ...business.counties.flatMap(({ towns }) => towns),
  ],
  [ADDRESSES.gallery]: ['Before', 'After'],
  [ADDRESSES.about]: [whyLocal.title, ...business.stats.map(({ figure }) => figure)],
  [ADDRESSES.contact]: [
    'Send Request',
    ...business.hours.map(({ opens }) => clockTime(opens, true)),
  ],
  [ADDRESSES.accessibility]: [accessibilityOf(business).intro, 'Known limits'],
  [ADDRESSES.privacy]: [privacyOf(business).intro, 'How to delete it'],
  [ADDRESSES.blog]: ['Recent Articles', 'More Articles', 'min read'],
  ...Object.fromEntries(POSTS.map((address) => [address, [business.defaultAuthor, 'min read']])),
  ...Object.fromEntries(
    GALLERY_PROJECTS.map((address, index) => [
      address,
      ['Before', 'After', sampleProjects[index]?.description ?? '', 'Share on Facebook'],
    ]),
  ),
};

test('every public page shows its words, and no dead link or control', async ({
  page,
  request,
}) => {
  const found = new Set<string>();
  const phones = [business.phone, business.secondPhone].map(telHref);
  for (const [address, expected] of Object.entries(WORDS)) {
    await page.goto(address);
    await expect.soft(page.locator('main h1'), address).toBeVisible();
    for (const word of expected) {
      await expect.soft(page.locator('main'), address).toContainText(word);
    }
    // Answers are folded, and a town's is not given yet.
    const words = page.locator('main :is(h1, h2, h3, p, li):not(details *, [hidden])');
    const shown = await words.filter({ visible: true }).count();
    expect.soft(shown / (await words.count()), `${address}, what is visible`).toBeGreaterThan(0.9);
    if (!STATEMENTS.has(address))
      await expect.soft(page.locator('main img:visible').first(), address).toBeVisible();
    // A missing picture's words stand on its pale frame, whatever is around it.
    const inks = await page
      .locator('body, main img:not([alt=""])')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    expect.soft(new Set(inks).size, `${address}, colors of words for pictures`).toBe(1);
    await expect.soft(page.locator('[aria-busy=true]'), address).toHaveCount(0);
    const filters = page.locator('form[data-filter]');
    if (await filters.count()) expect.soft(await filters.boundingBox(), address).toBeNull();
    await expect
      .soft(page.getByText(/^Drag|\. Drag/).filter({ visible: true }), address)
      .toHaveCount(0);
    const controls = page.locator('button:visible, [type=range]:visible, [type=search]:visible');
    // Subscribe does nothing with scripts either; Check leads to the list of towns.
    await expect
      .soft(controls.filter({ hasNotText: /^(?:Subscribe|Check)$/ }), address)
      .toHaveCount(0);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      if (link.startsWith('/')) found.add(link.split('#')[0] ?? '');
      if (link.startsWith('tel:')) expect.soft(phones, address).toContain(link);
      if (link.startsWith('#')) await expect.soft(page.locator(link), link).toHaveCount(1);
    }
  }
  for (const link of found) expect.soft((await request.get(link)).status(), link).toBe(200);
});

test('a project shows its two pictures beside each other', async ({ page }) => {
  await page.goto(GALLERY_PROJECTS[0] ?? '');
  const boxes = await page
    .locator('main img:visible')
    .evaluateAll((all) =>
      all.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect),
    );
  const [left, right, ...others] = boxes.toSorted((a, b) => a.x - b.x);
  expect(others).toEqual([]);
  expect(left?.y).toBe(right?.y);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('a project in the list has no hole in place of its buttons', async ({ page }) => {
  await page.goto(ADDRESSES.gallery);
  const project = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const [location, description] = await project
    .locator('p:visible')
    .evaluateAll((all) =>
      all.slice(-2).map((words) => words.getBoundingClientRect().toJSON() as DOMRect),
    );
  const gap = (description?.top ?? 0) - (location?.bottom ?? 0);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(48);
});

test('links lead on, phone links call, and the menu opens', async ({ page }) => {
  await page.goto(ADDRESSES.home);
  await expect(
    page.locator(`header a[href="${telHref(business.phone)}"]:visible`).first(),
  ).toBeVisible();
  for (const { to, label } of NAV_ITEMS) {
    await page.locator('header summary').click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Book Online' }).first().click();
  await expect(page).toHaveURL(ADDRESSES.contact);
});

test('the contact page says how to call or write; its form takes nothing', async ({ page }) => {
  await page.goto(ADDRESSES.contact);
  // Playwright's text and role locators ignore the content of a noscript.
  const note = page.locator('main noscript p');
  await expect(note).toBeVisible();
  await expect(note).toContainText('needs JavaScript');
  await expect(note.locator(`a[href="${telHref(business.phone)}"]`)).toBeVisible();
  await expect(note.locator(`a[href="mailto:${business.email}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Request' })).toHaveCount(0);
});

test('an unknown address and the owner’s pages say what they are', async ({ page }) => {
  const controls = page.locator('button:visible');
  await page.goto('/nowhere');
  const note = page.locator('main noscript');
  await expect(note.locator('p')).toHaveText('404 Not Found');
  await expect(note.locator(`a[href="${ADDRESSES.home}"]`)).toBeVisible();
  await expect(controls).toHaveCount(0);
  for (const address of [ADDRESSES.signIn, ADDRESSES.dashboard]) {
    await page.goto(address);
    await expect(note.locator('p')).toContainText('needs JavaScript');
    await expect(controls).toHaveCount(0);
  }
});
