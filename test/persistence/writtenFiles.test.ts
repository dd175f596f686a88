import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readContacts } from '../../src/domain/leads/intake/contact';
import { readFreeForm } from '../../src/domain/leads/intake/freeFormMessage';
import { townNamed } from '../../src/domain/leads/intake/towns';
import { callHref } from '../../src/domain/shared/phoneNumbers';
import { rowsOf } from '../support/csv';

/** A law of lists, contacts and mails: whoever they name, and in whatever form, is read as it was written. */

/** Names as they are written whole, and their two parts. */
const NAMES =
  "Ada Roy|Ada|Roy\nAda M. Roy|Ada|M. Roy\nDr. Kim Perry|Kim|Perry\nKim & Pat Stone|Kim & Pat|Stone\nT.J. Miller|T.J.|Miller\nRose Hill|Rose|Hill\nNguyen Thi Lan|Nguyen|Thi Lan\nTom O'Brien|Tom|O'Brien\nAna María de la Cruz|Ana|María de la Cruz\nMary-Kate Le Blanc|Mary-Kate|Le Blanc\nRob Roy MacGregor|Rob|Roy MacGregor\nJean-Luc St. Pierre|Jean-Luc|St. Pierre\nWill Carpenter|Will|Carpenter";
const LAST_FIRST =
  "Roy, Ada|Ada|Roy\nPerry Jr., Kim|Kim|Perry Jr.\nStone, Kim & Pat|Kim & Pat|Stone\nde la Cruz, Ana María|Ana María|de la Cruz\nO'Brien, Tom|Tom|O'Brien";
const PHONES =
  '802-555-0113\n(802) 555-0113\n802.555.0113\n8025550113\n+1 (802) 555-0113\n802/555-0113\n802–555–0113\n1-802-555-0113\n802 555 0113\n555-0113';
const STREETS =
  '12 Elm St\n12 1/2 Elm St\n1234 VT-15\n12 Elm Street, Unit B\nPO Box 12\n12-14 Elm St\n456 N. Main St\n78 Route 15 West\n45 Lake View Ter\n12 Elm St, 2nd Floor\n310 Browns Trace\n12B Elm St';
/** Towns as they are written, and their own names. */
const TOWNS =
  'Essex, VT 05452|Essex\nS. Burlington, VT 05403|South Burlington\nESSEX, VT 05452|Essex\nSaint Albans, VT 05478|St. Albans\nEssex Jct, VT 05452|Essex Junction\nPlattsburgh, NY 12901|Plattsburgh\nN. Hero, VT 05474|North Hero';

const lineOf = (lines: string) => fc.constantFrom(...lines.split('\n'));
const parted = (lines: string) => lineOf(lines).map((line) => line.split('|'));
const written = fc
  .record({
    name: parted(NAMES),
    lastFirst: parted(LAST_FIRST),
    phone: lineOf(PHONES),
    street: lineOf(STREETS),
    place: parted(TOWNS),
  })
  .map(({ name, lastFirst, phone, street, place: [town = '', city = ''] }) => {
    const [, place = '', state = '', zip = ''] = /^(.*), (\w\w) (\d+)$/.exec(town) ?? [];
    const [whole = '', first = '', last = ''] = name;
    const parts = { whole, first, last, phone, street, town, place, state, zip, city };
    return { ...parts, lastFirst, one: `${street}, ${town}`, two: `${street}\n${town}` };
  });
type Written = Omit<typeof written extends fc.Arbitrary<infer T> ? T : never, 'lastFirst'>;

/** Compares what was read with what was written. */
function expectRead(
  read: Partial<Record<'name' | 'phone' | 'address' | 'city' | 'state' | 'zipCode', string>>,
  { first, last, street: address, city, state, zip: zipCode }: Written,
) {
  const { phone = '', city: town = '' } = read;
  const facts = { name: `${first} ${last}`, phone: 'tel:+18025550113', address, city };
  const plain = { phone: callHref(phone), city: townNamed(town) ?? town };
  expect({ ...read, ...plain }).toEqual({ ...facts, state, zipCode });
}

/** The headings of lists, each with what stands below. */
const LISTS = [
  'Name=whole|Given Name=first|Family Name=last|Phone 1 - Value=phone|Address 1 - Street=street|Address 1 - City=place|Address 1 - Region=state|Address 1 - Postal Code=zip',
  'Display Name=whole|First Name=first|Last Name=last|Main Phone #s=phone|Service Street 1=street|Service City=place|Service State=state|Service Zip code=zip',
  'Customer=whole|Phone Numbers=phone|Billing Address=two',
  'Customer=lastFirst|Main Phone=phone|Bill to=two',
  'Full Name - First Name=first|Full Name - Last Name=last|Phone Number=phone|Address - Street Address=street|Address - City=place|Address - State / Province=state|Address - Postal / Zip Code=zip',
  'Person - Name=whole|Person - Phone=phone|Person - Postal address=one',
  'First Name=first|Last Name=last|Default Address Address1=street|Default Address City=place|Default Address Province Code=state|Default Address Zip=zip|Phone=phone',
  'Client=whole|Cell=phone|Street=street|City, State, Zip=town',
  'Name & Address=whole, two|Phone=phone',
  'Customer Info=whole, two, phone',
  'Name / Phone=whole phone|Where=one',
  'NAME=lastFirst|PHONE #=phone|LOCATION OF JOB=one',
];
it.each(LISTS)('reads the list %s', (layout) => {
  const columns = layout.split('|').map((column) => column.split('=', 2));
  const separators = fc.constantFrom(',', ';', '\t');
  fc.assert(
    fc.property(written, separators, ({ lastFirst, ...facts }, delimiter) => {
      const [whole = '', first = '', last = ''] = lastFirst;
      const names = layout.includes('lastFirst') ? { first, last } : {};
      const cells = columns.map(([, keys = '']) =>
        keys.replaceAll(/\w+/g, (key) => ({ ...facts, lastFirst: whole })[key as 'one'] ?? key),
      );
      const heads = columns.map(([head = '']) => head);
      const [row] = rowsOf(Papa.unparse([heads, cells], { delimiter }));
      if (!row || 'problems' in row) throw new Error(row?.problems.join() ?? 'No row');
      const { firstName, lastName, phone, address, city, state, zipCode } = row.lead;
      const name = `${firstName} ${lastName}`;
      expectRead({ name, phone, address, city, state, zipCode }, { ...facts, ...names });
    }),
    { numRuns: 200 },
  );
});

