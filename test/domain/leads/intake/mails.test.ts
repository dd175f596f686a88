import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { business } from '../../../../src/business';
import { identitiesOf } from '../../../../src/domain/leads/duplicates';
import {
  readFreeForm,
  type FreeFormMessage,
} from '../../../../src/domain/leads/intake/freeFormMessage';
import {
  isNobodys,
  plainSubject,
  type MailHead,
} from '../../../../src/domain/leads/intake/mailHead';
import { casesOf } from '../../../support/cases';

const ada = { name: 'Ada Roy', address: 'ada@example.com' };
const pat = { name: 'Pat Perry', address: 'pat@example.net' };
const forms = { name: 'Site Forms', address: 'no-reply@forms.example' };

/** The head of a mail from a name, and an address. */
const from = (name: string, address = ada.address): MailHead => ({ from: { name, address } });
const TEXTED = '1802.1802.x@txt.voice.google.com';

describe('who a mail is from', () => {
  it.each<[who: string, head: MailHead, email: string, fullName?: string]>([
    ['a person', { from: ada }, ada.address],
    ['whom the answer goes to', { from: pat, replyTo: ada }, ada.address],
    ['a form’s service, with an answer to Ada', { from: forms, replyTo: ada }, ada.address],
    ['a form’s service', { from: forms }, '', ''],
    ['a person, whose answers go to nobody', { from: ada, replyTo: forms }, ada.address],
    [
      'a form’s service in the name of Ada',
      { ...from('Ada Roy', forms.address), replyTo: { ...ada, name: '' } },
      ada.address,
    ],
    [
      'a form’s service, with an answer to somebody without a name',
      { from: forms, replyTo: { ...ada, name: '' } },
      ada.address,
      '',
    ],
    ['a person whose name has the address', from('Ada Roy ada@example.com'), ada.address],
    ['our own form', { ...from('Site', business.email), replyTo: ada }, ada.address],
    ['a name for which a list sends', from("'Ada Roy' via Leads", 'leads@list.example'), ''],
    ['a list of other people', from('Ada Roy via Contact', 'contact@groups.example'), ''],
    ['for whom a form sends', from('On behalf of Ada Roy', 'no-reply@site.example'), ''],
    ['a person with a firm', from('Ada Roy, Green Mountain Inn'), ada.address],
    ['a person with a firm before a bar', from('Green Mountain Inn⎥Ada Roy'), ada.address],
    ['a person of an office', from('Roy, Ada (Facilities Dept)'), ada.address],
    ['a person with a dash', from('Ada Roy -'), ada.address],
    [
      'two names of each kind, the last first',
      from('Roy Stone, Ada May'),
      ada.address,
      'Ada May Roy Stone',
    ],
    [
      'a last name of two words',
      { from: { name: 'Van Dyke, Ada May', address: 'vandyke@example.com' } },
      'vandyke@example.com',
      'Ada May Van Dyke',
    ],
    ['an address alone', from('ada@example.com'), ada.address, ''],
    ['a name that is not decoded', from('=20Ada?= =?utf-8?Q?Roy'), ada.address, ''],
    ['last name first', from('Roy, Ada'), ada.address],
    ['who sends a text', from('Ada Roy (SMS)', TEXTED), ''],
    ['a number that sends a text', from('(802) 555-0113 (SMS)', TEXTED), '', ''],
    ['a person with a mark', from('Ada Roy (External)'), ada.address],
    ['a person with another mark', from('Ada Roy *EXT*'), ada.address],
    ['a person at a firm', from('Ada Roy @ Roy Realty'), ada.address],
    ['a person from a firm', from('Ada Roy from Roy Realty'), ada.address],
    ...['Scheduling', 'Work Orders', 'Property Management', 'Unknown', '(no name)'].map(
      (name): [string, MailHead, string, string] => [name, from(name), ada.address, ''],
    ),
  ])('%s', (_who, head, email, fullName = 'Ada Roy') => {
    expect(readFreeForm('My gutters leak.', head)).toMatchObject({ fullName, email });
  });

  it.each([
    ['From: Ada Roy [mailto:ada@example.com]', 'Ada Roy'],
    ['From: ada@example.com', ''],
  ])('is whom a copied head names: %s', (from, fullName) => {
    const text = `${from}\nSubject: Steps\n\nThey are loose.`;
    expect(readFreeForm(text)).toMatchObject({ fullName, email: ada.address });
  });

  it.each([
    ['They are loose.', '280 State Dr', 'Waterbury'],
    ['They are at 12 Elm St, Essex.', '12 Elm St', 'Essex'],
  ])('lives where the subject says, unless the text does: %s', (text, address, city) => {
    const head = { ...from('Ada Roy', ada.address), subject: 'Steps - 280 State Dr Waterbury' };
    expect(readFreeForm(text, head)).toMatchObject({ address, city });
  });

  it('is whom a copied head names for answers', () => {
    const text =
      'From: Website <leads@list.example>\nReply-To: Ada Roy <ada@example.com>\nSubject: Steps\n\nThey are loose.';
    expect(readFreeForm(text)).toMatchObject({ fullName: 'Ada Roy', email: ada.address });
  });

  it.each<[who: string, head: MailHead, phone: string]>([
    ['a text', from('', '8025550113@vtext.com'), '8025550113'],
    ['a text that a phone backed up', from('', '18025550113@unknown.email'), '18025550113'],
    ['a text with its country', from('', '+18025550113@tmomail.net'), '18025550113'],
    [
      'the second number of an address',
      from('Ada Roy', '18025550199.18025550113.x7@txt.voice.google.com'),
      '18025550113',
    ],
    ['a number in place of a name', from('(802) 555-0113 (SMS)', TEXTED), '(802) 555-0113'],
    ['no address of digits', from('', '8025550113@example.com'), ''],
  ])('and by which number: %s', (_who, head, phone) => {
    expect(readFreeForm('My gutters leak.', head).phone).toBe(phone);
  });

  it.each([
    ['Ada Roy sent you a message', 'Ada Roy'],
    ['💬 Ada Roy messaged you', 'Ada Roy'],
    ['New message from Ada Roy', 'Ada Roy'],
    ['Ada Roy replied', 'Ada Roy'],
    ['New message from Ada-May St. Pierre', 'Ada-May St. Pierre'],
    ['Anne St. Pierre sent you a message on Google', 'Anne St. Pierre'],
    ['Ada Roy mentioned you in a comment', 'Ada Roy'],
    ['Ada Roy messaged your business', 'Ada Roy'],
    ['Facebook sent you a message', ''],
    [`New message from ${business.name}`, ''],
  ])('is whom the subject of a notice names: %j', (subject, fullName) => {
    const from = { name: 'Facebook', address: 'notification@facebookmail.com' };
    expect(readFreeForm('Do you build decks?', { from, subject })).toMatchObject({
      fullName,
      email: '',
    });
  });

  it.each<[address: string, text: string, name?: string]>([
    ['bounces@example.com', 'Hello ada@example.com, call 802-555-0113', 'MAILER-DAEMON'],
    ['mailer-daemon@example.com', 'could not be delivered to ada@example.com'],
    ['MicrosoftExchange329e71ec@example.com', 'Delivery has failed to Ada Roy, ada@example.com'],
    [
      'postmaster@example.com',
      'returned\n\n---------- Forwarded message ---------\nFrom: Ada Roy <ada@example.com>\nSubject: x\n\n802-555-0113',
    ],
  ])('is nobody where %s sends it back', (address, text, name = 'Mail System') => {
    const head = { from: { name, address }, subject: 'Undeliverable: Deck' };
    expect(readFreeForm(text, head)).toEqual({
      ...readFreeForm(''),
      description: text,
    });
  });

  it('is who speaks, where a machine took the message', () => {
    const from = { name: 'Voicemail', address: 'vm@carrier.example' };
    const text = 'New voicemail from (802) 555-0113.\nHi this is Ada Roy, my gutters leak.';
    expect(readFreeForm(text, { from })).toMatchObject({
      fullName: 'Ada Roy',
      email: '',
      phone: '(802) 555-0113',
    });
  });

  it.each([
    ['8025550113@mms.att.net', true],
    ['no-reply@forms.example', true],
    ['NoReply+42@shop.example', true],
    ['do_not_reply@shop.example', true],
    ['wordpress@ada.example', true],
    ['voice-noreply@mail.example', true],
    ['ada.no-reply@shop.example', true],
    ['www-data@web1.example', true],
    ['contact-form@shop.example', true],
    ['auto-reply@shop.example', true],
    ['autumn@example.com', false],
    ['norah@example.com', false],
    ['ada@reply.thumbtack.com', true],
    ['1802.1802.x@txt.voice.google.com', true],
    [business.email, true],
    ['ada@example.com', false],
    ...(
      'calendar-notification@x.example bounces-1@x.example dontreply@x.example scanner@x.example ' +
      'work-orders@x.example webforms@x.example cgi-mailer@x.example root@x.example ' +
      'asterisk@x.example freepbx@x.example ' +
      'x@notification.intuit.com hello@calendly.com'
    )
      .split(' ')
      .map((address): [string, boolean] => [address, true]),
    ['norepley@example.com', false],
    ['reply@example.com', false],
    ['leadsom@example.com', false],
  ])('%s is nobody’s: %s', (address, is) => expect(isNobodys(address)).toBe(is));
});

