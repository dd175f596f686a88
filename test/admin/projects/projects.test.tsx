import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { receivePayment } from '../../../src/domain/payments/commands';
import { addNote } from '../../../src/domain/projects/commands';
import { projectDeleted, projectEdited } from '../../../src/domain/projects/events';
import { PROJECT_STATUSES, type NewProject } from '../../../src/domain/projects/schema';
import { answer, expectLink, fillIn, findNotice, headingsIn, textsOf } from '../../support/parts';
import { pictureFile, stubDrawing } from '../../support/pictures';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

const NOW = beginAt(new Date('2026-11-20T15:00:00.000Z'));

const storeWith = (...drafts: Partial<NewProject>[]): { test: TestStore; ids: number[] } => {
  const test = emptyStore();
  const ids = drafts.map((draft) => test.addJob(draft));
  test.events.length = 0;
  return { test, ids };
};
type Options = Parameters<typeof openAdmin>[1];
const open = (address: string, options: Options = {}) => openAdmin(address, options);
/** Opens the list of the projects of some drafts. */
function openWith(drafts: Partial<NewProject>[], query = '', options: Options = {}) {
  const { test, ids } = storeWith(...drafts);
  return { ...open(`/admin/projects${query}`, { test, ...options }), test, ids };
}
/** Opens the panel of the project of a draft, or its form. */
function openJob(draft: Partial<NewProject> = {}, form = '', options: Options = {}) {
  const { test, ids } = storeWith(draft);
  const [id = 0] = ids;
  return { ...open(`/admin/projects/${id}${form}`, { test, ...options }), test, id };
}
const statOf = async (label: string): Promise<string> => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? '';
};
const theCard = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('list', { name: 'Projects' })).getByRole('listitem');
const listed = (): string[] => headingsIn('Projects');

describe('the three summary cards', () => {
  it('count active and overdue projects and add up the value of the active ones', async () => {
    openWith([
      { status: 'Approved', estimatedValue: 1_000 },
      { status: 'In Progress', estimatedValue: 250.5, estimatedCompletionDate: '2026-11-19' },
      { status: 'On Hold', estimatedValue: 9_000, estimatedCompletionDate: '2026-11-18' },
      { status: 'Paid', estimatedValue: 700, estimatedCompletionDate: '2026-01-01' },
    ]);
    expect(await statOf('Active Projects')).toBe('2');
    expect(await statOf('Overdue Projects')).toBe('2');
    expect(await statOf('Total Value')).toBe('$1,250.50');
  });
});

