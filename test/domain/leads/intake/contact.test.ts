import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { business } from '../../../../src/business';
import {
  reachedContacts,
  readContacts,
  type ReadContact,
} from '../../../../src/domain/leads/intake/contact';
import { leadFromCaller } from '../../../../src/domain/leads/quickAdd';
import { contactsIn, isContact, shortContacts } from '../../../../src/lib/contactLines';
import { casesOf } from '../../../support/cases';

const card = (...lines: string[]): string =>
  ['BEGIN:VCARD', ...lines, 'END:VCARD', 'BEGIN:VCARD', 'FN:Next', 'END:VCARD', ''].join('\r\n');

const readContact = (text: string): ReadContact => {
  const [contact] = readContacts(text);
  if (!contact) throw new Error('No contact');
  return contact;
};

const PHONE = 'TEL;CELL:802-555-0113';
const QUOTED = 'ENCODING=QUOTED-PRINTABLE';

// The lines of a contact, divided by slashes, and what is read of them where it is not the usual.
describe('the name of a contact', () => {
  it.each(
    casesOf({
      'given in parts': 'N:Roy;Ada;M.;Dr.;Jr. / FN:Dr. Ada M. Roy Jr.',
      'with a first name of two words': 'N:Smith;Mary Ann;;; / FN:Mary Ann Smith → Mary Ann|Smith',
      'with a middle name that is shown': 'N:Roy;Mary;Ann;; / FN:Mary Ann Roy → Mary Ann|Roy',
      'with a title in a part': 'N:Roy;Dr. Ada;;;',
      'whole in one part': 'N:Ada Roy;;;; / FN:Ada Roy',
      'whole in the other': 'N:;Ada Roy;;;',
      'only as it is shown': 'FN:Mrs. Ada Roy',
      'shown with the last name first': 'FN:Roy\\, Ada',
      'after an empty one': 'N:;;;; / FN: / FN:Ada Roy',
      'a firm alone': 'N:;;;; / ORG:Essex Lumber\\; Hardware;Office → Essex|Lumber; Hardware',
      folded: 'FN:Ada /   Roy',
      'folded within a word': 'N:Ro /  y;Ada',
      'between lines that are indented': ' FN:Ada Roy /   TEL:8025550113',
      'quoted, 2.1': `N;CHARSET=UTF-8;${QUOTED}:=52=6F=79;=41=64=61;;;`,
      'quoted and folded in the middle': `N:;;;; / FN;CHARSET=UTF-8;${QUOTED}:=41=64=61=20=52= /  =6F=79`,
      'quoted over three lines': `FN;${QUOTED}:=41=64= / =61=20= / =52=6F=79`,
      'quoted, by another word for it': `N;ENCODING=QUOTED:Roy;Ren=C3=A9 → René|Roy`,
      'quoted, old': 'fn;quoted-printable:D=C3=BCmmy Roy → Dümmy|Roy',
      'quoted in Latin-1': `FN;CHARSET=ISO-8859-1;${QUOTED}:Ren=E9 Roy → René|Roy`,
      'quoted in Latin-1 that it does not name': `FN;${QUOTED}:Ren=E9 Roy → René|Roy`,
      'quoted, with a sign that is none': `FN;${QUOTED}:Ada =ZZ Roy → Ada|=ZZ Roy`,
      'quoted, with a semicolon and a line’s end in a part': `N;${QUOTED}:Roy=3B Sons;Ada=0D=0AMarie;;; → Ada Marie|Roy; Sons`,
      'with a suffix in a part': 'N:Roy\\, Jr.;Ada;;; → Ada|Roy Jr.',
      'with two names in a part': 'N:Roy;Ada,Marie;;; → Ada Marie|Roy',
      'whole in one part, with commas': 'N:Roy,Ada,,, / FN:Ada Roy',
      'a firm over two lines': 'ORG:Roy\\nFarm → Roy|Farm',
      'an address, which is none': `N:;ada@example.com;;; / FN:ada@example.com / ORG:Roy Farm → Roy|Farm`,
      'a number, which is none': 'N:;;;; / FN:802-555-0113 → |',
      'in an encoding that was misread': 'FN:RenÃ© Roy → René|Roy',
      'with marks before its semicolons': 'N:Roy\\;Ada\\;\\;\\;;;;;',
      'marked twice, and at its end': 'FN:Roy\\\\, Ada\\',
      'quoted, without saying so': 'N:=52=6F=79=73;=41=64=61=6D;;; → Adam|Roys',
      'in base64': 'N;CHARSET=UTF-8;ENCODING=B:Um95O0FkYTs7Ow==',
      'in base64, 2.1': 'FN;BASE64:UmVuw6kgUm95 → René|Roy',
      'in base64 that is none': 'FN;ENCODING=B:Ada Roy',
      'in two languages, of which one is preferred': `N;ALTID=1;LANGUAGE=fr:Roi;Ada / N;ALTID=1;LANGUAGE=en;PREF=1:Roy;Ada`,
      'with a remark that a phone took for the last name': `N:(Plumber);Ada;Roy;; / FN:Ada Roy (Plumber) → Ada|Roy (Plumber)`,
      'escaped as in markup': 'N:;Ada &amp; Ben Roy;;; / FN:Ada &amp; Ben Roy → Ada & Ben|Roy',
      'in a group': 'item1.FN:Ada Roy',
      'with quotation marks behind marks': 'FN:\\"Ada\\" Roy → "Ada"|Roy',
      'a firm with a semicolon': `N:;Roy (Punctures\\; Flats);;; / FN:Roy (Punctures; Flats) → Roy|(Punctures; Flats)`,
      'a nickname alone': 'N:;;;; / FN: / NICKNAME:Addie → Addie|',
      'behind a colon in quotation marks': 'N;LANGUAGE="en:x":Roy;Ada',
      'a firm with a comma': 'ORG:Stone\\, Jones → Stone,|Jones',
      'a firm with a comma, shown as well': `N:;;;; / FN:Stone\\, Roy & Sons / ORG:Stone\\, Roy & Sons; → Stone,|Roy & Sons`,
      'shown with the last name first, beside a firm': 'FN:Roy\\, Ada / ORG:Roy Farm',
      'with an agent within, 2.1': `AGENT: / BEGIN:VCARD / N:Sec;Pat / TEL:802-555-0199 / END:VCARD / N:Roy;Ada`,
    }),
  )('%s', (_how, lines, names) => {
    const [firstName, lastName] = (names || 'Ada|Roy').split('|');
    const caller = readContact(card(...lines.split(' / '), PHONE));
    expect(caller).toMatchObject({ names: { firstName, lastName }, phone: '802-555-0113' });
    expect(leadFromCaller(caller)).toMatchObject({ firstName, lastName });
  });

  it('is read anew where the owner changed it', () => {
    const caller = readContact(card('N:Smith;Mary Ann;;;', PHONE));
    expect(leadFromCaller({ ...caller, fullName: 'Ben Stone' })).toMatchObject({
      firstName: 'Ben',
      lastName: 'Stone',
    });
  });
});

