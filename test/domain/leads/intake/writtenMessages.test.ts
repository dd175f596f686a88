import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFreeForm } from '../../../../src/domain/leads/intake/freeFormMessage';

/** A law of free text: whoever writes, and in whatever form, is read as it was written. */

const NAMES = (
  'Ada Roy|Kim Stone|Maria Lopez|Chris Field|Will Carpenter|Rose Hill|Anne St. Pierre|' +
  "Bob Van Dyke|Tom O'Brien|Marie-Claire Gagnon|José García|Sean McCarthy|Patty LaRose|" +
  'Mary Ann Beaudoin|Deb Gray|Heather Brown|Kim Milton|Sharon Fairfax|Randolph Gray|Bob Barre'
).split('|');
const TOWNS = (
  'Essex|Burlington|South Burlington|St. Albans|Fairfax|Georgia|Milton|Essex Junction|' +
  'Winooski|Hinesburg|Jericho|Richmond|Barre'
).split('|');
const STREETS = (
  'Elm Street|Oak St|Maple Ave|Old Stage Road|Pine Ridge Dr|Route 15|N. Main St|' +
  'Lake View Ter|School Street|Browns Trace|VT Route 100|Mt. Philo Rd|S. Willard St|' +
  'St. Paul Street|Mallets Bay Ave|Depot Street|Church Hill Road|Lake Street|' +
  'Elm St Apt 3|College Pkwy'
).split('|');
/** What else a message says: figures that are no phone number, and what is another's. */
const SENTENCES = [
  'our porch roof leaks by the valley and two rows of shingles are gone.',
  'looking for someone to hang 3 doors before Dec 20.',
  'I got a quote from Home Depot for 24 windows at $9,800 and would like another.',
  'my neighbor at 9 Birch Lane said you did a great job on his deck.',
  'I called the number on your truck but got no answer.',
  'saw your sign on Route 2 last week.',
  'my landlord says I can hire someone myself.',
  'we bought the door at Lowes, 36 inch, model 1234567.',
  'could you come before 4 pm on 12/15?',
  'claim number 4471123 is open with our insurance.',
  'The old estimate from Stone Roofing was 4500.',
  'It is a 3 bedroom place with 2 baths.',
  'Carl Fox at 9 Birch Lane gave me your number.',
  'We sold 9 Birch Lane, Stowe last year.',
  'the wifi is 8025550199.',
  'My sister Karen (802-555-0199) has the key.',
  'I rent from Carl Fox (802-555-0199).',
  'I need 2x4 blocking and about 300 sq ft of drywall.',
];

