import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moveLeads } from '../../../src/domain/leads/commands';
import { leadEdited } from '../../../src/domain/leads/events';
import { selectDeleted } from '../../../src/domain/undo/slice';
import { answer, findNotice } from '../../support/parts';
import { withLead } from '../../support/store';
import { emptyStore, openAdmin } from '../openAdmin';

/** The admin app at a lead's panel. */
function openLead() {
  const test = withLead({}, emptyStore());
  return { ...test, ...openAdmin(`/admin/crm/leads/${test.leadId}`, { test }) };
}

/** Moves the lead to another stage with the controls of its panel. */
async function move({ user }: ReturnType<typeof openLead>, to: string): Promise<void> {
  const panel = await screen.findByRole('dialog');
  await user.selectOptions(within(panel).getByLabelText('Stage'), to);
}

describe('after an act', () => {
  it('a notice says what happened and takes it back at a press, and nothing that was done before the screen opened', async () => {
    const all = openLead();
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).not.toBeInTheDocument();
    const due = all.lead()?.nextFollowUpDate;
    await move(all, 'Estimate Provided');
    expect(all.lead()?.nextFollowUpDate).not.toBe(due);
    // Within the panel: whatever is outside a modal is out of reach of the keyboard.
    const panel = screen.getByRole('dialog');
    await all.user.click(await within(panel).findByRole('button', { name: 'Undo' }));
    expect(all.lead()).toMatchObject({ stage: 'New Lead', nextFollowUpDate: due });
    expect(
      await findNotice(/^Undone for Ada Brook: Moved from New Lead to Estimate/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).not.toBeInTheDocument();
  });

  it('Ctrl+Z takes back one act after another, but not in a text field', async () => {
    const all = openLead();
    all.store.dispatch(moveLeads([all.leadId], 'Paid'));
    all.store.dispatch(moveLeads([all.leadId], 'Invoice Sent'));
    await all.goTo('/admin/crm/leads');
    await all.user.click(await screen.findByRole('searchbox'));
    await all.user.keyboard('{Control>}z{/Control}');
    expect(all.lead()?.stage).toBe('Invoice Sent');
    (document.activeElement as HTMLElement).blur();
    await all.user.keyboard('{Control>}z{/Control}');
    expect(all.lead()?.stage).toBe('Paid');
    await all.user.keyboard('{Meta>}z{/Meta}');
    expect(all.lead()?.stage).toBe('New Lead');
    await all.user.keyboard('{Control>}z{/Control}');
    expect(all.leadOf(all.leadId)).toBeUndefined();
    await all.user.keyboard('{Control>}z{/Control}');
    expect(await findNotice('Nothing to undo')).toBeVisible();
  });

  it('a lead that was just added goes again, to Recently deleted', async () => {
    const all = openAdmin('/admin/crm/leads', { test: emptyStore() });
    await all.user.click(await screen.findByRole('button', { name: 'Quick add' }));
    await all.user.type(await screen.findByLabelText(/^Name/), 'Rita Moss 802 555 0171{Enter}');
    await all.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await findNotice(/^Undone for Rita Moss: [^:]+$/)).toBeVisible();
    expect(all.leads()).toEqual([]);
    expect(selectDeleted(all.store.getState())).toMatchObject([{ subjectName: 'Rita Moss' }]);
  });

  it('says what it did not take back because it changed since', async () => {
    const all = openLead();
    await screen.findByRole('dialog');
    all.store.dispatch(
      leadEdited({ leadId: all.leadId, leadName: 'Ada Brook', changes: { city: 'Stowe' } }),
    );
    const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
    all.store.dispatch(
      leadEdited(
        { leadId: all.leadId, leadName: 'Ada Brook', changes: { city: 'Barre' } },
        { type: 'test/cause', payload: undefined, meta: { eventId: 'x', occurredAt: '' } },
      ),
    );
    await all.user.click(undo);
    expect(
      await findNotice(/^Undone for Ada Brook: .*\. What changed since stays\.$/),
    ).toBeVisible();
    expect(all.lead()?.city).toBe('Barre');
  });
});

describe('what was deleted', () => {
  /** Deletes a lead by its panel, and opens Recently deleted. */
  async function openDeleted() {
    const all = openLead();
    const panel = await screen.findByRole('dialog');
    await all.user.click(within(panel).getByRole('button', { name: 'More' }));
    await all.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'This action cannot be undone.Restorable for 30 days under Recently deleted.',
    );
    await all.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await findNotice('Ada Brook was deleted')).toBeVisible();
    await all.goTo('/admin/storage/deleted');
    return all;
  }

  it('can be restored from Recently deleted, reached from Storage, or deleted for good', async () => {
    const all = await openDeleted();
    await all.user.click(await screen.findByRole('button', { name: 'Restore Ada Brook' }));
    expect(all.lead()).toMatchObject({ lastName: 'Brook' });
    expect(await findNotice('Ada Brook is back')).toBeVisible();
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  });

  it('is gone for good after a question', async () => {
    const all = await openDeleted();
    await all.user.click(await screen.findByRole('button', { name: 'Delete for good: Ada Brook' }));
    await answer(all.user, 'Delete for good');
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
    await all.user.keyboard('{Control>}z{/Control}');
    expect(all.leadOf(all.leadId)).toBeUndefined();
  });
});
