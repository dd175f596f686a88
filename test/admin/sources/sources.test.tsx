import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESSES, leadAddress } from '../../../src/app/addresses';
import { deleteLeads, logCommunication, moveLeads } from '../../../src/domain/leads/commands';
import { receivePayment } from '../../../src/domain/payments/commands';
import { callFields } from '../../support/entities';
import { keepFiles } from '../../support/savedFiles';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(new Date(2026, 10, 20, 10, 20));

/** A store with two leads, one of them deleted, with a payment each. */
function start() {
  const test = emptyStore();
  const { dispatch } = test.store;
  const leadId = test.addLead({ leadSource: 'Referral' });
  dispatch(logCommunication(leadId, callFields({ subject: 'Spoke' })));
  const projectId = test.addJob({
    customerId: leadId,
    status: 'Invoiced',
    title: '=Steps',
    estimatedValue: 500,
  });
  const paid = { way: 'Check', amountCents: 50_000, day: '2026-11-18' } as const;
  dispatch(receivePayment({ projectId }, paid));
  const gone = test.addLead({ firstName: 'Ben', leadSource: 'Walk-in' });
  dispatch(receivePayment({ leadId: gone }, { ...paid, amountCents: 8_950, day: '2025-03-02' }));
  dispatch(deleteLeads([gone]));
  return test;
}
const open = (address = '/admin/crm/sources') => openAdmin(address, { test: start() });
const table = () => screen.findByRole('table', { name: 'From request to payment' });

describe('where paid jobs come from', () => {
  it('is told by source, of this year at first', async () => {
    const { user, address } = open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Where paid jobs come from' }),
    ).toBeVisible();
    const lines = within(await table());
    expect(lines.getByRole('row', { name: 'Referral 1 1 1 $500 0 0' })).toBeVisible();
    expect(lines.getByRole('row', { name: 'All 1 1 1 $500 0 0' })).toBeVisible();
    expect(lines.queryByRole('row', { name: /^Walk-in/ })).toBeNull();
    const bars = screen.getByRole('table', { name: 'Dollars received' });
    expect(within(bars).getByRole('row', { name: 'Referral 1 $500' })).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Period'), 'All');
    expect(lines.getByRole('row', { name: 'Walk-in 0 0 0 $89.50 – –' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'By month');
    expect(address()).toBe('/admin/crm/sources?period=all&by=month');
    expect(lines.getByRole('row', { name: /^Nov 2026 1 1 1 \$500/ })).toBeVisible();
  });

  it('lists only what paid, and says what a paid job without a payment counts', async () => {
    const test = emptyStore();
    test.addLead({ leadSource: 'Yard Sign', stage: 'Paid' });
    test.addLead({ leadSource: 'Referral' });
    openAdmin('/admin/crm/sources', { test });
    const bars = within(await screen.findByRole('table', { name: 'Dollars received' }));
    expect(bars.getByRole('row', { name: 'Yard Sign 1 $0' })).toBeVisible();
    expect(bars.queryByRole('row', { name: /^Referral/ })).toBeNull();
    expect(screen.getByText(/counts \$0 until its payment is recorded/)).toBeVisible();
  });

  it('is told on a phone in words, of one day and hour in the singular', async () => {
    const test = emptyStore();
    const leadId = test.addLead();
    vi.setSystemTime(new Date(2026, 10, 20, 11, 20));
    test.store.dispatch(logCommunication(leadId, callFields()));
    test.store.dispatch(moveLeads([leadId], 'Invoice Sent'));
    const paid = { way: 'Check', amountCents: 50_000, day: '2026-11-21' } as const;
    test.store.dispatch(receivePayment({ leadId }, paid));
    test.store.dispatch(moveLeads([leadId], 'Paid'));
    openAdmin('/admin/crm/sources', { test, isPhone: true });
    const lines = await screen.findByRole('list', { name: 'From request to payment' });
    expect(
      within(lines).getAllByText(/paid · 1 day to paid · 1 hour to first contact$/),
    ).toHaveLength(2);
  });

  it('ignores what an address has that is no choice', async () => {
    open('/admin/crm/sources?by=x&period=toString');
    expect(await screen.findByLabelText('Show')).toHaveDisplayValue('By source');
    expect(screen.getByLabelText('Period')).toHaveDisplayValue('This year');
  });

  it('says that there is nothing yet', async () => {
    openAdmin('/admin/crm/sources');
    expect(await screen.findByText('Nothing to show yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download payments (CSV)' })).toBeDisabled();
  });

  it('is reached from the CRM', async () => {
    open('/admin/crm');
    const link = await screen.findByRole('link', { name: 'Where paid jobs come from' });
    expect(link).toHaveAttribute('href', '/admin/crm/sources');
  });
});