describe('what a form’s mail labels', () => {
  const READ = {
    fullName: 'Ada Roy',
    email: 'ada@example.com',
    phone: '802-555-0113',
    description: 'My gutters leak.',
  };

  it.each(
    Object.entries({
      'below what a service adds, and above the same': `Sent via form submission from Maple Ridge\n\nName: Ada Roy\nEmail: ada@example.com\nPhone: 802-555-0113\nWrite a message: My gutters leak.\n\nDoes this submission look like spam? Report it here.\nPage URL: https://example.com/`,
      'in lines': `Name: Ada Roy\nEmail: ada@example.com\nPhone: 802-555-0113\nMessage: My gutters leak.`,
      'in any order and case': `MESSAGE: My gutters leak.\nPHONE NUMBER: 802-555-0113\ne-mail: ada@example.com\nname: Ada Roy`,
      bold: '*Name:* Ada Roy\n**Email**: ada@example.com\n*Phone*: *802-555-0113*\n*Message:* My gutters leak.',
      'in a table': `Name\tAda Roy\t\nEmail\tada@example.com\t\nPhone\t802-555-0113\t\nMessage\tMy gutters leak.\t`,
      'in a table of text': `| Name | Ada Roy |\n| Email | ada@example.com |\n| Phone | 802-555-0113 |\n| Message | My gutters leak. |`,
      'above its value': `Name:\nAda Roy\nEmail:\nada@example.com\nPhone:\n802-555-0113\nMessage:\nMy gutters leak.`,
      'with parts of the name': `First name: Ada\nLast name: Roy\nEmail: ada@example.com\nPhone: 802-555-0113\nComments: My gutters leak.`,
      'with an empty value first': `Phone:\nName: Ada Roy\nEmail:\nE-mail: ada@example.com\nMobile: 802-555-0113\nMessage: My gutters leak.`,
      'between dashes, above their values': `--- Name ---\n\nAda Roy\n\n--- Email ---\n\nada@example.com\n\n--- Phone ---\n\n802-555-0113\n\n--- Comment or Message ---\n\nMy gutters leak.`,
      'as long questions': `Please enter your name\nAda Roy\nWhat is the best phone number to reach you at?\n802-555-0113\nWhat’s the best email to reach you?\nada@example.com\nWhat would you like done?\nMy gutters leak.`,
      'alone on their lines': `Full name\nAda Roy\n\nEmail address\nada@example.com\n\nPhone number\n802-555-0113\n\nMessage\nMy gutters leak.`,
      'above their values, with blank lines': `Name:\n\nAda Roy\n\nEmail:\n\nada@example.com\n\nPhone:\n\n802-555-0113\n\nMessage:\n\nMy gutters leak.`,
      'with remarks': `Your Name (required): Ada Roy\nYour Email (required): ada@example.com\nPhone # (optional): 802-555-0113\nHow can we help you?: My gutters leak.`,
      'in other words': `Homeowner Name: Ada Roy\nContact E-Mail: ada@example.com\nPrimary Phone No.: 802-555-0113\nJob Description: My gutters leak.`,
      'on one line': `Name: Ada Roy, Phone: 802-555-0113, Email: ada@example.com Message: My gutters leak.`,
      'in brackets': `[Name] Ada Roy\n[Email] ada@example.com\n[Phone] 802-555-0113\n[Message] My gutters leak.`,
      'with dots or arrows': `NAME.....Ada Roy\nEmail -> ada@example.com\nPhone > 802-555-0113\nMessage...My gutters leak.`,
      'with dashes': `Name - Ada Roy\nEmail – ada@example.com\nPhone - 802-555-0113\nMessage — My gutters leak.`,
      'with wide colons and equals signs': `Name：Ada Roy\nEmail = ada@example.com\nPhone：802-555-0113\nMessage = My gutters leak.`,
      'in Markdown, with a marked message': `**Name:** Ada Roy\n**Email:** ada@example.com\n**Phone:** 802-555-0113\n**Message:**\n> My gutters leak.`,
      'in the headings of a file': `Name,Email,Phone,Message\nAda Roy,ada@example.com,802-555-0113,My gutters leak.`,
      'in the headings of a spreadsheet': `Name\tEmail\tPhone\tMessage\nAda Roy\tada@example.com\t802-555-0113\tMy gutters leak.`,
      'with links': `Name: Ada Roy\nEmail: ada@example.com (mailto:ada@example.com)\nPhone: [802-555-0113](tel:8025550113)\nMessage: My gutters leak.`,
      'with a number in the name': `Name: Ada Roy (802-555-0113)\nEmail: ada@example.com\nComments/Questions: My gutters leak.`,
    }),
  )('%s', (_how, text) => {
    const subject = 'New submission';
    for (const head of [
      { from: forms, subject },
      { from: forms, replyTo: ada, subject },
    ])
      expect(readFreeForm(text, head)).toMatchObject(READ);
  });

  it('gives two people of two such mails', () => {
    const read = (name: string, email: string, phone: string) =>
      identitiesOf(
        readFreeForm(`Name: ${name}\nEmail: ${email}\nPhone: ${phone}`, { from: forms }),
      );
    const one = read('Ada Roy', 'ada@example.com', '802-555-0113');
    const other = read('Ben Stone', 'ben@example.com', '802-555-0114');
    expect(one).toHaveLength(2);
    expect(one.filter((identity) => other.includes(identity))).toEqual([]);
  });

  it.each([
    ['Fax: 802-555-0110\nPhone: 802-555-0113', '802-555-0113'],
    ['Office: 802-555-0110\nMobile: 802-555-0113', '802-555-0113'],
    ['T: 802-555-0110\nM: 802-555-0113\nF: 802-555-0114', '802-555-0113'],
    ['Phone: n/a\nCell: 802-555-0113', '802-555-0113'],
    ['Fax: 802-555-0110', ''],
    ['Fax: 802-555-0110\nI am at 802-555-0113', '802-555-0113'],
    [`Phone: ${business.phone}\nPhone: 802-555-0113`, '802-555-0113'],
    ['Call: tomorrow\nPhone: 802-555-0113', '802-555-0113'],
    ['Pager: 802-555-0110\nPhone: 802-555-0113', '802-555-0113'],
    ['Home Phone: 802-555-0110\nCell Phone #: 802-555-0113', '802-555-0113'],
  ])('of %j the phone is %j', (text, phone) => {
    expect(readFreeForm(text, { from: ada }).phone).toBe(phone);
  });

  it('keeps what no field has, and a message of many lines', () => {
    const text = [
      'Name: Ada Roy',
      'Service: Gutters',
      'Address: 12 Elm St',
      'City: Barre',
      'ZIP Code: 05641',
      'Mobile: 802-555-0113',
      'Office: 802-555-0110',
      'Message: My gutters leak.',
      '',
      'Come soon.',
      'Budget: $500',
    ].join('\n');
    expect(readFreeForm(text, { from: forms, subject: 'New submission' })).toMatchObject({
      address: '12 Elm St',
      city: 'Barre',
      zipCode: '05641',
      phone: '802-555-0113',
      description:
        'My gutters leak.\n\nCome soon.\n\nService: Gutters\nBudget: $500\nOffice: 802-555-0110',
    });
  });

  it.each<[string, Partial<FreeFormMessage>]>([
    ['Name: n/a\nEmail: none', { fullName: '', email: '' }],
    // As services that sell leads write them.
    ['Name: Potential Customer\nLocation: Essex', { fullName: '', city: 'Essex' }],
    ['A homeowner has sent you a message.\nSender: Ada Roy', { fullName: 'Ada Roy' }],
    ['You’ve received a new message from Ada R. in Essex, VT:', { fullName: 'Ada R' }],
    ['You have a message\nFrom: Ada R. Message: "Hi, it leaks"', { fullName: 'Ada R' }],
    [
      'Customer: Ada Roy\nPh 1: 802-555-0113  Ph 2: 802-555-0114',
      { phone: '802-555-0113', description: expect.stringContaining('802-555-0114') },
    ],
    ['Nom : Anne Roy\nPrénom : Anne', { fullName: 'Anne Roy' }],
    [
      'Address\tStreet Address: 12 Elm St\nCity: Essex\nMessage: My gutters leak.',
      { address: '12 Elm St', city: 'Essex' },
    ],
    [
      'Name\tAda Roy\t\nZIP code\t05452\t\nLocation\t12 Elm St, Essex\t\nMessage\tIt leaks.\t',
      { address: '12 Elm St', city: 'Essex', zipCode: '05452' },
    ],
    [
      'Name: Ada Roy\nCity: Barre\nMessage: You did the roof at 12 Elm St, Essex.',
      { address: '', city: 'Barre' },
    ],
    ['Name: Roy, Ada', { fullName: 'Ada Roy' }],
    [
      'City: Barre\nAddress: 12 Elm St\nEssex Junction VT, 05452-1234\nMessage: My gutters leak.',
      { city: 'Barre', zipCode: '05452-1234', description: expect.stringContaining('Essex') },
    ],
    [
      'Address: 12 Elm St\nEssex, VT 05452 is new to me',
      { address: '12 Elm St', city: 'Essex', description: expect.stringContaining('new') },
    ],
    [
      'NAME:ADA ROY PHONE:802-555-0113 TOWN:ESSEX JOB:SINK',
      { fullName: 'ADA ROY', phone: '802-555-0113', city: 'Essex' },
    ],
    [
      'Phone: 802-555-0113 Ada Roy\nMessage: My gutters leak.',
      { fullName: 'Ada Roy', phone: '802-555-0113', description: 'My gutters leak.' },
    ],
    [
      'Name: Ada Roy\nPhone: 802-555-0113 Pat Perry\nMessage: My gutters leak.',
      { fullName: 'Ada Roy', description: expect.stringContaining('Pat Perry') },
    ],
    [
      'Cell: 802-555-0113 (evenings only)\nMessage: My gutters leak.',
      { phone: '802-555-0113', description: expect.stringContaining('evenings only') },
    ],
    [
      'Customer Information\nAda Roy\n802-555-0113\n12 Elm St\nEssex, VT 05452\nJob Details: Porch',
      { fullName: 'Ada Roy', address: '12 Elm St', city: 'Essex', zipCode: '05452' },
    ],
    [
      'The porch leaks.\nReply to this message with a price.\nIt is urgent.',
      { description: 'The porch leaks.\nReply to this message with a price.\nIt is urgent.' },
    ],
    [
      'I live at 12 Elm St, Essex, VT 05452, call me',
      { description: 'I live at 12 Elm St, Essex, VT 05452, call me' },
    ],
    [
      'Message: I am in.\nMy phone is off: text me',
      { description: expect.stringContaining('off') },
    ],
  ])('%j gives %j', (text, read) => {
    expect(readFreeForm(text, { from: forms })).toMatchObject(read);
  });

  it.each(
    Object.entries({
      'Address: 67A Elm St # 4, West Essex, VT 05452, USA': '67A Elm St # 4|West Essex|VT|05452',
      'Address: 12 Elm Way 5, House, Essex, VT 05452': '12 Elm Way 5, House|Essex|VT|05452',
      // What may be the town of its street is not lost.
      'Address: 12 Elm St, Plattsburgh': '12 Elm St, Plattsburgh|||',
      'Address: 17 90th Ave NE Essex, VT, 05452': '17 90th Ave NE|Essex|VT|05452',
      'Address: the farm, Essex, VT 05452': 'the farm, Essex, VT 05452|||',
      'City: Hanover\nState: New Hampshire': '|Hanover|NH|',
      'Street Address: 12 Elm St\nCity: West Essex, VT 05452': '12 Elm St|West Essex|VT|05452',
      'P.O. Box 7, Jericho, VT 05465; house is at 88 Browns Trace, Jericho': `88 Browns Trace|Jericho||`,
      'Street: 12 Elm St\nApt/Unit: 3B\nCity: Essex': '12 Elm St, #3B|Essex||',
      'Property: 12 Elm St - 12 Elm St Essex, VT 05452\nUnit: 3': '12 Elm St, #3|Essex|VT|05452',
      'Loose boards. Ada Roy, Roy Inn, 12 Elm St, 802-555-0113': '12 Elm St|||',
      'Loose boards, 3 Elm St windows, 2 Porch View doors': '|||',
      'Name: Ada\nState: leaking badly': '|||',
      'Name: Ada\nAddress: I will tell you on the phone': '|||',
      'Name: Ada\nAddress: same as above': '|||',
      'Name: Ada\nPost: the one by the stairs': '|||',
      'City: Barre\n12 Elm St\nEssex, VT 05452': '|Barre||',
      'Address: 12 Elm St\nEssex\nVermont\n05452': '12 Elm St|Essex|VT|05452',
      'Address: the camp on Lake Rd in Georgia': 'the camp on Lake Rd in Georgia|||',
      'Name: Ada Roy\nLocation: Hinesburg, Vermont': '|Hinesburg|VT|',
      'Name: Ada Roy\nLocation: Plattsburgh, NY': '|Plattsburgh|NY|',
      'Name: Ada Roy\nWhere: hinesburg': '|Hinesburg||',
      'Name: Ada Roy\nLocation: Hinesburg (home)': '|Hinesburg||',
      'Name: Ada Roy\nLocation: Hinesburg (by the school)': '|Hinesburg||',
      'Name: Ada Roy\nTown: Hinesburg, VT': '|Hinesburg|VT|',
      'My name: Ada Roy\nI live in: Hinesburg': '|Hinesburg||',
      'Name: Ada Roy\nLocation: 12 Elm St, Plattsburgh': '12 Elm St, Plattsburgh|||',
      'Name: Ada Roy\nLocation: the porch of my house in Essex': '|Essex||',
      'City: Hinesburg\nMessage: I live at 12 Elm St. It leaks.': '12 Elm St.|Hinesburg||',
      'Name Ada Roy Phone 802-555-0113 Town Jericho Job replace a fan': '|Jericho||',
      'We moved into 240 College St #7 and need blinds': '240 College St #7|||',
      'Please send someone to 12 Fern Street for a fan.': '12 Fern Street|||',
      'I got your name from Ada Roy at 14 Birch Lane. It leaks.': '|||',
      'Deliver to the store at 20 Market Street, we install it.': '|||',
      'You work in Williston and Essex. Do you come to Richmond?': '|Richmond||',
      'A deck. Ada Roy 802-555-0113 Georgia VT': '|Georgia|VT|',
      'Ada Roy\nHinesburg Village\n802-555-0113': '|Hinesburg||',
      'ada roy - deck - 802 555 0113 - hinesburg - after 5': '|Hinesburg||',
      'City: Hinesburg\nZip: 05461 I think': '|Hinesburg||05461',
      '"Can you come? It is at 12 Elm Street."\nView and reply': '12 Elm Street|||',
    }),
  )('of an address in one text: %j gives %s', (text, place) => {
    const { address, city, state, zipCode } = readFreeForm(text, { from: forms });
    expect([address, city, state, zipCode].join('|')).toBe(place);
  });

  it('takes all lines of an address', () => {
    const text = 'Name: Ada Roy\nAddress: 12 Elm St\nUnit 3\nEssex\nVT\n05452\nMessage: It leaks.';
    expect(readFreeForm(text).description).toBe('It leaks.');
  });

  it.each([
    ['Address: 12 Elm St, Essex - the blue house', 'the blue house'],
    ['Address: 12 Elm St, Essex, VT 05452 (gate code 4471)', 'gate code 4471'],
    ['Location: 12 Elm St, Essex, behind the church', 'behind the church'],
    ['Location: the back porch', 'the back porch'],
    ['Location: Essex (by the school)', 'by the school'],
    ['Email: ada@example.com or ben@example.com', 'ben@example.com'],
    ['Email: ada@example.com (not at night)', 'not at night'],
    ['Zip: 05461 I think', 'I think'],
  ])('loses nothing that stands beside a value: %j', (line, more) => {
    const { description } = readFreeForm(`Name: Ada Roy\n${line}\nMessage: It leaks.`);
    expect(description).toBe(`It leaks.\n\n${line}`);
    expect(description).toContain(more);
  });

  it('takes no sentence for a label', () => {
    const text = 'Home: water in the basement\nNote this: call me';
    expect(readFreeForm(text, { from: ada })).toMatchObject({ phone: '', description: text });
  });
});

