import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writePost } from '../../../src/domain/blog/commands';
import { selectPosts } from '../../../src/domain/blog/slice';
import { deleteLeads } from '../../../src/domain/leads/commands';
import { postFields } from '../../support/entities';
import { emptyStore, openAdmin } from '../openAdmin';

/** Presses a button; the second press of a double press is the one that the browser counts as such. */
const press = (name: string, count = 1): void => {
  fireEvent.click(screen.getByRole('button', { name }), { detail: count });
};

/** Opens Recently deleted with two leads, Ada Brook and Ada Stone, in it. */
async function openDeleted() {
  const test = emptyStore();
  const leadIds = ['Brook', 'Stone'].map((lastName) => test.addLead({ lastName }));
  for (const id of leadIds) test.store.dispatch(deleteLeads([id]));
  openAdmin('/admin/storage/deleted', { test });
  await screen.findByRole('button', { name: 'Restore Ada Stone' });
  const restored = (): boolean[] => leadIds.map((id) => test.leadOf(id) !== undefined);
  return { restored };
}

describe('the second press of a double press', () => {
  it('does nothing on what moved there', async () => {
    const { restored } = await openDeleted();
    press('Restore Ada Stone');
    press('Restore Ada Brook', 2);
    expect(restored()).toEqual([false, true]);
  });

  it('does nothing on a button that now does the opposite', async () => {
    const test = emptyStore();
    test.store.dispatch(writePost(postFields({ title: 'Ice Dams' }), true));
    openAdmin('/admin/blog', { test });
    await screen.findByRole('button', { name: 'Unpublish Ice Dams' });
    press('Unpublish Ice Dams');
    press('Publish Ice Dams', 2);
    expect(selectPosts(test.store.getState())).toMatchObject([{ isPublished: false }]);
  });
});

describe('a press does what it says', () => {
  it('of two, one after the other', async () => {
    const { restored } = await openDeleted();
    press('Restore Ada Stone');
    press('Restore Ada Brook');
    expect(restored()).toEqual([true, true]);
  });

  it('as often as it is pressed, where the button stays what it is', async () => {
    openAdmin('/admin/calendar?view=month&day=2026-11-20');
    await screen.findByRole('button', { name: 'Next month' });
    press('Next month');
    press('Next month', 2);
    expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
  });
});
