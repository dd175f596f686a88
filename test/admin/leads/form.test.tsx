import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logCommunication } from '../../../src/domain/leads/commands';
import { leadsDeleted, leadEdited } from '../../../src/domain/leads/events';
import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '../../../src/domain/leads/fields';
import type { Lead, NewLead } from '../../../src/domain/leads/schema';
import { remoteChangesMerged } from '../../../src/domain/system/events';
import { callFields } from '../../support/entities';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));
const LEADS = '/admin/crm/leads';

const open = (address: string, test?: TestStore): OpenAdmin => openAdmin(address, { test });

interface Editing extends OpenAdmin {
  id: string;
  lead: () => Lead | undefined;
}

const form = (name: string) => screen.findByRole('dialog', { name });

/** Opens the form of an existing lead. */
async function edit(facts: Partial<NewLead> = {}): Promise<Editing> {
  const test = emptyStore();
  const id = test.addLead({ stage: 'Awaiting Decision', ...facts });
  const page = open(`${LEADS}/${id}/edit`, test);
  await form('Edit Lead');
  return { ...page, id, lead: () => test.leadOf(id) };
}

/** Saves the form, and waits until it is closed. */
async function save(page: OpenAdmin): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: 'Save Lead' }));
  await waitFor(() => expect(page.address()).toBe(LEADS));
}

// Of the form: the table behind it has columns of the same names.
const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input, select, textarea' });

async function fillIn({ user }: OpenAdmin): Promise<void> {
  await form('Add New Lead');
  await user.type(field('First Name'), 'Rosa');
  await user.type(field('Last Name'), 'Lind');
  await user.type(field('Phone'), '(802) 555-0123');
  await user.selectOptions(field('Lead Source'), 'Referral');
  await user.selectOptions(field('Service Type'), 'Outdoor Projects');
  await user.type(field('Project Description'), 'A fence');
}

