import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailsIn } from '../../src/lib/emailsIn';
import { isEmail, plainEmail } from '../../src/lib/fields';
import { addressHref } from '../../src/lib/messageLinks';
import { listOf } from '../support/cases';

describe('the e-mail addresses in a text', () => {
  it.each([
    ["Write to sean.o'neil@example.com.", "sean.o'neil@example.com"],
    ['Write to sean.o’neil@example.com', "sean.o'neil@example.com"],
    ["'ada@example.com'", 'ada@example.com'],
    ['“ada@example.com”, or call', 'ada@example.com'],
    ['*ada@example.com* or _ben@example.com_', 'ada@example.com ben@example.com'],
    ['_ada@example.com', '_ada@example.com'],
    ['(R&D+porch=1/2~x!#a@example.com)', 'R&D+porch=1/2~x!#a@example.com'],
    ['mailto:ada@example.com?subject=x', 'ada@example.com'],
    ['ada@example.com?subject=A%20porch&cc=x', 'ada@example.com'],
    ['""ada@example.com""', 'ada@example.com'],
    ['Email=ada@example.com', 'ada@example.com'],
    ['https://example.com/unsubscribe?to=ada@example.com', 'ada@example.com'],
    ['Ada Roy <ada@example.com>; Ben <ben@example.com>', 'ada@example.com ben@example.com'],
    ['ada@example.com ::: ben@example.com', 'ada@example.com ben@example.com'],
    ['| Email | ada@example.com |', 'ada@example.com'],
    ['ada@example.com/ben', 'ada@example.com'],
    ['802-555-0113/ada@example.com', 'ada@example.com'],
    ['Ada Roy/deck/802-555-0113/ada@example.com', 'ada@example.com'],
    ['ada@example.com/ben@example.com', 'ada@example.com ben@example.com'],
    ['jörg@exämple.example', 'jörg@exämple.example'],
    ['ada.roy.@example.com', 'ada.roy.@example.com'],
    ['@ada ada@ ada@@example.com ada@example', ''],
    ['ada\uff20example.com', 'ada@example.com'],
    ['\u200eada@exam\u00adple.com\u200b', 'ada@example.com'],
    ['ada @ example.com, ben@ example.com', 'ada@example.com ben@example.com'],
    ['My e-mail is ada @ example.com', 'ada@example.com'],
    ['The roof leaks @ 5.Hill Rd, meet Ben @ example.com', ''],
    ['Boards were sold @ 12.50, call @ 802.555.0113', ''],
    ['ada (at) example.com or ada[at]example[dot]com', 'ada@example.com ada@example.com'],
    ['ada at example dot com', 'ada@example.com'],
    ['It is ada dot roy at mail dot example dot com', 'ada.roy@mail.example.com'],
    ['I am at work dot com, look at us at example dot com', ''],
    ['meet me at example.com @ noon, look at Elm Street', ''],
    // A comma, or the space of a phone's keyboard, in place of the last dot or behind it.
    ['ada@example,com or ben@example. com', 'ada@example.com ben@example.com'],
    ['ada@example.org, company; ben@example. Come soon', 'ada@example.org'],
    ['ada@example .com or ben@example . com', 'ada@example.com ben@example.com'],
    ['ada underscore roy dash lee at example dot com', 'ada_roy-lee@example.com'],
    ['ada@example.com802-555-0113', 'ada@example.com'],
    ['Ask ada@example .Come soon', ''],
    ['ada@example.comPhone: 802-555-0113', 'ada@example.com'],
    ['Ada@Example.Com', 'Ada@Example.Com'],
    // A file's name.
    ['see logo@2x.png and https://example.com/close@2x.c1cb.jpg', ''],
    ['', ''],
  ])('%j are %j', (text, addresses) => expect(emailsIn(text).join(' ')).toBe(addresses));

  it('are found in every sentence, and open the mail app', () => {
    const local = fc
      .tuple(
        fc.constantFrom('a', 'B', '7', 'é'),
        fc.stringMatching(/^[abz09.!#$%&'*+/=?^_`{}~-]{0,20}$/),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(local, (name) => {
        fc.pre(!/^(?:e-?mail|mail|from|to)=/i.test(name));
        const address = `${name}@example.com`;
        expect(isEmail(address)).toBe(true);
        expect(emailsIn(`Write to <${address}>, please: ${address}.`)).toEqual([address, address]);
        expect(decodeURIComponent(new URL(addressHref(address)).pathname)).toBe(address);
      }),
    );
  });
});

it.each([
  ' mailto:ada@example.com?subject=x',
  '\u200Bada@example.com\u00A0',
  ...listOf(`
      Mailto: ada@example.com. | Ada Roy <ada@example.com>, | "ada@example.com"
      “ada@example.com” | 'ada@example.com' | (ada@example.com)
    `),
])('an address is typed or copied as %j', (text) =>
  expect(plainEmail(text)).toBe('ada@example.com'),
);

it.each([
  "o'roy@example.com",
  'ada+x@example.com',
  'mailto:',
  'ada@example.com; ben@example.com',
  '"',
])('a text stays as it is typed: %j', (text) => expect(plainEmail(text)).toBe(text));
