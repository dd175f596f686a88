import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../src/domain/leads/commands';
import { receivePayment } from '../../../src/domain/payments/commands';
import { newLead } from '../../support/entities';
import { keepFiles } from '../../support/savedFiles';
import { emptyStore, openAdmin } from '../openAdmin';
import '../../../src/admin/sources/SourcesScreen';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z'), shouldAdvanceTime: true });
});

function start(address: string) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const add = (leadSource: 'Referral' | 'Facebook') =>
    dispatch(createLead(newLead({ leadSource, stage: 'Invoice Sent', estimatedValue: 300 })));
  const paid = { amountCents: 30_000, way: 'Check', day: '2026-11-20' } as const;
  dispatch(receivePayment({ leadId: add('Referral') }, paid));
  add('Facebook');
  return openAdmin(address, { test, advanceTimers: vi.advanceTimersByTime });
}
const rows = (): string[][] => {
  const table = screen.getByRole<HTMLTableElement>('table', { name: 'Leads and payments' });
  return [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
};

describe('where paid jobs come from', () => {
  it('is reached from the dashboard, and tells it by source and by service', async () => {
    const { user, address } = start('/admin/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Where paid jobs come from' }));
    expect(await screen.findByText('$300 received in 1 payment')).toBeVisible();
    expect(rows().slice(1)).toEqual([
      ['Referral', '1', '1', '1', '$300', '0', '–'],
      ['Facebook', '1', '1', '0', '$0', '–', '–'],
    ]);
    await user.selectOptions(screen.getByLabelText('By'), 'Service');
    expect(rows()[1]?.[0]).toBe('General Repairs');
    expect(address()).toBe('/admin/crm/sources?by=service');
    await user.selectOptions(screen.getByLabelText('Year'), '2025');
    expect(screen.getByText('No leads and no payments in this year')).toBeVisible();
  });

  it('gives the accountant the payments as a file', async () => {
    const files = keepFiles();
    const { user } = start('/admin/crm/sources');
    await user.click(await screen.findByRole('button', { name: 'Download payments (CSV)' }));
    const [file] = files;
    expect(file?.name).toBe('payments-2026.csv');
    expect(await file?.blob.text()).toContain('2026-11-20,Ada Brook,,300.00,Check,Referral');
  });
});