/** Divides a line as its program does, not before a space or within a quoted byte. */
const folded = (line: string, fold: string): string =>
  line.replaceAll(/(?:=[\dA-F]{2}|.){30}(?! )/gu, `$&${fold}`);
/** Returns a text with each of its bytes quoted as in mails. */
const quoted = (text: string): string =>
  Buffer.from(text).toString('hex').toUpperCase().replaceAll(/../g, '=$&');
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const marked = (text: string): string => text.replaceAll(/[,;]/g, String.raw`\$&`);
/** Contacts by their lines, divided by bars. */
const CONTACTS: Record<string, (facts: Written) => string> = {
  'of a phone': ({ first, last, whole, phone, street, place, state, zip }) =>
    `N:${last};${first};;;|FN:${whole}|TEL;CELL:${phone}|ADR;HOME:;;${marked(street)};${place};${state};${zip};USA`,
  'with all in the street': ({ whole, phone, two }) =>
    `N:;;;;|FN:${whole}|TEL;TYPE=CELL:${phone}|ADR:;;${marked(two).replace('\n', String.raw`\n`)};;;;`,
  'with folded lines': ({ first, last, phone, street, place, state, zip }) =>
    `${folded(`N:${last};${first};;;`, '|\t')}|TEL;CELL:${phone}|${folded(`ADR:;;${marked(street)};${place};${state};${zip};`, '| ')}`,
  'in quoted-printable': ({ first, last, phone, street, place, state, zip }) =>
    `${folded(`N;ENCODING=QUOTED-PRINTABLE:${quoted(last)};${quoted(first)};;;`, '=|')}|TEL;CELL:${phone}|ADR;QUOTED-PRINTABLE:${folded(`;;${quoted(street)};${quoted(place)};${state};${zip};`, '=|')}`,
  'in base64': ({ first, last, phone, street, place, state, zip }) =>
    `N;ENCODING=B:${base64(`${last};${first};;;`)}|TEL;CELL:${phone}|ADR;BASE64:${base64(`;;${marked(street)};${place};${state};${zip};`)}`,
};
it.each(Object.entries(CONTACTS))('reads a contact %s', (_how, write) => {
  fc.assert(
    fc.property(written, (facts) => {
      const [contact] = readContacts(
        `BEGIN:VCARD\n${write(facts).replaceAll('|', '\n')}\nEND:VCARD`,
      );
      expectRead(
        { name: contact?.fullName ?? '', phone: contact?.phone ?? '', ...contact?.place },
        facts,
      );
    }),
    { numRuns: 200 },
  );
});

/** Mails of people, of forms and of services. */
const MAILS: Record<string, (facts: Written) => string> = {
  'with a signature': ({ whole, phone, two }) =>
    `From: ${whole} <someone@example.com>\nSubject: Steps\n\nThe steps are loose.\n\nThanks,\n${whole}\n${two}\n${phone}`,
  'of a form, its labels above': ({ first, last, phone, street, place, state, zip }) =>
    `First name\n${first}\n\nLast name\n${last}\n\nPhone\n${phone}\n\nStreet address\n${street}\n\nCity\n${place}\n\nState\n${state}\n\nZip\n${zip}\n\nMessage\nIt leaks.`,
  'of a program on one line': ({ whole, phone, street, place, state, zip }) =>
    `full_name: ${whole}, phone_number: ${phone}, street_address: ${street}, city: ${place}, state: ${state}, zip_code: ${zip}`,
  'of a program in JSON': ({ whole, phone, one }) =>
    JSON.stringify({ name: whole, phone, address: one, message: 'It leaks.\nCall me.' }),
  'of an answering service': ({ whole, phone, one }) =>
    `FROM: ${whole}\nTEL: ${phone}\nADDRESS: ${one}\nMSG: It leaks.`,
};
it.each(Object.entries(MAILS))('reads a mail %s', (_how, write) => {
  fc.assert(
    fc.property(written, (facts) => {
      const { fullName: name, phone, address, city, state, zipCode } = readFreeForm(write(facts));
      expectRead({ name, phone, address, city, state, zipCode }, facts);
    }),
    { numRuns: 200 },
  );
});
