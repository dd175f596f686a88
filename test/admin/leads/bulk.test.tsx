import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteLeads, setLeadsActive } from '../../../src/domain/leads/commands';
import type { NewLead } from '../../../src/domain/leads/schema';
import '../../../src/persistence/csv/leadsCsv';
import { answer, findNotice } from '../../support/parts';
import { keepFiles } from '../../support/savedFiles';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

/** Leads changed in place, and several at once. */

beginAt(new Date(2026, 10, 20, 10, 20));

/** A store with leads A, B, C, ...; the first is the first of the table by name. */
function storeWith(count: number, facts: Partial<NewLead> = {}): TestStore {
  const test = emptyStore();
  for (let index = 0; index < count; index += 1) {
    test.addLead({ stage: 'Paid', firstName: `P${String(index).padStart(2, '0')}`, ...facts });
  }
  test.events.length = 0;
  return test;
}

const open = (test: TestStore, isPhone = false): OpenAdmin =>
  openAdmin('/admin/crm/leads?sort=customer', { test, isPhone });

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
const bar = (): HTMLElement => screen.getByRole('group', { name: 'Selection' });
const inBar = (name: string): HTMLElement => within(bar()).getByRole('button', { name });
const leadsOf = ({ leads }: TestStore) =>
  leads().toSorted((a, b) => a.firstName.localeCompare(b.firstName));

/** Opens the table with the first leads selected. */
async function openWithSelected(test: TestStore, count: number): Promise<OpenAdmin> {
  const page = open(test);
  await screen.findByRole('table', { name: 'Leads' });
  for (let index = 0; index < count; index += 1) {
    await page.user.click(box(`Select P0${index} Brook`));
  }
  return page;
}