describe("a new lead's form", () => {
  it('submitted twice in a row makes one lead, whose empty estimated value is 0', async () => {
    const page = open(`${LEADS}/new`);
    await fillIn(page);
    await page.user.clear(field('Estimated Value'));
    await page.user.dblClick(screen.getByRole('button', { name: 'Add Lead' }));
    await waitFor(() => expect(page.address()).toBe(LEADS));
    expect(page.leads()).toMatchObject([{ estimatedValue: 0 }]);
  });

  it('parts an address once its field is left', async () => {
    const { user } = open(`${LEADS}/new`);
    await form('Add New Lead');
    const labels = ['Address', 'City', 'State', 'ZIP Code'];
    for (const [address, parts] of [
      ['12 Mill Rd, Essex, VT 05452', ['12 Mill Rd', 'Essex', 'VT', '05452']],
      ['7 Old Route, Hanover, NH 03755, USA', ['7 Old Route', 'Hanover', 'NH', '03755']],
      ['12 Mill Rd · Essex, VT 05452', ['12 Mill Rd', 'Essex', 'VT', '05452']],
      ['12 mill rd, essex, vt 05452.', ['12 mill rd', 'Essex', 'VT', '05452']],
      ['12 Mill Rd, Essex, VT, USA 05452', ['12 Mill Rd, Essex, VT, USA 05452', '', 'VT', '']],
      ['12 Mill Rd, Rear', ['12 Mill Rd, Rear', '', 'VT', '']],
      ['The Barn, 12 Mill Rd, Essex', ['The Barn, 12 Mill Rd, Essex', '', 'VT', '']],
      ['12 Mill Rd, Essex, gate 1234', ['12 Mill Rd, Essex, gate 1234', '', 'VT', '']],
    ] as const) {
      for (const label of labels) await user.clear(field(label));
      await user.type(field('State'), 'VT');
      await user.click(field('Address'));
      await user.paste(address);
      await user.tab();
      const values = labels.map((label) => field(label).getAttribute('value'));
      expect(values, address).toEqual(parts);
    }
  });

  it('leaves an address that nobody changed', async () => {
    const { user } = await edit({ address: '12 Mill Rd, Essex, VT', city: '', zipCode: '' });
    await user.click(field('Address'));
    await user.tab();
    expect(field('City')).toHaveValue('');
  });

  it('leaves an address as it is where its town or ZIP code is there already', async () => {
    const { user } = await edit({ city: 'Milton', zipCode: '' });
    await user.clear(field('Address'));
    await user.type(field('Address'), '12 Mill Rd, Essex, VT 05452');
    await user.tab();
    expect(field('Address')).toHaveValue('12 Mill Rd, Essex, VT 05452');
    expect(field('City')).toHaveValue('Milton');
  });

  it('has a control for every field; begins with the defaults', async () => {
    open(`${LEADS}/new`);
    const dialog = within(await form('Add New Lead'));
    for (const name of LEAD_FIELD_NAMES) {
      expect(dialog.getByLabelText(LEAD_FIELDS[name].label, { exact: false })).toBeEnabled();
    }
    await form('Add New Lead');
    expect(field('First Name')).toHaveFocus();
    expect(field('Stage')).toHaveDisplayValue('New Lead');
    expect(field('Priority')).toHaveDisplayValue('Medium');
    expect(field('State')).toHaveValue('VT');
    expect(field('Estimated Value')).toHaveValue(0);
    expect(field('Estimated Value')).toHaveAttribute('min', '0');
    expect(field('Estimated Value')).toHaveAttribute('step', '0.01');
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(field('Phone')).toHaveAttribute('placeholder', '(802) 555-0123');
    expect(within(field('Lead Source')).getAllByRole('option')).toHaveLength(16);
    expect(within(field('Service Type')).getAllByRole('option')).toHaveLength(10);
  });

  it('asks beside each field for what is missing, and goes to the first', async () => {
    const page = open(`${LEADS}/new`);
    await form('Add New Lead');
    await page.user.click(screen.getByRole('button', { name: 'Add Lead' }));
    const asked = {
      'First Name': 'Enter a first name',
      'Last Name': 'Enter a last name',
      Phone: 'Enter a phone number',
      'Lead Source': 'Pick a lead source',
      'Service Type': 'Pick a service type',
      'Project Description': 'Describe the project',
    };
    for (const [label, message] of Object.entries(asked)) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
      expect(field(label)).toBeInvalid();
    }
    expect(field('First Name')).toHaveFocus();
    expect(field('Email')).toBeValid();
    expect(page.leads()).toEqual([]);
  });

  it('says beside a field what is wrong, and loses nothing', async () => {
    const { user } = open(`${LEADS}/new`);
    await form('Add New Lead');
    const tags = Array.from({ length: 51 }, (_, index) => `tag ${index}`);
    for (const [label, text, message] of [
      ['Phone', 'abc', 'Enter a phone number such as (802) 555-0123'],
      ['Email', 'rosa@', 'Enter an e-mail address such as name@example.com'],
      ['Estimated Value', '1000000001', 'Enter at most $1,000,000,000'],
      ['Estimated Value', '0.125', 'Enter dollars and cents, such as 1250.50'],
      ['Tags', 'x'.repeat(201), 'Use at most 200 characters for a tag'],
      ['Tags', tags.join(','), 'Use at most 50 tags'],
    ] as const) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Add Lead' }));
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
      expect(field(label)).toHaveDisplayValue(text);
    }
  });

  it('adds a lead with Enter, an hour ahead at New Lead, and goes to its row', async () => {
    const page = open(`${LEADS}/new?sort=customer`);
    await fillIn(page);
    await page.user.type(field('Tags'), ' fence, , spring {Enter}');
    await waitFor(() => expect(page.address()).toBe(`${LEADS}?sort=customer`));
    const [lead] = page.leads();
    expect(lead).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Lind',
      phone: '(802) 555-0123',
      leadSource: 'Referral',
      serviceType: 'Outdoor Projects',
      projectDescription: 'A fence',
      estimatedValue: 0,
      tags: ['fence', 'spring'],
      isActive: true,
    });
    const due = Date.parse(lead?.nextFollowUpDate ?? '') - Date.parse(lead?.createdDate ?? '');
    expect(due).toBe(3_600_000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit lead Rosa Lind' })).toHaveFocus(),
    );
    expect(screen.getByText(/^Rosa Lind was added/, { selector: 'output' })).toBeInTheDocument();
  });

  it('closes to the leads, with the focus on New Lead', async () => {
    const page = open(LEADS);
    await page.user.click(await screen.findByRole('button', { name: 'New Lead' }));
    await form('Add New Lead');
    expect(page.address()).toBe(`${LEADS}/new`);
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.address()).toBe(LEADS));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Lead' })).toHaveFocus());
  });
});