interface Written {
  name: string;
  phone: string;
  street: string;
  town: string;
  words: string;
}
/** The forms in which people, and the programs between them and the owner, write all that. */
const FORMS: Record<string, (written: Written) => string> = {
  'one paragraph': ({ name, phone, street, town, words }) =>
    `Hi, ${words} I'm at ${street}, ${town}. Thanks, ${name} ${phone}`,
  'a signature': ({ name, phone, street, town, words }) =>
    `${words}\n\nThanks,\n${name}\n${street}\n${town}, VT\n${phone}`,
  'an introduction': ({ name, phone, street, town, words }) =>
    `${words} My name is ${name} and I live at ${street} in ${town}. Call me at ${phone}.`,
  'this is': ({ name, phone, street, town, words }) =>
    `This is ${name}, ${phone}. The address is ${street}, ${town} VT. ${words}`,
  'a whole address': ({ name, phone, street, town, words }) =>
    `${words}\n${name}\n${phone}\n${street}, ${town}, VT 05452`,
  'a phone’s signature': ({ name, phone, street, town, words }) =>
    `${words}\n\n${name}\nCell: ${phone}\n${street}\n${town} VT 05452\n\nSent from my iPhone`,
  'labelled lines': ({ name, phone, street, town, words }) =>
    `Name: ${name}\nPhone: ${phone}\nAddress: ${street}, ${town}, VT\nMessage: ${words}`,
  'labels above': ({ name, phone, street, town, words }) =>
    `Full Name\n${name}\n\nPhone Number\n${phone}\n\nStreet Address\n${street}\n\nCity\n${town}\n\nHow can we help?\n${words}`,
  'a list': ({ name, phone, street, town, words }) =>
    `* Name: ${name}\n* Email: someone@example.com\n* Phone: ${phone}\n* Location: ${street}, ${town} VT 05452\n* Details: ${words}`,
  voicemail: ({ name, phone, street, town, words }) =>
    `Voicemail from ${phone}\n"Hi, my name is ${name} and I live at ${street} in ${town}. ${words} Please call me back. Thank you."`,
  'a mail with a signature': ({ name, phone, street, town, words }) =>
    `From: ${name} <someone@example.com>\nDate: Mon, Nov 23, 2026 at 9:14 AM\nSubject: Help needed\nTo: <hello@example.com>\n\n${words}\n\nBest regards,\n\n${name}\n${street}, ${town}, Vermont\nm: ${phone}`,
  'a reply': ({ name, phone, street, town, words }) =>
    `${words}\n\n${name}\n${street}\n${town}, Vermont 05452\nHome ${phone}\n\nOn Mon, Nov 23, 2026 at 8:00 AM Maple Ridge <hello@example.com> wrote:\n> Call us at 802-555-0199\n> Ben Stone\n> 9 Birch Lane, Stowe`,
  'a name before all': ({ name, phone, street, town, words }) =>
    `${name}\n${street}, ${town}\n${phone}\n${words}`,
  'facts between semicolons': ({ name, phone, street, town, words }) =>
    `Customer: ${name}; Tel: ${phone}; Addr: ${street}, ${town} VT; Notes: ${words}`,
  'a chat': ({ name, phone, street, town, words }) =>
    `[11/23/26, 9:14 AM] ${name}: Hi\n[11/23/26, 9:15 AM] ${name}: ${words}\n[11/23/26, 9:16 AM] ${name}: ${street}, ${town}\n[11/23/26, 9:17 AM] ${name}: ${phone}`,
  'dashes between': ({ name, phone, street, town, words }) =>
    `${words} The place is ${street} - ${town}. Thank you kindly, ${name} - ${phone}`,
  'two sentences': ({ name, phone, street, town, words }) =>
    `Good evening, ${name} here. ${words} We're at ${street}, ${town}. Best to text: ${phone}`,
  'one line': ({ name, phone, street, town, words }) =>
    `${name} ${street} ${town} ${phone} ${words}`,
  'a number before all': ({ name, phone, street, town, words }) =>
    `${phone} ${name} ${street} ${town} ${words}`,
  'a number in brackets': ({ name, phone, street, town, words }) =>
    `${name} (${phone}) ${street}, ${town}: ${words}`,
  'an address before all': ({ name, phone, street, town, words }) =>
    `${street}, ${town}. ${name}. ${phone}. ${words}`,
  'a signature on one line': ({ name, phone, street, town, words }) =>
    `${words}\n\nSincerely,\n${name}, ${street}, ${town}\n${phone}`,
  'questions and answers': ({ name, phone, street, town, words }) =>
    `What is your name? ${name}\nWhat is your phone number? ${phone}\nWhere is the job? ${street}, ${town}\nWhat needs to be done? ${words}`,
  'a note of a call': ({ name, phone, street, town, words }) =>
    `${name} called about: ${words} Lives at ${street}, ${town}. Number ${phone}.`,
  'a post of the neighborhood': ({ name, phone, street, town, words }) =>
    `${name}\n${town}, VT • 2h\n${words} I'm at ${street}. Call ${phone}`,
  'how to be reached': ({ name, phone, street, town, words }) =>
    `Hi, I'd like an estimate. ${words} You can reach me, ${name}, at ${phone}. We are at ${street}, ${town}`,
  'thanks above a number': ({ name, phone, street, town, words }) =>
    `${words} We are at ${street}, ${town}.\nThanks, ${name}\n${phone}`,
  'a tenant of a house': ({ name, phone, street, town, words }) =>
    `Tenant at ${street}, ${town}: ${name} ${phone}. ${words}`,
  'where somebody moved': ({ name, phone, street, town, words }) =>
    `We just moved to ${street} in ${town}. ${words} ${name} ${phone}`,
  'a sentence for each': ({ name, phone, street, town, words }) =>
    `${words} ${street}, ${town}. ${name}. ${phone}.`,
  'whom to contact': ({ name, phone, street, town, words }) =>
    `${words} Please send someone to ${street} in ${town}. Contact ${name} (${phone}).`,
  'a town before its house': ({ name, phone, street, town, words }) =>
    `${words} It is our camp in ${town}, ${street}. ${name}, ${phone}`,
  'a name and a number above': ({ name, phone, street, town, words }) =>
    `From: ${name}\nPhone: ${phone}\n\n${words}\n\n${street}\n${town}, VT 05452`,
};

