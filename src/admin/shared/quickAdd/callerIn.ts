import { readCaller } from '../../../domain/leads/intake/callerLine';
import { reachedContacts } from '../../../domain/leads/intake/contact';
import type { Caller } from '../../../domain/leads/quickAdd';

/** What another app shares, if it has no more than Quick add asks for. */

/** The most lines of a name with a number and an address, and the most words of a name. */
const MAX_LINES = 3;
const NAME_WORDS = 4;

/** Whether a text is at most a name: few words, and each begins like one. */
function isName(text: string): boolean {
  const words = text.match(/[\p{L}\d][^\s,;:]*/gu) ?? [];
  return words.length <= NAME_WORDS && words.every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Reads the contact in a shared or pasted text, or its name and number; undefined where the text says more
 * than that, or names no number, or several contacts.
 */
export function callerIn(text: string): Caller | undefined {
  const [contact, second] = reachedContacts(text);
  if (contact) return second ? undefined : contact;
  const lines = text.trim().split('\n');
  if (lines.length > MAX_LINES) return undefined;
  const line = lines.join(' ');
  const caller = readCaller(line);
  const rest = line.replace(caller.phone, ' ').replace(caller.email, ' ');
  return caller.phone !== '' && isName(rest) ? caller : undefined;
}