describe('of several numbers of a contact', () => {
  it.each(
    casesOf({
      'the mobile before a fax': 'TEL;TYPE=WORK,FAX:802-555-0111 / TEL;TYPE=CELL,PREF:802-555-0112',
      'the mobile before the preferred landline': `TEL;HOME;PREF:802-555-0111 / TEL;CELL:802-555-0112`,
      'the preferred of two': 'TEL;CELL:802-555-0111 / TEL;TYPE=cell;PREF=1:802-555-0112',
      'the better preferred of two': `TEL;TYPE=cell;PREF=2:802-555-0111 / TEL;TYPE=cell;PREF=1:802-555-0112`,
      'the first of two alike': 'TEL;HOME:802-555-0112 / TEL;HOME:802-555-0111',
      'a phone by a name of its own': 'FN:Ada Roy / PHONE.WORK:802-555-0112',
      'none that is empty': 'TEL;CELL: / TEL;HOME:802-555-0112',
      'none that cannot be called': 'TEL;CELL:unknown / TEL;HOME:802-555-0112',
      'no pager': 'TEL;TYPE=PAGER:802-555-0111 / TEL;HOME:802-555-0112',
      'one with marks before its signs': 'TEL;CELL:\\(802\\) 555\\-0112 → (802) 555-0112',
      'one with a pause': 'TEL;CELL:802-555-0112\\,4 → 802-555-0112,4',
      'the mobile in another language': `TEL;TYPE=arbeit:802-555-0111 / TEL;TYPE=Mobil:802-555-0112`,
      'that whose label says it is a mobile': `item1.TEL;type=pref:802-555-0111 / item2.TEL:802-555-0112 / item2.X-ABLabel:_$!<Mobile>!$_`,
      'an address of 4.0': `TEL;VALUE=uri;TYPE="voice,cell":tel:+1-802-555-0112;ext=4 → +1-802-555-0112 ext. 4`,
    }),
  )('%s is taken', (_which, lines, phone) => {
    const { phone: taken } = readContact(card('N:Roy;Ada;;;', ...lines.split(' / ')));
    expect(taken).toBe(phone || '802-555-0112');
  });

  it('no fax is taken', () => {
    const lines = ['TEL;TYPE=HOME,FAX:802-555-0111', 'EMAIL:ada@example.com'];
    expect(readContact(card('N:Roy;Ada;;;', ...lines)).phone).toBe('');
  });

  it.each([
    [['EMAIL:', 'EMAIL;HOME:ada@example.com'], 'ada@example.com'],
    [['EMAIL;WORK:work@example.com', 'EMAIL;TYPE=HOME,PREF:ada@example.com'], 'ada@example.com'],
    [['EMAIL:n/a', 'EMAIL:ada@example.com'], 'ada@example.com'],
    [['EMAIL:Ada Roy <ada@example.com>'], 'ada@example.com'],
    [['EMAIL:mailto:ada@example.com?subject=Hi'], 'ada@example.com'],
    [['EMAIL:ada@example.com;roy@example.com'], 'ada@example.com'],
    [['EMAIL:unknown'], ''],
    [["item1.EMAIL;type=INTERNET:sean.o'neil@example.com"], "sean.o'neil@example.com"],
  ])('and of the addresses in %j the best', (lines, email) => {
    expect(readContact(card('N:Roy;Ada;;;', ...lines)).email).toBe(email);
  });
});

