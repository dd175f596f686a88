import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scheduleFollowUps } from '../../../src/domain/leads/commands';
import { settingChanged } from '../../../src/domain/settings/events';
import { SINGLE_KEYS } from '../../../src/domain/settings/rules';
import { selectSettings } from '../../../src/domain/settings/slice';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

/** Shortcuts of a single key act in a list or board that has the focus or where nothing has, unless switched off. */

function storeWithLeads(): TestStore {
  const test = emptyStore();
  for (const firstName of ['Ada', 'Ben', 'Cleo']) {
    test.addLead({ firstName, stage: 'Paid' });
    test.addJob({ title: `Steps of ${firstName}` });
  }
  return test;
}
/** A Friday: a week after a Saturday nobody works, and the choice is called otherwise. */
beginAt(new Date(2026, 10, 20, 10, 20));
const singleKeys = (value: 'true' | 'false') => settingChanged({ id: SINGLE_KEYS, value });
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

async function openLeads(test = storeWithLeads()) {
  const page = openAdmin('/admin/crm/leads?sort=customer', { test });
  await screen.findByRole('table', { name: 'Leads' });
  return page;
}

describe('in the leads list', () => {
  it('j and k lead from row to row, and x selects, with Shift a range', async () => {
    const { user } = await openLeads();
    link('Ada Brook').focus();
    const regions = [...document.querySelectorAll('[aria-live]')];
    await user.keyboard('x');
    // Screen readers are told: the focus is on no box that would say it.
    expect(regions).toContain(screen.getByText('1 selected', { selector: '[aria-live]' }));
    await user.keyboard('jj');
    expect(link('Cleo Brook')).toHaveFocus();
    await user.keyboard('{Shift>}X{/Shift}');
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('3 selected');
    await user.keyboard('jk');
    expect(link('Ben Brook')).toHaveFocus();
  });

  it.each([
    ['with Caps Lock', 'J', 'K', 'Z'],
    ['of a Greek keyboard', 'ξ', 'κ', 'ζ'],
  ])('keys %s do the same, and those with Shift nothing', async (_what, j, k, z) => {
    const { user } = await openLeads();
    link('Ada Brook').focus();
    const press = (key: string, code: string, facts = {}): boolean =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...facts });
    press('J', 'KeyJ', { shiftKey: true });
    expect(link('Ada Brook')).toHaveFocus();
    press(j, 'KeyJ');
    expect(link('Ben Brook')).toHaveFocus();
    press(z, 'KeyZ', { ctrlKey: true });
    expect(screen.getByText(/^Undone/, { selector: 'output' })).toBeInTheDocument();
    press(k, 'KeyK', { ctrlKey: true });
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toHaveFocus();
    await user.keyboard('{Escape}');
  });

  it('j and k lead from page to page, and stay at the ends of the list', async () => {
    const test = emptyStore();
    for (let index = 0; index < 12; index += 1) {
      test.addLead({ firstName: `P${String(index).padStart(2, '0')}` });
    }
    const { user, address } = await openLeads(test);
    link('P09 Brook').focus();
    await user.keyboard('j');
    await waitFor(() => expect(link('P10 Brook')).toHaveFocus());
    expect(address()).toBe('/admin/crm/leads?sort=customer&page=2');
    await user.keyboard('jj');
    expect(link('P11 Brook')).toHaveFocus();
    await user.keyboard('kk');
    await waitFor(() => expect(link('P09 Brook')).toHaveFocus());
    link('P00 Brook').focus();
    await user.keyboard('k');
    expect(link('P00 Brook')).toHaveFocus();
    expect(address()).toBe('/admin/crm/leads?sort=customer');
  });

  it('Enter opens, e edits, n begins a new lead, m opens the stages', async () => {
    const test = storeWithLeads();
    const page = await openLeads(test);
    const id = test.store.getState().leads.ids[1] ?? '';
    for (const [key, place] of [
      ['{Enter}', `/${id}`],
      ['e', `/${id}/edit`],
      ['n', '/new'],
    ] as const) {
      link('Ben Brook').focus();
      await page.user.keyboard(key);
      await waitFor(() => expect(page.address()).toBe(`/admin/crm/leads${place}?sort=customer`));
      await act(() => page.goBack());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    link('Ben Brook').focus();
    await page.user.keyboard('m');
    expect(await screen.findByRole('menu', { name: 'Move to another stage' })).toBeVisible();
  });

  it('act while nothing has the focus: j and x on the first row, n at once', async () => {
    const { user, address } = await openLeads();
    await user.keyboard('x');
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected');
    expect(link('Ada Brook')).toHaveFocus();
    link('Ada Brook').blur();
    await user.keyboard('j');
    expect(link('Ada Brook')).toHaveFocus();
    link('Ada Brook').blur();
    await user.keyboard('n');
    await waitFor(() => expect(address()).toBe('/admin/crm/leads/new?sort=customer'));
  });

  it.each([
    ['the row', (name: string) => link(name).focus(), 'Cleo Brook'],
    ['nothing', () => {}, 'Ada Brook'],
  ])('n and Escape give the focus back to %s, so that j goes on', async (_what, focus, next) => {
    const { user, address } = await openLeads();
    focus('Ben Brook');
    await user.keyboard('n');
    await screen.findByRole('button', { name: 'Add Lead' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/crm/leads?sort=customer'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Lead' })).not.toHaveFocus());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.keyboard('j');
    expect(link(next)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'New Lead' }));
    await screen.findByRole('button', { name: 'Add Lead' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Lead' })).toHaveFocus());
  });

  it('m, s and e act on the selected rows, and Escape clears the selection', async () => {
    const test = storeWithLeads();
    const { user, address } = await openLeads(test);
    await user.keyboard('xjx');
    await user.keyboard('e');
    expect(
      await screen.findByText('Only one lead at a time can be edited', { selector: 'output' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/admin/crm/leads?sort=customer');
    await user.keyboard('m');
    await user.click(await screen.findByRole('menuitem', { name: 'Follow-up' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
    const stages = () => test.leads().map(({ stage }) => stage);
    expect(stages().filter((stage) => stage === 'Follow-up')).toHaveLength(2);
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('xjx');
    await user.keyboard('s');
    await user.click(await screen.findByRole('menuitem', { name: 'In a week' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
    expect(test.leads().filter(({ nextFollowUpDate }) => nextFollowUpDate)).toHaveLength(2);
    await user.keyboard('x');
    expect(screen.getByRole('group', { name: 'Selection' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });

  it('do nothing outside of it, in a field, with Control, switched off, or while something is open over it', async () => {
    const test = storeWithLeads();
    const page = await openLeads(test);
    const before = page.address();
    await page.user.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('menu');
    act(() => (document.activeElement as HTMLElement).blur());
    await page.user.keyboard('x');
    expect(screen.queryByRole('group', { name: 'Selection', hidden: true })).toBeNull();
    screen.getByRole('menu').focus();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    screen.getByRole('button', { name: 'New Lead' }).focus();
    await page.user.keyboard('enxj');
    expect(screen.getByRole('button', { name: 'New Lead' })).toHaveFocus();
    link('Ben Brook').focus();
    await page.user.keyboard('{Control>}e{/Control}');
    act(() => void test.store.dispatch(singleKeys('false')));
    await page.user.keyboard('jex');
    act(() => void test.store.dispatch(singleKeys('true')));
    await page.user.keyboard('x');
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected');
    expect(link('Ben Brook')).toHaveFocus();
    expect(page.address()).toBe(before);
  });
});

describe('on a board', () => {
  it.each([
    ['/admin/crm/pipeline', 'Paid', 'Move to another stage'],
    ['/admin/projects/board', 'Quote Requested', 'Move to another status'],
  ])(
    'at %s, j leads from card to card, m opens the columns, e edits',
    async (address, name, menu) => {
      const page = openAdmin(address, { test: storeWithLeads() });
      const column = await screen.findByRole('region', { name });
      const [first, second] = within(column).getAllByRole('link');
      first?.focus();
      await page.user.keyboard('j');
      expect(second).toHaveFocus();
      await page.user.keyboard('m');
      expect(await screen.findByRole('menu', { name: menu })).toBeVisible();
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      second?.focus();
      await page.user.keyboard('e');
      await waitFor(() => expect(page.address()).toMatch(/\/edit$/));
    },
  );

  it('of leads, s opens the dates of a follow-up', async () => {
    const { user } = openAdmin('/admin/crm/pipeline', { test: storeWithLeads() });
    const column = within(await screen.findByRole('region', { name: 'Paid' }));
    column.getAllByRole('link')[1]?.focus();
    await user.keyboard('s');
    await user.click(await screen.findByRole('menuitem', { name: 'In a week' }));
    expect(column.queryAllByText('No follow-up')).toHaveLength(2);
  });
});

describe('the list of shortcuts', () => {
  it('is opened by ? as soon as its button is shown', async () => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Keyboard shortcuts"]')) return;
      observer.disconnect();
      fireEvent.keyDown(document.body, { key: '?' });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    openAdmin('/admin/dashboard', { test: storeWithLeads() });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('is opened by ?, and switches the single keys off, itself included', async () => {
    const test = storeWithLeads();
    const { user } = openAdmin('/admin/dashboard', { test });
    const button = await screen.findByRole('button', { name: 'Keyboard shortcuts' });
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const what of ['Find anything', 'Next row or card', 'Undo what was just done']) {
      expect(within(dialog).getAllByText(what)[0]).toBeVisible();
    }
    const toggle = within(dialog).getByRole('switch', { name: 'Single keys are shortcuts' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(selectSettings(test.store.getState())[SINGLE_KEYS]?.value).toBe('false');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    await user.click(await screen.findByRole('switch', { name: 'Single keys are shortcuts' }));
    expect(selectSettings(test.store.getState())[SINGLE_KEYS]).toBeUndefined();
  });
});

describe('on Today', () => {
  it('j and k lead from item to item, and o asks how a call went', async () => {
    const test = storeWithLeads();
    for (const { id } of test.leads()) {
      test.store.dispatch(scheduleFollowUps([id], '2020-01-02T14:00:00.000Z'));
    }
    const { user } = openAdmin('/admin/today', { test });
    const calls = await screen.findByRole('list', { name: '3 calls' });
    const [first, second] = within(calls)
      .getAllByRole('link', { name: /Brook$/ })
      .filter((one) => !one.matches('[href^="tel:"]'));
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
    await user.keyboard('o');
    const sheet = await screen.findByRole('dialog', { name: 'How did it go?' });
    expect(sheet).toHaveTextContent(first?.textContent ?? '');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('c');
    expect(await screen.findByRole('dialog', { name: 'How did it go?' })).toBeVisible();
  });
});
