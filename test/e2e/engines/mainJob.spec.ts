import { expect } from '@playwright/test';
import { business } from '../../../src/business';
import { PHONE, test } from './engineTest';
import {
  AFTER_FOLLOW_UP,
  editLead,
  moveToEstimate,
  NAME,
  notificationsOf,
  NOW,
  untilStored,
  untilUnreadOnce,
  writeRequest,
} from './mainJob';

test.use({ size: PHONE, site: { startsAt: NOW } });

test('a request on a phone becomes a lead that the owner follows up', async ({ tab, host }) => {
  await test.step('the homeowner sends the request and is thanked for three seconds', async () => {
    await writeRequest(tab);
    await tab.button('Send Request').press();
    await tab.text(/thank you/i).seen();
    await expect.poll(() => tab.label('Full Name').value()).toBe('');
  });

  await test.step('the lead has the priority, tags, name and follow-up of the specification', async () => {
    const lead = await untilStored(tab, {
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
    const ahead = Date.parse(lead.nextFollowUpDate ?? '') - Date.parse(lead.createdDate);
    expect(ahead).toBe(3_600_000);
    const [notification] = await notificationsOf(tab, 'new_lead');
    expect(notification).toMatchObject({ isRead: false, actionRequired: true });
  });

  await test.step('the owner signs in and sees the notification', async () => {
    await tab.open('/admin');
    await tab.signIn();
    // On a phone the owner lands on Today.
    await tab.isAt('/admin/today');
    await tab.open('/admin/crm');
    await tab.text(NAME).seen();
  });

  await test.step('the owner moves the lead to Estimate Provided', async () => {
    await tab.open('/admin/crm/leads');
    await editLead(tab);
    await moveToEstimate(tab);
  });

  await test.step('a reload keeps it all: three calendar days ahead', async () => {
    await untilStored(tab, { stage: 'Estimate Provided' });
    await tab.reload();
    await expect.poll(() => tab.role('searchbox', /search leads/i).value()).toBe('nora');
    const { nextFollowUpDate = '' } = await untilStored(tab, { stage: 'Estimate Provided' });
    const day = new Date(nextFollowUpDate).toLocaleDateString('en-US', {
      timeZone: 'America/New_York',
    });
    expect(day).toBe('11/23/2026');
    await tab.text('Nov 23').seen();
  });

  await test.step('after the date one notification is raised, and only one while it is unread', async () => {
    host.setTime(AFTER_FOLLOW_UP);
    for (let visit = 0; visit < 2; visit += 1) {
      await tab.open('/admin/crm');
      await tab.text(`Follow up with ${NAME}`).seen();
      await untilUnreadOnce(tab, 'follow_up_due');
      expect(await notificationsOf(tab, 'follow_up_due')).toHaveLength(1);
    }
  });
});