describe('the address of a contact', () => {
  const HANOVER = { address: '12 Elm St', city: 'Hanover', state: 'NH', zipCode: '03755' };
  const ESSEX = { address: '12 Elm St', city: 'Essex', state: 'VT', zipCode: '05452' };
  it.each([
    [['item2.ADR;type=HOME;type=pref:;;12 Elm St;Hanover;NH;03755;United States'], HANOVER],
    [['ADR:;;;;;;USA', 'ADR;WORK:;Apt 4;12 Elm\\, Rear;;;'], { address: '12 Elm, Rear, Apt 4' }],
    [['ADR;WORK:;;1 Work St;;;', 'ADR;HOME;PREF:;;12 Elm St;;;'], { address: '12 Elm St' }],
    [['ADR;WORK:;;1 Work St;;;;', 'ADR;HOME:;;12 Elm St;;;;'], { address: '12 Elm St' }],
    [['ADR;HOME:;;1 Home St;;;;', 'ADR;WORK;PREF:;;12 Elm St;;;;'], { address: '12 Elm St' }],
    [['ADR:;;12 Elm St\\, Hanover\\, NH 03755;;;;'], HANOVER],
    [['ADR:;;12 Elm St\\, Hanover;NH;;03755;'], HANOVER],
    [['ADR:;;12 Elm St\\nHanover\\, NH 03755;;;;'], HANOVER],
    [['ADR:;;12 Elm St\\, Rear;;;;'], { address: '12 Elm St, Rear' }],
    [['ADR:;;12 Elm St\\\\\\, Rear;;;;'], { address: '12 Elm St, Rear' }],
    [
      ['LABEL:14 Rue de la Montagne\\nEssex\\, VT 05452'],
      { ...ESSEX, address: '14 Rue de la Montagne' },
    ],
    [[`ADR;${QUOTED}:;;12 =45lm St;;;;`], { address: '12 Elm St' }],
    [[`ADR;${QUOTED}:;;12 Elm=`, ' St;;;;'], { address: '12 Elm St' }],
    [[`ADR;${QUOTED}:;;12 Elm St=0AApt 4;;;;`], { address: '12 Elm St, Apt 4' }],
    [[`ADR;${QUOTED}:;;12 El=`, ' =6D St;;;;'], { address: '12 Elm St' }],
    [['ADR;LABEL="12 Elm St\\nHanover, NH 03755":;;;;;;'], HANOVER],
    // Where it is on a label alone, as older programs write it.
    [['LABEL;HOME:12 Elm St\\nHanover\\, New Hampshire 03755'], HANOVER],
    [['ADR:;;12 Elm St;Hanover;New Hampshire;03755;USA'], HANOVER],
    // With its parts in the places of others.
    [['ADR:12 Elm St;Apt 4;;Essex;VT;05452;USA'], { ...ESSEX, address: '12 Elm St, Apt 4' }],
    [['ADR;HOME:;12 Elm St;Essex;VT;05452;USA'], ESSEX],
    [['ADR:12 Elm St;Essex;VT;05452'], ESSEX],
    [['ADR:;;12 Elm St;Essex VT 05452;;;'], ESSEX],
    [['ADR:;;12 Elm St;Essex;VT 05452;;'], ESSEX],
    [['ADR:;;12 Elm St;Essex VT;;05452;'], ESSEX],
    [['ADR:;;12 Elm St;Essex;VT;5452;USA'], ESSEX],
    [
      ['ADR:;;12 Elm St;New York;NY;10001;'],
      { address: '12 Elm St', city: 'New York', state: 'NY', zipCode: '10001' },
    ],
    [
      ['ADR:;5th Floor;12 Elm St;;VT;05452;'],
      { address: '12 Elm St, 5th Floor', state: 'VT', zipCode: '05452' },
    ],
    [['ADR:;;=31=32=20=45=6C=6D;=45=73=73=65=78;VT;05452;'], { ...ESSEX, address: '12 Elm' }],
    [[], {}],
  ])('in %j is the preferred', (lines, place) => {
    const caller = readContact(card('N:Roy;Ada;;;', PHONE, ...lines));
    expect(caller.place).toEqual(place);
    expect(leadFromCaller(caller)).toMatchObject({ state: business.state, ...place });
  });
});

