import { expect, test } from '@playwright/test';
import { business, ownerSignIn } from '../../../src/business';
import type { Lead } from '../../../src/domain/leads/schema';
import type { Notification } from '../../../src/domain/notifications/schema';
import { leavePicture, sendRequest, signIn, storedEntry } from '../support/pages';

/**
 * The main job end to end: a request becomes a lead, the owner is notified, the follow-up is
 * scheduled by stage (specification, sections 4 and 9).
 */

const NOW = new Date('2026-11-20T10:00:00-05:00');
const REQUEST = {
  fullName: 'Nora Ellis Pike',
  phone: '(802) 555-0161',
  service: 'Other',
  timeline: 'Within 1 week',
  description: 'The porch roof leaks over the front door.',
};

const leadOf = (leads: Lead[] | null): Lead | undefined =>
  leads?.find(({ firstName }) => firstName === 'Nora');

test.use({ viewport: { width: 375, height: 720 } });

test('a homeowner’s request on a phone becomes a lead that the owner follows up', async ({
  page,
}) => {
  await page.clock.install({ time: NOW });

  await test.step('the homeowner sends the request and is thanked for three seconds', async () => {
    await sendRequest(page, REQUEST);
    await expect(page.getByText(/thank you/i).first()).toBeVisible();
    await leavePicture(page, 'thanked');
    await page.clock.runFor(3_100);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });

  await test.step('the lead has the priority, tags, name and follow-up of the specification', async () => {
    await page.clock.runFor(1_000);
    const lead = leadOf(await storedEntry<Lead[]>(page, 'leads'));
    expect(lead).toMatchObject({
      firstName: 'Nora',
      lastName: 'Ellis Pike',
      stage: 'New Lead',
      leadSource: 'Website Contact Form',
      priority: 'High',
      tags: ['website', 'contact-form'],
      state: business.state,
      estimatedValue: 0,
      notes: 'Timeline: Within 1 week',
      isActive: true,
    });
    const ahead = Date.parse(lead?.nextFollowUpDate ?? '') - Date.parse(lead?.createdDate ?? '');
    expect(ahead).toBe(3_600_000);
    const [notification] = (await storedEntry<Notification[]>(page, 'notifications')) ?? [];
    expect(notification).toMatchObject({ type: 'new_lead', isRead: false, actionRequired: true });
  });

  await test.step('the owner signs in and sees the notification', async () => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(ownerSignIn.username);
    await page.getByLabel('Password', { exact: true }).fill(ownerSignIn.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await page.clock.runFor(1_100);
    // On a phone the owner lands on Today.
    await expect(page).toHaveURL(/\/admin\/today$/);
    await page.goto('/admin/crm');
    await expect(page.locator('#notifications')).toContainText('Nora Ellis Pike');
    await leavePicture(page, 'notified');
  });

  await test.step('the owner moves the lead to Estimate Provided', async () => {
    await page.goto('/admin/crm/leads');
    await page.getByPlaceholder('Search leads...').fill('nora');
    await page
      .getByRole('button', { name: /^Edit lead/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Edit Lead' })).toBeVisible();
    await leavePicture(page, 'the form');
    await page.getByRole('combobox', { name: 'Stage' }).last().selectOption('Estimate Provided');
    await page.getByRole('button', { name: /^(Save|Update)/ }).click();
    await expect(page.getByRole('heading', { name: 'Edit Lead' })).toBeHidden();
  });

  await test.step('a reload keeps it all: three calendar days ahead', async () => {
    await page.clock.runFor(1_000);
    await page.reload();
    await expect(page.getByPlaceholder('Search leads...')).toHaveValue('nora');
    const lead = leadOf(await storedEntry<Lead[]>(page, 'leads'));
    expect(lead?.stage).toBe('Estimate Provided');
    const due = new Date(lead?.nextFollowUpDate ?? '');
    expect(due.toLocaleDateString('en-US', { timeZone: 'America/New_York' })).toBe('11/23/2026');
    await expect(page.getByText('Nov 23, 2026').first()).toBeVisible();
    await leavePicture(page, 'estimate provided');
  });

  await test.step('after the date one notification is raised, and only one while it is unread', async () => {
    await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-05:00'));
    await page.goto('/admin/crm');
    await expect(page.locator('#notifications')).toContainText('Follow up with Nora Ellis Pike');
    await leavePicture(page, 'follow-up due');
    await page.clock.runFor(130_000);
    const followUps = async (): Promise<Notification[]> => {
      const all = (await storedEntry<Notification[]>(page, 'notifications')) ?? [];
      const lead = leadOf(await storedEntry<Lead[]>(page, 'leads'));
      return all.filter((one) => one.type === 'follow_up_due' && one.leadId === lead?.id);
    };
    await expect.poll(async () => (await followUps()).length).toBe(1);
  });
});

test('signing in leads to where the owner wanted to go, and signing out closes every page', async ({
  page,
}) => {
  await page.goto('/admin/crm/leads?stage=New+Lead');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Username').fill(ownerSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ownerSignIn.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/crm\/leads\?stage=New\+Lead$/);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/admin/projects');
  await expect(page).toHaveURL(/\/admin$/);
});

test('an edit in one tab shows in another, and signing out in one signs out both', async ({
  context,
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/crm/leads');
  const other = await context.newPage();
  await sendRequest(other, { ...REQUEST, fullName: 'Wren Second' });
  await expect(other.getByText(/thank you/i).first()).toBeVisible();
  await page.getByPlaceholder('Search leads...').fill('wren');
  await expect(page.getByText('Wren Second').first()).toBeVisible();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('pages whose stored data differs from what was built are taken over without an error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_NAME_NOT_RESOLVED')) {
      errors.push(message.text());
    }
  });
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.setItem('handyman.gallery', '[]');
    localStorage.setItem('handyman.posts', '[]');
  });
  await page.goto('/gallery');
  await expect(page.getByText('No projects found in this category')).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByText('No articles found')).toBeVisible();
  expect(errors).toEqual([]);
});

test('opening the site writes nothing', async ({ page }) => {
  for (const address of ['/', '/gallery', '/blog', '/contact']) {
    await page.goto(address);
    await page.clock.install();
    await page.clock.runFor(5_000);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
