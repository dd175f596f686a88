import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { valuesOfFragment } from '../../../src/admin/leads/message/messageValues';
import { ADDRESSES } from '../../../src/app/addresses';
import { leadCreated } from '../../../src/domain/leads/events';
import { writeFragment } from '../../../src/domain/leads/requestFragment';
import { writeRequest } from '../../../src/domain/leads/requestMessage';
import { leadFromRequest } from '../../../src/domain/leads/rules';
import type { EstimateRequest } from '../../../src/domain/leads/schema';
import { sharedFragment } from '../../../src/lib/sharedText';
import { draftOf, formDrafts } from '../../../src/persistence/formDrafts';
import { estimateRequest, newLead } from '../../support/entities';
import { emptyStore, openAdmin, pasteMessage, type OpenAdmin } from '../openAdmin';

const REQUEST = estimateRequest();

const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const chosen = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

/** Opens the form of a new lead, and fills it in from a message. */
async function openWith(text: string): Promise<OpenAdmin> {
  const admin = openAdmin(ADDRESSES.newLead);
  await pasteMessage(admin, text);
  return admin;
}

function expectFilled(): void {
  expect(value('First Name')).toBe('Ada');
  expect(value('Last Name')).toBe('Maria Brook');
  expect(value('Phone')).toBe(REQUEST.phone);
  expect(value('Email')).toBe(REQUEST.email);
  expect(value('Project Description')).toBe(REQUEST.description);
  expect(chosen('Service Type')).toBe(REQUEST.service);
  expect(chosen('Priority')).toBe('High');
  expect(chosen('Lead Source')).toBe('Website Contact Form');
}

describe('a message pasted into New Lead', () => {
  it('becomes the lead that the contact page made of the request', async () => {
    const admin = await openWith(`Hi!\n\n${writeRequest(REQUEST)}\n\nSent from my phone`);
    expectFilled();
    expect(screen.getByText(/nothing is saved before Add Lead/)).toBeInTheDocument();
    expect(admin.leads()).toEqual([]);

    await admin.user.click(screen.getByRole('button', { name: 'Add Lead' }));
    const [lead] = admin.leads();
    expect(lead).toMatchObject(leadFromRequest(REQUEST));
    expect(lead?.nextFollowUpDate).toBeDefined();
    expect(admin.types()).toContain('notifications/notificationsRaised');
  });

  it('in free words fills in what can be recognised', async () => {
    await openWith('From: Ben Stone <ben@example.com>\n\nMy steps rot. 802-555-0177.');
    expect(value('First Name')).toBe('Ben');
    expect(value('Email')).toBe('ben@example.com');
    expect(value('Phone')).toBe('802-555-0177');
    expect(value('Project Description')).toBe('My steps rot. 802-555-0177.');
    expect(chosen('Lead Source')).toBe('Email');
    expect(chosen('Service Type')).toBe('');
  });

  it('is in its box again after a reload, until a lead was added', async () => {
    const { user } = openAdmin(ADDRESSES.newLead);
    await user.click(await screen.findByRole('button', { name: 'Paste a message' }));
    await user.paste('The steps rot');
    cleanup();
    const admin = openAdmin(ADDRESSES.newLead);
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('The steps rot');

    await admin.user.clear(screen.getByRole('textbox', { name: 'Message' }));
    await admin.user.click(screen.getByRole('button', { name: 'Paste a message' }));
    await pasteMessage(admin, writeRequest(REQUEST));
    await admin.user.click(screen.getByRole('button', { name: 'Paste a message' }));
    await admin.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Left over');
    await admin.user.click(screen.getByRole('button', { name: 'Add Lead' }));
    const opener = { name: 'Paste a message' };
    await waitFor(() => expect(screen.queryByRole('button', opener)).not.toBeInTheDocument());
    await admin.goTo(ADDRESSES.newLead);
    expect(await screen.findByRole('button', opener)).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows first who is there already, with a link', async () => {
    const test = emptyStore();
    test.store.dispatch(leadCreated(newLead({ phone: '(802) 555-0120', email: '' })));
    await pasteMessage(openAdmin(ADDRESSES.newLead, { test }), writeRequest(REQUEST));
    const known = screen.getByText('Here already, by phone or e-mail:').closest('[role=alert]');
    const [lead] = test.leads();
    expect(within(known as HTMLElement).getByRole('link', { name: 'Ada Brook' })).toHaveAttribute(
      'href',
      `/admin/crm/leads/${lead?.id}`,
    );
  });
});