describe('the payments', () => {
  it('of a lead that has a job by now say that the job moves back with them', async () => {
    const test = emptyStore();
    const leadId = test.addLead();
    const paid = { way: 'Check', amountCents: 50_000, day: '2026-11-18' } as const;
    test.store.dispatch(receivePayment({ leadId }, paid));
    test.addJob({ customerId: leadId, status: 'Paid', estimatedValue: 500 });
    const { user } = openAdmin('/admin/crm/sources', { test });
    await user.click(await screen.findByRole('button', { name: /^Delete payment/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const words = /^Payment deleted. Status changed to Invoiced: Back steps. Ada Brook moved to/;
    expect(await screen.findByText(words, { selector: 'output' })).toBeInTheDocument();
  });

  it.each([
    ['its form', '/edit', 'Save Lead', 'Ada Brook was saved'],
    ['the list', '', 'Save', 'Value saved'],
  ])('that reach a lower value move the lead, which %s says', async (_where, end, save, words) => {
    const test = emptyStore();
    const leadId = test.addLead({ stage: 'Invoice Sent', estimatedValue: 500 });
    const paid = { way: 'Check', amountCents: 40_000, day: '2026-11-18' } as const;
    test.store.dispatch(receivePayment({ leadId }, paid));
    const { user } = openAdmin(end ? leadAddress(leadId) + end : ADDRESSES.leads, { test });
    if (!end) await user.click(await screen.findByRole('button', { name: /^Value of/ }));
    const field = await screen.findByLabelText('Estimated Value');
    await user.clear(field);
    await user.type(field, '400');
    await user.click(screen.getByRole('button', { name: save }));
    const moved = new RegExp(`^${words}. Ada Brook moved to Paid`);
    expect(await screen.findByText(moved, { selector: 'output' })).toBeInTheDocument();
  });

  it('of somebody deleted are shown as that, and can be corrected', async () => {
    const { user } = open('/admin/crm/sources?period=last');
    const list = await screen.findByRole('list', { name: 'Payments' });
    expect(list).toHaveTextContent('Ben Brook (deleted) · General Repairs');
    await user.click(within(list).getByRole('button', { name: /^Edit payment \$89.50/ }));
    await user.clear(await screen.findByLabelText('Amount'));
    await user.keyboard('90{Enter}');
    expect(list).toHaveTextContent('$90 · Check · Mar 2, 2025');
  });

  it.each([
    [
      '',
      'payments-2026.csv',
      `Day,Customer,Job,Sum,Way,Source\r\n2026-11-18,Ada Brook,"'=Steps",500.00,Check,Referral`,
    ],
    [
      '?period=last',
      'payments-2025.csv',
      'Day,Customer,Job,Sum,Way,Source\r\n2025-03-02,Ben Brook,General Repairs,89.50,Check,Walk-in',
    ],
  ])('of the period “%s” are downloaded for the accountant', async (query, name, text) => {
    const files = keepFiles();
    const { user } = open(`/admin/crm/sources${query}`);
    await user.click(await screen.findByRole('button', { name: 'Download payments (CSV)' }));
    expect(files.map((file) => file.name)).toEqual([name]);
    expect(await files[0]?.blob.text()).toBe(text);
  });
});