describe("an existing lead's form", () => {
  it('shows the stored values and saves what changed', async () => {
    const page = await edit({ tags: ['a', 'b'], estimatedValue: 12.5 });
    expect(field('Tags')).toHaveValue('a, b');
    expect(field('Estimated Value')).toHaveValue(12.5);
    await page.user.clear(field('City'));
    await page.user.type(field('City'), 'Jericho');
    await page.user.click(screen.getByRole('switch', { name: 'Active' }));
    page.events.length = 0;
    await save(page);
    expect(page.events.map(({ type, payload }) => ({ type, payload }))).toEqual([
      {
        type: leadEdited.type,
        payload: {
          leadId: page.id,
          leadName: 'Ada Brook',
          changes: { city: 'Jericho', isActive: false },
        },
      },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit lead Ada Brook' })).toHaveFocus(),
    );
  });

  it('that is gone shows a page that says so', async () => {
    const page = open(`${LEADS}/123-gone/edit`);
    expect(await screen.findByText('This lead is not here')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Back to Leads' }));
    await waitFor(() => expect(page.address()).toBe(LEADS));
  });
});

describe('unsaved changes', () => {
  it('are asked about before they are left: kept, or left', async () => {
    const page = await edit();
    await page.user.type(field('City'), 'x');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(dialog).toHaveAccessibleDescription(
      'You have unsaved changes. What you typed is kept as a draft in this tab until tomorrow.',
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('City')).toHaveValue('Essexx');
    expect(page.address()).toBe(`${LEADS}/${page.id}/edit`);
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.address()).toBe(LEADS));
    expect(page.lead()?.city).toBe('Essex');
    await page.user.click(screen.getByRole('button', { name: 'Edit lead Ada Brook' }));
    expect(await screen.findByText(/^Your draft from/)).toBeVisible();
    expect(field('City')).toHaveValue('Essexx');
  });

  it.each(['Keep editing', 'Leave'])(
    'are asked about once: what is pressed right after %s changes nothing',
    async (first) => {
      const failed = vi.fn<(event: ErrorEvent) => void>();
      window.addEventListener('error', failed);
      const page = await edit();
      await page.user.type(field('City'), 'x');
      await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
      const answer = await screen.findByRole('button', { name: first });
      const leave = screen.getByRole('button', { name: 'Leave' });
      act(() => {
        answer.click();
        leave.click();
      });
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(page.address()).toBe(first === 'Leave' ? LEADS : `${LEADS}/${page.id}/edit`);
      expect(failed).not.toHaveBeenCalled();
      window.removeEventListener('error', failed);
    },
  );

  it('hold up a reload, and nothing does without them', async () => {
    const page = await edit();
    const reload = (): boolean =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(reload()).toBe(true);
    await page.user.type(field('City'), 'x');
    expect(reload()).toBe(false);
    await page.user.type(field('City'), '{Backspace}');
    await waitFor(() => expect(reload()).toBe(true));
  });
});