const vcf = (name: string, ...lines: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...lines, 'END:VCARD', ''].join('\r\n');
const CONTACTS = vcf('Ada Roy', 'TEL:802-555-0113') + vcf('Ben Stone', 'TEL:802-555-0114');

describe('contacts in New Lead', () => {
  it('fill in the form as text, too', async () => {
    await openWith(vcf('Ada Roy', 'TEL:802-555-0113', 'NOTE:Rings twice'));
    expect(['First Name', 'Last Name', 'Phone', 'Project Description'].map(value)).toEqual([
      'Ada',
      'Roy',
      '802-555-0113',
      'Rings twice',
    ]);
  });

  const give = {
    pasted: async (admin: OpenAdmin) => pasteMessage(admin, CONTACTS),
    'of a file': async (admin: OpenAdmin) => {
      await screen.findByRole('button', { name: 'Open a mail or contact' });
      const input = screen.getByLabelText('Open a mail or contact', { selector: 'input' });
      await admin.user.upload(input, new File([CONTACTS], 'contacts.vcf'));
    },
    'shared by another app': async (admin: OpenAdmin) =>
      admin.goTo(`${ADDRESSES.newLead}${sharedFragment(CONTACTS)}`),
  };

  it('that are several, however they come, are imported through the preview', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    for (const how of ['of a file', 'shared by another app', 'pasted'] as const) {
      await admin.goTo(ADDRESSES.newLead);
      await give[how](admin);
      expect(await screen.findByText(/^There are 2 contacts here/)).toBeVisible();
      expect(value('First Name')).toBe('');
      await admin.user.click(screen.getByRole('link', { name: 'Import them as leads' }));
      await screen.findByRole('button', { name: 'Import 2 leads' });
    }
    await admin.user.click(screen.getByRole('button', { name: 'Import 2 leads' }));
    expect(admin.leads()).toMatchObject([
      { firstName: 'Ada', phone: '802-555-0113' },
      { firstName: 'Ben', phone: '802-555-0114' },
    ]);
    await admin.goBack();
    await screen.findByRole('button', { name: 'Add Lead' });
    await admin.goForward();
    await screen.findByRole('heading', { name: 'Leads as a spreadsheet' });
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  });
});

describe('a request from somebody who gives one word as a name', () => {
  it('is added without a last name, and edited without one', async () => {
    const admin = await openWith(writeRequest({ ...REQUEST, fullName: 'Ada' }));
    await admin.user.click(screen.getByRole('button', { name: 'Add Lead' }));
    const [lead] = admin.leads();
    expect(lead).toMatchObject({ firstName: 'Ada', lastName: '' });

    await admin.goTo(`/admin/crm/leads/${lead?.id}/edit`);
    await admin.user.type(await screen.findByRole('textbox', { name: 'City' }), 'Milton');
    await admin.user.click(screen.getByRole('button', { name: 'Save Lead' }));
    expect(admin.leads()).toMatchObject([{ lastName: '', city: 'Milton' }]);
  });
});

