import { expect, type Page } from '@playwright/test';
import { ADDRESSES, galleryAddress } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import type { Lead } from '../../../src/domain/leads/schema';
import { deployAnother } from '../support/deploy';
import { test } from '../support/hostTest';
import {
  fillRequest,
  isEnhanced,
  isStarted,
  leadsOfAda,
  slowDown,
  startSignedIn,
  storedEntry,
} from '../support/pages';

/** No press is lost: it is done once, or the page says what is the matter and tries again. */

const SAID_WITHIN = { timeout: 1_000 };
const pictures = (page: Page) => page.getByRole('button', { name: /enlarge$/ });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'could not be loaded' });
const articles = (page: Page) => page.locator('main article').filter({ visible: true });

/** Holds the page script back. Returns a function that lets it arrive. */
async function holdPageScript(page: Page): Promise<() => void> {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/page-\w+\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}

test('what is pressed before the page script is there is done once', async ({ page }) => {
  const arrive = await holdPageScript(page);
  const open = (address: string) => page.goto(address, { waitUntil: 'commit' });

  await open(ADDRESSES.gallery);
  await pictures(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Still loading' })).toBeVisible();
  arrive();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Still loading' })).toBeHidden();
});

test('Back leaves a filtered gallery in one press, with scripts or without', async ({ page }) => {
  await page.goto(ADDRESSES.about);
  const arrive = await holdPageScript(page);
  await page.goto(ADDRESSES.gallery, { waitUntil: 'commit' });
  const filter = (name: string) => page.getByRole('button', { name, exact: true });
  const projects = page.locator('li[data-category]:visible');
  const [category = ''] = Object.keys(business.galleryCategories);
  await filter(category).click();
  arrive();
  await expect(filter(category)).toHaveAttribute('aria-pressed', 'true');
  const ofCategory = sampleProjects.filter((project) => project.category === category);
  await expect(projects).toHaveCount(ofCategory.length);
  await filter('All').click();
  await expect(projects).toHaveCount(sampleProjects.length);
  await filter(category).click();
  await expect(page).toHaveURL(galleryAddress(category));
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.about);
});

/** Adds to the fields of a page before the app starts, as password managers and spelling checkers do. */
const decorateFields = (): void =>
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('div'));
  });

for (const [where, begin] of [
  ['', () => {}],
  [', also where an extension adds to its fields', decorateFields],
] as const)
  test(`a request before the page script is there is one lead${where}`, async ({ page }) => {
    await page.addInitScript(begin);
    await slowDown(page, { latency: 150, bytesPerSecond: 200_000 });
    await page.goto(ADDRESSES.contact, { waitUntil: 'commit' });
    await fillRequest(page);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Your request is ready.')).toBeVisible();
    expect(await leadsOfAda(page)).toBe(1);
  });

test('after a deployment a press is done in the new version', async ({ page, host }) => {
  await page.goto(`${host.url}${ADDRESSES.gallery}`);
  await isEnhanced(page);
  await deployAnother(host);
  await pictures(page).first().click();
  await expect(notice(page)).toBeVisible(SAID_WITHIN);
  const category = sampleProjects[1]?.category ?? '';
  await page.getByRole('button', { name: category }).click();
  await expect(page.locator('main li h2').filter({ visible: true })).toHaveText(
    sampleProjects.filter((one) => one.category === category).map(({ title }) => title),
  );
  await page.getByRole('button', { name: 'All', exact: true }).click();

  // A click that loads the page anew at once is tried a second time by the driver, which asks where it was received.
  await notice(page).getByRole('link', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(notice(page)).toBeHidden();
});

test('an owner’s open page opens the screens of a new version', async ({ page, host }) => {
  await startSignedIn(page.context());
  await page.goto(`${host.url}${ADDRESSES.leads}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await deployAnother(host);
  await page.getByRole('link', { name: 'Storage', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Storage and backup' })).toBeVisible();
});

test('a search without a network finds what the page has', async ({ page, host }) => {
  await page.goto(`${host.url}${ADDRESSES.blog}`);
  await isEnhanced(page);
  await page.context().setOffline(true);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('plaster', { delay: 40 });
  await expect(notice(page)).toBeVisible(SAID_WITHIN);
  await expect(search).toHaveValue('plaster');
  await expect(search).toBeFocused();
  await expect(articles(page)).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(page.getByText('1 article found')).toBeVisible();
  await expect(search).toHaveValue('plaster');
  await expect(notice(page)).toBeHidden();
});

test('the caret stays where it is while the app arrives', async ({ page }) => {
  await slowDown(page, { latency: 150, bytesPerSecond: 200_000 });
  await page.goto(ADDRESSES.blog);
  await isEnhanced(page);
  await page.getByRole('searchbox').pressSequentially('porch');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await isStarted(page);
  await page.keyboard.press('q');
  await expect(page.getByRole('searchbox')).toHaveValue('porqch');
});

test('a browser that blocks service workers is told of no error', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(ADDRESSES.about);
  await expect.poll(() => warnings.join(' ')).toContain('cannot be kept for use without a network');
  expect(warnings.join(' ')).not.toContain('TypeError');
});

test('a request is stored in the turn of its press, whatever comes', async ({ page }) => {
  await page.goto(ADDRESSES.contact);
  await isStarted(page);
  await page.route('**/assets/**', () => {});
  await fillRequest(page);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Your request is ready.')).toBeVisible(SAID_WITHIN);
  expect(await leadsOfAda(page)).toBe(1);
});

test('a request is one lead where the tab is closed right after', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(ADDRESSES.contact);
  await isStarted(page);
  await slowDown(page, { latency: 400, bytesPerSecond: 50_000 });
  await fillRequest(page);
  await page.getByRole('button', { name: 'Send Request' }).click({ noWaitAfter: true });
  await page.close();

  const owner = await context.newPage();
  await owner.addInitScript(() => localStorage.setItem('handyman.signedIn', 'true'));
  await owner.goto(ADDRESSES.leads);
  await expect(owner.getByText('Ada Brook').first()).toBeVisible();
  expect(await leadsOfAda(owner)).toBe(1);
  expect((await storedEntry<Lead[]>(owner, 'leads'))?.length).toBeGreaterThan(1);
});
