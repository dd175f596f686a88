import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectEstimates } from '../../../src/domain/estimates/slice';
import { createLead, mergeLeads, saveLead } from '../../../src/domain/leads/commands';
import { newLead } from '../../support/entities';
import { fillIn } from '../../support/parts';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));

/** Kim, twice, and Bob. */
function start(address: (ids: { kim: string; kimAgain: string }) => string) {
  const test = emptyStore();
  const kim = test.addLead({ firstName: 'Kim', lastName: 'Perry', notes: 'Dog in the yard' });
  vi.advanceTimersByTime(60_000);
  const kimAgain = test.addLead({
    firstName: 'Kim',
    lastName: 'Perry',
    email: 'kim@example.com',
    phone: '802-555-0120',
    notes: 'Gate 7',
  });
  test.addLead({ firstName: 'Bob', lastName: 'Stowe', phone: '8025550199', email: '' });
  const opened = openAdmin(address({ kim, kimAgain }), { test });
  return { ...opened, kim, kimAgain, lead: (id: string) => test.leadOf(id) };
}

describe('merging a lead', () => {
  it('offers the same person first, shows both values, and is undone from its notice', async () => {
    const { user, kim, kimAgain, lead, leads } = start(
      ({ kimAgain: id }) => `/admin/crm/leads/${id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'More', expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge Kim Perry with…' });
    const [first] = within(within(dialog).getByRole('list', { name: 'Leads' })).getAllByRole(
      'button',
    );
    expect(first).toHaveTextContent('Kim Perry');
    await user.click(first ?? dialog);

    const preview = await screen.findByRole('dialog', { name: 'Merge two leads' });
    const email = within(preview).getByRole('radiogroup', { name: 'Email' });
    expect(within(email).getByRole('radio', { name: 'ada@example.com' })).toBeChecked();
    await user.click(within(email).getByRole('radio', { name: 'kim@example.com' }));
    const notes = within(preview).getByRole('radiogroup', { name: 'Notes' });
    expect(within(notes).getByRole('radio', { name: 'Both' })).toBeChecked();
    expect(within(preview).queryByRole('radiogroup', { name: 'Phone' })).toBeNull();
    await user.click(within(preview).getByRole('button', { name: 'Merge' }));

    expect(leads()).toHaveLength(2);
    expect(lead(kimAgain)).toMatchObject({
      id: kim,
      email: 'kim@example.com',
      notes: 'Dog in the yard\n\nGate 7',
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(lead(kimAgain)).toMatchObject({ id: kimAgain, notes: 'Gate 7' });
    expect(lead(kim)).toMatchObject({ email: 'ada@example.com', notes: 'Dog in the yard' });
  });

  it('leads to the one that stays from the address of the other', async () => {
    const { user, goTo, store, kim, kimAgain } = start(() => '/admin/crm');
    const section = await screen.findByRole('region', { name: 'Perhaps the same' });
    await user.click(within(section).getByRole('button', { name: 'Merge…' }));
    await screen.findByRole('dialog', { name: 'Merge two leads' });
    const edited = newLead({ firstName: 'Kim', lastName: 'Perry', notes: 'Two dogs' });
    act(() => store.dispatch(saveLead(kim, edited)));
    expect(screen.getByRole('radio', { name: 'Two dogs' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(screen.queryByRole('region', { name: 'Perhaps the same' })).toBeNull();
    await goTo(`/admin/crm/leads/${kimAgain}`);
    expect(await screen.findByRole('heading', { name: 'Kim Perry' })).toBeVisible();
    expect(screen.getByText('Merged with another lead: Kim Perry')).toBeVisible();
  });

  it('in another tab leaves what is typed about it here, which is saved with the one that stays', async () => {
    const { user, store, kim, kimAgain, lead } = start(
      ({ kimAgain: id }) => `/admin/crm/leads/${id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Log communication' }));
    await fillIn(user, screen, { Subject: 'The gate sticks' });
    act(() => void store.dispatch(mergeLeads([kim, kimAgain], () => 'older')));
    await user.click(screen.getByRole('button', { name: 'Log' }));
    await waitFor(() =>
      expect(lead(kim)?.communications).toMatchObject([{ subject: 'The gate sticks' }]),
    );
  });

  it('in another tab leaves the estimate that is written for it', async () => {
    const { user, store, kim, kimAgain } = start(
      ({ kimAgain: id }) => `/admin/crm/leads/${id}/estimates/new`,
    );
    await user.type(await screen.findByLabelText('Description'), 'A gate');
    act(() => void store.dispatch(mergeLeads([kim, kimAgain], () => 'older')));
    expect(screen.getByLabelText('Description')).toHaveValue('A gate');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(selectEstimates(store.getState())).toMatchObject([{ leadId: kim }]));
  });

  it('is not suggested again for leads that the owner told apart, and that can be undone', async () => {
    const { user } = start(() => '/admin/crm');
    const section = await screen.findByRole('region', { name: 'Perhaps the same' });
    expect(section).toHaveTextContent('Kim Perry and Kim Perry: the same phone number');
    await user.click(within(section).getByRole('button', { name: 'Not the same' }));
    expect(screen.queryByRole('region', { name: 'Perhaps the same' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Perhaps the same' })).toBeVisible();
  });

  it('gives the focus to the other pairs when one was told apart', async () => {
    const { user, store } = start(() => '/admin/crm');
    const section = await screen.findByRole('region', { name: 'Perhaps the same' });
    const again = newLead({ firstName: 'Bob', lastName: 'Stowe', phone: '8025550199', email: '' });
    act(() => void store.dispatch(createLead(again)));
    const [first] = within(section).getAllByRole('button', { name: 'Not the same' });
    await user.click(first ?? section);
    await waitFor(() => expect(section).toHaveFocus());
  });
});