describe('the subject', () => {
  it.each([
    [
      'Leaky faucet at 12 Elm St, call 802-555-0113',
      '',
      'Leaky faucet at 12 Elm St, call 802-555-0113',
      '802-555-0113',
    ],
    ['Leaky faucet', 'Call 802-555-0113.', 'Leaky faucet\n\nCall 802-555-0113.', '802-555-0113'],
    ['Leaky faucet', 'A leaky faucet drips.', 'A leaky faucet drips.', ''],
    ['Re: Leaky faucet', '', 'Leaky faucet', ''],
  ])('%j of %j makes %j, phone %j', (subject, text, description, phone) => {
    expect(readFreeForm(text, { from: ada, subject })).toMatchObject({ description, phone });
  });

  it('may be all that a service says of somebody', () => {
    const subject = 'New inquiry: Ada Roy (802) 555-0113 ada@example.com.';
    expect(readFreeForm('See below', { from: forms, subject })).toMatchObject({
      fullName: 'Ada Roy',
      email: 'ada@example.com',
      phone: '(802) 555-0113',
    });
  });

  it('loses what mail apps put before it, once and for all', () => {
    const before = fc.constantFrom('Re: ', 'RE[2]: ', 'Fwd: ', 'FW:', 'AW: ', 'WG: ', 'Tr : ');
    fc.assert(
      fc.property(fc.array(before, { maxLength: 50 }), (marks) => {
        expect(plainSubject(`${marks.join('')}Deck`)).toBe('Deck');
      }),
    );
  });
});

