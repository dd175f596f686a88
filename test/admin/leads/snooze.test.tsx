import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { snoozeChoices } from '../../../src/admin/shared/leads/snoozeChoices';
import { scheduleFollowUps } from '../../../src/domain/leads/commands';
import { overdueLeads } from '../../../src/domain/leads/rules';
import { selectUnreadCount } from '../../../src/domain/notifications/slice';
import { followUpsChecked } from '../../../src/domain/system/events';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

/** A Friday. */
const NOW = beginAt(new Date(2026, 10, 20, 10, 20));
const CLOSED = { '2026-11-26': 'Thanksgiving Day' };

interface Due extends TestStore {
  id: string;
  dueDate: () => string | undefined;
}

/** A store with one lead that is due, and its unread notification. */
function dueLead(): Due {
  const test = emptyStore();
  const { dispatch } = test.store;
  const id = test.addLead({ stage: 'Paid' });
  dispatch(scheduleFollowUps([id], new Date(2026, 10, 20, 9).toISOString()));
  dispatch(followUpsChecked());
  return { ...test, id, dueDate: () => test.leadOf(id)?.nextFollowUpDate };
}

const open = (test: Due, address: string): OpenAdmin => openAdmin(address, { test, isWide: true });

describe('the dates of a snooze', () => {
  it.each([
    ['a Tuesday', 17, 10, ['Later today', 'Tomorrow', 'In 3 days', 'In a week']],
    ['a Tuesday', 17, 21, ['Tomorrow', 'In 3 days', 'In a week']],
    ['a Friday', 20, 10, ['Later today', 'In 3 days', 'In a week']],
    ['a Saturday, though it is open', 21, 10, ['In 2 days', 'In 3 days', 'In 9 days']],
    ['a closed day', 26, 10, ['Tomorrow', 'In 4 days', 'In a week']],
    [
      'the Thursday before a closed one',
      19,
      10,
      ['Later today', 'Tomorrow', 'In 4 days', 'In 8 days'],
    ],
  ])('on %s, the %sth, at %s:20', (_what, day, hour, labels) => {
    const now = new Date(2026, 10, day, hour, 20);
    expect(snoozeChoices(now, CLOSED).map(({ label }) => label)).toEqual(labels);
  });

  it('are a full hour two to three hours ahead, and working mornings', () => {
    expect(snoozeChoices(NOW, CLOSED).map(({ dueDate }) => dueDate)).toEqual(
      [new Date(2026, 10, 20, 13), new Date(2026, 10, 23, 9), new Date(2026, 10, 27, 9)].map(
        (date) => date.toISOString(),
      ),
    );
  });
});

/** The cell of the table that opens the dates. */
const DUE_CELL = 'Follow-up of Ada Brook: due today, Nov 20';

describe('a snooze', () => {
  it('is from the day on which it is chosen, where its menu was open for a weekend', async () => {
    const test = dueLead();
    const { user } = open(test, '/admin/crm/leads');
    await user.click(await screen.findByRole('button', { name: DUE_CELL }));
    const menu = await screen.findByRole('menu', { name: 'Put off Ada Brook' });
    vi.setSystemTime(new Date(2026, 10, 23, 10));
    await waitFor(() => {
      fireEvent(document, new Event('visibilitychange'));
      expect(within(menu).getByRole('menuitem', { name: 'Tomorrow' })).toBeVisible();
    });
    await user.click(within(menu).getByRole('menuitem', { name: 'Tomorrow' }));
    expect(test.dueDate()).toBe(new Date(2026, 10, 24, 9).toISOString());
  });

  it.each([
    ['the notifications', '/admin/crm', 'Notifications', 'Put off Ada Brook'],
    ['the table', '/admin/crm/leads', '', DUE_CELL],
  ])('in %s settles the bell and what is due at once', async (_place, address, region, button) => {
    const test = dueLead();
    const { user, store, leads } = open(test, address);
    const place =
      region === '' ? screen : within(await screen.findByRole('region', { name: region }));
    await user.click(await place.findByRole('button', { name: button }));
    const menu = await screen.findByRole('menu', { name: 'Put off Ada Brook' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Later today' }));
    expect(test.dueDate()).toBe(new Date(2026, 10, 20, 13).toISOString());
    expect(overdueLeads(leads(), NOW)).toEqual([]);
    // The notification of the new lead is left.
    expect(selectUnreadCount(store.getState())).toBe(1);
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('takes any date', async () => {
    const test = dueLead();
    const { user } = open(test, '/admin/crm/leads');
    await user.click(await screen.findByRole('button', { name: DUE_CELL }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pick a date' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put off Ada Brook' });
    const field = within(dialog).getByLabelText('Follow up on');
    expect(field).toHaveValue('2026-11-23T09:00');
    fireEvent.change(field, { target: { value: '' } });
    await user.click(within(dialog).getByRole('button', { name: 'Set' }));
    expect(await within(dialog).findByText('Enter a date and a time')).toBeVisible();
    fireEvent.change(field, { target: { value: '2026-12-02T15:30' } });
    await user.click(within(dialog).getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(test.dueDate()).toBe(new Date(2026, 11, 2, 15, 30).toISOString());
  });
});

describe('among the due leads of the table, a snooze focuses the lead that takes its place', () => {
  it.each(['by a key', 'by the cell'])('%s', async (how) => {
    const test = emptyStore();
    for (const firstName of ['Ada', 'Ben', 'Cy']) {
      const id = test.addLead({ firstName, lastName: 'Brook' });
      test.store.dispatch(scheduleFollowUps([id], new Date(2026, 10, 20, 9).toISOString()));
    }
    const { user } = openAdmin('/admin/crm/leads?due=now&sort=customer', { test, isWide: true });
    const ben = await screen.findByRole('link', { name: 'Ben Brook' });
    if (how === 'by a key') {
      ben.focus();
      await user.keyboard('s');
    } else await user.click(screen.getByRole('button', { name: /^Follow-up of Ben Brook/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'In 3 days' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cy Brook' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Ben Brook' })).toBeNull();
  });
});
