import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeFragment } from '../../src/domain/leads/requestFragment';
import { signedIn, signedOut } from '../../src/domain/session/events';
import { formDrafts } from '../../src/persistence/formDrafts';
import { estimateRequest } from '../support/entities';
import { emptyStore, openAdmin, type OpenAdmin } from './openAdmin';

interface Form {
  what: string;
  /** Returns the form's address, from the ids of a lead and a project. */
  at: (leadId: string, projectId: number) => string;
  /** The button that opens the form at that address, if any. */
  opener?: string;
  /** The field that is typed into. */
  field: string;
}

const lead = (id: string): string => `/admin/crm/leads/${id}`;
const project = (_leadId: string, id: number): string => `/admin/projects/${id}`;

/** The opener that is in the menu of a lead's panel. */
const IN_MENU = 'Add document';

const FORMS: Form[] = [
  { what: 'a new lead', at: () => '/admin/crm/leads/new', field: 'First Name' },
  { what: 'a lead', at: (id) => `${lead(id)}/edit`, field: 'City' },
  { what: 'a communication', at: lead, opener: 'Log communication', field: 'Subject' },
  { what: 'an appointment', at: lead, opener: 'Schedule appointment', field: 'Notes' },
  { what: 'a document', at: lead, opener: IN_MENU, field: 'Name' },
  { what: 'a new project', at: () => '/admin/projects/new', field: 'Title' },
  { what: 'a project', at: (_id, id) => `/admin/projects/${id}/edit`, field: 'City' },
  { what: 'a status', at: project, field: 'Status note (optional)' },
  { what: 'a project note', at: project, field: 'Note' },
  { what: 'a new post', at: () => '/admin/blog/new', field: 'Title' },
  { what: 'a gallery project', at: () => '/admin/gallery/new', field: 'Title' },
  { what: 'a section', at: () => '/admin/content/home/hero-title', field: 'Section Title' },
  { what: 'a page title', at: () => '/admin/content/home/page-title', field: 'Page Title' },
];

async function openForm({ at, opener }: Form): Promise<OpenAdmin> {
  const test = emptyStore();
  const leadId = test.addLead({ stage: 'Paid' });
  const projectId = test.addJob();
  const page = openAdmin(at(leadId, projectId), { test, isWide: true });
  await press(page.user, opener);
  return page;
}
async function press(user: UserEvent, opener: string | undefined): Promise<void> {
  if (opener === undefined) return;
  if (opener === IN_MENU) await user.click(await screen.findByRole('button', { name: 'More' }));
  const role = opener === IN_MENU ? 'menuitem' : 'button';
  await user.click(await screen.findByRole(role, { name: opener }));
}

/** Signs the owner out in another tab, and in again here. */
async function signOutAndIn({ store }: OpenAdmin): Promise<void> {
  act(() => void store.dispatch(signedOut()));
  await screen.findByRole('heading', { name: 'Owner sign-in' });
  act(() => void store.dispatch(signedIn()));
}
/** The fragment of a mail's link "Add to CRM". */
const REQUEST = writeFragment(estimateRequest({ fullName: 'Ben Stone', email: '' }));
const drafts = (): string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('handyman.draft.'));
const restored = () => screen.findByText(/^Your draft from \d+:\d\d [AP]M was restored$/);

describe('a half-filled form', () => {
  it.each(FORMS)('$what is asked about and kept until it is discarded', async (form) => {
    const page = await openForm(form);
    const field = await screen.findByLabelText(form.field);
    const before = (field as HTMLInputElement).value;
    await page.user.type(field, ' half');
    const address = page.address();
    await page.goTo('/admin/crm');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await page.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(page.address()).toBe(address);
    await signOutAndIn(page);
    await press(page.user, form.opener);
    expect(await restored()).toBeVisible();
    expect(screen.getByLabelText(form.field)).toHaveValue(`${before} half`);

    await page.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText(form.field)).toHaveValue(before);
    expect(screen.queryByText(/^Your draft from/)).toBeNull();
    expect(document.activeElement?.tagName).toMatch(/INPUT|SELECT|TEXTAREA/);
    expect(drafts()).toEqual([]);
  });

  it.each([
    { form: FORMS[1], save: 'Save Lead' },
    { form: FORMS[2], save: 'Log' },
    { form: FORMS[6], save: 'Update Project' },
    { form: FORMS[8], save: 'Add Note' },
  ])('$form.what that is saved leaves no draft', async ({ form, save }) => {
    if (!form) throw new Error('There is no such form');
    const page = await openForm(form);
    await page.user.type(await screen.findByLabelText(form.field), ' half');
    expect(drafts()).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('of another person is not mixed into a request from a link', async () => {
    const at = Date.now();
    const values = { email: 'ida@example.com' };
    formDrafts.write('lead.new', { at, expiresAt: at + 60_000, values });
    openAdmin(`/admin/crm/leads/new${REQUEST}`);
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Ben'));
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('of a request from a link comes back after a sign-out, in the form of a new lead', async () => {
    const page = openAdmin(`/admin/crm/leads/new${REQUEST}`);
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Ben'));
    await page.user.type(screen.getByLabelText('City'), 'Barre');
    await signOutAndIn(page);
    expect(await restored()).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('Ben');
    expect(screen.getByLabelText('City')).toHaveValue('Barre');
  });
});

it.each(FORMS.filter(({ at }) => at('', 0).endsWith('/new')))(
  'the form of $what begins in its first field',
  async (form) => {
    await openForm(form);
    await waitFor(() => expect(screen.getByRole('textbox', { name: form.field })).toHaveFocus());
  },
);
