// @vitest-environment jsdom
import { bench, describe } from 'vitest';
import { valuesOfFragment, valuesOfMessage } from '../../src/admin/leads/message/messageValues';
import { readFreeForm } from '../../src/domain/leads/intake/freeFormMessage';
import { readRequest } from '../../src/domain/leads/requestMessage';
import { splitName } from '../../src/domain/leads/rules';
import { callHref, phonesIn, phonesOf } from '../../src/domain/shared/phoneNumbers';
import { isIsoDateTime } from '../../src/lib/dates';
import { isEmail, isWebAddress } from '../../src/lib/fields';
import { includesText } from '../../src/lib/foldedText';
import { parseDollars } from '../../src/lib/money';
import { withoutEndSlash } from '../../src/lib/paths';
import { slugify } from '../../src/lib/slugs';
import { splitTags, withoutMarkup, wordCount } from '../../src/lib/text';
import { parseCsv } from '../../src/persistence/csv/csvTable';
import { guessMapping, readCsvRows } from '../../src/persistence/csv/leadsCsv';
import { linkAddress } from '../../src/ui/richText/editor/linkAddress';
import { safeStyle } from '../../src/ui/richText/markup/sanitise';

/**
 * What the worst text costs that somebody can paste, open or link to: each reader gets many of 200,000
 * characters, and what is measured is the one that took longest. None may block for 100 ms.
 */

const LENGTH = 200_000;

/** What texts begin with that a reader looks for, and what they go on with. */
const BEGINNINGS = ['', 'From:', 'From: "', 'Full Name: ', '> Full Name: x\n', '<p style="color:'];
const UNITS = [
  [' ', '"', '<', '>', '(', '[', '@', '1', ':', '\n', '\r\n', 'a', '/', '.', '-', ';', ',', '&'],
  ['a ', 'a\n', 'a@', 'a@a.', '<mailto:', 'From: ', 'from:\n', '\n>', '1-', '1(', ' :', '":'],
  ['"a,\n', '<b>', 'a<tel:', 'Full Name: a\n', '\u0301', '\u0316\u0301'],
].flat();
const TEXTS = BEGINNINGS.flatMap((beginning) =>
  UNITS.map((unit) => `${beginning}${unit.repeat(LENGTH / unit.length)}`.slice(0, LENGTH)),
);

const readCsv = (text: string): unknown => {
  const table = parseCsv(text);
  return 'problem' in table || readCsvRows(table, guessMapping(table), []);
};

const READERS: Record<string, (text: string) => unknown> = {
  'a pasted message': (text) => valuesOfMessage(text),
  'a message in free words': (text) => readFreeForm(text),
  'a request': (text) => readRequest(text),
  'a link with a request': (text) => valuesOfFragment(`#request=${text}`),
  'a CSV file': readCsv,
  'a style': safeStyle,
  'the address of a link': linkAddress,
  'markup as text': withoutMarkup,
  'the slug of a title': slugify,
  'an e-mail or web address': (text) => [isEmail(text), isWebAddress(text), withoutEndSlash(text)],
  'a phone number': (text) => [phonesIn(text), phonesOf(text), callHref(text)],
  'a date, a sum, a name': (text) => [isIsoDateTime(text), parseDollars(text), splitName(text)],
  'tags, a search': (text) => [splitTags(text), wordCount(text), includesText(text, 'b')],
};

function worstOf(read: (text: string) => unknown): string {
  let worst = { text: '', ms: -1 };
  for (const text of TEXTS) {
    const begin = performance.now();
    read(text);
    const ms = performance.now() - begin;
    if (ms > worst.ms) worst = { text, ms };
  }
  return worst.text;
}

for (const [name, read] of Object.entries(READERS)) {
  describe(`reading ${name}`, () => {
    const text = worstOf(read);
    bench(`worst: ${JSON.stringify(text.slice(0, 24))}…`, () => void read(text));
  });
}
