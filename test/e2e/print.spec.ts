import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, daySheetAddress } from '../../src/app/addresses';
import { business } from '../../src/business';
import { aLead, anAppointment, aProject } from '../support/entities';
import {
  GALLERY_PROJECTS,
  openScreen,
  POSTS,
  resize,
  routeTo,
  SAMPLE_JOB,
  SAMPLE_LEAD,
  startSignedIn,
  storeEntries,
} from './support/pages';

/** The printed pages: content in dark ink on white, without navigation, bars and buttons. */

test.beforeEach(async ({ context, page }) => {
  await startSignedIn(context);
  await page.emulateMedia({ colorScheme: 'dark' });
});

/** The public pages, and the sheets of US Letter that each may fill. */
const SHEETS: readonly (readonly [address: string, sheets: number])[] = [
  [ADDRESSES.contact, 2],
  [ADDRESSES.services, 5],
  [ADDRESSES.gallery, 4],
  [ADDRESSES.privacy, 2],
  [GALLERY_PROJECTS[0] ?? '', 1],
  [POSTS[0] ?? '', 3],
];

/** More than a sheet has room for. */
const LONG_SCOPE = 'Strip the wallpaper, patch, prime, two coats throughout. '.repeat(10);

/** Runs in the page: returns its light texts, and what the end of a sheet may tear apart. */
function printProblems(): string[] {
  const isShown = (element: Element): boolean => element.checkVisibility();
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(isShown);
  const named = (element: Element, what: string): string =>
    `${what}: ${element.textContent.trim().slice(0, 40)}`;
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const brightness = (element: Element): number =>
    Math.max(...(getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  return [
    ...shown('#root *')
      .filter((one) => hasText(one) && brightness(one) > 0xb0)
      .map((one) => named(one, 'light')),
    ...shown('main :is(h1, h2, h3)')
      .filter((one) => getComputedStyle(one).breakAfter !== 'avoid')
      .map((one) => named(one, 'stranded heading')),
    ...shown('main li, footer')
      .filter((one) => getComputedStyle(one).breakInside !== 'avoid')
      .map((one) => named(one, 'torn')),
  ];
}

/** Returns how many sheets of US Letter a page fills. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('public pages print dark on white, on few sheets that tear nothing', async ({ page }) => {
  for (const [address, sheets] of SHEETS) {
    await openScreen(page, address);
    const printed = await sheetsOf(page);
    expect.soft(printed, `sheets of ${address}`).toBeGreaterThan(0);
    expect.soft(printed, `sheets of ${address}`).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.locator('main h1'), address).toBeVisible();
    await expect.soft(page.getByRole('navigation'), address).toHaveCount(0);
    await expect.soft(page.getByRole('button'), address).toHaveCount(0);
    await expect.soft(page.getByText(business.phone).first(), address).toBeVisible();
    await expect.soft(page.locator('body'), address).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect.soft(await page.evaluate(printProblems), address).toEqual([]);
    if (address === ADDRESSES.gallery) await expectPairSideBySide(page);
    await page.emulateMedia({ media: null });
  }
});

/** Expects the two pictures of the first project, in print, beside each other and named. */
async function expectPairSideBySide(page: Page): Promise<void> {
  const project = page.getByRole('main').getByRole('listitem').first();
  for (const moment of ['Before', 'After']) {
    await expect.soft(project.getByText(moment, { exact: true }).first()).toBeVisible();
  }
  const pictures = project.locator('img:visible');
  const boxes = [await pictures.first().boundingBox(), await pictures.last().boundingBox()];
  const [before, after] = boxes.sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
  expect.soft(before?.y).toBe(after?.y);
  expect.soft((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
}

/** Shows a page in print, as wide as US Letter within its margins. */
async function inPrint(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await resize(page, { width: 718, height: 500 });
  await look();
  await page.emulateMedia({ media: 'screen' });
  await resize(page, { width: 1280, height: 800 });
}

test('the leads that are selected are so after printing', async ({ page }) => {
  await openScreen(page, ADDRESSES.leads);
  await page.getByRole('checkbox', { name: 'Select Hannah Whitcomb' }).check();
  await page.pdf();
  await expect(page.getByRole('checkbox', { name: 'Select Hannah Whitcomb' })).toBeChecked();
});

test('a day of six visits and jobs prints alone, on one sheet', async ({ page }) => {
  const day = '2026-11-24';
  const visits = [8, 10, 13, 15].map((hour) => ({
    ...anAppointment({ id: `visit-${hour}`, notes: 'Park in the alley' }),
    scheduledTime: `${String(hour).padStart(2, '0')}:00`,
  }));
  const lead = aLead({ projectDescription: LONG_SCOPE, appointments: visits });
  const jobs = ['Back steps', 'Porch railing'].map((title, id) =>
    aProject({ id, title, description: LONG_SCOPE, startDate: day, status: 'Scheduled' }),
  );
  await storeEntries(page, { leads: [lead], projects: jobs });
  await openScreen(page, daySheetAddress(day));
  const entries = page.getByRole('region', { name: /Nov 24/ }).getByRole('listitem');
  await expect(entries).toHaveCount(6);
  expect(await sheetsOf(page)).toBe(1);
  await inPrint(page, async () => {
    await expect.soft(entries.last()).toBeVisible();
    await expect.soft(page.locator('main h1')).toBeHidden();
    await expect.soft(page.getByRole('button')).toHaveCount(0);
    expect.soft(await page.evaluate(printProblems)).toEqual([]);
  });
  // In its week, too, the visits are dark on white.
  await routeTo(page, `${ADDRESSES.calendar}?view=week&day=${day}`);
  const visit = page.locator('.calendar-appointments').first();
  await expect(visit).toBeVisible();
  await inPrint(page, async () => {
    await expect.soft(visit).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('a lead, a project and a week of the calendar print by themselves', async ({ page }) => {
  await test.step('a lead whole, in light colors, with moments instead of ages', async () => {
    await openScreen(page, SAMPLE_LEAD);
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(/ ago$|just now/).first()).toBeVisible();
    await inPrint(page, async () => {
      await expect.soft(panel.getByRole('heading').first()).toBeVisible();
      await expect.soft(page.locator('header')).toBeHidden();
      await expect.soft(page.getByRole('button')).toHaveCount(0);
      await expect.soft(page.getByRole('combobox')).toHaveCount(0);
      await expect.soft(page.getByLabel('Follow up on')).toBeHidden();
      await expect.soft(panel.getByText(/^Stage: /)).toBeVisible();
      const ages = panel.getByRole('list', { name: 'Timeline' }).getByText(/ ago$|just now/);
      await expect.soft(ages.first()).toBeHidden();
      await expect.soft(panel).toHaveCSS('color', 'rgb(29, 39, 35)');
      const cut = await panel.evaluate(({ scrollHeight, clientHeight }) =>
        Math.abs(scrollHeight - clientHeight),
      );
      expect.soft(cut, 'what is cut off').toBeLessThan(2);
    });
  });

  await test.step('a customer project over the whole width, also from a desktop', async () => {
    await routeTo(page, SAMPLE_JOB);
    const project = page.getByRole('complementary', { name: 'Selected project' });
    await expect(project).toBeVisible();
    await inPrint(page, async () => {
      await expect.soft(project.getByText('Hall, stairs and kitchen painting')).toBeVisible();
      await expect.soft(page.getByRole('list', { name: 'Projects' })).toBeHidden();
      await expect.soft(page.getByRole('dialog')).toHaveCount(0);
      await expect.soft(page.getByRole('button')).toHaveCount(0);
      await expect.soft(page.getByRole('textbox')).toHaveCount(0);
      expect.soft((await project.boundingBox())?.width).toBeGreaterThan(600);
    });
  });

  await test.step('a week with its days, without the folded footer', async () => {
    await routeTo(page, `${ADDRESSES.calendar}?view=week&day=2026-11-24`);
    await inPrint(page, async () => {
      const days = page.getByText('November 2026').filter({ visible: true });
      await expect.soft(days).toHaveCount(1);
      await expect.soft(page.getByText('Links, contact and hours')).toBeHidden();
    });
  });
});
