import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { aLead, aProject } from '../../support/entities';
import { openScreen, SAMPLE_JOB, startSignedIn } from '../support/pages';

/** Where things are on the owner's screens: what has to be in view, in line or on one line. */

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };

test.beforeEach(async ({ context }) => startSignedIn(context));

async function boxOf(
  target: Locator,
): Promise<{ x: number; y: number; right: number; bottom: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Stores lists, and opens an address. */
async function openWith(
  page: Page,
  lists: Record<string, unknown>,
  address: string,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [name, list] of Object.entries(all))
      localStorage.setItem(`handyman.${name}`, JSON.stringify(list));
  }, lists);
  await openScreen(page, address);
}

test("a job's status is changed in its first screen, and its facts are equally far apart", async ({
  page,
}) => {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await openScreen(page, SAMPLE_JOB);
    const field = await boxOf(page.getByLabel('New status'));
    const button = await boxOf(page.getByRole('button', { name: 'Update Status' }));
    expect(Math.max(field.bottom, button.bottom)).toBeLessThanOrEqual(size.height);
  }
  const labels = page.getByRole('region', { name: 'Project Details' }).locator('dt');
  const heights = (await labels.all())
    .slice(0, -1)
    .map(async (label) => (await boxOf(label)).height);
  const all = await Promise.all(heights);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(44);
  expect(Math.max(...all)).toBeLessThanOrEqual(46);
});

test('a project takes two lines, on a phone at most five', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const project = aProject({
    estimatedCompletionDate: '2026-01-05',
    description: 'A step. '.repeat(40),
  });
  await openWith(page, { projects: [project] }, ADDRESSES.projects);
  const card = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  expect((await boxOf(card)).height).toBeLessThanOrEqual(72);
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await boxOf(card)).height).toBeLessThanOrEqual(140);
});

test('each figure of the dashboard is beside its label, and its actions are a row on a desktop', async ({
  page,
}) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await openScreen(page, ADDRESSES.dashboard);
    for (const name of ['Active Leads', 'Pipeline Value', 'Active Projects', 'Conversion Rate']) {
      const label = page.locator('dt', { hasText: name });
      const [word, figure] = [await boxOf(label), await boxOf(label.locator('+ dd'))];
      expect(figure.x, name).toBeGreaterThanOrEqual(word.right);
      expect(figure.y, name).toBeLessThan(word.bottom);
    }
  }
  const nav = page.getByRole('navigation', { name: 'Quick actions' });
  expect((await boxOf(nav)).height).toBeLessThan(60);
});

test('the cards of the pipeline begin at one height, with and without a sum', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const leads = [
    aLead({ id: '1795186800000-e2e01', stage: 'New Lead', estimatedValue: 900 }),
    aLead({ id: '1795186800001-e2e02', stage: 'Paid', estimatedValue: 0 }),
  ];
  await openWith(page, { leads }, ADDRESSES.pipeline);
  const lists = page.getByRole('group', { name: 'Pipeline' }).locator('ul');
  await expect(lists).toHaveCount(2);
  const [first, second] = [await boxOf(lists.first()), await boxOf(lists.last())];
  expect(second.y).toBe(first.y);
});

test('a subtitle, however long, moves nothing beside it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openScreen(page, ADDRESSES.publish);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  const checklist = page.getByRole('region', { name: 'Launch checklist' });
  const edits = page.getByRole('region', { name: 'What visitors do not see yet' });
  expect((await boxOf(checklist)).y).toBe((await boxOf(edits)).y);
  expect((await boxOf(edits)).y - heading.bottom).toBeLessThan(44);
});

test('in the calendar’s list an icon is beside its words, and one day is not said twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await page.clock.install({ time: new Date('2026-11-20T10:00:00-05:00') });
  const day = '2026-11-20';
  const job = aProject({
    title: 'Weatherstripping-and-threshold-replacement',
    status: 'Scheduled',
    startDate: day,
    estimatedCompletionDate: day,
  });
  await openWith(page, { projects: [job], leads: [] }, ADDRESSES.calendar);
  const entry = page.locator('.calendar-entry', { hasText: 'Weatherstripping' });
  await expect(entry).toContainText('All day');
  const lines = entry.locator('.calendar-title').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const icon = title.querySelector('svg')?.getBoundingClientRect();
    const words = [...range.getClientRects()].filter(({ left }) => left > (icon?.right ?? 0));
    return [icon?.bottom ?? 0, Math.min(...words.map(({ top }) => top))] as const;
  });
  const [iconBottom, firstTop] = await lines;
  expect(firstTop).toBeLessThan(iconBottom);
});
