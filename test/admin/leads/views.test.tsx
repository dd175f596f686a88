import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, queryOf } from '../../../src/admin/shared/leadsView/leadsView';
import { viewFromAddress, viewSettingId } from '../../../src/admin/shared/leadsView/useLeadsView';
import { scheduleFollowUps } from '../../../src/domain/leads/commands';
import { settingChanged, settingReset } from '../../../src/domain/settings/events';
import { displaySettingId } from '../../../src/domain/settings/rules';
import { selectSettings } from '../../../src/domain/settings/slice';
import { selectLastAct } from '../../../src/domain/undo/slice';
import { textsOf } from '../../support/parts';
import type { TestStore } from '../../support/store';
import { emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

/** The look of the leads table: columns and saved views. */

const DEFAULT = ['Customer', 'Contact', 'Service', 'Stage', 'Value', 'Follow-up', 'Actions'];

function storeWithLeads(): TestStore {
  const test = emptyStore();
  test.addLead({ firstName: 'Ada', stage: 'Paid', tags: ['roof'] });
  test.addLead({ firstName: 'Ben', stage: 'Follow-up' });
  return test;
}

const saveView = ({ store }: TestStore, id: string, name: string, query: string): void => {
  store.dispatch(settingChanged({ id: viewSettingId(id), value: JSON.stringify({ name, query }) }));
};

const setting = ({ store }: TestStore, name: string): string | undefined =>
  selectSettings(store.getState())[displaySettingId(name)]?.value;

async function open(test: TestStore, query = ''): Promise<OpenAdmin> {
  const page = openAdmin(`/admin/crm/leads${query}`, { test });
  await screen.findByRole('heading', { name: 'Leads' });
  return page;
}

const headings = (): (string | null)[] => textsOf(screen.getAllByRole('columnheader'));
const names = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

async function chooseFrom({ user }: OpenAdmin, menu: string | RegExp, item: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: menu }));
  const options = { name: item };
  const open = await screen.findByRole('menu');
  const found =
    within(open).queryByRole('menuitemcheckbox', options) ??
    within(open).getByRole('menuitem', options);
  await user.click(found);
  if (screen.queryByRole('menu')) await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The button of the menu that saves, renames and deletes views. */
const MENU = 'Saved views';

describe('the columns', () => {
  it('are chosen, kept in the settings, no act of Undo, and reset', async () => {
    const test = storeWithLeads();
    const page = await open(test);
    expect(headings()).toEqual(DEFAULT);
    await chooseFrom(page, 'Columns', 'Contact');
    await chooseFrom(page, 'Columns', 'Tags');
    expect(headings()).toEqual([
      'Customer',
      'Service',
      'Stage',
      'Value',
      'Follow-up',
      'Tags',
      'Actions',
    ]);
    expect(screen.getByRole('cell', { name: 'roof' })).toBeVisible();
    expect(setting(test, 'leads.columns')).toBe('contact, tags');
    expect(selectLastAct(test.store.getState())?.type).not.toBe('settings/settingChanged');
    await chooseFrom(page, 'Columns', 'Reset columns');
    expect(headings()).toEqual(DEFAULT);
    expect(setting(test, 'leads.columns')).toBeUndefined();
  });
});

