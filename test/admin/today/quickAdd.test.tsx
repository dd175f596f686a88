import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedFragment } from '../../../src/lib/sharedText';
import { findNotice } from '../../support/parts';
import { emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

async function openQuickAdd(test = emptyStore()): Promise<OpenAdmin> {
  const page = openAdmin('/admin/crm', { test });
  await page.user.click(await screen.findByRole('button', { name: 'Quick add' }));
  await screen.findByRole('dialog', { name: 'Quick add' });
  return page;
}

describe('Quick add', () => {
  it('adds a lead by two presses and typing a name and a number into one field', async () => {
    const page = await openQuickAdd();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    // This browser offers no contacts.
    expect(screen.queryByRole('button', { name: 'From contacts' })).toBeNull();
    await page.user.keyboard('kim perry 802-555-0199');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Quick add' })).toHaveFocus();
    // Its notification tells the owner nothing new.
    expect(await findNotice('Kim Perry was added')).toBeVisible();
    expect(page.leads()).toMatchObject([
      { firstName: 'Kim', lastName: 'Perry', phone: '(802) 555-0199', tags: ['details-missing'] },
    ]);
    // The bell, which tells of every new lead, does not tell what the owner has just done.
    expect(await findNotice('Kim Perry was added')).toBeVisible();
  });

  it('sorts what is pasted into the name at once', async () => {
    const page = await openQuickAdd();
    await page.user.paste('this is Kim Perry (802) 555-0199, kim@example.com');
    expect(screen.getByLabelText('Name')).toHaveValue('Kim Perry');
    expect(screen.getByLabelText('Phone')).toHaveValue('(802) 555-0199');
    expect(screen.getByText('E-mail: kim@example.com')).toBeVisible();
    await page.user.keyboard('{Enter}');
    expect(page.leads()).toMatchObject([{ email: 'kim@example.com' }]);
  });

  it('keeps a remark that is typed beside the name as a note', async () => {
    const page = await openQuickAdd();
    await page.user.keyboard('Kim Perry (neighbor of Ada) 802-555-0199 gutter{Tab}');
    expect(screen.getByLabelText('Name')).toHaveValue('Kim Perry');
    expect(screen.getByText('Note: neighbor of Ada, gutter')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(page.leads()).toMatchObject([
      { lastName: 'Perry', notes: 'neighbor of Ada, gutter', phone: '(802) 555-0199' },
    ]);
  });

  it('reads a contact that is pasted into the name, with its address and note', async () => {
    const page = await openQuickAdd();
    const ada =
      'BEGIN:VCARD\r\nN:Roy;Mary Ann;;;\r\nTEL:802-555-0113\r\nADR:;;12 Elm St;Essex;VT;05452;\r\nNOTE:Rings twice\r\nEND:VCARD';
    await page.user.paste(`${ada}\r\n${ada}`);
    expect(screen.getByText(/^These are several contacts/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await page.user.paste(ada);
    expect(screen.getByLabelText('Name')).toHaveValue('Mary Ann Roy');
    expect(screen.queryByText(/^These are several contacts/)).toBeNull();
    await page.user.keyboard('{Enter}');
    expect(page.leads()).toMatchObject([
      {
        firstName: 'Mary Ann',
        lastName: 'Roy',
        phone: '(802) 555-0113',
        city: 'Essex',
        notes: 'Rings twice',
      },
    ]);
  });

  it('asks for both, one after the other', async () => {
    const page = await openQuickAdd();
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(screen.getByText('Enter a phone number')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await page.user.keyboard('Kim{Enter}');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    await page.user.keyboard('abc{Enter}');
    expect(await screen.findByText(/^Enter a phone number such as/)).toBeVisible();
    expect(page.leads()).toEqual([]);
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says who called before, and opens their lead', async () => {
    const test = emptyStore();
    const id = test.addLead({ phone: '(802) 555-0120' });
    const page = await openQuickAdd(test);
    await page.user.type(screen.getByLabelText('Phone'), '8025550120');
    expect(screen.getByText('Ada Brook called before:')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Open Ada Brook' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Brook' })).toBeVisible();
    expect(page.address()).toBe(`/admin/crm?lead=${id}`);
  });

  it('takes what was noted of the call along to the lead of who called before', async () => {
    const test = emptyStore();
    const id = test.addLead({ phone: '(802) 555-0120' });
    const page = await openQuickAdd(test);
    await page.user.paste('Ada Brook 802 555 0120 gate code is 7');
    await page.user.click(screen.getByRole('link', { name: 'Open Ada Brook' }));
    expect(await screen.findByLabelText('Content')).toHaveValue('gate code is 7');
    await page.user.click(screen.getByRole('button', { name: 'Log' }));
    await waitFor(() =>
      expect(test.leadOf(id)?.communications).toMatchObject([
        { type: 'note', subject: 'Note on the call', content: 'gate code is 7' },
      ]),
    );
  });

  it('says so once before it saves a known caller whose number was typed as part of the name', async () => {
    const test = emptyStore();
    test.addLead({ phone: '(802) 555-0120' });
    const page = await openQuickAdd(test);
    await page.user.keyboard('Ada Brook 802 555 0120{Enter}');
    expect(await screen.findByText('Ada Brook called before:')).toBeVisible();
    expect(page.leads()).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(page.leads()).toHaveLength(2);
  });

  it('makes a new job for who called before only once its form is confirmed', async () => {
    const test = emptyStore();
    const id = test.addLead({ email: 'ada@example.com' });
    const page = await openQuickAdd(test);
    const jobs = () => test.jobs();
    const openForm = async (note = ''): Promise<HTMLElement> => {
      await page.user.paste(`Ada B. ada@example.com${note}`);
      await page.user.click(screen.getByRole('link', { name: 'New job for them' }));
      return screen.findByRole('dialog', { name: 'Add New Project' });
    };
    let form = await openForm(' spring gutters');
    expect(within(form).getByLabelText('Title')).toHaveValue('spring gutters');
    expect(within(form).getByLabelText('Description')).toHaveValue('spring gutters');
    await page.user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.address()).toBe('/admin/crm'));
    expect(jobs()).toEqual([]);

    await page.user.click(await screen.findByRole('button', { name: 'Quick add' }));
    await screen.findByRole('dialog', { name: 'Quick add' });
    form = await openForm();
    expect(within(form).getByLabelText('Customer Name')).toHaveValue('Ada Brook');
    expect(within(form).getByLabelText('Description')).toHaveValue('');
    await page.user.type(within(form).getByLabelText('Description'), 'Second door');
    await page.user.click(within(form).getByRole('button', { name: 'Create Project' }));
    await waitFor(() =>
      expect(jobs()).toMatchObject([
        {
          customerId: id,
          status: 'Quote Requested',
          title: 'New job for Ada Brook',
          description: 'Second door',
        },
      ]),
    );
  });
});

describe('the contacts of the phone', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'contacts'));

  it('fill in name and number, where the browser offers them, and keep the rest', async () => {
    const select = vi.fn(() => Promise.resolve([{ name: ['Joe Miller'], tel: ['802-555-0150'] }]));
    Object.assign(navigator, { contacts: { select } });
    const page = await openQuickAdd();
    await page.user.paste('Kim, kim@example.com');
    await page.user.click(screen.getByRole('button', { name: 'From contacts' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Joe Miller');
    expect(screen.getByLabelText('Phone')).toHaveValue('802-555-0150');
    expect(screen.getByText('E-mail: kim@example.com')).toBeVisible();
  });

  it('change nothing where none is chosen or the browser refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const select = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('Busy'));
    Object.assign(navigator, { contacts: { select } });
    const page = await openQuickAdd();
    await page.user.keyboard('Kim');
    for (let time = 0; time < 2; time += 1) {
      await page.user.click(screen.getByRole('button', { name: 'From contacts' }));
      expect(screen.getByLabelText('Name')).toHaveValue('Kim');
    }
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });
});

describe('what another app shares', () => {
  it('opens Quick add for a name and a number, and is gone from the address', async () => {
    const page = openAdmin(`/admin/crm${sharedFragment('Kim Perry 802-555-0199')}`);
    await screen.findByRole('dialog', { name: 'Quick add' });
    expect(screen.getByLabelText('Name')).toHaveValue('Kim Perry');
    expect(screen.getByLabelText('Phone')).toHaveValue('802-555-0199');
    expect(page.fragment()).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(page.leads()).toMatchObject([{ firstName: 'Kim', phone: '(802) 555-0199' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fills the form of a new lead otherwise', async () => {
    const words = 'This is Kim Perry. Our porch sags, could you look? 802-555-0199';
    const page = openAdmin(`/admin/crm${sharedFragment(words)}`);
    const form = await screen.findByRole('dialog', { name: 'Add New Lead' });
    expect(await within(form).findByText(/nothing is saved before Add Lead/)).toBeVisible();
    expect(within(form).getByLabelText(/^First Name/)).toHaveValue('Kim');
    expect(within(form).getByLabelText(/^Project Description/)).toHaveValue(words);
    expect(page.fragment()).toBe('');
    expect(page.leads()).toEqual([]);
  });
});
