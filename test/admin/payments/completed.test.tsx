import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scheduleAppointment } from '../../../src/domain/leads/commands';
import { visitFields } from '../../support/entities';
import { choose } from '../../support/parts';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

beginAt(new Date(2026, 10, 20, 10, 20));

/** A lead in work with its job, and what was logged with the lead. */
function start(addressOf: (projectId: number) => string, isPhone = false) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const leadId = test.addLead({ stage: 'Work In Progress' });
  dispatch(
    scheduleAppointment(
      leadId,
      visitFields({ type: 'work', scheduledDate: '2026-11-20', scheduledTime: '08:00' }),
    ),
  );
  const projectId = test.addJob({ customerId: leadId, status: 'In Progress' });
  const admin = openAdmin(addressOf(projectId), { test, isPhone });
  return { ...admin, logged: () => test.leadOf(leadId)?.communications };
}

/** Presses Text, and Yes, in the message that opens. */
async function tell({ user }: OpenAdmin): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Message to Ada Brook' });
  expect(within(dialog).getByLabelText('Template')).toHaveValue('thank-you');
  await user.click(within(dialog).getByRole('link', { name: 'Text' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
}
const THANKS = [{ type: 'text', subject: 'Thank you' }];

describe('that the work is done is told by the message that opens', () => {
  it.each([true, false])('from the job in two presses, on a phone: %s', async (isPhone) => {
    const admin = start((id) => `/admin/projects/${id}`, isPhone);
    await admin.user.click(await screen.findByRole('button', { name: 'Completed' }));
    await tell(admin);
    expect(admin.logged()).toMatchObject(THANKS);
    expect(screen.queryByRole('dialog', { name: 'Sent?' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Completed' })).toBeNull();
  });

  it.each([true, false])('from the form of the job, on a phone: %s', async (isPhone) => {
    const admin = start((id) => `/admin/projects/${id}`, isPhone);
    await admin.user.selectOptions(await screen.findByLabelText('New status'), 'Completed');
    await admin.user.click(screen.getByRole('button', { name: 'Update Status' }));
    await tell(admin);
    expect(admin.logged()).toMatchObject(THANKS);
    expect(screen.queryByRole('dialog', { name: 'Sent?' })).toBeNull();
  });

  it('from the board', async () => {
    const admin = start(() => '/admin/projects/board');
    await choose(admin.user, 'Move to… Back steps', 'Completed');
    await tell(admin);
    expect(admin.logged()).toMatchObject(THANKS);
  });

  it('from the visit that is done', async () => {
    const admin = start(() => '/admin/today');
    await admin.user.click(await screen.findByRole('button', { name: /^Done: Work/ }));
    await admin.user.click(await screen.findByRole('button', { name: /^Work Completed/ }));
    await tell(admin);
    expect(admin.logged()).toMatchObject(THANKS);
  });

  it('which says what was done, with Undo', async () => {
    const { user } = start((id) => `/admin/projects/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Completed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to Ada Brook' });
    expect(dialog).toHaveTextContent('Back steps: status changed to Completed');
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Completed' })).toBeVisible();
  });

  it('and is not where the customer cannot be reached, nor for another status', async () => {
    const test = emptyStore();
    const facts = { status: 'In Progress', customerPhone: '', customerEmail: '' } as const;
    const id = test.addJob(facts);
    const unreached = openAdmin(`/admin/projects/${id}`, { test });
    await unreached.user.click(await screen.findByRole('button', { name: 'Completed' }));
    await screen.findByText(/status changed to Completed/, { selector: '.MuiSnackbar-root *' });
    expect(screen.queryByRole('dialog', { name: /^Message to/ })).toBeNull();
    cleanup();

    const { user } = start(() => '/admin/projects/board');
    await choose(user, 'Move to… Back steps', 'On Hold');
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