describe('saved views', () => {
  it('are saved by name with filter, order and columns, and are in the address', async () => {
    const test = storeWithLeads();
    const page = await open(test, '?stage=Paid&sort=-value');
    await chooseFrom(page, 'Columns', 'Contact');
    await chooseFrom(page, MENU, 'Save as a view…');
    const dialog = await screen.findByRole('dialog', { name: 'Save as a view' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Enter a name')).toBeVisible();
    await page.user.type(within(dialog).getByLabelText('Name'), 'Hot{Enter}');
    const hot = await screen.findByRole('button', { name: 'Hot', pressed: true });
    expect(page.address()).toMatch(/^\/admin\/crm\/leads\?view=\d+-\w+$/);
    expect(names()).toEqual(['Ada Brook']);
    expect(headings()).not.toContain('Contact');
    await page.user.click(screen.getByRole('button', { name: 'All' }));
    expect(page.address()).toBe('/admin/crm/leads');
    expect(names()).toHaveLength(2);
    await page.user.click(hot);
    expect(names()).toEqual(['Ada Brook']);
  });

  it('show what was changed, which Save keeps and Reset takes back', async () => {
    const test = storeWithLeads();
    saveView(test, 'v1', 'Hot', 'stage=Paid');
    const page = await open(test, '?view=v1');
    expect(screen.queryByRole('button', { name: 'Save the view Hot' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(page.address()).toBe('/admin/crm/leads?view=v1&changed=1');
    expect(names()).toHaveLength(2);
    await page.user.click(screen.getByRole('button', { name: 'Reset the view Hot' }));
    expect(page.address()).toBe('/admin/crm/leads?view=v1');
    expect(names()).toEqual(['Ada Brook']);
    await chooseFrom(page, 'Columns', 'Service');
    expect(page.address()).toBe('/admin/crm/leads?view=v1&changed=1&stage=Paid&columns=service');
    expect(setting(test, 'leads.columns')).toBeUndefined();
    await page.user.click(screen.getByRole('button', { name: 'Save the view Hot' }));
    expect(page.address()).toBe('/admin/crm/leads?view=v1');
    expect(setting(test, 'leads.view.v1')).toBe(
      '{"name":"Hot","query":"stage=Paid&columns=service"}',
    );
    expect(screen.queryByRole('button', { name: 'Save the view Hot' })).toBeNull();
  });

  it('are renamed, not to a name that is taken, and deleted after a question', async () => {
    const test = storeWithLeads();
    saveView(test, 'v1', 'Hot', 'stage=Paid&columns=tags');
    saveView(test, 'v2', 'Cold', '');
    const page = await open(test);
    await page.goTo('/admin/crm/leads?view=v1');
    await chooseFrom(page, MENU, 'Rename…');
    const field = await screen.findByLabelText('Name');
    await page.user.clear(field);
    await page.user.type(field, 'Cold{Enter}');
    expect(screen.getByText('There is a view of that name')).toBeVisible();
    await page.user.clear(field);
    await page.user.type(field, 'Warm{Enter}');
    expect(await screen.findByRole('button', { name: 'Warm', pressed: true })).toBeVisible();
    await chooseFrom(page, MENU, 'Delete…');
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(setting(test, 'leads.view.v1')).toBeUndefined();
    await waitFor(() => expect(page.address()).toBe('/admin/crm/leads?stage=Paid'));
    await act(() => page.goBack());
    expect(page.address()).toBe('/admin/crm/leads');
  });

  it('that were deleted elsewhere say so, and show all leads', async () => {
    const test = storeWithLeads();
    saveView(test, 'v1', 'Hot', 'stage=Paid');
    await open(test, '?view=v1');
    act(() => void test.store.dispatch(settingReset({ id: viewSettingId('v1') })));
    expect(await screen.findByText('This view was deleted.')).toBeVisible();
    expect(names()).toHaveLength(2);
  });

  it('that cannot be read are left out', async () => {
    const test = storeWithLeads();
    test.store.dispatch(settingChanged({ id: viewSettingId('v1'), value: '{"name":""}' }));
    await open(test, '?view=v1');
    const views = within(screen.getByRole('group', { name: 'Views' })).getAllByRole('button');
    expect(textsOf(views)).toEqual([
      'All',
      'Due 0',
      'Estimates waiting 0',
      'Unpaid 0',
      'This month 2',
      '',
    ]);
  });
});

describe('the ready-made views', () => {
  it('count and show their leads, and a second press all', async () => {
    const test = emptyStore();
    const { dispatch } = test.store;
    for (const [firstName, stage] of [
      ['Asked', 'Awaiting Decision'],
      ['Offered', 'Estimate Provided'],
      ['Billed', 'Invoice Sent'],
      ['Due', 'Paid'],
    ] as const)
      test.addLead({ firstName, stage });
    const due = test.leads().find(({ firstName }) => firstName === 'Due');
    dispatch(scheduleFollowUps([due?.id ?? ''], new Date().toISOString()));
    const page = await open(test);
    for (const [label, expected] of [
      ['Due 1', ['Due Brook']],
      ['Estimates waiting 2', ['Asked Brook', 'Offered Brook']],
      ['Unpaid 1', ['Billed Brook']],
      ['This month 4', ['Asked Brook', 'Billed Brook', 'Due Brook', 'Offered Brook']],
    ] as const) {
      const view = screen.getByRole('button', { name: label });
      await page.user.click(view);
      expect(new Set(names())).toEqual(new Set(expected));
      expect(view).toHaveAttribute('aria-pressed', 'true');
      await page.user.click(view);
      expect(names()).toHaveLength(4);
    }
  });
});

describe('the address of a view', () => {
  const saved: Record<string, string> = { v1: 'stage=Paid&sort=-value&columns=tags' };
  const savedQueryOf = (id: string): string | undefined => saved[id];
  it.each([
    ['', ''],
    ['search=roof&due=now&page=2', 'search=roof&due=now&page=2'],
    ['show=unpaid', 'show=unpaid'],
    ['show=nothing', ''],
    ['view=v1', 'view=v1'],
    ['view=v1&page=3', 'view=v1&page=3'],
    ['view=v1&changed=1', 'view=v1&changed=1'],
    ['view=v1&changed=1&sort=-value&stage=Paid&columns=tags', 'view=v1'],
    ['view=v1&stage=New+Lead', 'view=v1'],
    ['view=gone&stage=Paid', 'stage=Paid'],
    ['columns=tags', ''],
  ])('%s is read, and written as %s', (query, written) => {
    const view = viewFromAddress(new URLSearchParams(query), savedQueryOf);
    expect(queryOf(view, savedQueryOf)).toBe(written && `?${written}`);
  });

  it('of a saved one has its filters, order and columns', () => {
    expect(viewFromAddress(new URLSearchParams('view=v1'), savedQueryOf)).toEqual({
      ...EVERYTHING,
      viewId: 'v1',
      stage: 'Paid',
      sort: 'value',
      isDescending: true,
      columns: ['tags'],
    });
  });
});