describe('a lead that another tab changes while its form is open', () => {
  const mergeRemote = (page: Editing, changes: Partial<Lead>): void => {
    const lead = page.lead();
    if (!lead) throw new Error('The lead is gone');
    page.store.dispatch(
      remoteChangesMerged({ entry: 'leads', entities: [{ ...lead, ...changes }], removedIds: [] }),
    );
  };

  /** A form whose city was typed into before another tab changed it. */
  async function withConflict(): Promise<Editing> {
    const page = await edit();
    await page.user.type(field('City'), ' Junction');
    mergeRemote(page, { city: 'Milton' });
    await screen.findByText('Changed elsewhere to “Milton”.');
    return page;
  }
  const deleteElsewhere = ({ store, id: leadId }: Editing) =>
    store.dispatch(
      leadsDeleted({ leads: [{ leadId, leadName: 'Ada Brook' }], notificationIds: [] }),
    );

  it('takes the new value into a field that was not touched, and asks nothing', async () => {
    const page = await edit();
    await page.user.type(field('ZIP Code'), '05452');
    mergeRemote(page, { city: 'Milton' });
    await waitFor(() => expect(field('City')).toHaveValue('Milton'));
    expect(field('ZIP Code')).toHaveValue('05452');
    expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
    await save(page);
    expect(page.lead()).toMatchObject({ city: 'Milton', zipCode: '05452' });
  });

  it('asks about a draft that began from another value, until the owner has chosen', async () => {
    const before = await edit();
    await before.user.type(field('City'), ' half');
    cleanup();
    mergeRemote(before, { city: 'Barre' });
    const reopen = async (): Promise<void> => {
      cleanup();
      open(`${LEADS}/${before.id}/edit`, before);
      await form('Edit Lead');
      expect(field('City')).toHaveValue('Essex half');
    };
    await reopen();
    await screen.findByText('Changed elsewhere to “Barre”.');
    // Not chosen yet: asked again after another reload.
    await reopen();
    await before.user.click(await screen.findByRole('button', { name: 'Save Lead' }));
    expect(before.lead()?.city).toBe('Barre');
    await before.user.click(await screen.findByRole('button', { name: 'Keep “Essex half”' }));
    await reopen();
    expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
  });

  it('asks nothing any more once both sides agree', async () => {
    const page = await withConflict();
    mergeRemote(page, { city: 'Essex Junction' });
    await waitFor(() => expect(screen.queryByText(/Changed elsewhere/)).toBeNull());
    // A field on which both sides agreed is treated as untouched.
    mergeRemote(page, { city: 'Jericho' });
    await waitFor(() => expect(field('City')).toHaveValue('Jericho'));
    expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
  });

  it('asks nothing any more once the owner types the same', async () => {
    const page = await edit();
    await page.user.type(field('City'), ' Jct');
    mergeRemote(page, { city: 'Essex Junction' });
    await screen.findByText('Changed elsewhere to “Essex Junction”.');
    await page.user.type(field('City'), '{Backspace}{Backspace}unctio');
    expect(screen.getByRole('button', { name: 'Keep “Essex Junctio”' })).toBeVisible();
    await page.user.type(field('City'), 'n');
    expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
  });

  it('is not saved while a choice is open; Save leads to the choice, of either value', async () => {
    const page = await withConflict();
    await page.user.click(screen.getByRole('button', { name: 'Save Lead' }));
    expect(await screen.findByText(/^Not saved yet: choose which one counts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use “Milton”' })).toHaveFocus();
    expect(page.lead()?.city).toBe('Milton');
    expect(page.address()).toMatch(/edit$/);
    await page.user.click(screen.getByRole('button', { name: 'Use “Milton”' }));
    expect(field('City')).toHaveValue('Milton');
    expect(field('City')).toHaveFocus();
    expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
    await page.user.type(field('City'), ' Town');
    mergeRemote(page, { city: 'Barre' });
    await page.user.click(await screen.findByRole('button', { name: 'Keep “Milton Town”' }));
    await save(page);
    expect(page.lead()?.city).toBe('Milton Town');
  });

  it('that was deleted while a choice was open is brought back without it', async () => {
    const page = await withConflict();
    deleteElsewhere(page);
    await page.user.click(await screen.findByRole('button', { name: 'Save Lead' }));
    await waitFor(() => expect(page.address()).toBe(LEADS));
    expect(page.leads()).toEqual([expect.objectContaining({ city: 'Essex Junction' })]);
  });

  it('keeps what else was typed when the lead is deleted, and brings the whole back if wanted', async () => {
    const page = await edit();
    page.store.dispatch(
      logCommunication(page.id, callFields({ subject: 'Call', content: 'Asked for cedar' })),
    );
    await page.user.type(field('City'), ' Junction');
    deleteElsewhere(page);
    expect(
      await screen.findByText(
        /This lead was deleted elsewhere\. .*: Save Lead brings it back, Cancel lets it go\.$/,
      ),
    ).toBeVisible();
    await save(page);
    expect(page.leads()).toMatchObject([
      { id: page.id, city: 'Essex Junction', communications: [{ content: 'Asked for cedar' }] },
    ]);
  });
});
