import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, galleryAddress } from '../../../src/app/addresses';
import { business, placesOfTowns, townsNearby } from '../../../src/business';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { serviceCategories } from '../../../src/site/copy/services';
import { openNow } from '../../../src/site/openNow/openNow';
import {
  ADAS_REQUEST,
  isEnhanced,
  isNotStarted,
  isStarted,
  leadsOfAda,
  openScreen,
  submitRequest,
} from '../support/pages';
import { forceFont, serveFonts } from '../support/textSizes';

/** What a homeowner asks first, answered without the app, with it, and without any script. */

/** A town that the business serves, one of its ZIP codes, and a town nearby that it does not serve, if it names one. */
const TOWN = business.counties[0]?.towns[0] ?? '';
const ZIP = /\d{5}/.exec(placesOfTowns[TOWN] ?? '')?.[0] ?? TOWN;
const [NEARBY = { town: 'Atlantis', nearest: '' }] = townsNearby;

/** Returns what the header says at a moment, by the clock of the business. */
const openAt = (moment: string): string => {
  const { hours, timeZone: zone } = business;
  return openNow({ zone, hours, closed: {} }, new Date(moment)).text;
};

const PHONE = { width: 375, height: 667 };
test.use({ viewport: PHONE });

const check = async (page: Page, town: string): Promise<void> => {
  await page.getByLabel('Town or ZIP').fill(town);
  await page.getByRole('button', { name: 'Check' }).click();
};
const answer = (page: Page) =>
  page.getByRole('form', { name: 'Do you serve my town?' }).getByRole('status');

/** Collects what the page complains about. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.push(message.text());
  });
  return found;
}

test('my town is answered by the page script, and then by the app', async ({ page }) => {
  const found = complaints(page);
  const now = '2026-11-24T15:00:00Z';
  await page.clock.setFixedTime(now);
  await page.goto(ADDRESSES.home);
  await isEnhanced(page);
  await check(page, TOWN.toLowerCase());
  await expect(answer(page)).toContainText(`Yes, ${TOWN}.`);
  await check(page, NEARBY.town);
  await expect(answer(page)).toContainText(NEARBY.nearest);
  await isNotStarted(page);

  // Another tab leaves data of its own: the app starts below what was answered.
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.setItem('handyman.signedIn', 'false'));
  await isStarted(page);
  await expect(answer(page)).toContainText(NEARBY.town);
  await expect(page.getByRole('banner')).toContainText(openAt(now));
  await check(page, 'Lyonesse');
  await expect(answer(page)).toContainText('“Lyonesse” is not in our list');
  await expect(answer(page)).not.toContainText(NEARBY.town);
  await page.getByRole('link', { name: 'Plans from $89 a month' }).click();
  await expect(page).toHaveURL('/services#packages');
  // The page that was left stays until the next one is there.
  await expect(page.getByRole('heading', { name: 'Where we work' })).toBeVisible();
  await check(page, ZIP);
  await expect(answer(page)).toContainText(`Yes, ${TOWN}.`);
  await expect(page.getByRole('banner')).toContainText(openAt(now));
  expect(found).toEqual([]);
});

test.describe('in another zone than the business', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  test('the header tells the time of the business', async ({ page }) => {
    const evening = '2026-11-25T03:00:00Z';
    await page.clock.setFixedTime(evening);
    await page.goto(ADDRESSES.about);
    await expect(page.getByRole('banner')).toContainText(openAt(evening));
    await expect(page.getByRole('link', { name: 'Emergencies: call' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(openAt(evening));
  });
});

/** Replaces all texts of a page by others in elements of their own, now and as they come, as translators do. */
function translate(): void {
  const replaceTexts = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.matches('font, option, script, textarea'))
        continue;
      const font = document.createElement('font');
      font.textContent = `${text.data} (fr)`;
      text.replaceWith(font);
    }
  };
  replaceTexts(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const added of addedNodes) replaceTexts(added);
  }).observe(document.body, { childList: true, subtree: true });
}