it.each([
  ['NOTE:Wants a deck, soon', 'Wants a deck, soon'],
  [
    'NOTE:Gate 7\r\nTEL;HOME:802-555-0114\r\nTEL;TYPE=WORK,FAX:802-555-0115\r\nTEL:+1 802 555 0113',
    'Gate 7\nHome: 802-555-0114\nWork Fax: 802-555-0115',
  ],
  [
    "item1.TEL:802-555-0114\r\nitem1.X-ABLabel:Ben's phone\r\nEMAIL:ada@example.com\r\nEMAIL:ben@example.com",
    "Ben's phone: 802-555-0114\nEmail: ben@example.com",
  ],
  ['item1.TEL;TYPE=pref:802-555-0114\r\nitem1.X-ABLabel:_$!<Main>!$_', 'Main: 802-555-0114'],
  ['TEL;X-Jacky:802-555-0114', 'Jacky: 802-555-0114'],
  [`TEL;X-CUSTOM(CHARSET=UTF-8,${QUOTED},=4A=61=63=6B=79):802-555-0114`, 'Jacky: 802-555-0114'],
  ['TEL;X-EVOLUTION-UI-SLOT=1;TYPE="HOME,VOICE":802-555-0114', 'Home: 802-555-0114'],
  ['a.TEL;TYPE=HOME\\,VOICE:802-555-0114\r\na.X-ABLABEL:home\\,pref', 'home: 802-555-0114'],
  ['a.TEL;TYPE="WORK,VOICE":802-555-0114\r\na.X-ABLABEL:VOICE', 'Work: 802-555-0114'],
  ['ORG:Roy Farm;Office\r\nNOTE:', 'Company: Roy Farm, Office'],
  ['NOTE:Gate\\, left\\; dog', 'Gate, left; dog'],
  ['NOTE:Tel: after 5', 'Tel: after 5'],
  ['NOTE:C:\\\\new\\nfiles', 'C:\\new\nfiles'],
  [
    'ADR;WORK:;;1 Work St;Essex;VT;05452;USA\r\nADR;HOME:;;12 Elm St;;;;\r\na.ADR:;;5 Oak St;;;;\r\na.X-ABLabel:Camp',
    'Camp: 5 Oak St\nWork: 1 Work St, Essex, VT, 05452',
  ],
  ['ADR;HOME:;;12 Elm St;;;;\r\nADR:;;12 Elm St;;;;', ''],
  [`NOTE;${QUOTED}:Gate code 7; dog=0D=0Acall first`, 'Gate code 7; dog\r\ncall first'],
  // As some phones write the lines of a note, without the mark that it goes on.
  [
    'NOTE:Rings twice\r\nThe dog: bites\r\n\r\nCall first',
    'Rings twice\nThe dog: bites\nCall first',
  ],
])('the note of a contact is whole: %j', (line, note) => {
  expect(readContact(card('N:Roy;Ada;;;', PHONE, line)).note).toBe(note);
});

