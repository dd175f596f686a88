import { splitName } from './rules';
import type { Lead } from './schema';

/** How names are read that other programs and people give whole. */

/** The two parts of a person's name. */
export type Names = Pick<Lead, 'firstName' | 'lastName'>;

/** What stands before a first name, two of them joined by a word. */
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|hon)\.?$/i;
const JOINS = /^(?:&|and)$/i;
/** What stands behind a comma without being a first name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md|m\.d|phd|ph\.d|dds|cpa|rn|llc|inc|ltd|co|corp)\.?$/i;

/** Returns a name without the titles before it; unchanged where they are all that stands before the last name. */
export function withoutTitle(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !TITLE.test(word) && !JOINS.test(word));
  return first > 0 && words.length - first > 1 ? words.slice(first).join(' ') : name.trim();
}

/** Reads a whole name: `Roy, Ada` has the last name first, and `Dr. Ada Roy` a title, which is no first name. */
export function readName(text: string): Names {
  const [last = '', ...rest] = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const suffixes = rest.filter((part) => SUFFIX.test(part));
  const [first = '', ...others] = rest.filter((part) => !SUFFIX.test(part));
  if (rest.length === 0) return splitName(withoutTitle(last));
  if (first === '' || others.length > 0) return splitName(withoutTitle(text));
  // With the last name behind it, so that a title alone stays.
  const named = withoutTitle(`${first} ${last}`);
  return {
    firstName: named.slice(0, -last.length).trim(),
    lastName: [last, ...suffixes].join(' '),
  };
}
