import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { deleteLeads, moveLeads } from '../../../src/domain/leads/commands';
import { deletePayment, receivePayment, savePayment } from '../../../src/domain/payments/commands';
import { selectPayments } from '../../../src/domain/payments/slice';
import { updateStatus } from '../../../src/domain/projects/commands';
import type { ProjectStatus } from '../../../src/domain/projects/schema';
import { expectLink, findNotice } from '../../support/parts';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(new Date(2026, 10, 20, 10, 20));

/** A store with a lead and its job of $500. */
function start(status: ProjectStatus = 'Completed') {
  const test = emptyStore();
  const { dispatch, getState } = test.store;
  const leadId = test.addLead({ stage: 'Work Completed' });
  const projectId = test.addJob({ customerId: leadId, estimatedValue: 500, status: 'Completed' });
  dispatch(updateStatus(projectId, { status, note: '', isPublic: false }));
  const open = (address = '/admin/today', isPhone = false) => openAdmin(address, { test, isPhone });
  const job = () => test.jobOf(projectId);
  const payments = () => selectPayments(getState());
  const pay = (dollars: number) =>
    dispatch(
      receivePayment({ projectId }, { amountCents: dollars * 100, way: 'Card', day: '2026-11-19' }),
    );
  return { ...test, leadId, projectId, open, job, payments, pay };
}

const region = (name: string) => screen.findByRole('region', { name });
const gotPaid = async (name = 'Got paid: Back steps, Ada Brook') =>
  screen.findByRole('button', { name });

