import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mergeLeads, moveLeads, scheduleFollowUps } from '../../../src/domain/leads/commands';
import type { NewLead } from '../../../src/domain/leads/schema';
import { expectLink, textsOf } from '../../support/parts';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

const NOW = beginAt(Date.parse('2026-11-20T15:00:00.000Z'));
const DAY = 86_400_000;

const open = (test: TestStore, query = ''): OpenAdmin =>
  openAdmin(`/admin/crm/leads${query}`, { test });

const storeWith = (...leads: Partial<NewLead>[]): TestStore => {
  const test = emptyStore();
  for (const lead of leads) test.addLead({ stage: 'Paid', ...lead });
  return test;
};

const many = (count: number): Partial<NewLead>[] =>
  Array.from({ length: count }, (_, index) => ({
    firstName: `Person${String(index).padStart(2, '0')}`,
    lastName: 'Brook',
    estimatedValue: index * 10,
  }));

/** The names in the table, from the top. */
const shownNames = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

describe('the leads table', () => {
  it('finds a lead by what one that was merged into it says', async () => {
    const test = emptyStore();
    const older = test.addLead();
    const newer = test.addLead({ firstName: 'Eve', email: 'eve@example.com' });
    test.store.dispatch(mergeLeads([older, newer], () => 'older'));
    open(test, '?search=eve@example');
    expect(await screen.findByRole('link', { name: 'Ada Brook' })).toBeVisible();
  });

  it('shows the columns of a lead', async () => {
    open(
      storeWith({ estimatedValue: 1250.5, priority: 'Medium', projectDescription: 'Porch roof' }),
    );
    const row = await screen.findByRole('row', { name: /Ada Brook/ });
    expect(textsOf(screen.getAllByRole('columnheader'))).toEqual([
      'Customer',
      'Contact',
      'Service',
      'Stage',
      'Value',
      'Follow-up',
      'Actions',
    ]);
    for (const text of ['Essex, VT', 'Phone Call', 'General Repairs', 'Porch roof', 'Paid']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(within(row).getByText('Medium')).toBeVisible();
    expect(within(row).getByText('$1,250.50')).toBeVisible();
    expect(within(row).getByText('None set')).toBeVisible();
    expectLink(within(row), '(802) 555-0120', 'tel:+18025550120');
    expectLink(within(row), 'ada@example.com', 'mailto:ada@example.com');
    expect(within(row).getByRole('button', { name: 'Edit lead Ada Brook' })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Delete lead Ada Brook' })).toBeVisible();
  });

  it('marks a follow-up that is due in words; counts such, active leads and their value', async () => {
    const test = storeWith(
      { firstName: 'Due', estimatedValue: 1000 },
      { firstName: 'Later', estimatedValue: 234.5 },
      { firstName: 'Gone', estimatedValue: 99, isActive: false },
      { estimatedValue: 0 },
    );
    const [due = '', later = ''] = test.store.getState().leads.ids;
    test.store.dispatch(scheduleFollowUps([due], new Date(NOW).toISOString()));
    test.store.dispatch(scheduleFollowUps([later], new Date(NOW + DAY).toISOString()));
    open(test);
    const dueRow = await screen.findByRole('row', { name: /Due Brook/ });
    expect(within(dueRow).getByText('due today')).toHaveTextContent('due today, Nov 20');
    const laterRow = screen.getByRole('row', { name: /Later Brook/ });
    expect(within(laterRow).getByText('Nov 21')).toBeVisible();
    expect(within(laterRow).queryByText('due today')).toBeNull();
    expect(screen.getByText('Overdue Follow-ups').closest('dl')).toHaveTextContent('1');
    expect(screen.getByText('Active Leads').closest('dl')).toHaveTextContent('3');
    expect(screen.getByText('Pipeline Value').closest('dl')).toHaveTextContent('$1,234.50');
    // A lead without an estimate has a dash, and no $0.
    const value = screen.getByRole('button', { name: 'Value of Ada Brook: none' });
    expect(value).toHaveTextContent('–');
    expect(value).not.toHaveTextContent('$');
  });

  it('leads to the panel of a lead that its query names', async () => {
    const test = storeWith({});
    const [id = ''] = test.store.getState().leads.ids;
    const { address } = open(test, `?search=ada&lead=${id}`);
    expect(await screen.findByRole('dialog', { name: 'Ada Brook' })).toBeVisible();
    expect(address()).toBe(`/admin/crm/leads/${id}?search=ada`);
  });

  it('changes a value in place, says what is wrong with it, and leaves the follow-up', async () => {
    const test = storeWith({ estimatedValue: 100 });
    const [id = ''] = test.store.getState().leads.ids;
    test.store.dispatch(moveLeads([id], 'New Lead'));
    const lead = () => test.leadOf(id);
    const followUp = lead()?.nextFollowUpDate;
    vi.setSystemTime(NOW + DAY);
    const { user } = open(test);
    await user.click(await screen.findByRole('button', { name: 'Value of Ada Brook: $100' }));
    const field = await screen.findByLabelText('Estimated Value');
    await user.clear(field);
    await user.type(field, 'abc{Enter}');
    expect(screen.getByText('Enter an amount in dollars')).toBeVisible();
    expect(lead()?.estimatedValue).toBe(100);
    await user.clear(field);
    await user.type(field, '-5{Enter}');
    expect(screen.getByText('Enter 0 or more')).toBeVisible();
    await user.clear(field);
    await user.type(field, '$1,250.50{Enter}');
    expect(
      await screen.findByRole('button', { name: 'Value of Ada Brook: $1,250.50' }),
    ).toBeVisible();
    expect(lead()).toMatchObject({ estimatedValue: 1250.5, nextFollowUpDate: followUp });
  });

  it('shows ten rows a page, and keeps the page in the address', async () => {
    const page = open(storeWith(...many(23)));
    expect(await screen.findByText('Showing 1 to 10 of 23 leads')).toBeVisible();
    expect(shownNames()).toHaveLength(10);
    await page.user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    expect(await screen.findByText('Showing 21 to 23 of 23 leads')).toBeVisible();
    expect(page.address()).toBe('/admin/crm/leads?page=3');
    await page.goBack();
    expect(await screen.findByText('Showing 1 to 10 of 23 leads')).toBeVisible();
  });

  it('keeps a search that was typed just before the form was opened', async () => {
    const page = open(storeWith(...many(3)));
    const search = await screen.findByRole('searchbox');
    const edit = screen.getByRole('button', { name: 'Edit lead Person01 Brook' });
    // In one act, which runs no transition before it ends, as a busy browser may.
    act(() => {
      fireEvent.change(search, { target: { value: 'person01' } });
      fireEvent.click(edit);
    });
    expect(await screen.findByRole('heading', { name: 'Edit Lead' })).toBeVisible();
    expect(page.address()).toMatch(/\/edit\?search=person01$/);
  });

  it('sorts by a column, one way, then the other, then newest first again', async () => {
    const page = open(storeWith(...many(12)));
    for (const [column, first, last, sort, turned] of [
      ['Customer', 'Person00 Brook', 'Person11 Brook', 'customer', 'descending'],
      ['Value', 'Person11 Brook', 'Person00 Brook', '-value', 'ascending'],
    ] as const) {
      const button = await screen.findByRole('button', { name: column });
      await page.user.click(button);
      await waitFor(() => expect(shownNames()[0]).toBe(first));
      expect(page.address()).toBe(`/admin/crm/leads?sort=${sort}`);
      await page.user.click(button);
      await waitFor(() => expect(shownNames()[0]).toBe(last));
      const header = screen.getByRole('columnheader', { name: column });
      expect(header).toHaveAttribute('aria-sort', turned);
      await page.user.click(button);
      await waitFor(() => expect(page.address()).toBe('/admin/crm/leads'));
      expect(header).not.toHaveAttribute('aria-sort', expect.stringMatching(/ending/));
    }
  });

  it('takes filters, order and page from the address, and leaves out what is unknown of it', async () => {
    const { goTo } = open(
      storeWith(...many(14)),
      '?search=person1&stage=Paid&source=Phone+Call&sort=customer',
    );
    expect(await screen.findByText('Showing 1 to 4 of 4 leads')).toBeVisible();
    expect(shownNames()[0]).toBe('Person10 Brook');
    expect(screen.getByRole('searchbox')).toHaveValue('person1');
    expect(screen.getByLabelText('Filter by stage')).toHaveValue('Paid');
    expect(screen.getByLabelText('Filter by source')).toHaveValue('Phone Call');
    await goTo('/admin/crm/leads?stage=Nowhere&source=Pigeon&sort=shoe&page=-2');
    expect(await screen.findByText('Showing 1 to 10 of 14 leads')).toBeVisible();
  });

  it('finds while the owner types, keeps it in the address, and says what to do where nothing is found', async () => {
    const page = open(storeWith({}, { firstName: 'Brook', lastName: 'Rosales' }));
    const field = await screen.findByPlaceholderText('Search leads...');
    await page.user.type(field, 'brook ro');
    expect(field).toHaveValue('brook ro');
    expect(shownNames()).toEqual(['Brook Rosales']);
    await waitFor(() => expect(page.address()).toBe('/admin/crm/leads?search=brook+ro'));
    await page.user.type(field, 'zzz');
    expect(await screen.findByText('No leads found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  });

  it('narrows by stage and by source, and clears both', async () => {
    const page = open(storeWith({ firstName: 'Pat' }, { stage: 'New Lead', leadSource: 'Email' }));
    const stage = await screen.findByLabelText('Filter by stage');
    const source = screen.getByLabelText('Filter by source');
    expect(within(stage).getAllByRole('option')).toHaveLength(13);
    expect(within(source).getAllByRole('option')).toHaveLength(16);
    expect(stage).toHaveDisplayValue('All Stages');
    expect(source).toHaveDisplayValue('All Sources');
    await page.user.selectOptions(stage, 'Paid');
    await waitFor(() => expect(shownNames()).toEqual(['Pat Brook']));
    await page.user.selectOptions(source, 'Email');
    expect(await screen.findByText('No leads found for the selected stage')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shownNames()).toHaveLength(2));
    expect(page.address()).toBe('/admin/crm/leads');
    // A space leaves nobody out.
    await page.user.type(screen.getByRole('searchbox'), ' ');
    await waitFor(() => expect(page.address()).toBe('/admin/crm/leads?search=+'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('says to whoever has no leads yet how a request gets here', async () => {
    open(emptyStore());
    expect(await screen.findByText('No leads found')).toBeVisible();
    expect(screen.getByText(/^Visitors send you their requests by mail or text/)).toBeVisible();
  });
});

describe('the leads on a phone', () => {
  it('are shown from the first of another page', async () => {
    const scrolledTo: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.textContent);
    };
    const page = openAdmin('/admin/crm/leads', { test: storeWith(...many(12)), isPhone: true });
    await page.user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    expect(await screen.findByText('Showing 11 to 12 of 12 leads')).toBeVisible();
    expect(scrolledTo).toEqual([expect.stringMatching(/^Showing/)]);
  });

  it('are cards that call, open, edit and delete', async () => {
    const test = storeWith({ estimatedValue: 900, isActive: false });
    const page = openAdmin('/admin/crm/leads', { test, isPhone: true });
    const list = await screen.findByRole('list', { name: 'Leads' });
    expect(screen.queryByRole('table')).toBeNull();
    const card = within(list).getByRole('listitem');
    for (const text of ['$900', 'Paid', 'None set', 'Essex, VT · General Repairs · Inactive']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expectLink(within(card), 'Call Ada Brook', 'tel:+18025550120');
    expect(within(card).getByRole('link', { name: 'Ada Brook' })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Delete lead Ada Brook' })).toBeVisible();
    await page.user.click(within(card).getByRole('button', { name: 'Edit lead Ada Brook' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Lead' })).toBeVisible();
  });
});
