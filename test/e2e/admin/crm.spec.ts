import { expect, test, type Page } from '@playwright/test';
import { STAGES, type Lead } from '../../../src/domain/leads/schema';
import type { Notification } from '../../../src/domain/notifications/schema';
import type { Project } from '../../../src/domain/projects/schema';
import { aLead } from '../../support/entities';
import { leavePicture, storedEntry } from '../support/pages';

/** The owner's work with leads, in a real browser. */

const NOW = new Date('2026-11-20T10:00:00-05:00');
const LEAD_ID = '1795186800000-e2e01';

/** Opens an address for a signed-in owner with one lead, under a fixed clock. */
async function openAt(page: Page, address: string, facts: Partial<Lead> = {}): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.goto('/robots.txt');
  await page.evaluate(
    ([leads = '']) => {
      localStorage.setItem('handyman.signedIn', 'true');
      localStorage.setItem('handyman.leads', leads);
    },
    [JSON.stringify([aLead({ id: LEAD_ID, firstName: 'Ada', lastName: 'Brook', ...facts })])],
  );
  await page.goto(address);
}

/** Returns the stored lead, after pending changes have been written. */
async function storedLead(page: Page): Promise<Lead | undefined> {
  await page.clock.runFor(1_000);
  const leads = (await storedEntry<Lead[]>(page, 'leads')) ?? [];
  return leads.find(({ id }) => id === LEAD_ID);
}

const localDay = (moment: string | undefined): string =>
  new Date(moment ?? '').toLocaleDateString('en-US', { timeZone: 'America/New_York' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Ada Brook' });

test('a lead goes from request to paid and beyond, each stage with its follow-up', async ({
  page,
}) => {
  await openAt(page, `/admin/crm/leads/${LEAD_ID}`, {
    nextFollowUpDate: '2026-12-24T15:00:00.000Z',
  });
  const days: Partial<Record<string, string>> = {
    'Initial Contact Made': '11/22/2026',
    'Estimate Provided': '11/23/2026',
    'Work Completed': '11/24/2026',
    'Follow-up': '1/1/2027',
  };
  let expectedDay = '12/24/2026';
  for (const stage of STAGES.slice(1)) {
    await panel(page).getByLabel('Stage').selectOption(stage);
    expectedDay = days[stage] ?? expectedDay;
    const lead = await storedLead(page);
    expect(lead?.stage).toBe(stage);
    expect(localDay(lead?.nextFollowUpDate), stage).toBe(expectedDay);
  }
  await expect(panel(page).getByText('Moved from Invoice Sent to Paid')).toBeVisible();
  await leavePicture(page, 'every stage');

  await panel(page).getByRole('button', { name: 'Create project' }).click();
  await panel(page).getByRole('link', { name: 'Open project' }).click();
  await expect(page).toHaveURL(/\/admin\/projects\/\d+/);
  await leavePicture(page, 'its project');
  await page.clock.runFor(1_000);
  const projects = (await storedEntry<Project[]>(page, 'projects')) ?? [];
  expect(projects.find(({ customerId }) => customerId === LEAD_ID)).toMatchObject({
    customerName: 'Ada Brook',
    customerPhone: '(802) 555-0120',
  });
});

test('a day’s work: a call is logged, a visit scheduled, moved, completed and another called off', async ({
  page,
}) => {
  await openAt(page, `/admin/crm/leads/${LEAD_ID}`);
  const lead = panel(page);

  await lead.getByRole('button', { name: 'Log communication' }).click();
  await lead
    .getByRole('button', { name: /^(Log|Save)/ })
    .last()
    .click();
  await expect(lead.getByText('Enter a subject')).toBeVisible();
  await lead.getByLabel('Subject').fill('Rang about the porch');
  await lead
    .getByRole('button', { name: /^(Log|Save)/ })
    .last()
    .click();
  await expect(lead.getByText(/Rang about the porch/).first()).toBeVisible();
  await leavePicture(page, 'logged');

  const schedule = async (date: string, time: string): Promise<void> => {
    await lead.getByRole('button', { name: 'Schedule appointment' }).click();
    await lead.getByLabel('Date').fill(date);
    await lead.getByLabel('Time', { exact: true }).fill(time);
    await lead.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(lead.getByRole('button', { name: 'Schedule appointment' })).toBeVisible();
  };
  await schedule('2026-11-23', '09:30');
  await schedule('2026-11-25', '13:00');
  await lead
    .getByRole('button', { name: /^Move:/ })
    .first()
    .click();
  await lead.getByLabel('Date').fill('2026-11-24');
  await lead.getByRole('button', { name: 'Save', exact: true }).click();
  await lead
    .getByRole('button', { name: /^Complete:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Nothing for now' }).click();
  await lead
    .getByRole('button', { name: /^Cancel:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();

  const stored = await storedLead(page);
  expect(localDay(stored?.lastContactDate)).toBe('11/20/2026');
  expect(
    stored?.appointments.map(({ scheduledDate, scheduledTime, status }) => [
      scheduledDate,
      scheduledTime,
      status,
    ]),
  ).toEqual([
    ['2026-11-24', '09:30', 'completed'],
    ['2026-11-25', '13:00', 'cancelled'],
  ]);

  await schedule('2026-11-26', '08:00');
  await page.goto('/admin/crm');
  await expect(page.getByRole('region', { name: /Upcoming appointments/i })).toContainText(
    'Ada Brook',
  );
});

test('a deleted lead takes its notifications with it', async ({ page }) => {
  await openAt(page, '/admin/crm/leads', { nextFollowUpDate: '2026-11-20T14:00:00.000Z' });
  await expect(page.getByRole('button', { name: /Notifications, 1 unread/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete lead Ada Brook' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this lead? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Ada Brook').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete lead Ada Brook' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No leads found')).toBeVisible();
  await page.clock.runFor(1_000);
  expect(await storedEntry<Lead[]>(page, 'leads')).toEqual([]);
  expect(await storedEntry<Notification[]>(page, 'notifications')).toEqual([]);
  await page.reload();
  await expect(page.getByText('No leads found')).toBeVisible();
});
