import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callHref,
  formatPhone,
  hasPhone,
  phonesIn,
  phonesOf,
} from '../../../src/domain/shared/phoneNumbers';

const numbersIn = (text: string): string[] => phonesIn(text).map(({ number }) => number);
const numbersOf = (field: string): string[] => phonesOf(field).map(({ number }) => number);

const ADA = '+18025550113';
const BEN = '+18025550114';

describe('a field for a phone number', () => {
  it.each([
    ['(802) 555-0113', [ADA]],
    ['5550113', [ADA]],
    ['555-0113', [ADA]],
    ['555 0113 ext 5', [ADA]],
    ['+18025550113', [ADA]],
    ['18025550113', [ADA]],
    ['1 (802) 555.0113', [ADA]],
    // Dashes of other kinds: hyphen, em dash.
    ['+1 (802) 555\u20100113', [ADA]],
    ['802 \u2014 555 \u2014 0113', [ADA]],
    ['\u202A+1 802-555-0113\u202C', [ADA]],
    ['802/555-0113', [ADA]],
    ['802\u00b7555\u00b70113', [ADA]],
    ['802\u2022555\u20220113', [ADA]],
    ['\uff0b1 802 555 0113', [ADA]],
    ['+1 1 802 555 0113', [ADA]],
    ['(+1) 802-555-0113', [ADA]],
    ['802\u00ad555\u200b0113', [ADA]],
    ['cell #8025550113', [ADA]],
    ['Phone # 8025550113', [ADA]],
    ['802-555-0113,,12#', [ADA]],
    ['whatsapp:+18025550113', [ADA]],
    ['８０２-５５５-０１１３', [ADA]],
    ['٨٠٢٥٥٥٠١١٣', [ADA]],
    ['011 44 20 7946 0018', ['+442079460018']],
    ['+44 (0)20 7946 0018', ['+442079460018']],
    ['0049 30 901820', ['+4930901820']],
    ['001 802 555 0113', [ADA]],
    ['0018025550113', [ADA]],
    ['+001 603 555 0113', ['+16035550113']],
    // Not its end in Vermont.
    ['01 603 555 0113', []],
    // A plus without a country code, as this product once dialed.
    ['+802-555-0113', [ADA]],
    ['+5550113', [ADA]],
    ['802-555-0113 x12', [ADA]],
    ['802-555-0113, ext. 4', [ADA]],
    ['802-555-0113#7', [ADA]],
    ['802-555-0113;ext=7', [ADA]],
    ['tel:+1-802-555-0113', [ADA]],
    ['802-555-0113cell', [ADA]],
    ['802-555-0113 / 0114', [ADA, BEN]],
    ['802-555-0113 & 0114', [ADA, BEN]],
    ['802_555_0113', [ADA]],
    ['802*555*0113', [ADA]],
    ['802~555~0113', [ADA]],
    ['555-0113/0114', [ADA, BEN]],
    ['(802) 555-0113 or 0114', [ADA, BEN]],
    ['Mobile: 802-555-0113', [ADA]],
    ['802-555-0113 / 802-555-0114', [ADA, BEN]],
    ['802-555-0113 ::: 802-555-0114', [ADA, BEN]],
    ['802-555-0113 or 555-0114', [ADA, BEN]],
    ['8025550113,8025550114', [ADA, BEN]],
    ['8025550113;8025550114', [ADA, BEN]],
    ['(802) 555-0113; (802) 555-0114', [ADA, BEN]],
    ['8025550113\n8025550114', [ADA, BEN]],
    ['555-0113/555-0114', [ADA, BEN]],
    ['h: 802-555-0113 c: 802-555-0114', [ADA, BEN]],
    // Letters stand for the digits of their keys.
    ['802-555-ROOF', ['+18025557663']],
    ['(802) 555-ROOF', ['+18025557663']],
    ['802.555.DECK', ['+18025553325']],
    ['802-FIX-DECK', ['+18023493325']],
    ['1-800-FLOWERS', ['+18003569377']],
    ['+1 800 FLOWERS', ['+18003569377']],
    ['1-800-GO-FEDEX', ['+18004633339']],
    ['555-ROOF', ['+18025557663']],
    // Letters mistaken for digits: O for 0, I and l for 1.
    ['802-555-O113', [ADA]],
    ['8O2 555 0l13', [ADA]],
    ['(8O2) 555-OI13', [ADA]],
    ['call 8o2.555.o113', [ADA]],
    ['802555O113', [ADA]],
    ['+1 802 555 0lI3 x4', [ADA]],
    // What follows a comma and a space is no extension.
    ['802-555-0113, 12 Oak St', [ADA]],
    ['802\u2027555\u22190113', [ADA]],
    ['802\ufe63555\u301c0113', [ADA]],
    // None can be called.
    ['802-555-XXXX', []],
    ['802-555-O11E', []],
    ['802-555-O1', []],
    ['lOl-OOl-OOll', []],
    ['802-555-ROO', []],
    ['802-155-ROOF', []],
    ['802-ROOFING-VERMONT', []],
    ['440 OAKS', []],
    ['802 call home', []],
    ['802-155-0113', []],
    ['102-555-0113', []],
    ['155-0113', []],
    // A day of 1900 as a number, of a spreadsheet or a database.
    ['-2208960000', []],
    ['Caller ID: 8025550113', [ADA]],
    ['8.02555E+09', []],
    ['#1234567890', []],
    ['https://example.com/8025550113', []],
    ['8025550113@example.com', []],
    ['05452', []],
    ['(000) 000-0000', []],
    // Their last digits are not somebody's local number.
    ['(555) 555-0113', []],
    ['(123)555-0113', []],
    ['call her', []],
    ['', []],
  ])('%j has the numbers %j', (field, numbers) => {
    expect(numbersOf(field)).toEqual(numbers);
    expect(hasPhone(field)).toBe(numbers.length > 0);
  });
});