describe('a lead in the table', () => {
  it('is moved by its stage, which says the follow-up and offers Undo', async () => {
    const test = storeWith(1);
    const { user } = open(test);
    await user.click(await screen.findByRole('button', { name: 'Stage of P00 Brook: Paid' }));
    const menu = await screen.findByRole('menu', { name: 'Move to another stage' });
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(12);
    await user.click(within(menu).getByRole('menuitem', { name: 'Estimate Provided' }));
    expect(leadsOf(test)[0]).toMatchObject({ stage: 'Estimate Provided' });
    expect(
      await findNotice(/P00 Brook moved to Estimate Provided. Follow-up set for/),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(leadsOf(test)[0]).toMatchObject({ stage: 'Paid' });
  });

  it('takes its menu along when another tab deletes it', async () => {
    const test = storeWith(2);
    const { user } = open(test);
    await user.click(await screen.findByRole('button', { name: 'Stage of P00 Brook: Paid' }));
    await screen.findByRole('menu');
    const [first] = leadsOf(test);
    act(() => void test.store.dispatch(deleteLeads([first?.id ?? ''])));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('selecting leads', () => {
  it('selects a page by the box in the head, then all that match', async () => {
    const { user } = await openWithSelected(storeWith(13), 1);
    const page = box('Select this page');
    expect(page).toBePartiallyChecked();
    await user.click(page);
    expect(page).toBeChecked();
    expect(bar()).toHaveTextContent('10 selected');
    inBar('Select all 13 leads').focus();
    await user.keyboard('{Enter}');
    expect(bar()).toHaveTextContent('13 selected');
    expect(bar()).toHaveFocus();
    await user.click(inBar('Clear selection'));
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    expect(page).not.toBeChecked();
  });

  it('selects a range by Shift, with the mouse and with Space', async () => {
    const { user } = await openWithSelected(storeWith(6), 1);
    await user.keyboard('{Shift>}');
    await user.click(box('Select P03 Brook'));
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('4 selected');
    box('Select P05 Brook').focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(bar()).toHaveTextContent('6 selected');
  });

  it('renders only the row whose box was pressed', async () => {
    const { user } = await openWithSelected(storeWith(3), 0);
    const other = screen.getByRole('row', { name: /P02 Brook/ });
    const before = other.outerHTML;
    await user.click(box('Select P00 Brook'));
    expect(other.outerHTML).toBe(before);
    expect(screen.getByRole('row', { name: /P00 Brook/ })).toHaveClass('Mui-selected');
  });
});

describe('the selected leads', () => {
  it('move to a stage with one Undo that says how many, and how many follow-ups that set', async () => {
    const test = storeWith(3);
    const { user } = await openWithSelected(test, 2);
    await user.click(inBar('Move to…'));
    await user.click(await screen.findByRole('menuitem', { name: 'Work Completed' }));
    expect(test.types()).toContain('leads/leadsMoved');
    expect(leadsOf(test).map(({ stage }) => stage)).toEqual([
      'Work Completed',
      'Work Completed',
      'Paid',
    ]);
    const notice = /Moved 2 leads to Work Completed. 2 follow-ups set/;
    expect(await findNotice(notice)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(leadsOf(test).map(({ stage }) => stage)).toEqual(['Paid', 'Paid', 'Paid']);
  });

  it('stay selected where a search finds nothing meanwhile', async () => {
    const { user } = await openWithSelected(storeWith(3), 2);
    const search = screen.getByPlaceholderText('Search leads...');
    await user.type(search, 'zz');
    expect(screen.getByText('No leads found')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Leads' })).toBeNull();
    await user.clear(search);
    expect(bar()).toHaveTextContent('2 selected');
  });

  it('get the focus after the act, or the row in their place where none of them is listed', async () => {
    const test = storeWith(3);
    const { user } = await openWithSelected(test, 0);
    await user.click(box('Select P01 Brook'));
    await user.click(box('Select P02 Brook'));
    await user.click(inBar('Move to…'));
    await user.click(await screen.findByRole('menuitem', { name: 'Invoice Sent' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'P01 Brook' })).toHaveFocus());
    await user.click(box('Select P01 Brook'));
    await user.click(inBar('Delete'));
    await answer(user, 'Delete', 'Delete 1 lead');
    await waitFor(() => expect(screen.getByRole('link', { name: 'P02 Brook' })).toHaveFocus());
  });

  it('get tags and lose others', async () => {
    const test = storeWith(2, { tags: ['web', 'spring'] });
    const { user } = await openWithSelected(test, 2);
    await user.click(inBar('Tags'));
    const dialog = await screen.findByRole('dialog', { name: 'Tags' });
    const save = within(dialog).getByRole('button', { name: 'Save tags' });
    expect(save).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Add tags'), 'roof, gutters');
    await user.click(within(dialog).getByRole('checkbox', { name: 'web (2)' }));
    await user.click(save);
    for (const { tags } of leadsOf(test)) expect(tags).toEqual(['spring', 'roof', 'gutters']);
  });

  it('say a tag that does not fit, and get none', async () => {
    const full = Array.from({ length: 50 }, (_, index) => `t${index}`);
    const test = storeWith(2, { tags: full });
    const { user } = await openWithSelected(test, 2);
    await user.click(inBar('Tags'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags' }));
    await user.type(dialog.getByLabelText('Add tags'), 'urgent');
    await user.click(dialog.getByRole('button', { name: 'Save tags' }));
    expect(dialog.getByLabelText('Add tags')).toHaveAccessibleDescription(
      '2 leads would have more than 50 tags: remove some first',
    );
    await user.click(dialog.getByRole('checkbox', { name: 't0 (2)' }));
    await user.click(dialog.getByRole('button', { name: 'Save tags' }));
    for (const { tags } of leadsOf(test)) expect(tags).toEqual([...full.slice(1), 'urgent']);
  });

  it('become inactive where one is active, and active again', async () => {
    const test = storeWith(2);
    test.store.dispatch(setLeadsActive([leadsOf(test)[0]?.id ?? ''], false));
    const { user } = await openWithSelected(test, 2);
    await user.click(inBar('Make inactive'));
    expect(leadsOf(test).map(({ isActive }) => isActive)).toEqual([false, false]);
    await user.click(box('Select this page'));
    await user.click(inBar('Make active'));
    expect(leadsOf(test).map(({ isActive }) => isActive)).toEqual([true, true]);
  });

  it('are deleted after a question, restorable', async () => {
    const test = storeWith(3);
    const { user } = await openWithSelected(test, 2);
    await user.click(inBar('Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 leads' });
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete these 2 leads? This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(leadsOf(test)).toHaveLength(1);
    expect(await findNotice(/^Deleted 2 leads/)).toBeVisible();
  });

  it('are exported as a CSV file, stay selected, and are put off together', async () => {
    const files = keepFiles();
    const test = storeWith(3);
    const { user } = await openWithSelected(test, 2);
    await user.click(inBar('Export'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('leads-2026-11-20.csv');
    const lines = (await files[0]?.blob.text())?.trim().split('\n');
    expect(lines?.slice(1).map((line) => line.split(',')[0])).toEqual(['P00', 'P01']);
    expect(bar()).toHaveTextContent('2 selected');
    await user.click(inBar('Snooze'));
    await user.click(await screen.findByRole('menuitem', { name: 'In a week' }));
    const dates = leadsOf(test).map(({ nextFollowUpDate }) => nextFollowUpDate);
    const nextWeek = new Date(2026, 10, 27, 9).toISOString();
    expect(dates).toEqual([nextWeek, nextWeek, undefined]);
    expect(await findNotice(/^2 leads put off to/)).toBeVisible();
  });
});

it('on a phone, Select shows a box on each card', async () => {
  const test = storeWith(3);
  const { user } = open(test, true);
  await screen.findByRole('list', { name: 'Leads' });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(box('Select P01 Brook'));
  await user.click(inBar('Make inactive'));
  expect(leadsOf(test).map(({ isActive }) => isActive)).toEqual([true, false, true]);
});