describe('a mail that was sent on', () => {
  const INNER =
    'From: Ada Roy <ada@example.com>\nDate: Mon, Jan 5, 2026\nSubject: Deck\nTo: <pat@example.net>\n\nRotten boards.';
  const OUTLOOK =
    'From: Ada Roy <ada@example.com>\nSent: Monday, January 5, 2026 9:12 AM\nTo: Pat Perry\nSubject: Deck\n\nRotten boards.';
  const QUOTED = INNER.replaceAll(/^/gm, '> ');

  it.each(
    Object.entries({
      'by Gmail': `Can you take this?\n\n---------- Forwarded message ---------\n${INNER}`,
      'by Apple': `Can you take this?\n\nBegin forwarded message:\n\n${QUOTED}`,
      'by Outlook': `Can you take this? 802-555-0199\n\n-----Original Message-----\n${OUTLOOK}`,
      'by Outlook on the web': `Can you take this?\n\n________________________________\n${OUTLOOK.replaceAll(': ', ':\n')}`,
      'by Outlook with a link for the address': `Can you take this?\n\n${OUTLOOK.replace(' <', '<mailto:')}`,
      'by Outlook in bold': `Can you take this?\n\n${OUTLOOK.replaceAll(/^(\w+):/gm, '*$1:*')}`,
      'in German': `Bitte!\n\n-------- Weitergeleitete Nachricht --------\nBetreff: Deck\nDatum: Mon\nVon: Ada Roy <ada@example.com>\nAn: pat@example.net\n\nRotten boards.`,
      twice: `See below\n\n---------- Forwarded message ---------\nFrom: Kim <kim@example.net>\nSubject: Fwd: Deck\n\n---------- Forwarded message ---------\n${INNER}`,
      'by Zoho': `${'='.repeat(12)} Forwarded message ${'='.repeat(12)}\n${INNER.replace('\n\n', `\n${'='.repeat(12)} Forwarded message ${'='.repeat(12)}\n\n`)}`,
      'by Yahoo on one line': `Can you take this?\n\n ----- Forwarded Message ----- From: Ada Roy <ada@example.com>To: Pat Perry <pat@example.net>Sent: Monday, January 5, 2026 at 09:12:00 AM ESTSubject: Deck\nRotten boards.`,
      'by Gmail, with lines that it broke': INNER.replace('Roy <', 'Roy <\n').replace(
        'Subject',
        'Cc: Kim <kim@example.net>, Lee <\nlee@example.net>,\nJo <jo@example.net>\nSubject',
      ),
      'by Yahoo on a phone': `Sent from Yahoo Mail for iPhone\n\nBegin forwarded message:\n\nOn Monday, January 5, 2026, 9:12 AM, Ada Roy <ada@example.com> wrote:\n\nDeck\n\nRotten boards.`,
      'by Mailbox': `Begin forwarded message:\nOn Monday, Jan 5, 2026 at 9:12 AM Ada Roy <ada@example.com>, wrote:\n\nRotten boards.`,
      'by Outlook in two languages': OUTLOOK.replace('From', 'From / De')
        .replace('Sent', 'Sent / Envoyé')
        .replace('Subject', 'Subject / Objet'),
      'by Outlook, with its importance': OUTLOOK.replace(
        '\n\n',
        '\nImportance: High\nAttachments: deck.jpg\n\n',
      ),
      'by a program that says where it ends': `----- Forwarded message from Ada Roy <ada@example.com> -----\n\n${INNER}\n\n----- End forwarded message -----`,
      'in French': `À voir\n\n---------- Message transféré ---------\n${INNER.replace('From:', 'De :').replace('Subject:', 'Sujet :').replace('To:', 'À :')}`,
      'by Apple in French, below another': `FYI\n\n------- Forwarded Message -------\nFrom: Kim <kim@example.net>\nSubject: Fwd: Deck\n\n${`FYI\n\nDébut du message transféré :\n\n${QUOTED}`.replaceAll(/^/gm, '> ')}`,
      'by Apple in Spanish': `Mira\n\nInicio del mensaje reenviado:\n\n${QUOTED}`,
      'by Apple in German': `Bitte\n\nAnfang der weitergeleiteten Nachricht:\n\n${QUOTED}`,
      'by Proton, with what it answered': `------- Forwarded Message -------\n${INNER.replace('\n\n', '\n\n> ')}\n>\n> ____________________\n> From: Pat Perry <pat@example.net>\n> Sent: Sunday\n> Subject: Deck\n>\n> Call 802-555-0199.`,
      'without a word': `---------- Forwarded message ---------\n${INNER}`,
    }),
  )('%s is its first sender’s', (_how, text) => {
    const head = { from: pat, subject: 'Fwd: Deck' };
    for (const given of [head, undefined])
      expect(
        readFreeForm(
          given ? text : `From: Pat Perry <pat@example.net>\nSubject: Fwd: Deck\n\n${text}`,
          given,
        ),
      ).toMatchObject({
        fullName: 'Ada Roy',
        email: 'ada@example.com',
        phone: '',
        description: 'Deck\n\nRotten boards.',
      });
  });
});

