import { readCaller } from '../../../domain/leads/freeFormMessage';
import type { Caller } from '../../../domain/leads/quickAdd';

/** What another app shares, where it is no more than Quick add asks for. */

const BEGIN = 'BEGIN:VCARD';
/** A line's end within a value. */
const FOLD = /\r?\n[ \t]/g;
/** Marks a value that is written as in mails: Android shares contacts of version 2.1. */
const QUOTED = 'QUOTED-PRINTABLE';

/** Whether a text is a contact (`.vcf`). */
const isContactCard = (text: string): boolean =>
  text.trimStart().slice(0, BEGIN.length).toUpperCase() === BEGIN;

/** Returns what is quoted, as in mails: `J=C3=B6rg`; unchanged where it is not UTF-8. */
function unquoted(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('%', '%25').replaceAll('=', '%'));
  } catch {
    return text;
  }
}

/** What a contact's lines say, by name; of several the first. */
type Card = ReadonlyMap<string, string>;

/** Reads the lines of the first contact; those of a picture, for one, are left out. */
function readLines(text: string): Card {
  const card = new Map<string, string>();
  let quoted = '';
  for (const line of text.replaceAll(FOLD, '').split(/\r?\n/)) {
    const whole = quoted + line;
    const colon = whole.indexOf(':');
    const head = whole.slice(0, colon).toUpperCase();
    const isQuoted = head.includes(QUOTED);
    // What is quoted goes on in the next line after a sign of its own.
    quoted = isQuoted && whole.endsWith('=') ? whole.slice(0, -1) : '';
    if (head === 'END') break;
    const name = head.split(';')[0]?.split('.').at(-1) ?? '';
    if (quoted !== '' || card.has(name)) continue;
    const value = whole.slice(colon + 1);
    card.set(name, isQuoted ? unquoted(value) : value);
  }
  return card;
}

/** Returns the parts of a value without the marks before a comma, a semicolon or a backslash. */
const partsOf = (value = ''): string[] =>
  value.split(/(?<!\\);/).map((part) => part.replaceAll(/\\([,;\\])/g, '$1').trim());

/** Reads the name, the first number and the first e-mail address of a contact, of any version. */
function readContactCard(text: string): Caller {
  const card = readLines(text);
  const [family = '', given = ''] = partsOf(card.get('N'));
  const [shown = ''] = partsOf(card.get('FN'));
  const [firm = ''] = partsOf(card.get('ORG'));
  return {
    fullName: shown || [given, family].filter(Boolean).join(' ') || firm,
    phone: (card.get('TEL') ?? '').replace(/^tel:/i, '').trim(),
    email: (card.get('EMAIL') ?? '').trim(),
  };
}

/** The most words of a name. */
const NAME_WORDS = 4;

/** Whether a text is at most a name: few words, and each begins like one. */
function isName(text: string): boolean {
  const words = text.match(/[\p{L}\d][^\s,;:]*/gu) ?? [];
  return words.length <= NAME_WORDS && words.every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Reads the contact in a shared text, or its name and number; undefined where the text says more
 * than that, or names no number.
 */
export function callerIn(text: string): Caller | undefined {
  if (isContactCard(text)) return readContactCard(text);
  const line = text.trim();
  if (line.includes('\n')) return undefined;
  const caller = readCaller(line);
  const rest = line.replace(caller.phone, ' ').replace(caller.email, ' ');
  return caller.phone !== '' && isName(rest) ? caller : undefined;
}
