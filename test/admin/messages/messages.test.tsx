import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { moveLeads, scheduleAppointment } from '../../../src/domain/leads/commands';
import type { Lead } from '../../../src/domain/leads/schema';
import { settingChanged } from '../../../src/domain/settings/events';
import { addLocalDays, localDay } from '../../../src/lib/dates';
import { withLead } from '../../support/store';
import { emptyStore, openAdmin } from '../openAdmin';

/** Opens the messages of a lead. */
async function openMessages(lead: Partial<Lead> = {}) {
  const test = withLead(lead, emptyStore());
  const admin = openAdmin(`/admin/crm/leads/${test.leadId}`, { test });
  await admin.user.click(await screen.findByRole('button', { name: 'Message' }));
  const dialog = await screen.findByRole('dialog', { name: /^Message to/ });
  return { ...test, ...admin, dialog };
}

const chooseTemplate = (
  { user, dialog }: Awaited<ReturnType<typeof openMessages>>,
  label: string,
): Promise<void> => user.selectOptions(within(dialog).getByLabelText('Template'), label);

describe('a prepared message', () => {
  it('is filled, opens the owner’s text app, and is logged once it was sent, and not before', async () => {
    const all = await openMessages();
    await all.user.click(within(all.dialog).getByRole('link', { name: 'Mail' }));
    await all.user.click(await screen.findByRole('button', { name: 'Not yet' }));
    await chooseTemplate(all, 'On my way');
    const message = `Hi Ada, this is ${business.name}. I am on my way and will be with you soon.`;
    expect(within(all.dialog).getByLabelText('Message')).toHaveValue(message);
    const text = within(all.dialog).getByRole('link', { name: 'Text' });
    expect(text).toHaveAttribute('href', `sms:+18025550120?&body=${encodeURIComponent(message)}`);
    await all.user.click(text);
    expect(all.lead()?.communications).toEqual([]);
    await all.user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(all.lead()?.communications).toMatchObject([
      { type: 'text', subject: 'On my way', content: message },
    ]);
  });

  it('asks again after a reload whether it was sent', async () => {
    const all = await openMessages();
    await all.user.click(within(all.dialog).getByRole('link', { name: 'Text' }));
    await screen.findByRole('button', { name: 'Yes' });
    cleanup();
    const again = openAdmin(`/admin/crm/leads/${all.lead()?.id}`, { test: all });
    await again.user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(all.lead()?.communications).toMatchObject([{ type: 'text', subject: 'First contact' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was typed under each template', async () => {
    const all = await openMessages();
    const field = within(all.dialog).getByLabelText('Message');
    await all.user.clear(field);
    await all.user.type(field, 'Hello, on Friday');
    await chooseTemplate(all, 'Thank you');
    expect(field).not.toHaveValue('Hello, on Friday');
    await chooseTemplate(all, 'First contact');
    expect(field).toHaveValue('Hello, on Friday');
  });

  it('shows what was typed again, also where another template is suggested by then', async () => {
    const all = await openMessages();
    await all.user.type(within(all.dialog).getByLabelText('Message'), ' Ada, on Friday?');
    cleanup();
    const leadId = all.lead()?.id ?? '';
    all.store.dispatch(moveLeads([leadId], 'Paid'));
    const again = openAdmin(`/admin/crm/leads/${leadId}`, { test: all });
    await again.user.click(await screen.findByRole('button', { name: 'Ask for a review' }));
    expect(await screen.findByLabelText('Message')).toHaveDisplayValue(/ Ada, on Friday\?$/);
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Template')).toHaveDisplayValue('Review request');
  });

  it('says what is not known, until the owner has written it', async () => {
    const all = await openMessages();
    await chooseTemplate(all, 'Visit confirmed');
    const field = within(all.dialog).getByLabelText('Message');
    expect(field).toHaveAccessibleDescription('Not known yet: write [day], [time] yourself');
    await all.user.clear(field);
    await all.user.type(field, 'See you on Monday');
    expect(field).not.toHaveAccessibleDescription(/Not known/);
    await all.user.click(within(all.dialog).getByRole('link', { name: 'Mail' }));
    await all.user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(all.lead()?.communications).toMatchObject([
      { type: 'email', subject: 'Visit confirmed', content: 'See you on Monday' },
    ]);
  });

  it.each([
    ['mail', 'ada@example.com', 90],
    ['text', '', 50],
  ])(
    'that is longer than a %s link may be can be copied, and says why',
    async (app, email, times) => {
      const { user, dialog } = await openMessages({ email });
      expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull();
      const field = within(dialog).getByLabelText('Message');
      await user.clear(field);
      await user.click(field);
      const message = 'Mend the porch step. '.repeat(times).trim();
      await user.paste(message);
      expect(field).toHaveAccessibleDescription(
        `Some ${app} apps do not open with a message of this length: copy it then`,
      );
      await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
      expect(await navigator.clipboard.readText()).toBe(message);
    },
  );

  it('about a job without a lead is logged as an internal note', async () => {
    const test = emptyStore();
    const id = test.addJob({ customerPhone: '(802) 555-0133', customerName: 'Mr. Brook' });
    const { user } = openAdmin(`/admin/projects/${id}`, { test });
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    await user.click(await screen.findByRole('link', { name: 'Text' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(test.jobOf(id)?.notes).toMatchObject([
      { isPublic: false, content: expect.stringMatching(/^Text: First contact\nHi Mr\. Brook, /) },
    ]);
  });
});

describe('the template that a message begins with', () => {
  const visit = { type: 'work', scheduledTime: '14:00', duration: 60, notes: '' } as const;
  /** A day to come, as the store has it. */
  const scheduledDate = addLocalDays(localDay(new Date()), 3);

  it('is that of the visit to come, with its day and time', async () => {
    const test = emptyStore();
    const id = test.addLead({ stage: 'Work Scheduled' });
    test.store.dispatch(scheduleAppointment(id, { ...visit, scheduledDate }));
    const { user } = openAdmin(`/admin/crm/leads/${id}`, { test });
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByLabelText('Template')).toHaveDisplayValue('Visit confirmed');
    const message = screen.getByLabelText('Message');
    expect(message).toHaveDisplayValue(/I will see you on \w{3}, \w{3} \d+ at 2:00 PM/);
  });

  it('is that of the job’s status', async () => {
    const test = emptyStore();
    const id = test.addJob({ status: 'Completed' });
    const { user } = openAdmin(`/admin/projects/${id}`, { test });
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByLabelText('Template')).toHaveDisplayValue('Thank you');
  });
});

describe('the templates', () => {
  it('are edited under Today’s settings, may not be empty, and the default text comes back', async () => {
    const test = emptyStore();
    const { user } = openAdmin('/admin/today/templates', { test });
    const field = await screen.findByLabelText('Thank you');
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save Thank you' }));
    expect(field).toHaveAccessibleDescription('Write the message');
    await user.type(field, 'Thanks, {{name}!');
    await user.click(screen.getByRole('button', { name: 'Save Thank you' }));
    const saved = () => Object.values(test.store.getState().settings.entities);
    expect(saved()).toEqual([{ id: 'template.thank-you', value: 'Thanks, {name}!' }]);
    expect(document.activeElement).toContainElement(field);
    await user.click(screen.getByRole('button', { name: 'Use the default text of Thank you' }));
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save Thank you' }));
    expect(saved()).toEqual([]);
  });

  it('keep what is typed over a reload', async () => {
    const { user } = openAdmin('/admin/today/templates');
    await user.type(await screen.findByLabelText('On my way'), ' Until soon!');
    cleanup();
    openAdmin('/admin/today/templates');
    expect(await screen.findByLabelText('On my way')).toHaveDisplayValue(/ Until soon!$/);
    expect(screen.getByRole('button', { name: 'Save On my way' })).toBeEnabled();
  });

  it('are the owner’s in a message', async () => {
    const all = await openMessages();
    await all.user.click(within(all.dialog).getByRole('button', { name: 'Cancel' }));
    all.store.dispatch(settingChanged({ id: 'template.first-contact', value: 'Hello {name}' }));
    await all.user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByLabelText('Message')).toHaveValue('Hello Ada');
  });
});
