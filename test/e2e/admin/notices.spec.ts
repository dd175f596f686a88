import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { aLead } from '../../support/entities';
import { openScreen, SAMPLE_JOB, startSignedIn, storeEntries } from '../support/pages';

/** A notice has one place, and covers no control of a dialog nor what has the focus. */

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed'];

async function openToday(page: Page): Promise<void> {
  const leads = NAMES.map((firstName, index) =>
    aLead({
      id: `179518680000${index}-e2e01`,
      firstName,
      lastName: 'Brook',
      nextFollowUpDate: '2026-01-05T14:00:00.000Z',
    }),
  );
  await storeEntries(page, { leads });
  await openScreen(page, ADDRESSES.today);
}

/** Records a call without an answer, and returns the lower edge of the notice. */
async function noAnswer(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name: `Outcome of a call with ${name} Brook` }).click();
  const sheet = page.getByRole('dialog');
  const choice = sheet.getByRole('button', { name: 'Not interested' });
  // A press on what a notice covers would wait for it to go.
  await choice.click({ trial: true });
  await sheet.getByRole('button', { name: /^No answer/ }).click();
  await expect(sheet).toBeHidden();
  const notice = page
    .getByRole('presentation')
    .filter({ hasText: `No answer: ${name} Brook` })
    .last();
  // At rest.
  await notice.getByRole('button', { name: 'Undo' }).click({ trial: true });
  const box = await notice.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(56);
  const next = page.getByRole('link', { name: /^Call / }).and(page.locator(':focus'));
  await next.click({ trial: true });
  const focused = await next.boundingBox();
  const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
  const isAbove = (focused?.y ?? 0) + (focused?.height ?? 0) <= top;
  expect(isAbove || (focused?.y ?? 0) >= bottom).toBe(true);
  return Math.round(bottom);
}

for (const size of [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]) {
  test(`at ${size.width} px: in one place, above nothing in use`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await startSignedIn(context);
    await openToday(page);
    const edges = [await noAnswer(page, 'Ada'), await noAnswer(page, 'Dora')];
    // On a phone over the header, where it covers no row.
    if (size.width < 768) expect(edges[0]).toBeLessThanOrEqual(60);
    else expect(edges[0]).toBeGreaterThan(size.height - 60);
    expect(edges[1]).toBe(edges[0]);
  });
}

test('on a phone a notice is whole: what moved, where, and when', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await startSignedIn(context);
  await openScreen(page, SAMPLE_JOB);
  await page.getByRole('button', { name: 'Completed' }).click();
  const text = page
    .getByRole('presentation')
    .getByText(/status changed to Completed.*moved to Work Completed.*Follow-up/)
    .and(page.locator('[aria-hidden]'));
  await expect(text).toBeVisible();
  const hidden = await text.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(hidden).toBeLessThanOrEqual(2);
});