it('a mail that was sent on, and begins with what it answers, is its first sender’s', () => {
  const text =
    'FYI\n\nFrom: Ada Roy <ada@example.com>\nSent: Monday\nSubject: Deck\n\n> Where is it?\n\nIn Essex.';
  expect(readFreeForm(text, { from: pat, subject: 'FW: Deck' })).toMatchObject({
    fullName: 'Ada Roy',
    description: 'Deck\n\nIn Essex.',
  });
});

it.each([
  ['"Ada Roy"', 'Ada', 'Roy'],
  ['Ada "Addie" Roy', 'Ada "Addie"', 'Roy'],
  ['"Ada \\"Addie\\" Roy"', 'Ada "Addie"', 'Roy'],
])('a copied mail from %s has that name', (sender, firstName, lastName) => {
  const text = `From: ${sender} <ada@example.com>\nSubject: Deck\n\nRotten boards.`;
  expect(readFreeForm(text).names).toEqual({ firstName, lastName });
});

it('a mail that was sent on for somebody is that person’s', () => {
  const text =
    'See below.\n\nFrom: Pat Perry <pat@example.net> on behalf of Ada Roy <ada@example.com>\nSent: Monday\nSubject: Deck\n\nRotten boards.';
  expect(readFreeForm(text)).toMatchObject({ fullName: 'Ada Roy', email: ada.address });
});

it('a mail that was sent on from a colleague of whom Outlook gives the name alone has that name', () => {
  const text =
    'Can you take this?\n\nFrom: Roy, Ada\nSent: Monday, January 5, 2026 9:12 AM\nTo: Pat Perry\nSubject: Deck\n\nRotten boards.';
  expect(readFreeForm(text, { from: pat, subject: 'FW: Deck' })).toMatchObject({
    fullName: 'Ada Roy',
    email: '',
    description: 'Deck\n\nRotten boards.',
  });
});