test('a translated page takes a request, and says what is wrong with one', async ({ page }) => {
  const found = complaints(page);
  await page.goto(ADDRESSES.contact);
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  await page.evaluate(translate);
  // It renders translated texts anew; what is typed in that very moment may be lost.
  await isStarted(page);
  await submitRequest(page, { ...ADAS_REQUEST, phone: '802 555 010' });
  await expect(page.getByText(/^Enter a phone number.* \(fr\)$/).first()).toBeVisible();
  await page.getByLabel('Phone Number').fill(ADAS_REQUEST.phone);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('One step left: send your request (fr)')).toBeVisible();
  expect(await leadsOfAda(page)).toBe(1);
  // Texts other than those that were built are rendered anew when the app starts, which React tells.
  expect(found.filter((text) => !text.includes('React error #418'))).toEqual([]);
});

test('from Home a price is one tap away, a town one, an answer two', async ({ page }) => {
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'link' | 'button'): Promise<void> => {
    taps += 1;
    await page.getByRole('main').getByRole(role, { name }).click();
  };
  await openScreen(page, ADDRESSES.home);
  await isEnhanced(page);
  await page.getByLabel('Town or ZIP').fill(TOWN);
  await tap('Check', 'button');
  await expect(answer(page)).toContainText(`Yes, ${TOWN}.`);
  expect(taps).toBe(1);

  taps = 0;
  await tap(/^Plans from/, 'link');
  await expect(page.getByRole('heading', { name: 'Basic Monthly Care' })).toBeInViewport();
  expect(taps).toBe(1);

  await openScreen(page, ADDRESSES.home);
  taps = 0;
  await tap('Questions and answers', 'link');
  const question = page.getByText('What is the smallest job you take?');
  await expect(question).toBeInViewport();
  await question.click();
  taps += 1;
  await expect(page.getByText('One thing is enough')).toBeInViewport();
  expect(taps).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the list of towns, hours stand, and answers open', async ({ page }) => {
    await page.goto(ADDRESSES.home);
    for (const { days } of business.hours)
      await expect(page.getByRole('banner')).toContainText(`${days} `);
    await expect(page.getByText(/Open now|Closed;/)).toHaveCount(0);
    await page.getByLabel('Town or ZIP').fill(TOWN);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(`/services?${new URLSearchParams({ town: TOWN })}#area`);
    await expect(page.getByRole('heading', { name: 'Where we work' })).toBeInViewport();
    await page.goto(ADDRESSES.contact);
    await page.getByText('What does an estimate cost?').click();
    await expect(page.getByText('You decide in your own time.')).toBeVisible();
  });
});

test('all services are read within nine screens, a list by a press', async ({ context, page }) => {
  const height = 812;
  await page.setViewportSize({ width: PHONE.width, height });
  await serveFonts(context);
  await openScreen(page, ADDRESSES.services);
  await forceFont(page, 'Liberation Sans', ':not(h1, h2, h3, h1 *, h2 *, h3 *)');
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(whole / height).toBeLessThan(9);

  const isOffered = (name: string): boolean => name in business.galleryCategories;
  const shown = sampleProjects.map(({ category }) => category).filter(isOffered);
  const workOf = ({ gallery }: (typeof serviceCategories)[number]): string[] =>
    gallery.filter((name) => shown.includes(name));
  const services =
    serviceCategories.find((each) => workOf(each).length > 0) ?? serviceCategories[0];
  const category = page.locator(`#${services?.id}`);
  const list = category.getByRole('list');
  const isCutOff = () => list.evaluate((one) => one.scrollHeight > one.clientHeight + 1);
  expect(await isCutOff()).toBe(true);
  await expect(category.getByRole('link').first()).toBeHidden();
  await category.getByRole('checkbox', { name: `Show all of ${services?.title}` }).press(' ');
  await expect.poll(isCutOff).toBe(false);
  for (const name of services ? workOf(services).slice(0, 1) : []) {
    await category.getByRole('link', { name }).click();
    await expect(page).toHaveURL(galleryAddress(name));
    const projects = page.getByRole('listitem').filter({ has: page.getByRole('slider') });
    await expect(projects).toHaveCount(shown.filter((each) => each === name).length);
  }
});