describe('a second message', () => {
  const BO = 'Full Name: Bo\nPhone Number: 802 555 0199\nProject Description:\nFix the door';

  it('leaves nothing of the first one’s person', async () => {
    const admin = await openWith(writeRequest({ ...REQUEST, timeline: 'urgent' }));
    await pasteMessage(admin, BO);
    expect(['First Name', 'Last Name', 'Email', 'Notes'].map(value)).toEqual(['Bo', '', '', '']);
    expect(value('Phone')).toBe('802 555 0199');
    expect([chosen('Priority'), chosen('Service Type')]).toEqual(['Medium', '']);
    expect(value('Project Description')).toBe('Fix the door');
  });

  it('leaves what the owner typed, and asks', async () => {
    const admin = await openWith(writeRequest(REQUEST));
    await admin.user.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await admin.user.type(screen.getByRole('textbox', { name: 'Phone' }), '802 555 0111');
    await admin.user.type(screen.getByRole('textbox', { name: 'City' }), 'Milton');
    await pasteMessage(admin, BO);
    expect(value('First Name')).toBe('Bo');
    expect([value('Phone'), value('City')]).toEqual(['802 555 0111', 'Milton']);
    const question = screen.getByText(/your words stay/).closest('[role=alert]') as HTMLElement;
    expect(within(question).getByRole('listitem')).toHaveTextContent('Phone: “802 555 0199”');

    await admin.user.click(screen.getByRole('button', { name: 'Use what the message says' }));
    expect([value('Phone'), value('City')]).toEqual(['802 555 0199', 'Milton']);
    expect(screen.queryByText(/your words stay/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
  });
});

describe('a message for a form with a restored draft', () => {
  const BO = 'Full Name: Bo\nPhone Number: 802 555 0199\nProject Description:\nFix the door';
  const question = /Is it the same person\?/;
  const begin = async (): Promise<OpenAdmin> => {
    formDrafts.write('lead.new', draftOf({ firstName: 'Ada', city: 'Milton' }));
    const admin = openAdmin(ADDRESSES.newLead);
    await screen.findByText(/^Your draft from .* was restored$/);
    await pasteMessage(admin, BO);
    expect(screen.getByText(question).closest('[role=alert]')).toHaveFocus();
    expect([value('First Name'), value('Phone')]).toEqual(['Ada', '']);
    return admin;
  };

  it('that is somebody else’s takes its place', async () => {
    const admin = await begin();
    await admin.user.click(screen.getByRole('button', { name: /^Somebody else/ }));
    expect(['First Name', 'Phone', 'City'].map(value)).toEqual(['Bo', '802 555 0199', '']);
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
  });

  it('that is the same person’s is added to it', async () => {
    const admin = await begin();
    await admin.user.click(screen.getByRole('button', { name: /^The same/ }));
    expect(['First Name', 'Phone', 'City'].map(value)).toEqual(['Ada', '802 555 0199', 'Milton']);
    expect(screen.getByText(/your words stay/)).toHaveTextContent('First Name: “Bo”');
    expect(screen.queryByText(question)).toBeNull();
  });
});

describe('a mail file', () => {
  const eml = (body: string): File => {
    const head = 'From: =?utf-8?Q?Zo=C3=AB_Stone?= <zoe@example.com>\r\nSubject: Estimate\r\n\r\n';
    return new File([`${head}${body.replaceAll('\n', '\r\n')}`], 'request.eml');
  };
  const open = async (admin: OpenAdmin, file: File): Promise<void> => {
    await screen.findByRole('button', { name: 'Open a mail or contact' });
    await admin.user.upload(
      screen.getByLabelText('Open a mail or contact', { selector: 'input' }),
      file,
    );
  };

  it('fills in who sent it; a second one with a request becomes the same lead', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    await open(admin, eml('My steps rot.'));
    await screen.findByText(/The form is filled in/);
    expect(value('Email')).toBe('zoe@example.com');
    expect(value('Project Description')).toBe('Estimate\n\nMy steps rot.');
    await open(admin, eml(writeRequest(REQUEST)));
    await waitFor(expectFilled);
  });

  it('of words alone is said to fill in no more than the description', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    await open(admin, new File(['\r\nMy steps rot.'], 'words.eml', { type: 'message/rfc822' }));
    await screen.findByText(/^Nothing but the words was found in the message/);
    expect(value('Project Description')).toBe('My steps rot.');
    expect(screen.queryByText(/The form is filled in/)).toBeNull();
  });

  it('that says nothing fills in nothing', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    await open(admin, new File([''], 'empty.eml', { type: 'message/rfc822' }));
    expect(await screen.findByText(/There is nothing in this message/)).toBeInTheDocument();
    expect(value('First Name')).toBe('');
  });

  it.each(['a paste', 'another file', 'a link'])(
    'that takes long to read replaces nothing that came after it: %s',
    async (what) => {
      const parse = vi.spyOn(PostalMime, 'parse');
      const admin = openAdmin(ADDRESSES.newLead);
      const slow = eml('My steps rot.');
      let deliver: (bytes: ArrayBuffer) => void = () => {};
      const bytes = await slow.arrayBuffer();
      const beginning = new Blob();
      beginning.arrayBuffer = () => new Promise((resolve) => (deliver = resolve));
      slow.slice = () => beginning;
      await open(admin, slow);
      if (what === 'a paste') await pasteMessage(admin, writeRequest(REQUEST));
      if (what === 'another file') await open(admin, eml(writeRequest(REQUEST)));
      if (what === 'a link') await admin.goTo(`${ADDRESSES.newLead}${writeFragment(REQUEST)}`);
      await screen.findByText(/The form is filled in/);
      const known = parse.mock.calls.length;
      deliver(bytes);
      await waitFor(() => expect(parse).toHaveBeenCalledTimes(known + 1));
      await act(async () => {
        await parse.mock.results.at(-1)?.value;
      });
      expectFilled();
    },
  );

  it('that is too large is refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const admin = openAdmin(ADDRESSES.newLead);
    const file = new File(['x'], 'large.eml', { type: 'message/rfc822' });
    Object.defineProperty(file, 'size', { value: 50_000_000 });
    await open(admin, file);
    expect(await screen.findByText(/could not be read as a mail/)).toBeInTheDocument();
  });
});