describe('what a mail quotes', () => {
  const QUOTE = 'Call me at 802-555-0199, other@example.net\nKim Quoted\n802-555-0198';
  const MARKED = QUOTE.replaceAll(/^/gm, '> ');
  const block = (from: string, sent: string, to: string, subject: string): string =>
    `${from}: Someone Else <other@example.net>\n${sent}: 5/1/2026\n${to}: Ada Roy\n${subject}: Estimate\n\n${QUOTE}`;
  it.each(
    Object.entries({
      'behind marks': MARKED,
      'behind marks and words': `On Mon, Jan 5, 2026 at 9:12 AM Someone Else <other@example.net> wrote:\n\n${MARKED}`,
      'behind words over two lines': `On Mon, Jan 5, 2026 at 9:12 AM Someone Else\n<other@example.net> wrote:\n\n${MARKED}`,
      'behind words alone': `On Jan 5, 2026, at 9:12 AM, Someone Else wrote:\n\n${QUOTE}`,
      'in German': `Am 05.01.2026 um 09:12 schrieb Someone Else:\n${MARKED}`,
      'by Zoho': `---- On Mon, 05 Jan 2026 09:12:00 -0500 Someone Else <other@example.net> wrote ----\n\n${QUOTE}`,
      'by Yahoo of old': `--- On Mon, 1/5/26, Someone Else <other@example.net> wrote:\n\n${QUOTE}`,
      'by Proton': `------- Original Message -------\nOn Monday, January 5th, 2026 at 9:12 AM, Someone Else <other@example.net> wrote:\n\n${MARKED}`,
      'behind words over five lines': `On Tue, Apr 11, 2017 at 10:07 PM Else <\n\nSomeone Else <other@example.net>\n\n> wrote:\n\n${MARKED}`,
      'below a line of a service': `##- Please type your reply above this line -##\n\n${QUOTE}`,
      'below a line of another service': `---- Reply above this line ----\n\n${QUOTE}`,
      'behind a day first': `2026-01-05 9:12 GMT-05:00 Someone Else <other@example.net>:\n\n${MARKED}`,
      'behind a day and an address': `Mon, Jan 5, 2026 at 9:12 AM Someone Else <other@example.net>:\n\n${MARKED}`,
      'behind a name first': `Someone Else <other@example.net> wrote:\n\n${MARKED}`,
      'behind no time': `On Monday, Someone Else <other@example.net> wrote:\n\n${MARKED}`,
      'behind words over four lines': `On 5 Jan 2026, at 09:12, Someone Else\n<\nother@example.net\n> wrote:\n\n${MARKED}`,
      'in Dutch': `Op ma 5 jan. 2026 om 09:12 schreef Someone Else <other@example.net>:\n\n${MARKED}`,
      'in German, with the name first': `Someone Else <other@example.net> schrieb am Mo., 5. Jan. 2026, 09:12:\n\n${MARKED}`,
      'in Danish': `Den man. 5. jan. 2026 kl. 09.12 skrev Someone Else <other@example.net>:\n\n${QUOTE}`,
      'by Airmail': `On Jan 5, 2026 at 9:12 AM, Someone Else said:\n\n\n${QUOTE}`,
      'behind what a phone adds': `Sent from my iPhone\n\n${MARKED}`,
      'behind what a phone adds in French': `Envoyé de mon iPhone\n\n${MARKED}`,
      'behind what a phone adds in Spanish': `Enviado desde mi iPhone\n\n${MARKED}`,
      'behind what an office adds': `CONFIDENTIALITY NOTICE: If this is not for you, call 802-555-0198.\n\n${MARKED}`,
      'behind what another office adds': `This e-mail and any attachments are confidential. Call 802-555-0198.`,
      'behind what an app adds': `Get Outlook for iOS<https://aka.example>\n\n${MARKED}`,
      'by Outlook': `From: Someone Else <other@example.net>\nSent: Monday\nTo: Ada Roy\nSubject: Estimate\n\n${QUOTE}`,
      'by Outlook, with a link for the address': `From: Someone Else<mailto:other@example.net>\nSent: Monday\nSubject: Estimate\n\n${QUOTE}`,
      'by Outlook, of a colleague without an address': `From: Someone Else\nSent: Monday\nTo: Ada Roy\nSubject: Estimate\n\n${QUOTE}`,
      'by Outlook in Italian': block('Da', 'Inviato', 'A', 'Oggetto'),
      'by Outlook in Dutch': block('Van', 'Verzonden', 'Aan', 'Onderwerp'),
      'by Outlook in Portuguese': block('De', 'Enviada em', 'Para', 'Assunto'),
      'by Outlook in Swedish': block('Från', 'Skickat', 'Till', 'Ämne'),
      'by Outlook in Danish': block('Fra', 'Sendt', 'Til', 'Emne'),
      'by Outlook in Polish': block('Od', 'Wysłano', 'Do', 'Temat'),
      'in Polish': `W dniu 5.01.2026 o 09:12, Someone Else pisze:\n${MARKED}`,
      'in Russian': `5 января 2026 г., 9:12, Someone Else <other@example.net> написал:\n\n${QUOTE}`,
      'in a language that is not known': `po 5. 1. 2026 v 9:12 odesílatel Someone Else <other@example.net> napsal:\n\n${MARKED}`,
      'in another, with the address in brackets': `ma 5. tammik. 2026 klo 9.12 Someone Else (other@example.net) kirjoitti:\n\n${MARKED}`,
      'behind what an app adds, with its link in Markdown': `Sent with [Proton Mail](https://x.example/) secure email.\n\n${MARKED}`,
      'between signs, as GroupWise writes it': `>>> Someone Else <other@example.net> 1/5/2026 9:12 AM >>>\n${QUOTE}`,
      'in Chinese': `Someone Else <other@example.net> 于2026年1月5日周一 09:12写道：\n\n${MARKED}`,
      'in Japanese': `2026年1月5日(月) 9:12 Someone Else <other@example.net>:\n\n${MARKED}`,
      'by AOL, on the line that announces it': `  On Mon, Jan 5, 2026 at 9:12 AM, Someone Else<other@example.net> wrote:   ${QUOTE}`,
      'behind its original, of which only the sender is named': `-------- Original message --------\nFrom: Someone Else <other@example.net>\n\n${QUOTE}`,
      'hidden by the app': '[Quoted text hidden]',
      'behind a notice that is confidential': `NOTICE: This e-mail is confidential.\n\n${QUOTE}`,
      'by Notes': `-----Someone Else wrote: -----\n${QUOTE}`,
      'behind what a phone of another make adds': `Sent from Samsung Mobile on AT&T\n\n${MARKED}`,
      'behind what an app adds behind with': `Sent with Spark\n\n${MARKED}`,
      'behind what a phone adds in German': `Von meinem iPhone gesendet\n\n${MARKED}`,
      'behind what a phone adds in Italian': `Inviato da iPhone\n\n${MARKED}`,
      'behind what a phone adds in Dutch': `Verzonden vanaf mijn iPhone\n\n${MARKED}`,
      'behind what Outlook adds in French': `Envoyé à partir d’Outlook pour iOS\n\n${MARKED}`,
      'behind a notice with its attachments': `________________________________\nThis email (including any attachments) is intended for one. Call 802-555-0198.`,
      'behind a disclaimer': 'Disclaimer: The mail above is not for you? Call 802-555-0198.',
      'behind a notice on its contents': `The information contained in this e-mail is confidential. Call 802-555-0198.`,
      'behind a message’s notice': 'This message contains confidential words. Call 802-555-0198.',
      'behind what a list adds': `-- \nYou received this message because you are in a group. Call 802-555-0198.`,
      'behind the name of its writer alone': `Someone Else wrote:\n${QUOTE}`,
      'behind the words of a service': `Someone Else via Desk has wrote:\n${MARKED}`,
      'by Outlook, on lines that it broke': `From: Someone Else \n<other@example.net> \nSent: Monday\nTo: Ada Roy <ada@example.com>;\nPat <pat@example.net>\nSubject: Estimate\n\n${QUOTE}`,
      'behind its original without a head': `----- Original Message -----\n\n${QUOTE}`,
      'behind what a phone adds in brackets': `(Sent from a phone)\n\n${MARKED}`,
      'behind the sign of a phone': `Liked “${QUOTE.replaceAll('\n', ' ')}”`,
      'behind another sign of a phone': `Reacted 👍 to "${QUOTE.replaceAll('\n', ' ')}"`,
      'by AOL of old': `In a message dated 1/5/2026 9:12:00 A.M. Eastern Standard Time,\nother@example.net writes:\n\n${QUOTE}`,
      'by Outlook, on one line': `From: Someone Else Sent: Monday, January 5, 2026 9:12 AM To: Ada Roy Subject: Estimate\n\n${QUOTE}`,
      'by Outlook, on one line with addresses': `From: Someone Else <other@example.net> Date: Monday To: Ada Roy <ada@example.com> Subject: Estimate\n\n${QUOTE}`,
      'behind a rule': `---------------\n${block('Von', 'Gesendet', 'An', 'Betreff')}`,
      'behind what Windows adds': `Sent from Mail<https://x.example/?LinkId=550986> for Windows 10\n\n${MARKED}`,
      'behind what an app adds, with its link': `Sent from Some Mail for iPhone<https://x.example/?.src=iOS>\n\n${MARKED}`,
      'behind what an app adds in brackets': `Get [Outlook for iOS](https://x.example)\n\n${MARKED}`,
      'behind a mark and what an app adds': `-- \nSent from my Android device with K-9 Mail. Sorry.\n\n${MARKED}`,
      'behind what another phone adds in Dutch': `Verstuurd vanaf mijn iPhone\n\n${MARKED}`,
      'behind what Yahoo adds': `Yahoo Mail: Search, Organize, Conquer\n\n${MARKED}`,
      'by its time and day': `At 10.01 am Wednesday, Someone Else wrote:\n\n${MARKED}`,
      'behind what a scanner adds': `Virus-free. www.example.com\n\n${MARKED}`,
      'behind Outlook’s line': `________________________________\nFrom: Someone Else <other@example.net>\nSent: Monday\nSubject: Estimate\n\n${QUOTE}`,
      'by Samsung': `-------- Original message --------From: other@example.net Date: 1/13/26  3:52 PM  (GMT-06:00) To: ada@example.com Cc: x@example.net Subject: Estimate \n\n${QUOTE}`,
      'behind its original': `-----Original Message-----\nFrom: Someone Else <other@example.net>\nSent: Monday\n\n${QUOTE}`,
    }),
  )('%s is not the sender’s', (_how, quoted) => {
    const text = `Yes please go ahead.\n\n${quoted}`;
    expect(
      readFreeForm(text, { from: { ...ada, name: '' }, subject: 'Re: Estimate' }),
    ).toMatchObject({
      fullName: '',
      email: 'ada@example.com',
      phone: '',
      description: 'Estimate\n\nYes please go ahead.',
    });
  });

  it.each([
    'CAUTION: This email originated from outside of the organization. Do not click links.',
    'You don’t often get email from ada@example.com. Learn why this is important',
    '***External Sender***',
    '[EXTERNAL EMAIL]',
    'This message has been scanned for viruses.',
    'CAUTION: This email originated from outside of the organization. Call IT at 802-555-0110.',
    'Hent Outlook til iOS',
    'Télécharger Outlook pour iOS<https://x.example/o>',
    'Outlook für iOS beziehen',
    'Obtener Outlook para Android',
  ])('is not what an office adds above it: %j', (notice) => {
    expect(readFreeForm(`${notice}\n\nYes please.`, { from: ada }).description).toBe('Yes please.');
  });

  it('is ours in an answer that is copied without its head', () => {
    const text = `Yes please.\n\nFrom: Maple Ridge <${business.email}>\nSent: Monday\nSubject: Estimate\n\nCall ${business.phone}.`;
    expect(readFreeForm(text)).toMatchObject({ description: 'Yes please.', email: '', phone: '' });
  });

  it('is another’s in an answer that marks it, but not its head', () => {
    const text = `Yes please.\n\n--- Original Message ---\nFrom: Someone Else <other@example.net>\nDate: Monday\nSubject: Estimate\n\n${MARKED}`;
    expect(readFreeForm(text)).toMatchObject({ description: 'Yes please.', email: '', phone: '' });
  });

  it('leaves an answer that stands below it', () => {
    const text = `On Jan 5, 2026 Someone Else wrote:\n${MARKED}\n\nYes, 802-555-0113.`;
    expect(readFreeForm(text, { from: ada })).toMatchObject({
      phone: '802-555-0113',
      description: 'Yes, 802-555-0113.',
    });
  });

  it('is no sentence that only begins like one', () => {
    const text =
      'On Jan 5 Ben said it would hold:\nit did not.\nThis email is intended to ask about it.\nThis message is about my porch.\nSent with love from Essex\nDo: the porch\nA: the deck\nImportant note: the dog bites.\nDisclaimer: it is old.\nThe contents of this message may help.\nThank you for using care.';
    expect(readFreeForm(text).description).toBe(text);
  });

  it('is no line that a mailbox marks, of those that begin with From', () => {
    const text = 'It drips.\n>From the porch to the barn it is wet.\nCall soon.';
    expect(readFreeForm(text, { from: ada }).description).toBe(text.replace('>', ''));
    const quoted = '> My porch\n>From the barn\n> it is wet.\n\nYes.';
    expect(readFreeForm(quoted, { from: ada }).description).toBe('Yes.');
  });

  it('is the message where nothing else is there', () => {
    expect(readFreeForm('> My gutters leak.\n> 802-555-0113')).toMatchObject({
      phone: '802-555-0113',
      description: 'My gutters leak.\n802-555-0113',
    });
  });
});

