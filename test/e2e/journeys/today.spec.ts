import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { aLead, aProject } from '../../support/entities';
import { leavePicture, openScreen, signIn, storedLead, storeEntries } from '../support/pages';

/** The owner's morning, in taps and keys. */

const HOUR_MS = 3_600_000;
const NAMES = ['Ada', 'Ben', 'Cleo'] as const;
const dueLeadId = (index: number): string => `179518680000${index}-e2e01`;

/** Stores 40 leads, of which three are due, the first one longest, and 12 jobs. */
async function storeBusyDay(page: Page, isSignedIn: boolean): Promise<void> {
  const due = NAMES.map((firstName, index) =>
    aLead({
      id: dueLeadId(index),
      firstName,
      stage: 'Awaiting Decision',
      phone: `(802) 555-012${index}`,
      nextFollowUpDate: new Date(Date.now() - (9 - index) * HOUR_MS).toISOString(),
    }),
  );
  const others = Array.from({ length: 37 }, (_, index) =>
    aLead({
      id: `17951868001${String(index).padStart(2, '0')}-e2e01`,
      firstName: 'Drew',
      stage: 'Estimate Provided',
      nextFollowUpDate: new Date(Date.now() + (30 + index) * HOUR_MS).toISOString(),
    }),
  );
  const jobs = Array.from({ length: 12 }, (_, id) => aProject({ id, title: `Job ${id + 1}` }));
  // The phone's own app takes the call; a browser without one waits for an answer to its question.
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (link) event.preventDefault();
    }),
  );
  await storeEntries(page, {
    leads: [...due, ...others],
    projects: jobs,
    // Otherwise the notice about a backup comes above the calls, before the first key or after it.
    lastBackup: new Date().toISOString(),
    ...(isSignedIn && { signedIn: true }),
  });
}

/** Returns the subjects of the stored communications of a lead. */
const communicationsOf = async (page: Page, firstName: string): Promise<string[] | undefined> =>
  (await storedLead(page, firstName))?.communications.map(({ subject }) => subject);

const callLink = (page: Page, firstName: string): Locator =>
  page.getByRole('link', { name: `Call ${firstName} Brook` });
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'How did it go?' });

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });

  test('what is due takes no tap, an unanswered call two, a new lead two', async ({ page }) => {
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    };
    await storeBusyDay(page, false);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(callLink(page, 'Ada')).toBeInViewport();
    await leavePicture(page, 'today');

    await tap(callLink(page, 'Ada'));
    await expect(sheetOf(page)).toContainText('Ada Brook');
    await leavePicture(page, 'how did it go');
    await tap(sheetOf(page).getByRole('button', { name: 'No answer' }));
    await expect(callLink(page, 'Ben')).toBeInViewport();
    await expect(callLink(page, 'Ada')).toHaveCount(0);
    expect(taps).toBe(2);
    await expect.poll(() => communicationsOf(page, 'Ada')).toEqual(['No answer']);

    taps = 0;
    await tap(page.getByRole('button', { name: 'Quick add' }));
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('kim perry 802-555-0199');
    await tap(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('region', { name: 'New requests' })).toContainText('Kim Perry');
    expect(taps).toBe(2);
    await leavePicture(page, 'quickly added');

    // The phone may discard the page during the call.
    await callLink(page, 'Ben').tap();
    await expect(sheetOf(page)).toBeVisible();
    await page.reload();
    await expect(sheetOf(page)).toContainText('Ben Brook');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });
});

test('three due calls take nine keys at most, on a keyboard alone', async ({ page }) => {
  await storeBusyDay(page, true);
  await openScreen(page, ADDRESSES.today);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Tab');
  await press('Enter');
  for (const name of NAMES) {
    await expect(callLink(page, name)).toBeFocused();
    await press('Enter');
    await expect(sheetOf(page).getByRole('button', { name: 'No answer' })).toBeFocused();
    await press('Enter');
  }
  await expect(page.getByRole('region', { name: 'Calls' })).toBeFocused();
  expect(keys).toBeLessThanOrEqual(9);
  for (const name of NAMES) {
    await expect.poll(() => communicationsOf(page, name)).toEqual(['No answer']);
  }
});
