import { business } from '../../business';
import { isEmail, MAX_LENGTH } from '../../lib/fields';
import { emailsIn } from '../../lib/emailsIn';
import { phonesIn, phonesOf, type FoundPhone } from '../shared/phoneNumbers';
import { withoutLinkMarks } from '../../lib/text';
import type { Caller } from './quickAdd';

/** What can be recognized in a message that was not written by the form. */
export interface FreeFormMessage {
  fullName: string;
  email: string;
  phone: string;
  description: string;
}

/** The sender of a message, if its file or its first lines name one. */
export interface Sender {
  name: string;
  address: string;
}

const HEAD_LINE = /^(?:from|to|cc|date|sent|subject|reply-to)\s*:/i;
const FROM_LABEL = /^from\s*:/i;

/** `this is Kim Perry`: how somebody says the own name in a text. */
const INTRODUCTION = /\b(?:this is|my name is|my name's|i am|i'm) +/i;
/** One to three words that begin with a capital. */
const NAME = /^\p{Lu}[\p{L}'’-]{0,40}(?: \p{Lu}[\p{L}'’-]{0,40}){0,2}/u;
/** Capitalized words of an introduction that are no name. */
const NO_NAME = /^(?:A|An|The|In|At|Your|My|Our|I|We|Re)\b/u;

/** Returns the name with which the text introduces its sender; empty if it does not. */
function introducedName(text: string): string {
  const start = INTRODUCTION.exec(text.replaceAll('’', "'"));
  if (!start) return '';
  const said = text.slice(start.index + start[0].length);
  const name = NAME.exec(said)?.[0] ?? '';
  return NO_NAME.test(name) ? '' : name;
}

/** The business's own phone numbers, which are in every mail and identify nobody. */
const OUR_PHONES = new Set(
  [business.phone, business.secondPhone].flatMap(phonesOf).map(({ number }) => number),
);

/** Returns the first phone number that is not the business's own, as it is written; empty if there is none. */
const theirPhone = (phones: readonly FoundPhone[]): string =>
  phones.find(({ number }) => !OUR_PHONES.has(number))?.text ?? '';

/** The sender in `"Ben Stone" <ben@example.com>`; undefined where there is no address. */
function parseSender(text: string): Sender | undefined {
  const [name = '', rest = ''] = text.split('<', 2);
  const end = rest.indexOf('>');
  const address = rest.slice(0, Math.max(0, end));
  if (address === '' || /\s/.test(address)) return undefined;
  return { name: name.replaceAll('"', '').trim(), address };
}

/** The sender that a copied mail names behind `From:`, or on the line below it. */
function senderIn(lines: readonly string[]): Sender {
  for (const [index, line] of lines.entries()) {
    const label = FROM_LABEL.exec(line)?.[0];
    if (label === undefined) continue;
    const named = line.slice(label.length).trim();
    const sender = parseSender(named === '' ? (lines[index + 1] ?? '') : named);
    if (sender) return sender;
  }
  return { name: '', address: '' };
}

/**
 * Reads a message not written by the form: name, address, first phone number and text, each cut to
 * its field's limit; empty where unrecognized.
 */
export function readFreeForm(text: string, knownSender?: Sender): FreeFormMessage {
  const plain = withoutLinkMarks(text.slice(0, 4 * MAX_LENGTH.text))
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  const lines = plain.split('\n');
  const sender = knownSender ?? senderIn(lines);
  const addresses = [sender.address, ...emailsIn(plain)];
  const body = lines.findIndex((line) => !HEAD_LINE.test(line));
  return {
    fullName:
      (isEmail(sender.name) ? '' : sender.name.slice(0, MAX_LENGTH.line)) || introducedName(plain),
    email:
      addresses.find((one) => isEmail(one) && one.toLowerCase() !== business.email.toLowerCase()) ??
      '',
    phone: theirPhone(phonesIn(plain)),
    description: lines.slice(Math.max(0, body)).join('\n').trim().slice(0, MAX_LENGTH.note),
  };
}

/** What separates words on a line: a name has no such punctuation within. */
const BETWEEN_WORDS = /[\s,;:()<>/–]+/;
/** A word has a letter or a digit; a dash between a name and a number has none. */
const WORD = /[\p{L}\d&]/u;

/** Reads one line that was typed or spoken, `Kim Perry 802-555-0199`: the rest is the name. */
export function readCaller(line: string): Caller {
  const text = line.slice(0, MAX_LENGTH.text);
  const phone = theirPhone(phonesOf(text));
  const email = emailsIn(text)[0] ?? '';
  const rest = [phone, email].reduce((left, found) => left.replace(found, ' '), text);
  const name = rest
    .split(BETWEEN_WORDS)
    .filter((word) => WORD.test(word))
    .join(' ');
  return { fullName: introducedName(text) || name, phone: phone.trim(), email };
}