describe('the list of projects', () => {
  it('shows what a card of the specification shows', async () => {
    openWith([
      {
        title: 'Back steps',
        city: 'Essex',
        status: 'Scheduled',
        priority: 'High',
        estimatedValue: 1_860,
        estimatedCompletionDate: '2026-11-21',
      },
    ]);
    const card = await theCard();
    for (const text of ['Back steps', 'Scheduled', 'High', '$1,860', 'Five treads and a rail']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(card).toHaveTextContent('Ada Brook · Essex, VT');
    expect(card).toHaveTextContent('Due Nov 21');
  });

  it('is sorted by urgency, which a note does not change, and shows the overdue ones alone, marked so', async () => {
    const { user, address, test, ids } = openWith([
      { title: 'Paid', status: 'Paid', estimatedCompletionDate: '2026-11-01' },
      { title: 'Undated' },
      { title: 'Later', estimatedCompletionDate: '2026-12-01' },
      { title: 'Late', estimatedCompletionDate: '2026-11-18' },
    ]);
    expect(await screen.findByText('4 projects, open ones first, by due date')).toBeVisible();
    expect(listed()).toEqual(['Late', 'Later', 'Undated', 'Paid']);
    act(() => test.store.dispatch(addNote(ids[1] ?? 0, { content: 'Called' })));
    expect(listed()).toEqual(['Late', 'Later', 'Undated', 'Paid']);
    expect(screen.getByText('Was due Nov 1')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Overdue Projects/ }));
    expect(listed()).toEqual(['Late']);
    expect(await theCard()).toHaveTextContent('Overdue: Nov 18');
    expect(address()).toBe('/admin/projects?due=overdue');
    await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }));
    expect(listed()).toHaveLength(4);
  });

  it('is searched, in the address, and says where none passes', async () => {
    const { user, address } = openWith([{ title: 'Porch roof' }, { title: 'Gutters' }]);
    const search = await screen.findByRole('searchbox', { name: 'Search projects...' });
    await user.type(search, 'porc');
    expect(listed()).toEqual(['Porch roof']);
    expect(address()).toBe('/admin/projects?search=porc');
    await user.type(search, 'upine');
    expect(await screen.findByText('No projects found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(search).toHaveFocus();
    expect(listed()).toHaveLength(2);
    expect(address()).toBe('/admin/projects');
  });

  it('offers All Status and every status, and keeps the choice in the address', async () => {
    const { user, address } = openWith([
      { title: 'Paid one', status: 'Paid' },
      { title: 'Open one' },
    ]);
    const filter = await screen.findByRole('combobox', { name: 'Status' });
    expect(textsOf(within(filter).getAllByRole('option'))).toEqual([
      'All Status',
      ...PROJECT_STATUSES,
    ]);
    await user.selectOptions(filter, 'Paid');
    expect(listed()).toEqual(['Paid one']);
    expect(address()).toBe('/admin/projects?status=Paid');
  });

  it('has its filters behind one button on a phone, which counts them', async () => {
    const { user } = openWith([{ title: 'Paid one', status: 'Paid' }, { title: 'Open one' }], '', {
      isPhone: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Status' }), 'Paid');
    expect(within(sheet).getByText('1 project found')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Show 1 project' }));
    expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
    expect(listed()).toEqual(['Paid one']);
  });

  it.each([
    ['takes the filters of an address', 'status=Paid&search=one', 'one', ['Paid one']],
    ['ignores what is no filter', 'status=Nope&due=soon', '', ['Open one', 'Paid one']],
  ])('%s', async (_what, query, search, titles) => {
    openWith([{ title: 'Paid one', status: 'Paid' }, { title: 'Open one' }], `?${query}`);
    expect(await screen.findByRole('searchbox')).toHaveValue(search);
    expect(listed()).toEqual(titles);
  });
});

describe('the project form', () => {
  it('says beside the due date that it is before the start', async () => {
    openJob({ startDate: '2026-12-05', estimatedCompletionDate: '2026-12-01' }, '/edit');
    const due = await screen.findByLabelText('Due Date');
    expect(due).toHaveAccessibleDescription('This is before the start');
    expect(due).toBeValid();
    fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2026-12-01' } });
    expect(due).not.toHaveAccessibleDescription(/./);
  });

  it('asks beside each field for what is missing or no day, and keeps what was typed', async () => {
    const { user, types } = open('/admin/projects/new');
    await user.type(await screen.findByLabelText('Email'), 'nobody');
    // The browser's value for a year with a digit too many.
    for (const label of ['Start Date', 'Due Date'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: '12026-11-15' } });
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    const messages = {
      Title: 'Enter a title',
      'Customer Name': 'Enter the customer’s name',
      Phone: 'Enter a phone number',
      Description: 'Describe the work',
      Email: 'Enter an e-mail address such as name@example.com',
      'Start Date': 'Enter a day of the calendar',
      'Due Date': 'Enter a day of the calendar',
    };
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('nobody');
    expect(types()).not.toContain('projects/projectCreated');
  });

  it('is empty but for defaults, and creates a project once and shows it', async () => {
    const { user, address, types, jobs } = open('/admin/projects');
    await user.click(await screen.findByRole('button', { name: 'New Project' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Project' }));
    expect(address()).toBe('/admin/projects/new');
    const contact = ['Customer Name', 'Phone', 'Email', 'Address', 'City', 'ZIP Code'];
    for (const label of ['Title', 'Description', 'Start Date', 'Due Date', 'Tags', ...contact])
      expect(form.getByLabelText(label)).toHaveValue('');
    expect(form.getByLabelText('State')).toHaveValue('VT');
    expect(form.getByLabelText('Status')).toHaveValue('Quote Requested');
    expect(form.getByLabelText('Priority')).toHaveValue('Medium');
    expect(form.getByLabelText('Estimated Value')).toHaveValue(0);
    expect(form.getByLabelText('Actual Cost')).toHaveValue(null);
    await user.type(form.getByLabelText('Title'), ' Roof ');
    await fillIn(user, form, {
      'Customer Name': 'Ada',
      Phone: '555-0120',
      Description: 'It leaks',
      'Estimated Value': '',
      Tags: 'a, , b ,',
    });
    await user.dblClick(screen.getByRole('button', { name: 'Create Project' }));
    const [project] = jobs();
    expect(jobs()).toHaveLength(1);
    expect(project).toMatchObject({
      title: 'Roof',
      estimatedValue: 0,
      tags: ['a', 'b'],
      state: 'VT',
      status: 'Quote Requested',
      priority: 'Medium',
      notes: [],
    });
    expect(address()).toBe(`/admin/projects/${project?.id}`);
    expect(types().filter((type) => type === 'projects/projectCreated')).toHaveLength(1);
    expect(await screen.findByRole('dialog', { name: 'Roof' })).toBeVisible();
  });

  it('edits only what differs, and takes the actual cost', async () => {
    const { user, address, test, ids } = openWith([{ title: 'Back steps' }]);
    await user.click(await screen.findByRole('button', { name: 'Edit Back steps' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Project' });
    await user.type(within(form).getByLabelText('Actual Cost'), '99.50');
    await user.click(within(form).getByRole('button', { name: 'Update Project' }));
    expect(test.events.filter(projectEdited.match).map(({ payload }) => payload.changes)).toEqual([
      { actualCost: 99.5 },
    ]);
    expect(address()).toBe(`/admin/projects/${ids[0]}`);
  });

  it('says which lead a status moves that is saved with it', async () => {
    const test = emptyStore();
    const customerId = test.addLead({ stage: 'Job Accepted' });
    const id = test.addJob({ customerId });
    const { user } = open(`/admin/projects/${id}/edit`, { test });
    const form = await screen.findByRole('dialog', { name: 'Edit Project' });
    await user.selectOptions(within(form).getByLabelText('Status'), 'Completed');
    await user.click(within(form).getByRole('button', { name: 'Update Project' }));
    // Until then the notice is in the form, with which it goes.
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(
      await findNotice(/^Project updated\. Ada Brook moved to Work Completed\. Follow-up set for /),
    ).toBeVisible();
  });

  it('says that a price which was paid already moves the project', async () => {
    const test = emptyStore();
    const customerId = test.addLead({ stage: 'Invoice Sent' });
    const id = test.addJob({ customerId, status: 'Invoiced', estimatedValue: 500 });
    const paid = { way: 'Check', amountCents: 40_000, day: '2026-11-18' } as const;
    test.store.dispatch(receivePayment({ projectId: id }, paid));
    const { user } = open(`/admin/projects/${id}/edit`, { test });
    const form = await screen.findByRole('dialog', { name: 'Edit Project' });
    await fillIn(user, within(form), { 'Estimated Value': '400' });
    await user.click(within(form).getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const words = /^Project updated. Status changed to Paid: Back steps. Ada Brook moved to Paid/;
    expect(await findNotice(words)).toBeVisible();
  });

  it('brings the whole back when the project is deleted elsewhere', async () => {
    const { user, test, id: projectId } = openJob({ title: 'Back steps' }, '/edit');
    await screen.findByRole('dialog', { name: 'Edit Project' });
    act(() => test.store.dispatch(addNote(projectId, { content: 'Bring the long ladder' })));
    act(() => void test.store.dispatch(projectDeleted({ projectId, projectTitle: 'Back steps' })));
    expect(await screen.findByText(/deleted elsewhere/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update Project' }));
    expect(test.jobs()).toMatchObject([
      { id: projectId, title: 'Back steps', notes: [{ content: 'Bring the long ladder' }] },
    ]);
  });
});

describe('the panel of the selected project', () => {
  it('asks to select one, opens by choosing a card, has an address, and shows the details', async () => {
    const { user, address, ids } = openWith(
      [
        {
          title: 'Back steps',
          customerEmail: 'ada@example.com',
          address: '1 Mill Street',
          city: 'Essex',
          zipCode: '05451',
          estimatedValue: 1_860,
          actualCost: 1_700,
          estimatedCompletionDate: '2026-12-01',
        },
      ],
      '?search=steps',
      { isWide: true },
    );
    expect(await screen.findByText('Select a project to view details and add notes')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back steps' }));
    expect(address()).toBe(`/admin/projects/${ids[0]}?search=steps`);
    const details = await screen.findByRole('region', { name: 'Project Details' });
    for (const text of [
      'Ada Brook',
      '(802) 555-0120',
      'ada@example.com',
      '1 Mill Street',
      'Essex, VT 05451',
      '$1,860',
      '$1,700',
      'Dec 1',
    ]) {
      expect(details).toHaveTextContent(text);
    }
    expectLink(within(details), '(802) 555-0120', 'tel:+18025550120');
  });

  it.each([
    ['on its side', false],
    ['upright', true],
  ])('leaves open what was opened in it when the phone is turned %s', async (_how, isWide) => {
    const { user, addJob } = openJob({}, '', { isWide });
    await screen.findByRole(isWide ? 'complementary' : 'dialog', {
      name: isWide ? 'Selected project' : 'Back steps',
    });
    await user.click(await screen.findByRole('button', { name: /Got paid/ }));
    const amount = await screen.findByLabelText('Amount');
    await user.type(amount, '125');
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !isWide && query.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    act(() => void addJob({ title: 'Another' }));
    expect(await screen.findByText('Another')).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toBe(amount);
    expect(amount).toHaveValue(125);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Back steps' })).toBeVisible();
  });

  it('takes a photo, shows it, and removes it after a question', async () => {
    stubDrawing();
    const { user, test } = openJob({ title: 'Back steps' });
    await user.upload(
      await screen.findByLabelText('Take a photo', { selector: 'input' }),
      pictureFile(),
    );
    const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
    expect(await pictures.findByRole('img', { name: 'Photo, Nov 20' })).toBeVisible();
    // Its name says when it was taken.
    expect(pictures.queryByText('Nov 20')).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(pictures.getByRole('button', { name: 'Remove picture Photo, Nov 20' }));
    await answer(user, 'Remove');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pictures' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(test.jobs()[0]?.attachments).toMatchObject([{ name: 'Photo, Nov 20' }]);
  });

  it('leads to the lead that the project came from, and says how a status moves that', async () => {
    const test = emptyStore();
    const customerId = test.addLead({ firstName: 'Ada' });
    const id = test.addJob({ customerId });
    const { user } = open(`/admin/projects/${id}`, { test });
    const lead = await screen.findByRole('link', { name: 'Open the lead' });
    expect(lead).toHaveAttribute('href', `/admin/crm/leads/${customerId}`);
    await user.selectOptions(screen.getByLabelText('New status'), 'Completed');
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    const said = /^Status changed to Completed\. Ada \w+ moved to Work Completed/;
    await findNotice(said);
  });

  it('that is deleted elsewhere shows the note that was being written, and offers to restore it', async () => {
    const { user, test, id: projectId } = openJob({ title: 'Back steps' });
    await user.type(await screen.findByLabelText('Note'), 'Bring the long ladder');
    act(() => void test.store.dispatch(projectDeleted({ projectId, projectTitle: 'Back steps' })));
    expect(await screen.findByText('This project is not here')).toBeVisible();
    const note = screen.getByLabelText('Your note that was not added');
    expect(note).toHaveValue('Bring the long ladder');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('heading', { name: 'Back steps' })).toBeVisible();
  });

  it('says so at an address where nothing is, and leads to the list', async () => {
    const { goTo } = open('/admin/projects');
    for (const path of ['12345', 'nonsense', '12345/edit']) {
      await goTo('/admin/projects');
      expect(screen.queryByText('This project is not here')).toBeNull();
      await goTo(`/admin/projects/${path}`);
      expect(await screen.findByText('This project is not here')).toBeVisible();
      expectLink(screen, 'Back to Projects', '/admin/projects');
    }
  });
});

describe('Update Status', () => {
  it('waits for a status, then logs the update without a note', async () => {
    const { user, test } = openJob();
    const button = await screen.findByRole('button', { name: 'Update Status' });
    expect(button).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'On Hold');
    await user.click(button);
    expect(test.jobs()).toMatchObject([{ status: 'On Hold', notes: [] }]);
    expect(button).toBeDisabled();
    expect(button.closest('form')).toHaveFocus();
  });

  it('with a note adds one that says what changed, and e-mails it about a second later', async () => {
    const { user } = openJob({ customerEmail: 'ada@example.com' });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'New status' }),
      'Scheduled',
    );
    await user.type(screen.getByLabelText('Status note (optional)'), 'Monday at 8');
    await user.click(screen.getByLabelText('Send email update to customer'));
    expect(
      screen.getByText(/^To ada@example\.com\. A simulation: nothing leaves this browser/),
    ).toBeVisible();
    vi.useFakeTimers({ now: NOW });
    await act(async () => screen.getByRole('button', { name: 'Update Status' }).click());
    const notes = screen.getByRole('region', { name: 'Project Notes' });
    expect(notes).toHaveTextContent(
      'Status changed from Quote Requested to Scheduled: Monday at 8',
    );
    expect(notes).toHaveTextContent('Customer Update');
    expect(notes).toHaveTextContent('Sending email…');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(notes).toHaveTextContent('Email Sent');
    expect(notes).toHaveTextContent('A simulation: nothing leaves this browser.');
    const words = encodeURIComponent(
      'Status changed from Quote Requested to Scheduled: Monday at 8',
    );
    expectLink(within(notes), 'Mail', `mailto:ada@example.com?subject=Back%20steps&body=${words}`);
    expectLink(within(notes), 'Text', `sms:+18025550120?&body=${words}`);
  });

  it('says what is not sent: without an address, and without a note', async () => {
    const { user, store, id } = openJob();
    act(() => store.dispatch(addNote(id, { content: 'We come on Monday', isPublic: true })));
    const notes = await screen.findByRole('region', { name: 'Project Notes' });
    expect(notes).toHaveTextContent('No e-mail address.');
    expect(within(notes).queryByRole('link', { name: 'Mail' })).toBeNull();
    expect(notes).not.toHaveTextContent('apps do not open');
    act(() =>
      store.dispatch(addNote(id, { content: 'We come on Monday. '.repeat(80), isPublic: true })),
    );
    expect(notes).toHaveTextContent('Some text apps do not open with a message of this length');
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'On Hold');
    await user.click(screen.getByLabelText('Send email update to customer'));
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    expect(await findNotice(/There is no note, so there is no email update/)).toBeVisible();
  });
});

describe('Add Note', () => {
  it('needs something written; the newest is first', async () => {
    const { user, test, store, id } = openJob();
    const button = await screen.findByRole('button', { name: 'Add Note' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Note'), '   ');
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Note'), 'Ladder');
    await user.click(button);
    expect(test.jobs()[0]?.notes).toMatchObject([
      { content: 'Ladder', isPublic: false, createdBy: 'Admin', emailSent: false },
    ]);
    const notes = screen.getByRole('list', { name: 'Notes' });
    expect(notes).toHaveTextContent('Internal');
    expect(screen.getByLabelText('Note')).toHaveValue('');
    vi.setSystemTime(NOW.getTime() + 60_000);
    act(() => store.dispatch(addNote(id, { content: 'Second' })));
    expect(within(notes).getAllByRole('listitem')[0]).toHaveTextContent('Second');
  });
});