it.each([
  'To respond to this text message, reply to this email or visit Google Voice.\n\nYOUR ACCOUNT <https://x.example> HELP CENTER\nGoogle LLC\n1600 Amphitheatre Pkwy\nMountain View CA 94043 USA',
  'play message\n\nYOUR ACCOUNT HELP CENTER HELP FORUM\nGoogle LLC',
  '-- \nThis e-mail was sent from a contact form on Maple Ridge (https://maple.example)',
  'This message was submitted from your website contact form: https://maple.example',
  'This message was sent using Web3Forms',
  'You are receiving this because you confirmed this address. Call 802-555-0199.',
  'Does this submission look like spam? Report it here: https://x.example\nManage Submissions',
  'Sent via form submission from Maple Ridge\n12 Elm St, Essex, VT 05452',
  'Thumbtack, Inc., 1355 Elm Street, San Francisco, CA 94103',
  'Nextdoor, 420 Elm Street, San Francisco, CA 94102',
  'Wix.com Inc., 12 Elm Blvd, San Francisco, CA 94158',
  'HubSpot, Inc. 2 Elm Street, Cambridge, MA 02141',
  'Thank you for using RingCentral!\n20 Elm Drive, Belmont, CA 94002, USA',
  'The contents of this message are confidential. Tell Ben Stone, ben@example.com, 802-555-0199.',
  'NOTICE: This communication is only for whom it names. Call Ben Stone at 802-555-0199.',
])('what a service adds below a message is not the message: %j', (footer) => {
  expect(readFreeForm(`The porch leaks.\n\n${footer}`)).toMatchObject({
    fullName: '',
    email: '',
    phone: '',
    address: '',
    description: 'The porch leaks.',
  });
});

describe('a mail that is copied as it is open in a browser', () => {
  const WORDS = 'The door sticks.';
  it.each(
    Object.entries({
      Gmail: 'My porch\nInbox\n\nAda Roy <ada@example.com>\n8:00 AM (2 hours ago)\nto me\n\n',
      'Gmail with its labels': `My porch\n\tInbox\nSearch for all messages with label Inbox\nRemove label Inbox from this conversation\nAda Roy <ada@example.com>\n\t\nMon, Nov 23, 8:00 AM (2 days ago)\n\t\nto Pat, me\n\n`,
      Yahoo: `My porch\nYahoo/Inbox\n\nAda Roy<ada@example.com>\nTo:\tinfo@example.com\n\nMon, Nov 23 at 8:00 AM\n\n`,
      'Gmail with its details': `from:\tAda Roy <ada@example.com>\nto:\tinfo@example.com\ndate:\tNov 23, 2026, 8:00 AM\nsubject:\tMy porch\nmailed-by:\texample.com\nsigned-by:\texample.com\nsecurity:\t Standard encryption (TLS) Learn more\n\n`,
      'Gmail, as it prints': `My porch\n1 message\nAda Roy <ada@example.com>\tMon, Nov 23, 2026 at 8:00 AM\nTo: info@example.com\n\n`,
      Outlook: `My porch\nAR\nAda Roy<ada@example.com>\n\u200B\n${business.name}\u200B\nMon 11/23/2026 8:00 AM\n\n`,
    }),
  )('in %s has its head', (_app, head) => {
    const answered =
      'From: Pat Perry <pat@example.net>\nSent: Monday\nSubject: Porch\n\n802-555-0199';
    for (const below of ['', `\n\n${answered}`])
      expect(readFreeForm(`${head}${WORDS}${below}`)).toMatchObject({
        fullName: 'Ada Roy',
        email: 'ada@example.com',
        phone: '',
        description: `My porch\n\n${WORDS}`,
      });
  });

  it.each([
    'My porch\nAda Roy <ada@example.com>\nThe door sticks.',
    'Can you come?\nIt leaks.\nAda Roy <ada@example.com>\n8:00 AM',
    'Ada Roy <ada@example.com>\nTo whom it may concern, at 8:00 AM it leaked.',
  ])('is no message that only has an address: %j', (text) => {
    expect(readFreeForm(text)).toMatchObject({ email: 'ada@example.com', description: text });
  });
});

it('a number that is labelled as a mail’s sender begins no mail below a name', () => {
  const text =
    'Caller ID: ADA ROY\nFrom: 802-555-0113\nTo: 8025550142\nDate: Mon, 23 Nov 2026\n\nMy gutters leak.';
  expect(readFreeForm(text)).toMatchObject({ fullName: 'ADA ROY', phone: '802-555-0113' });
});

describe('the house in a mail', () => {
  const OFFICE =
    'Ada Roy\nRoy Dental PC\n100 Main Street, Suite 4\nBurlington, VT 05401\n802-555-0113';
  it.each(
    casesOf({
      'is not the office below it': `We're at 12 Elm St in Essex.\n\n${OFFICE} → 12 Elm St|Essex`,
      'is not the office on one line less': `We're at 12 Elm St in Essex.\n\n${OFFICE.replace(', Suite 4', '')} → 12 Elm St|Essex`,
      'begins below a number': 'Ada Roy\n802 555 0113\n12 Elm St, Essex → 12 Elm St|Essex',
      'begins behind a number': 'Call (802) 555-0113. 12 Elm St, Essex. → 12 Elm St|Essex',
      'ends a quotation': '“We live at 12 Elm St in Essex.” → 12 Elm St|Essex',
      'has a number for its street’s name': 'We live at 12 5th Ave in Essex. → 12 5th Ave|Essex',
      'is the office where no other is named': `It leaks.\n\n${OFFICE} → 100 Main Street, Suite 4|Burlington`,
      'is that of who signs without a firm': `You were at 14 Oak St in Milton.\n\nAda Roy\n12 Elm St\nEssex, VT 05452 → 12 Elm St|Essex`,
    }),
  )('%s', (_what, text, place) => {
    const { address, city } = readFreeForm(text, { from: ada });
    expect(`${address}|${city}`).toBe(place);
  });
});