describe('a link from a mail', () => {
  it('opens the form filled in, and leaves the address', async () => {
    const admin = openAdmin(`${ADDRESSES.newLead}${writeFragment(REQUEST)}`);
    await screen.findByText(/The form is filled in/);
    expectFilled();
    expect(admin.fragment()).toBe('');
    expect(admin.types()).not.toContain('leads/leadCreated');
  });

  it('replaces nothing that was typed into the open form', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    await admin.user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Cleo');
    await admin.goTo(`${ADDRESSES.newLead}${writeFragment(REQUEST)}`);
    await screen.findByText(/your words stay/);
    expect(value('First Name')).toBe('Cleo');
    expect(value('Email')).toBe(REQUEST.email);
  });

  it('waits for the sign-in', async () => {
    const admin = openAdmin(`${ADDRESSES.newLead}${writeFragment(REQUEST)}`, {
      isSignedIn: false,
    });
    await admin.user.type(await screen.findByLabelText('Username'), 'admin');
    await admin.user.type(screen.getByLabelText('Password'), 'maple-demo-2025');
    await admin.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText(/The form is filled in/);
    expectFilled();
  });

  it('with a service that is no longer offered is of another', () =>
    expect(valuesOfFragment(writeFragment({ ...REQUEST, service: 'Gutters' }))).toMatchObject({
      firstName: 'Ada',
      serviceType: 'Other',
    }));

  it.each<[string, Partial<EstimateRequest>]>([
    ['a timeline of the prototype', { timeline: '__proto__' as never }],
    ['a text without end', { description: 'd'.repeat(6_000) }],
    ['no phone', { phone: '' }],
  ])('with %s says nothing', (_case, facts) => {
    expect(valuesOfFragment(writeFragment(REQUEST))).toMatchObject({ firstName: 'Ada' });
    expect(valuesOfFragment(writeFragment({ ...REQUEST, ...facts }))).toBeUndefined();
  });

  it('that says nothing fills in nothing', async () => {
    const admin = openAdmin(`${ADDRESSES.newLead}${writeFragment({ ...REQUEST, phone: '' })}`);
    expect(await screen.findByText(/The link could not be read/)).toBeInTheDocument();
    expect(value('First Name')).toBe('');
    expect(admin.fragment()).toBe('');
    expect(admin.leads()).toEqual([]);
  });

  it('shows markup as the text that it is', async () => {
    const fullName = '<img src=x onerror=alert(1)> Brook';
    openAdmin(`${ADDRESSES.newLead}${writeFragment({ ...REQUEST, fullName })}`);
    await screen.findByText(/The form is filled in/);
    expect(value('First Name')).toBe('<img');
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});