describe('what is owed, on Today', () => {
  it('is recorded as paid in two presses, and Undo takes all of it back', async () => {
    const { open, job, payments, leadId, leadOf } = start('Invoiced');
    const { user } = open('/admin/today', true);
    await user.click(await gotPaid());
    const dialog = await screen.findByRole('dialog', { name: 'Got paid' });
    expect(within(dialog).getByLabelText('Amount')).toHaveValue(500);
    expect(within(dialog).getByLabelText('Day')).toHaveValue('2026-11-20');
    expect(within(dialog).getByText('All that is owed')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(payments()).toMatchObject([{ amountCents: 50_000, way: 'Cash', day: '2026-11-20' }]);
    expect(job()?.status).toBe('Paid');
    const notice = /^\$500 received\. Status changed to Paid: Back steps\. Ada Brook moved to Paid/;
    expect(await findNotice(notice)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Owed' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(payments()).toEqual([]);
    expect(job()?.status).toBe('Invoiced');
    expect(leadOf(leadId)?.stage).toBe('Invoice Sent');
  });

  it('names the rest of a part, since when, and what came in this month, and is reminded of it', async () => {
    const { open, pay } = start('Invoiced');
    pay(200);
    const { user } = open();
    const owed = await region('Owed');
    expect(owed).toHaveTextContent('$300 of $500');
    expect(owed).toHaveTextContent('Ada Brook · Invoiced just now');
    expectLink(within(owed), 'Received this month $200', '/admin/crm/sources');
    await user.click(await gotPaid());
    expect(screen.getByLabelText('Amount')).toHaveValue(300);
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Remind Ada Brook' }));
    expect(await screen.findByLabelText('Template')).toHaveValue('payment-reminder');
    expect(screen.getByLabelText('Message')).toHaveValue(
      `Hi Ada, this is ${business.name}. This is a friendly reminder that $300 is still to be paid for the work. Thank you!`,
    );
  });

  it('lists a lead without a job, from its invoice on', async () => {
    const test = emptyStore();
    const { dispatch } = test.store;
    const id = test.addLead({ estimatedValue: 120, stage: 'Work Completed' });
    dispatch(moveLeads([id], 'Invoice Sent'));
    vi.setSystemTime(new Date(2026, 10, 23, 10, 20));
    const { user } = openAdmin('/admin/today', { test });
    expect(await region('Owed')).toHaveTextContent('Ada Brook · Invoice sent 3 days ago');
    await user.click(await gotPaid('Got paid: General Repairs, Ada Brook'));
    await user.keyboard('{Enter}');
    expect(test.leadOf(id)?.stage).toBe('Paid');
  });
});

describe('Got paid', () => {
  it('begins with the amount, where Enter saves', async () => {
    const { open, payments, projectId } = start('Invoiced');
    const { user } = open(`/admin/projects/${projectId}`);
    await user.click(await gotPaid());
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    await user.clear(screen.getByLabelText('Amount'));
    await user.keyboard('120.50{Enter}');
    expect(payments()).toMatchObject([{ amountCents: 12_050 }]);
    expect(await screen.findByText('Owed: $379.50 of $500')).toBeVisible();
  });

  it('says what is wrong with an amount or a day, or how the amount compares with what is owed', async () => {
    const { open, payments } = start('Invoiced');
    const { user } = open();
    await user.click(await gotPaid());
    const write = async (label: string, text: string): Promise<void> => {
      await user.clear(screen.getByLabelText(label));
      if (text !== '') await user.keyboard(text);
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    for (const [label, text, problem] of [
      ['Amount', '', 'Enter an amount of more than $0'],
      ['Amount', '-5', 'Enter an amount of more than $0'],
      ['Amount', '1e3', 'Enter dollars and cents, such as 1250.50'],
      ['Amount', '12.345', 'Enter dollars and cents, such as 1250.50'],
      ['Day', '2026-11-21', 'This day is still to come'],
      ['Day', '', 'Enter a day of the calendar'],
    ] as const) {
      await write('Amount', '550');
      fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
      await write(label, text);
      await save();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(payments()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
    await write('Amount', '200');
    expect(screen.getByText('$300 of $500 stays owed')).toBeVisible();
    await write('Amount', '550');
    expect(screen.getByText('$50 more than is owed')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await save();
    expect(payments()).toMatchObject([{ way: 'Bank transfer', amountCents: 55_000 }]);
  });
});

describe('the payments in a panel', () => {
  it('of a job are corrected, and deleted restorably', async () => {
    const { open, payments, projectId, pay } = start();
    pay(200);
    const { user } = open(`/admin/projects/${projectId}`);
    const part = await region('Payments');
    expect(part).toHaveTextContent('To be paid: $300 of $500');
    expect(part).toHaveTextContent('$200 · Card · Nov 19');
    await user.click(within(part).getByRole('button', { name: 'Edit payment $200, Nov 19' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit payment' });
    await user.clear(within(dialog).getByLabelText('Amount'));
    await user.keyboard('250');
    expect(within(dialog).getByText('$250 of $500 stays owed')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(payments()).toMatchObject([{ amountCents: 25_000, way: 'Card', day: '2026-11-19' }]);

    await user.click(await screen.findByRole('button', { name: 'Delete payment $250, Nov 19' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete payment' });
    expect(question).toHaveTextContent('Restorable for 30 days under Recently deleted.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(payments()).toEqual([]);
    // Its row is gone: not behind the panel, at the heading of the screen.
    await waitFor(() => expect(part).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(payments()).toMatchObject([{ amountCents: 25_000 }]);
  });

  it('close the form of one that is deleted in another tab', async () => {
    const { open, payments, projectId, pay, store } = start();
    pay(200);
    const { user } = open(`/admin/projects/${projectId}`);
    await user.click(await screen.findByRole('button', { name: 'Edit payment $200, Nov 19' }));
    expect(await screen.findByRole('dialog', { name: 'Edit payment' })).toBeVisible();
    act(() => store.dispatch(deletePayment(payments()[0]?.id ?? '')));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit payment' })).toBeNull());
  });

  it('keep what another tab changed, and ask where both changed the same', async () => {
    const { open, payments, projectId, pay, store } = start();
    pay(200);
    const { user } = open(`/admin/projects/${projectId}`);
    await user.click(await screen.findByRole('button', { name: 'Edit payment $200, Nov 19' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit payment' }));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.keyboard('150');
    await user.click(dialog.getByRole('radio', { name: 'Cash' }));
    const elsewhere = { amountCents: 20_000, way: 'Check', day: '2026-11-05' } as const;
    act(() => store.dispatch(savePayment(payments()[0]?.id ?? '', elsewhere)));
    await user.click(await dialog.findByRole('button', { name: 'Use “Check”' }));
    expect(dialog.getByLabelText('Day')).toHaveValue('2026-11-05');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(payments()).toMatchObject([{ amountCents: 15_000, way: 'Check', day: '2026-11-05' }]);
  });

  it('of a job say how it stands', async () => {
    const { open, projectId, pay, store } = start();
    open(`/admin/projects/${projectId}`);
    const expectSaid = async (text: string, change?: () => unknown): Promise<void> => {
      act(() => void change?.());
      expect(within(await region('Payments')).getByText(text)).toBeVisible();
    };
    const move = (status: ProjectStatus) =>
      store.dispatch(updateStatus(projectId, { status, note: '', isPublic: false }));
    await expectSaid('To be paid: $500');
    await expectSaid('Recorded: $0 of $500', () => move('Paid'));
    await expectSaid('Owed: $500', () => move('Invoiced'));
    await expectSaid('Paid in full: $500', () => pay(500));
    await expectSaid('Paid $550, $50 more than the value', () => pay(50));
  });

  it('of a lead are shown from Job Accepted on, while it has no job', async () => {
    const test = emptyStore();
    const { getState } = test.store;
    const id = test.addLead({ estimatedValue: 400, stage: 'Awaiting Decision' });
    const { user } = openAdmin(`/admin/crm/leads/${id}`, { test });
    await screen.findByRole('region', { name: 'Estimates' });
    expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Stage'), 'Job Accepted');
    await user.click(within(await region('Payments')).getByRole('button', { name: /^Got paid/ }));
    await user.clear(await screen.findByLabelText('Amount'));
    await user.keyboard('100{Enter}');
    expect(selectPayments(getState())).toMatchObject([{ leadId: id, amountCents: 10_000 }]);
    expect(await region('Payments')).toHaveTextContent('To be paid: $300 of $400');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
  });

  it('outlive the lead', async () => {
    const { store, open, projectId, leadId, pay } = start();
    pay(200);
    store.dispatch(deleteLeads([leadId]));
    open(`/admin/projects/${projectId}`);
    expect(await region('Payments')).toHaveTextContent('$200 · Card · Nov 19');
  });
});
