import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from '../../../src/app/addresses';
import { leadCreated } from '../../../src/domain/leads/events';
import { writeFragment } from '../../../src/domain/leads/requestFragment';
import { writeRequest } from '../../../src/domain/leads/requestMessage';
import { leadFromRequest } from '../../../src/domain/leads/rules';
import type { EstimateRequest } from '../../../src/domain/leads/schema';
import { sharedFragment } from '../../../src/lib/sharedText';
import { draftOf, formDrafts } from '../../../src/persistence/formDrafts';
import { estimateRequest, newLead } from '../../support/entities';
import { emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

const REQUEST = estimateRequest();

const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const chosen = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

async function paste(admin: OpenAdmin, text: string): Promise<void> {
  await admin.user.click(await screen.findByRole('button', { name: 'Paste a message' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await admin.user.paste(text);
  await admin.user.click(screen.getByRole('button', { name: 'Fill in the form' }));
}

/** Opens the form of a new lead, and fills it in from a message. */
async function openWith(text: string): Promise<OpenAdmin> {
  const admin = openAdmin(ADDRESSES.newLead);
  await paste(admin, text);
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

describe('a link of an older build', () => {
  it('still fills in the form, with the six fields that it had', async () => {
    const { fullName, email, phone, service, timeline, description } = REQUEST;
    const list = JSON.stringify([fullName, email, phone, service, timeline, description]);
    openAdmin(`${ADDRESSES.newLead}#request=${btoa(list)}`);
    await screen.findByText(/nothing is saved before Add Lead/);
    expectFilled();
  });
});

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
    await paste(admin, writeRequest(REQUEST));
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
    const admin = openAdmin(ADDRESSES.newLead, { test });
    await paste(admin, writeRequest(REQUEST));
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

  it.each([
    ['pasted', async (admin: OpenAdmin) => paste(admin, CONTACTS)],
    [
      'of a file',
      async (admin: OpenAdmin) => {
        await screen.findByRole('button', { name: 'Open a mail or contact' });
        const input = screen.getByLabelText('Open a mail or contact', { selector: 'input' });
        await admin.user.upload(input, new File([CONTACTS], 'contacts.vcf'));
      },
    ],
    [
      'shared by another app',
      async (admin: OpenAdmin) => admin.goTo(`${ADDRESSES.newLead}${sharedFragment(CONTACTS)}`),
    ],
  ])('that are several, %s, are imported through the preview', async (_how, give) => {
    Element.prototype.scrollIntoView = () => {};
    const admin = openAdmin(ADDRESSES.newLead);
    await give(admin);
    expect(await screen.findByText(/^There are 2 contacts here/)).toBeVisible();
    expect(value('First Name')).toBe('');
    await admin.user.click(screen.getByRole('link', { name: 'Import them as leads' }));
    await admin.user.click(await screen.findByRole('button', { name: 'Import 2 leads' }));
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
    await paste(admin, BO);
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
    await paste(admin, BO);
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
    await paste(admin, BO);
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
  const eml = (body: string, head = ''): File =>
    new File(
      [
        `From: =?utf-8?Q?Zo=C3=AB_Stone?= <zoe@example.com>\r\nSubject: Estimate\r\n${head}\r\n${body.replaceAll('\n', '\r\n')}`,
      ],
      'request.eml',
      { type: 'message/rfc822' },
    );
  const open = async (admin: OpenAdmin, file: File): Promise<void> => {
    await screen.findByRole('button', { name: 'Open a mail or contact' });
    await admin.user.upload(
      screen.getByLabelText('Open a mail or contact', { selector: 'input' }),
      file,
    );
  };

  /** Opens the form of a new lead, and fills it in from a file. */
  async function fillFrom(file: File): Promise<void> {
    await open(openAdmin(ADDRESSES.newLead), file);
    await screen.findByText(/The form is filled in/);
  }

  it('with a request becomes the same lead', async () => {
    await fillFrom(eml(writeRequest(REQUEST)));
    expectFilled();
  });

  it('of words alone is said to fill in no more than the description', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    await open(admin, new File(['\r\nMy steps rot.'], 'words.eml', { type: 'message/rfc822' }));
    await screen.findByText(/^Nothing but the words was found in the message/);
    expect(value('Project Description')).toBe('My steps rot.');
    expect(screen.queryByText(/The form is filled in/)).toBeNull();
  });

  it('with a large attachment is read by its beginning', async () => {
    const parse = vi.spyOn(PostalMime, 'parse');
    const admin = openAdmin(ADDRESSES.newLead);
    const attachment = `${'QUJD'.repeat(19)}\n`.repeat(20_000);
    const body = `--x\n\nMy steps rot.\n--x\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n${attachment}--x--`;
    await open(admin, eml(body, 'Content-Type: multipart/mixed; boundary=x\r\n'));
    await screen.findByText(/The form is filled in/);
    expect(value('Email')).toBe('zoe@example.com');
    expect(value('Project Description')).toBe('Estimate\n\nMy steps rot.');
    const [[given] = []] = parse.mock.calls;
    expect((given as Uint8Array).length).toBeLessThan(300_000);
  });

  it('of a phone, whose words are a file, has them', async () => {
    const body =
      '--x\nContent-Type: text/plain; name=text_0.txt\nContent-Disposition: attachment; filename=text_0.txt\n\nMy steps rot.\n--x--';
    await fillFrom(eml(body, 'Content-Type: multipart/mixed; boundary=x\r\n'));
    expect(value('Project Description')).toBe('Estimate\n\nMy steps rot.');
  });

  it('of Apple’s app is read without the length before it and the notes behind it', async () => {
    const mail = 'From: Zoë Stone <zoe@example.com>\nSubject: Estimate\n\nMy steps rot.\n';
    const { length } = new TextEncoder().encode(mail);
    const notes = '<?xml version="1.0" encoding="UTF-8"?>\n<plist><dict></dict></plist>\n';
    await fillFrom(new File([`${length}       \n${mail}${notes}`], '12.emlx'));
    expect(value('Email')).toBe('zoe@example.com');
    expect(value('Project Description')).toBe('Estimate\n\nMy steps rot.');
  });

  it('with markup alone is read as text', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    const html = `<style>p{}</style><p>My <b>steps</b> rot.</p><script>steal()</script><p>Zoë</p>`;
    await open(admin, eml(html, 'Content-Type: text/html; charset=utf-8\r\n'));
    await screen.findByText(/The form is filled in/);
    expect(value('First Name')).toBe('Zoë');
    expect(value('Email')).toBe('zoe@example.com');
    expect(value('Project Description')).toMatch(/^Estimate\n\nMy steps rot\.\s+Zoë$/);
  });

  it('with markup alone becomes the request that it shows, entities and lines included', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    const html = [
      '<title>Estimate</title>Full Name: Zed Zee<br>Phone Number: 802 555 0133<br>\n',
      'Service Needed: Painting &amp; Finishing<br>',
      '<div>Timeline: Within\n1 week</div><div>Project Description:</div>',
      '<p>Don&#8217;t &amp; can&#39;t &eacute; &lt;b&gt;</p><div><br></div><pre>a\n  b</pre>',
      '(End of request)<br>-- <br>Zed',
    ].join('');
    await open(admin, eml(html, 'Content-Type: text/html; charset=utf-8\r\n'));
    await screen.findByText(/The form is filled in/);
    expect([value('First Name'), value('Last Name')]).toEqual(['Zed', 'Zee']);
    expect([chosen('Service Type'), chosen('Priority')]).toEqual(['Painting & Finishing', 'High']);
    expect(value('Project Description')).toBe("Don’t & can't é <b>\n\na\n  b");
  });

  it.each([
    [
      'of a form service',
      'From: Site Forms <no-reply@forms.example>\nReply-To: Ada Roy <ada@example.com>\nSubject: New submission\nContent-Type: text/plain; charset=utf-8\n\nName: Ada Roy\nEmail: ada@example.com\nPhone: 802-555-0113\nMessage: My gutters leak.\n',
      ['Ada', 'Roy', 'ada@example.com', '802-555-0113', 'My gutters leak.'],
    ],
    [
      'of a form service, as a table',
      'From: Site Forms <no-reply@forms.example>\nSubject: New submission\nContent-Type: text/html; charset=utf-8\n\n<table><tr><td><b>Name</b></td><td><div>Ada Roy</div></td></tr>\n<tr><td>Phone:</td>\n<td></td></tr><tr><th>Mobile</th><td>802-555-0113</td></tr><tr><td>E-mail</td><td><a href="mailto:ada@example.com">ada@example.com</a></td></tr><tr><td>Message</td><td>My gutters<br>leak.</td></tr></table>',
      ['Ada', 'Roy', 'ada@example.com', '802-555-0113', 'My gutters\nleak.'],
    ],
    [
      'of somebody whose name has a comma and no quotation marks',
      'From: Roy, Ada [Roy/ Farm:] <ada@example.com>\nSubject: My porch\n\nCall 802-555-0113.',
      ['Ada', 'Roy', 'ada@example.com', '802-555-0113', 'My porch\n\nCall 802-555-0113.'],
    ],
    [
      'of a list that puts itself in the place of the sender',
      "From: 'Ada' via Leads <leads@list.example>\nX-Original-From: Ada Roy <ada@example.com>\nSubject: My porch\n\nCall 802-555-0113.",
      ['Ada', 'Roy', 'ada@example.com', '802-555-0113', 'My porch\n\nCall 802-555-0113.'],
    ],
    [
      'whose answers go to a program and to a person',
      'From: Forms <no-reply@forms.example>\nReply-To: no-reply@forms.example, Ada Roy <ada@example.com>\nSubject: My porch\n\nCall 802-555-0113.',
      ['Ada', 'Roy', 'ada@example.com', '802-555-0113', 'My porch\n\nCall 802-555-0113.'],
    ],
    [
      'in another encoding than it says, with a link before the address',
      'From: Zoë Roy <mailto:ada@example.com>\nSubject: Deck\nContent-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: 8bit\n\nRené’s boards – rotten.',
      ['Zoë', 'Roy', 'ada@example.com', '', 'Deck\n\nRené’s boards – rotten.'],
    ],
    [
      'with a button that calls',
      'From: Leads <no-reply@forms.example>\nSubject: Deck\nContent-Type: text/html\n\n<p>New lead from Ada Roy</p><a href="tel:+18025550113">Call Ada</a> <a href="tel:8025550113">802-555-0113</a>',
      [
        'Ada',
        'Roy',
        '',
        '+18025550113',
        'Deck\n\nNew lead from Ada Roy\nCall Ada <+18025550113> 802-555-0113',
      ],
    ],
    [
      'with a subject alone',
      'From: Ada Roy <ada@example.com>\nSubject: Leaky faucet at 12 Elm St, call 802-555-0113\nContent-Type: text/plain\n\n\n',
      [
        'Ada',
        'Roy',
        'ada@example.com',
        '802-555-0113',
        'Leaky faucet at 12 Elm St, call 802-555-0113',
      ],
    ],
    [
      'that is a contact',
      `BEGIN:VCARD\nVERSION:3.0\nN:Roy;Ada;;;\nPHOTO;ENCODING=b:${'A'.repeat(75)}${`\n ${'A'.repeat(74)}`.repeat(9_000)}\nTEL:802-555-0113\nNOTE:Wants a deck\\, prefers mornings\nEND:VCARD\n`,
      ['Ada', 'Roy', '', '802-555-0113', 'Wants a deck, prefers mornings'],
    ],
    [
      'whose text only asks for markup to be shown',
      'From: Ada Roy <ada@example.com>\nSubject: Deck\nContent-Type: multipart/alternative; boundary=x\n\n--x\n\nPlease view this message in an HTML mail app.\n--x\nContent-Type: text/html\n\n<p>Rotten boards.</p>\n--x--',
      ['Ada', 'Roy', 'ada@example.com', '', 'Deck\n\nRotten boards.'],
    ],
    [
      'that was sent on as an attachment',
      'From: Pat Perry <pat@example.net>\nSubject: Fwd: Deck\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nCan you take this?\n--x\nContent-Type: message/rfc822\nContent-Disposition: attachment\n\nFrom: Ada Roy <ada@example.com>\nSubject: Deck\n\nRotten boards.\n--x--',
      ['Ada', 'Roy', 'ada@example.com', '', 'Deck\n\nRotten boards.'],
    ],
    [
      'with the contact of its sender',
      'From: Ada <ada@example.com>\nSubject: Deck\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nRotten boards.\n--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename=ada.vcf\n\nBEGIN:VCARD\nN:Roy;Ada;;;\nTEL:802-555-0113\nEND:VCARD\n--x--',
      [
        'Ada',
        'Roy',
        'ada@example.com',
        '802-555-0113',
        'Deck\n\nRotten boards.\nName: Ada Roy\nPhone: 802-555-0113',
      ],
    ],
    [
      'with the contact of somebody else',
      'From: Pat Perry <pat@example.net>\nSubject: Fwd: Customer\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nCan you take this?\n--x\nContent-Type: text/x-vcard; name=ada.vcf\n\nBEGIN:VCARD\nN:Roy;Ada;;;\nTEL:802-555-0113\nEND:VCARD\n--x--',
      [
        'Ada',
        'Roy',
        '',
        '802-555-0113',
        'Customer\n\nCan you take this?\nName: Ada Roy\nPhone: 802-555-0113',
      ],
    ],
    [
      'with markup that quotes',
      'From: Ada Roy <ada@example.com>\nSubject: Re: Estimate\nContent-Type: text/html; charset=utf-8\n\n<div>Yes please.</div><div class="gmail_quote"><div>On Mon, Jan 5, 2026 at 9:12 AM Someone Else &lt;other@example.net&gt; wrote:<br></div><blockquote><p>Call me at 802-555-0199</p><blockquote>other@example.net</blockquote></blockquote></div>',
      ['Ada', 'Roy', 'ada@example.com', '', 'Estimate\n\nYes please.'],
    ],
    [
      'in UTF-8 with its mark, and a part that is not seen',
      '\uFEFFFrom: Ada Roy <ada@example.com>\nSubject: Deck\nContent-Type: text/html; charset=utf-8\n\n<!--[if mso]>Old<![endif]--><div style="display:none">Preview</div><p hidden>More</p><p>Rotten boards.</p>',
      ['Ada', 'Roy', 'ada@example.com', '', 'Deck\n\nRotten boards.'],
    ],
  ])('%s is the lead of who wrote it', async (_what, source, fields) => {
    await fillFrom(new File([source.replaceAll('\n', '\r\n')], 'mail.eml'));
    const labels = ['First Name', 'Last Name', 'Email', 'Phone', 'Project Description'];
    expect(labels.map((label) => value(label))).toEqual(fields);
  });

  it('in an encoding that it does not name is read', async () => {
    const admin = openAdmin(ADDRESSES.newLead);
    const source =
      'From: Ren\u00e9 Roy <ada@example.com>\r\nSubject: Deck\r\n\r\nCaf\u00e9 steps rot.';
    const latin = Uint8Array.from(source, (letter) => letter.charCodeAt(0));
    await open(admin, new File([latin], 'mail.eml'));
    await screen.findByText(/The form is filled in/);
    expect([value('First Name'), value('Project Description')]).toEqual([
      'René',
      'Deck\n\nCafé steps rot.',
    ]);
  });

  it('in an encoding that its markup alone names is read', async () => {
    const source =
      'From: Ada Roy <ada@example.com>\r\nSubject: Deck\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<meta charset=3D"iso-8859-1"><p>Caf=E9 steps rot.</p>';
    await fillFrom(new File([source], 'mail.eml'));
    expect(value('Project Description')).toBe('Deck\n\nCafé steps rot.');
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
      if (what === 'a paste') await paste(admin, writeRequest(REQUEST));
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

  it.each<[string, Partial<EstimateRequest>]>([
    ['a service that is none', { service: 'Spells' }],
    ['a timeline of the prototype', { timeline: '__proto__' as never }],
    ['a text without end', { description: 'd'.repeat(6_000) }],
    ['no phone', { phone: '' }],
  ])('with %s fills in nothing', async (_case, facts) => {
    const admin = openAdmin(`${ADDRESSES.newLead}${writeFragment({ ...REQUEST, ...facts })}`);
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