describe('the phone numbers of a text', () => {
  it.each([
    ['My number is +18025550113 call', [ADA]],
    ['Call 555-0113 after five', [ADA]],
    ['Call (802)555-0113, 9am-5pm', [ADA]],
    ['2026-11-26 802-555-0113', [ADA]],
    ['10 Main St 05452-1234, 802-555-0113', [ADA]],
    ['802-555-0113.', [ADA]],
    ['802-555-0113c / 802.555.0114h', [ADA, BEN]],
    ['my cell # 8025550113', [ADA]],
    ['text me at #802-555-0113', [ADA]],
    ['Try 802-555-0113 or, at night, 802.555.0114', [ADA, BEN]],
    [`${'x'.repeat(20_000)}\nCall 802-555-0113`, [ADA]],
    ['My cell is 8O2-555-0l13, text me', [ADA]],
    ['Off I89, 802-555-0113, 12 Oak St; 2 windows', [ADA]],
    ['11/28/2026 8025550113 Ada', [ADA]],
    ['From 03/2015 – 03/2016, 802-555-0113', [ADA]],
    // Glued to its label or to what follows, as cells of a table are when they are copied.
    ['Phone802-555-0113Email', [ADA]],
    ['H(802)555-0113 C802-555-0114', [ADA, BEN]],
    ['call8025550113now', [ADA]],
    ['Apt 101 555-0113', [ADA]],
    // Other figures stand behind it without a comma.
    ['(802) 555-0113 12 Oak St', [ADA]],
    ['802-555-0113 2 windows, 8025550114 9am', [ADA, BEN]],
    ['802 555 0113 802 555 0114', [ADA, BEN]],
    ['+44 20 7946 0018', ['+442079460018']],
    // Other signs set off its area code.
    ['{603} 555-0113', ['+16035550113']],
    ['Ada Roy ((802) 555-0113) 12 Elm St', ['+18025550113']],
    ['2 doors ($400) 555-0113', ['+18025550113']],
    ['Ada Roy (+1 (802) 555-0113)', ['+18025550113']],
    ['Ada Roy (802 555 0113) 34 St. Paul Street', ['+18025550113']],
    ['603: 555-0113 or <603> 555-0114', ['+16035550113', '+16035550114']],
    ['Ada\t603\t555-0113', ['+16035550113']],
    ['at 12:30 555-0113, $250: 555-0114', [ADA, BEN]],
    // None is a number of somebody.
    ['part C8025550113', []],
    ['Call 802-555-ROOF', []],
    ['See https://example.com/jobs/8025550113?id=8025550114', []],
    ['Write to 8025550113@example.com', []],
    ['order #8025550113, part AB8025550113', []],
    ['invoice # 8025550113', []],
    ['Order number 8025550113', []],
    ['Confirmation no.: 8025550113, account 8025550114', []],
    ['Lead ID: 8025550113', []],
    ['between 500-1000 dollars, or $250-1000', []],
    ['built 1985-2024, 12/24/2026', []],
    ['I need 1234567 shingles', []],
    ['IMG_20261128_5550113.jpg', []],
  ])('%j are %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

  it('are found as they are written, with their places', () => {
    const text =
      'Ada: 802\u2013555\u20130113 x4; Ben: 001 802 555 0114 (555-0113) (802-555-0113) 802-555-O114 [8025550113] {603} 555-0113, 802-555-0113 / 0114';
    expect(phonesIn(text).map(({ text: own, start }) => [own, start])).toEqual([
      ['802\u2013555\u20130113 x4', 5],
      ['001 802 555 0114', 27],
      ['555-0113', 45],
      ['802-555-0113', 56],
      ['802-555-O114', 70],
      ['8025550113', 84],
      ['603} 555-0113', 97],
      ['802-555-0113', 112],
      ['0114', 127],
    ]);
  });
});

describe('a phone number', () => {
  it.each([
    ['8025557781', '(802) 555-7781'],
    [' 1 802 555 0199 ', '(802) 555-0199'],
    ['802\u2013555\u20110113', '(802) 555-0113'],
    ['(802) 555-0199 ext. 4', '(802) 555-0199 ext. 4'],
    ['802.555.0199x4', '(802) 555-0199 ext. 4'],
    ['(802) 555-0199 (ext. 4)', '(802) 555-0199 ext. 4'],
    ['802-555-0199 (x 42)', '(802) 555-0199 ext. 42'],
    ['802-555-0199 [extension 42]', '(802) 555-0199 ext. 42'],
    ['tel:+18025550199', '(802) 555-0199'],
    ['+1-802-555-0199;ext=42', '(802) 555-0199 ext. 42'],
    ['011442079460018', '+44 20 7946 0018'],
    ['802-555-ROOF', '(802) 555-7663'],
    ['802-555-0199.', '(802) 555-0199'],
    // Copied from a phone's contacts, with marks that nobody sees.
    ['\u202A+1 (802) 555\u20110199\u202C', '(802) 555-0199'],
    // With the area code of the business.
    ['555-0199', '(802) 555-0199'],
    ['555-0199 x4', '(802) 555-0199 ext. 4'],
    // As they were typed: not one number alone.
    ['+47 22 33 44 5566', '+47 22 33 44 5566'],
    ['020 7946 000', '020 7946 000'],
    ['802-555-0199 or 555-0120', '802-555-0199 or 555-0120'],
    ['call her', 'call her'],
    ['', ''],
    ['802 555 0171, (802) 555-0188', '(802) 555-0171, (802) 555-0188'],
    ['802-555-0171 / 802-555-0188 x4', '(802) 555-0171, (802) 555-0188 ext. 4'],
    ['802 555 0171 home, 802 555 0188', '802 555 0171 home, 802 555 0188'],
  ])('%j is shown as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

  it.each([
    ['(802) 555-0142 ext. 4', 'tel:+18025550142'],
    ['5550113', 'tel:+18025550113'],
    ['802-555-0113 / 802-555-0114', 'tel:+18025550113'],
    ['011 44 20 7946 0018', 'tel:+442079460018'],
    ['123-4567', 'tel:1234567'],
    ['+1234567', 'tel:1234567'],
    ['+018025550113', 'tel:018025550113'],
  ])('%j is called at %s', (phone, href) => expect(callHref(phone)).toBe(href));

  const digit = fc.integer({ min: 0, max: 9 });
  const lead = fc.integer({ min: 2, max: 9 });
  /** Numbers that can be called: 802, and an exchange of 2 to 9. */
  const numbers = fc
    .tuple(lead, fc.array(digit, { minLength: 6, maxLength: 6 }))
    .map(([first, rest]) => `802${first}${rest.join('')}`);
  const between = fc.constantFrom(
    '',
    ' ',
    '-',
    '.',
    '/',
    '\u2013',
    '\u2011',
    '\u00A0',
    ' - ',
    '  ',
  );
  const written = fc
    .tuple(numbers, fc.constantFrom('', '+1', '1 ', '+1 '), between, between)
    .map(([digits, before, a, b]) => ({
      digits,
      text: `${before}${digits.slice(0, 3)}${a}${digits.slice(3, 6)}${b}${digits.slice(6)}`,
    }));

  it('is one number however it is written, and after it was formatted', () => {
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        expect(numbersOf(text)).toEqual([`+1${digits}`]);
        const shown = formatPhone(text);
        expect(numbersOf(shown)).toEqual([`+1${digits}`]);
        expect(formatPhone(shown)).toBe(shown);
        expect(callHref(shown)).toBe(`tel:+1${digits}`);
      }),
    );
  });

  it('is never dialed with a plus before a number without a country code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()/x-]{0,20}$/), (text) => {
        expect(callHref(text)).toMatch(/^tel:(?:\+\d{8,15})?$|^tel:\d*$/);
      }),
    );
  });
});