it.each([
  '\n\n________________\nTomiko Rau\nWorks\nOttley',
  '\n\nTomiko Rau\nDirector of Facilities\nOttley\n802-555-0113',
  '\n\nTomiko Rau\nAssistant Professor of History\n802-555-0113',
])('a mail is signed below a rule, or above a title: %j', (signature) => {
  expect(readFreeForm(`It leaks.${signature}`).fullName).toBe('Tomiko Rau');
});

it('a mail in a firm’s name is whose name signs it, or the firm’s', () => {
  const head = from('Stone Property Management', 'office@example.net');
  expect(readFreeForm('It leaks.\n\nThanks,\nAda Roy', head).fullName).toBe('Ada Roy');
  expect(readFreeForm('It leaks.', head).fullName).toBe('Stone Property Management');
});

describe('messages copied from WhatsApp or Telegram', () => {
  it.each([
    '[3/4/26, 9:12:05 AM] Ada Roy: My gutters leak.\n[3/4/26, 9:13:00 AM] Ada Roy: 802-555-0113',
    '3/4/26, 9:12 AM - Ada Roy: My gutters leak.\n3/4/26, 9:13 AM - Ada Roy: 802-555-0113',
    '\u200e[04.03.26, 09:12:05] ~ Ada Roy: My gutters leak.\n[04.03.26, 09:13:00] ~ Ada Roy: 802-555-0113',
    '[3/4/26, 9:12:05] - Ada Roy: My gutters leak.\n802-555-0113',
    '[3/4/26, 9:12:05\u202fAM] Ada Roy: My gutters leak.\n802-555-0113',
    '4/3/2026 9:12 a.\u00a0m. - Ada Roy: My gutters leak.\n802-555-0113',
    '3/4/26, 9:12:05 AM: Ada Roy: My gutters leak.\n3/4/26, 9:13:05 AM: Ada Roy: 802-555-0113',
    '[3/4/26, 9:11:00 AM] My Group: Messages and calls are encrypted.\n[3/4/26, 9:12:05 AM] Ada Roy: My gutters leak.\n802-555-0113',
    '3/4/26, 9:11 AM - Ada Roy: <Media omitted>\n3/4/26, 9:12 AM - Ada Roy: My gutters leak.\n802-555-0113',
    '02.05.18 à 18:00 - Ada Roy: My gutters leak.\n02.05.18 à 18:01 - Ada Roy: 802-555-0113',
    // As Telegram copies them.
    'Ada Roy, [3/4/2026 9:12 AM]\nMy gutters leak.\n802-555-0113',
    'Ada Roy, [Mar 4, 2026 at 9:12:05 AM]:\nMy gutters leak.\n802-555-0113',
    'Ada Roy, [3/4/2026 at 9:12 AM]:\nMy gutters leak.\n802-555-0113',
    '[3/4/26, 9:11] Kim: Kim created group “Gutters”\n[3/4/26, 9:12] Ada Roy: My gutters leak.\n802-555-0113',
    // As Messenger does.
    'Ada Roy sent\nMy gutters leak.\nYou sent\nWhat is your number?\nAda Roy sent\n802-555-0113',
  ])('have their writer and words: %j', (text) => {
    expect(readFreeForm(text)).toMatchObject({
      fullName: 'Ada Roy',
      phone: '802-555-0113',
      description: 'My gutters leak.\n802-555-0113',
    });
  });

  it('have the number of a writer without a name, and the words of others as theirs', () => {
    expect(readFreeForm('[3/4/26, 9:12 AM] +1 802-555-0113: My gutters leak.')).toMatchObject({
      fullName: '',
      phone: '+1 802-555-0113',
      description: '+1 802-555-0113: My gutters leak.',
    });
    expect(readFreeForm('[3/4/26, 9:12 AM] Ada: Hi\n[3/4/26, 9:13 AM] Pat: Hello')).toMatchObject({
      fullName: 'Ada',
      description: 'Hi\nPat: Hello',
    });
  });

  it.each([
    'Ada Roy: My porch leaks\nMe: Hi, this is Pat.\nCall 802-555-0199\nAda Roy: ok',
    'You: Hi, this is Pat at 802-555-0199\nAda Roy: My porch leaks\nok',
    'You sent: Hi, this is Pat at 802-555-0199\nAda Roy: My porch leaks\nok',
    '2026-03-04 09:12 Ada Roy: My porch leaks\n2026-03-04 09:13 Me: 802-555-0199\n2026-03-04 09:14 Ada Roy: ok',
    'Ada Roy (Mar 4, 2026 9:12 AM): My porch leaks\nYou (Mar 4, 2026 9:13 AM): 802-555-0199\nAda Roy (Mar 4, 2026 9:14 AM): ok',
    'Ada Roy (3/4/2026 9:12 AM): My porch leaks\nMe (3/4/2026 9:13 AM): 802-555-0199\nAda Roy (3/4/2026 9:14 AM): ok',
    '[9:12 AM] Ada Roy: My porch leaks\n[9:13 AM] You: 802-555-0199\n[9:14 AM] Ada Roy: ok',
    `[3/4/26, 9:12 AM] ${business.name}: Hi, call Pat at 802-555-0199\n[3/4/26, 9:13 AM] Ada Roy: My porch leaks\nok`,
    '[3/4/26, 9:12 AM] Me: 802-555-0199\n[3/4/26, 9:13 AM] Ada Roy: My porch leaks\nok',
  ])('have none of the owner’s words: %j', (text) => {
    expect(readFreeForm(text)).toMatchObject({
      fullName: 'Ada Roy',
      phone: '',
      description: 'My porch leaks\nok',
    });
  });

  it('keep what is labelled above them', () => {
    const text =
      'Phone: 802-555-0113\n[9:12 AM] Ada Roy: My porch leaks\n[9:13 AM] Me: 802-555-0199';
    expect(readFreeForm(text)).toMatchObject({ fullName: 'Ada Roy', phone: '802-555-0113' });
  });

  it('are of the first of a group, though none is the owner', () => {
    const text = 'Ada Roy: a screen?\nKim Ford: call Pat\nAda Roy: thanks, 802-555-0113';
    expect(readFreeForm(text)).toMatchObject({ fullName: 'Ada Roy', phone: '802-555-0113' });
  });

  it('have a writer of one word, who is no label, where it speaks again', () => {
    const text = 'Ada: My porch leaks\nMe: Call 802-555-0199\nAda: 802-555-0113';
    expect(readFreeForm(text)).toMatchObject({
      fullName: 'Ada',
      phone: '802-555-0113',
      description: 'My porch leaks\n802-555-0113',
    });
  });

  it('are no labelled lines, of which one begins alike', () => {
    for (const text of [
      'Budget: 500\nMe: the owner\nWhen: Monday',
      'Me: the owner\nWhen: Monday',
      'Note: call first\nMe: ok\nNote: again',
      'Q: how much\nMe: 500\nQ: when',
      'Master Suite: paint\nDining Area: patch\nMaster Suite: trim',
    ])
      expect(readFreeForm(text)).toMatchObject({ fullName: '', description: text });
  });
});