/** Hurried texts: without capitals, or without much else. */
const HURRIED: Record<string, (written: Written) => string> = {
  'small letters': ({ name, phone, street, town, words }) =>
    `${words}. ${name} ${phone} ${street} ${town}`.toLowerCase(),
  'its me': ({ name, phone, street, town, words }) =>
    `hey its ${name}, ${words}, im at ${street} in ${town}, ${phone}`.toLowerCase(),
  'small lines': ({ name, phone, street, town, words }) =>
    `${name}\n${street}, ${town}\n${phone}\n${words}`.toLowerCase(),
  'whom to ask for': ({ name, phone, street, town, words }) =>
    `${words}!! please call ${phone} ask for ${name}. ${street} ${town}`,
  'what somebody says': ({ name, phone, street, town, words }) =>
    `this is ${name} from ${town} ${words} my address is ${street} my number is ${phone}`.toLowerCase(),
  'my info': ({ name, phone, street, town, words }) =>
    `Hello. ${words}. My info: ${name}, ${phone}, ${street}, ${town} VT 05452`,
  'dashes between all': ({ name, phone, street, town, words }) =>
    `${name} - ${street}, ${town} - ${phone} - ${words}`,
  'thank u': ({ name, phone, street, town, words }) =>
    `hi, ${words}. i live at ${street} ${town} vt. txt me ${phone} thank u ${name}`.toLowerCase(),
  'short labels': ({ name, phone, street, town, words }) =>
    `Name ${name}\nPh ${phone}\nAdd ${street} ${town}\n${words}`,
  'whom to call': ({ name, phone, street, town, words }) =>
    `could you call ${name} at ${phone}? ${words}. ${street}, ${town}`,
  'a greeting and a town': ({ name, phone, street, town, words }) =>
    `Hi there! ${name} from ${town}. ${words}. Address is ${street}. Cell ${phone}`,
  'a visitor again': ({ name, phone, street, town, words }) =>
    `Hey, ${name} at ${street} ${town} again, ${words} ${phone}`,
};
const ASKED = (
  'the door sticks|need my gutters cleaned asap before the snow|how much to paint 2 bedrooms, ceilings too|' +
  'looking for a handyman for odd jobs around the house|my dad fell and we need grab bars and a ramp|' +
  'storm took part of the fence down|theres a hole in the drywall from a doorknob|' +
  'we close on the house dec 12 and the inspector wants handrails|back steps are loose|' +
  'ikea furniture to put together, 3 pieces|need a tv hung over the fireplace, 65 inch'
).split('|');

const digits = fc
  .integer({ min: 1, max: 98 })
  .map((number) => `01${String(number).padStart(2, '0')}`);
const phones = fc
  .tuple(
    digits.filter((end) => end !== '0142' && end !== '0187'),
    fc.constantFrom('802-555-', '(802) 555-', '802.555.', '802 555 ', '802555', '+1 802-555-'),
  )
  .map(([end, begin]) => `${begin}${end}`);
const parts = {
  name: fc.constantFrom(...NAMES),
  phone: phones,
  street: fc
    .tuple(fc.integer({ min: 2, max: 400 }), fc.constantFrom(...STREETS))
    .map(([house, street]) => `${house} ${street}`),
  town: fc.constantFrom(...TOWNS),
  words: fc
    .subarray(SENTENCES, { minLength: 1, maxLength: 3 })
    .map((sentences) => sentences.join(' ')),
};
const written = fc.record(parts);