describe('a contact', () => {
  const ADA = { fullName: 'Ada Roy', phone: '802-555-0113', email: 'ada@example.com' };
  const end = [PHONE, 'EMAIL:ada@example.com'];

  it('is read past a picture of any length, however it is written', () => {
    const base64 = fc.stringMatching(/^[A-Za-z0-9+/]{0,300}={0,2}$/);
    const style = fc.constantFrom(
      { head: 'PHOTO;ENCODING=BASE64;JPEG:', fold: '\r\n ', tail: '\r\n' },
      { head: 'PHOTO;ENCODING=BASE64;TYPE=JPEG:', fold: '\r\n', tail: '\r\n' },
      { head: 'PHOTO;ENCODING=b;TYPE=JPEG:', fold: '\n ', tail: '' },
      { head: 'PHOTO:data:image/jpeg;base64,', fold: '\r\n\t', tail: '' },
    );
    fc.assert(
      fc.property(
        base64,
        style,
        fc.integer({ min: 1, max: 80 }),
        (picture, { head, fold, tail }, width) => {
          const folded = (picture.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(fold);
          const text = card('VERSION:2.1', 'N:Roy;Ada;;;', head + folded + tail, ...end);
          expect(readContact(text)).toMatchObject(ADA);
          const short = shortContacts(text);
          expect(short).not.toContain('PHOTO');
          expect(readContact(short)).toEqual(readContact(text));
          expect(shortContacts(short)).toBe(short);
        },
      ),
    );
  });

  it('with a picture of 3 MB is a few lines', () => {
    const picture = `${'A'.repeat(75)}\r\n `.repeat(40_000);
    const text = card('N:Roy;Ada;;;', `PHOTO;ENCODING=b:${picture}`, ...end);
    expect(shortContacts(text).length).toBeLessThan(200);
  });

  it('stands beside others, of which those that cannot be reached are no leads', () => {
    const ben = card('N:Stone;Ben', 'EMAIL:ben@example.com');
    const text = card('N:Roy;Ada', 'PHOTO;ENCODING=b:AAAA', PHONE) + ben;
    const names = (contacts: readonly ReadContact[]) => contacts.map(({ fullName }) => fullName);
    for (const written of [text, shortContacts(text)]) {
      expect(names(readContacts(written))).toEqual(['Ada Roy', 'Next', 'Ben Stone', 'Next']);
      expect(names(reachedContacts(written))).toEqual(['Ada Roy', 'Ben Stone']);
    }
    expect(names(reachedContacts(card('FN:Ada Roy')))).toEqual(['Ada Roy']);
    // Also behind one whose end is missing.
    expect(names(readContacts(text.replace('END:VCARD', '')))).toEqual(names(readContacts(text)));
  });

  it.each(['  ', '\t', '> '])('is read where each of its lines begins with %j', (indent) => {
    const lines = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ada Roy', PHONE, 'END:VCARD'];
    const text = `Here is the contact:\n${lines.map((line) => indent + line).join('\n')}`;
    expect(reachedContacts(text)).toMatchObject([{ fullName: 'Ada Roy', phone: '802-555-0113' }]);
  });

  it.each([
    'MECARD:N:Roy,Ada;TEL:8025550113;EMAIL:ada@example.com;ADR:12 Elm St, Essex VT 05452;;',
    'BIZCARD:N:Ada;X:Roy;F:8025550110;M:8025550113;B:8025550114;E:ada@example.com;A:12 Elm St, Essex VT 05452;;',
  ])('is read from a code that was scanned: %s', (text) => {
    expect(reachedContacts(text)).toMatchObject([
      {
        names: { firstName: 'Ada', lastName: 'Roy' },
        phone: '8025550113',
        email: 'ada@example.com',
        place: { address: '12 Elm St', city: 'Essex', state: 'VT', zipCode: '05452' },
      },
    ]);
  });

  it('has the firm of a code in its note', () => {
    const [contact] = reachedContacts('BIZCARD:N:Ada;X:Roy;C:Roy Farm;M:8025550113;;');
    expect(contact?.note).toBe('Company: Roy Farm');
  });

  it.each([' ', '\\n'])('is read where %j stands in place of the ends of its lines', (end) => {
    const lines = [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'N:Roy;Ada;;;',
      'TITLE:Farm Owner',
      PHONE,
      'ADR;LABEL="5 Oak St\\nEssex":;;5 Oak St;Essex;VT;05452;',
      'EMAIL:ada@example.com',
    ];
    const text = [...lines, 'END:VCARD'].join(end);
    const place = { address: '5 Oak St', city: 'Essex', state: 'VT', zipCode: '05452' };
    expect(readContacts(shortContacts(`${text}\n${text}`))).toMatchObject([
      { ...ADA, place },
      { ...ADA, place },
    ]);
  });

  it('is read where its lines have names in words, as some programs make them of tables', () => {
    const text =
      'BEGIN:VCARD\nGroup: \nFirst name:Ada\nLast name: Roy\nHome phone:802-555-0110\nCell phone:802-555-0113\nE-Mail 2:ada@example.com\nWeb page 1: x\nAdditional info:Porch\nEND:VCARD\n\nBEGIN:VCARD\nFirst name:Ben\nLast name: \nPhone:802-555-0114\nEND:VCARD';
    expect(readContacts(shortContacts(text))).toMatchObject([
      { ...ADA, note: 'Porch\nHome: 802-555-0110' },
      { fullName: 'Ben', phone: '802-555-0114' },
    ]);
  });

  it('is read where it is in JSON, and other JSON is none', () => {
    const text =
      '["vcard",[["version",{},"text","4.0"],["n",{},"text",["Roy","Ada","",["Dr.","Ms."],""]],["tel",{"type":["fax"]},"uri","tel:802-555-0110"],["tel",{"type":"cell"},"uri","tel:802-555-0113"],["email",{},"text","ada@example.com"],["adr",{},"text",["","","12 Elm St; rear","Essex","VT","05452",""]],["note",{},"text","Porch\\nSteps"]]]';
    const place = { address: '12 Elm St; rear', city: 'Essex', state: 'VT', zipCode: '05452' };
    expect(reachedContacts(text)).toMatchObject([{ ...ADA, ownNote: 'Porch\nSteps', place }]);
    for (const other of ['["vcard",5]', '["vcard",[5]]', '["vcard",', '["card",[]]'])
      expect(reachedContacts(other).filter(({ phone }) => phone !== '')).toEqual([]);
  });

  it('is none that is the group of others', () => {
    const groups = ['KIND:group', 'X-ADDRESSBOOKSERVER-KIND:GROUP'].map((kind) =>
      card('N:VIP', 'FN:VIP', kind).replace(/END.*/s, 'END:VCARD\n'),
    );
    const text = groups.join('') + card('KIND:individual', 'N:Roy;Ada', PHONE);
    expect(readContacts(text).map(({ fullName }) => fullName)).toEqual(['Ada Roy', 'Next']);
  });

  it('has the groups that it is in', () => {
    const { tags } = readContact(
      card('FN:Ada Roy', 'CATEGORIES:Deck,myContacts', 'CATEGORIES:VIP', PHONE),
    );
    expect(tags).toEqual(['Deck', 'VIP']);
  });

  it('is recognized, and no other text is changed', () => {
    expect(isContact('\uFEFF begin:vcard\n')).toBe(true);
    expect(isContact('Shared contact:\nBEGIN:VCARD\n')).toBe(true);
    expect(shortContacts('About BEGIN:VCARD')).toBe('About BEGIN:VCARD');
    expect(contactsIn(' folded\nN:Roy;Ada')).toMatchObject([[{ name: 'N', value: 'Roy;Ada' }]]);
  });
});
