import { phonesOf } from '../shared/phoneNumbers';
import { digitsIn } from '../../lib/phones';
import type { Project } from './schema';

/** What says whose house it is, left out of what is shown. */

/** What stands for it, until the owner has reworded the text. */
const LEFT_OUT = '…';

const WORD = /[\p{L}\p{N}]+/gu;
const PHONE_LIKE = /\(?\d[\d\s().\p{Pd}/]{5,}\d/gu;
/** How many digits a phone number has without its area code, which a note often leaves out. */
const LOCAL_DIGITS = 7;

/** Replaces words that follow each other, in any case, whatever is between them; a single word stays. */
function without(text: string, phrase: string): string {
  const sought = phrase.toLowerCase().match(WORD) ?? [];
  if (sought.length < 2) return text;
  const words = [...text.matchAll(WORD)];
  let shown = '';
  let end = 0;
  for (const [at, { index }] of words.entries()) {
    const last = words[at + sought.length - 1];
    const isSought = sought.every((word, next) => words[at + next]?.[0].toLowerCase() === word);
    if (!isSought || !last || index < end) continue;
    shown += text.slice(end, index) + LEFT_OUT;
    end = last.index + last[0].length;
  }
  return shown + text.slice(end);
}

/** Returns the words of a name that begin with a capital, so that the brook is not taken for Ms. Brook. */
const nameWords = (name: string): ReadonlySet<string> =>
  new Set((name.match(WORD) ?? []).filter((word) => word.length > 1 && /^\p{Lu}/u.test(word)));

/** Returns a text with a job's customer left out: the name, the street, the phone and the e-mail address. */
export function withoutCustomer(
  text: string,
  {
    customerName,
    customerEmail,
    customerPhone,
    address,
  }: Pick<Project, 'customerName' | 'customerEmail' | 'customerPhone' | 'address'>,
): string {
  const names = nameWords(customerName);
  const numbers = phonesOf(customerPhone).map(({ number }) => number.slice(-LOCAL_DIGITS));
  return [customerName, customerEmail, address]
    .reduce(without, text)
    .replaceAll(PHONE_LIKE, (found) =>
      numbers.some((number) => digitsIn(found).includes(number)) ? LEFT_OUT : found,
    )
    .replaceAll(WORD, (word) => (names.has(word) ? LEFT_OUT : word));
}