/** Expects that a message is read as it was written. */
function expectRead(message: string, facts: Written): void {
  const { fullName, phone, address, city } = readFreeForm(message);
  expect({ fullName, phone, address: address?.replace(/\.$/, ''), city }).toEqual({
    fullName: facts.name,
    phone: facts.phone,
    address: facts.street,
    city: facts.town,
  });
}

it.each(Object.entries(FORMS))('reads who writes in %s', (_form, write) => {
  fc.assert(
    fc.property(written, (facts) => expectRead(write(facts), facts)),
    { numRuns: 300 },
  );
});

/** Ends a text's lines at a width, as mail programs do. */
const wrapped = (text: string, width: number, end: string): string =>
  text.replaceAll(new RegExp(`(?!.{1,${width}}$)(.{1,${width}}) `, 'gm'), `$1${end}`);

/** What keyboards, programs and other apps put into a message on its way. */
const ON_THE_WAY: Record<string, (message: string) => string> = {
  'two spaces behind a sentence': (message) =>
    message.replaceAll(/(?<!\b(?:St|Mt|N|S))([.!?]) /g, '$1  '),
  'spaces at which no line ends': (message) => message.replaceAll(' ', '\u00A0'),
  'marks of direction around a number': (message) =>
    message.replace(/(?:\+1 )?\(?802[).\s-]*555[.\s-]*\d{4}/, '\u202D$&\u202C'),
  'line ends of a word processor': (message) => message.replaceAll('\n', '\v'),
  'quotation marks around it': (message) => `"${message.replaceAll('"', '')}"`,
  'lines ended at 72 signs': (message) => wrapped(message, 72, '\n'),
  'lines ended at 66 signs, and a space that says so': (message) => wrapped(message, 66, ' \n'),
};

it.each(Object.entries(ON_THE_WAY))('reads the same with %s', (_what, send) => {
  // Lines that begin with a dash may be a list's.
  const { 'dashes between': _ofDashes, ...forms } = FORMS;
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(forms)), written, (write, facts) =>
      expectRead(send(write(facts)), facts),
    ),
    { numRuns: 2_000 },
  );
});

/** A name that is told by being common may have no capital. */
const COMMON = NAMES.filter((name) => !/^(?:Ada|Will|Rose) /.test(name));
const lower = (text = ''): string => text.toLowerCase().replace(/\.$/, '');

it.each(Object.entries(HURRIED))('reads who writes in a hurry: %s', (_form, write) => {
  const hurried = fc.record({
    ...parts,
    name: fc.constantFrom(...COMMON),
    words: fc.constantFrom(...ASKED),
  });
  fc.assert(
    fc.property(hurried, (facts) => {
      const { fullName, phone, address, city } = readFreeForm(write(facts));
      expect([fullName, phone, address, city].map(lower)).toEqual(
        [facts.name, facts.phone, facts.street, facts.town].map(lower),
      );
    }),
    { numRuns: 300 },
  );
});

it('reads labelled lines in any order alike, and what was read once more', () => {
  const labels = {
    name: 'Name',
    phone: 'Phone',
    street: 'Address',
    town: 'City',
    words: 'Message',
  };
  const linesOf = (facts: Written): string[] =>
    (Object.keys(labels) as (keyof Written)[]).map((part) => `${labels[part]}: ${facts[part]}`);
  fc.assert(
    fc.property(written, fc.nat(), (facts, seed) => {
      const [first = '', ...others] = linesOf(facts);
      const at = seed % (others.length + 1);
      const turned = [...others.slice(at), first, ...others.slice(0, at)].join('\n');
      const once = readFreeForm(turned);
      expectRead(turned, facts);
      expect(once.description).toBe(facts.words);
      const again = { ...facts, name: once.fullName, phone: once.phone, words: once.description };
      expect(readFreeForm(linesOf(again).join('\n'))).toEqual(once);
    }),
    { numRuns: 300 },
  );
});
