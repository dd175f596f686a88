import { withoutUnseen } from '../../../lib/text';
import { leadName } from '../rules';
import type { Lead } from '../schema';

/** How names are read that other programs and people give whole. */

/** The two parts of a person's name. */
export type Names = Pick<Lead, 'firstName' | 'lastName'>;

/** Begins each word with a capital, if the name has no capital at all, and what follows `Mc`. */
export const capitalizeName = (name: string): string =>
  name === name.toLowerCase()
    ? name
        .replaceAll(
          /(^|[\s'’-])(?!and )(\p{L})/gu,
          (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
        )
        .replaceAll(/(?<=(?<!\p{L})Mc)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;

/** Titles before a first name; two may be joined by a word. */
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|rev|reverend|hon|fr|sir|capt|sgt|lt|officer|col|maj|pastor|judge|director|mme|mlle|sra|srta|herr|frau)\.?$/i;
const JOINS = /^(?:[&+]|and)$/i;
/** Words behind a comma that are not a first name. */
export const SUFFIX =
  /^(?:jr|sr|2nd|3rd|ii|iii|iv|esq|owner|manager|director|president|trustee|md|m\.d|ra|leed(?: ap)?|asla|cmca|ccim|phd|ph\.d|msc|bsc|mba|dds|dvm|m\.?ed|j\.?d|lcsw|cfp|realtor|p\.?e|aia|c\.?p\.?a|rn|np|dnp|facp|abr|srs|gri|crs|pmp|cpm|llc|pllc|llp|p\.?c|inc|ltd|co|corp)\.?$/i;

/** What somebody is in a firm: `Property Manager`, `Director of Facilities`. */
export const POSITION =
  /^(?:[\p{L}&-]+ ){0,4}(?:owner|manager|director|president|supervisor|coordinator|assistant|superintendent|administrator|professor|principal|treasurer|realtor|broker|executor|executrix)(?: of(?: [\p{L}&]+){1,3})?$/iu;

/** What stands behind a name: pronouns, a title, a role, an age, the kind of its number, in whose care: `Ada Roy (she/her)`, `(mobile)`, `c/o Ben`. */
const REMARK =
  / ?\((?:(?:she|he|they)\/[^()]*|m(?:r|rs|s|x|iss)\.?|mobile|cell|home|work|(?:home)?owner|tenant|resident|occupant|landlord|neighbor|buyer|seller|agent|realtor|mother|mom|father|dad|wife|husband|son|daughter|sister|brother|(?:age )?\d{2}|(?:unit|apt|room|lot|referred|recommended|via|from|per) [^()]*)\)|,? (?:she|he|they)\/\w+(?:\/\w+)?$| c\/o [^]*/i;
export const withoutRemark = (name: string): string => name.replace(REMARK, '');

/** Splits a name into the titles before it, and the rest: `Mr. & Mrs.`, `Ada Roy`. */
export function splitTitle(name: string): [title: string, rest: string] {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !TITLE.test(word) && !JOINS.test(word));
  return [words.slice(0, Math.max(first, 0)).join(' '), words.slice(Math.max(first, 0)).join(' ')];
}

/** What begins a last name: `van der Berg`. */
export const BEGINS_LAST =
  /^(?:(?:van|von|vd|de|der|den|del|della|la|le|los|da|dos|di|du|ter|ten) ){1,3}(?=\S+$)/i;

/** Returns a name without the titles before it; unchanged where only titles stand before the last name, `Mr. Van Gogh`. */
export function withoutTitle(name: string): string {
  const [, rest] = splitTitle(name);
  return rest.includes(' ') && !BEGINS_LAST.test(rest) ? rest : name.trim();
}

/** A nickname belongs to the first name: `Ada (Addie) Roy`. */
const NICKNAMED = /^([^ ]+ (?:\([^()]*\)|"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’)) ([^ ].*)$/;

const isInitial = (word = ''): boolean => /^\p{L}\.?$/u.test(word);
/** Reads a name that has its first part before its last; of a couple both first names: `Ada & Ben Roy`. */
function readInOrder(name: string): Names {
  const [begin = '', ...rest] = withoutTitle(withoutUnseen(name)).split(/\s+/);
  // Of a couple each may have one: `Mr. Ben and Mrs. Ada Roy`.
  const isCouple = !TITLE.test(begin) && JOINS.test(rest[0] ?? '');
  // Carriers have it behind a whole name: `PAUL M LEWIS MR`.
  const isTitle = (word: string, at: number): boolean =>
    isCouple ? TITLE.test(word) : at > 0 && at === rest.length - 1 && /^mrs?\.?$/i.test(word);
  const words = [begin, ...rest.filter((word, at) => !isTitle(word, at))];
  const [, nicknamed, last] = NICKNAMED.exec(words.join(' ')) ?? [];
  if (nicknamed && last) return { firstName: nicknamed, lastName: last };
  // Both of a couple may have an initial: `Ada D. and Ben T. Roy`.
  const join = words.findIndex((word) => JOINS.test(word));
  const initials = words.findIndex((word) => !isInitial(word));
  const isJoined = join > 0 && words.slice(1, join).every(isInitial);
  const ofJoin = join + (isInitial(words[join + 2]) && words[join + 3] ? 3 : 2);
  const end = isJoined ? ofJoin : Math.max(1, initials);
  return { firstName: words.slice(0, end).join(' '), lastName: words.slice(end).join(' ') };
}

/** The ending of a company's name, which is not a person's. */
export const FIRM =
  /[ ,](?:llc|pllc|llp|pc|inc|ltd|corp|gmbh|co|club|company|services|group|partners|agency|rentals|real estate|school|library|college|university|hospital|museum|farms?|inn|management|properties|realty|condos|condominiums|apartments|association|associates)\.?$/i;

/** Returns how a customer is addressed: by the first name, which begins with a capital alone; a firm, a family, and who has a title in place of one, by the whole. */
export function addressedName(names: Names): string {
  const whole = leadName(names);
  if (FIRM.test(whole) || /^(?:the|estate) /i.test(whole)) return whole;
  const isTitle = TITLE.test(names.firstName.split(' ').at(-1) ?? '');
  const name = isTitle ? whole : names.firstName;
  // Carriers write in capitals; two letters may be initials: `JP`.
  const isLoud = name.length > 2 && name === name.toUpperCase();
  return capitalizeName(isLoud ? name.toLowerCase() : name);
}

/** What stands beside a name and is no part of it: a mark of the mail's program, an honor, a firm behind a bar, an address. */
const BESIDE_NAME =
  /^(?:\[[^\]]{1,20}\]|c\/o|ext(?:ernal)?:|the (?:hon(?:orable)?|rev(?:erend)?)\.?) | \[ext(?:ernal)?\]$| ?[|⎥•·<].*$/gis;
/** A name as accounts have it: `ada.roy`. */
const ACCOUNT = /^(\p{L}{2,})[._](\p{L}{2,})$/u;

/** What begins a last name, and stands behind the first one where the last is first: `Beethoven, Ludwig van`. */
const PARTICLES = /(?: (?:van|von|vd|de|der|den|del|della|la|le|los|da|dos|di|du|ter|ten)){1,3}$/;

/** A firm before its person: `Roy Inn (Ada Roy)`, `Roy Inn - Ada Roy`. */
const BEFORE_PERSON = /^([^(/–—-]+) (?:[/–—-] |\()([^()]+)\)?$/;

/** Returns a name with the firm that stands before it behind it; others unchanged. */
function withFirmBehind(name: string): string {
  const [, firm = '', person = ''] = BEFORE_PERSON.exec(name) ?? [];
  return FIRM.test(firm) && !FIRM.test(person) ? `${person} (${firm})` : name;
}

/** Two people with their last names first: `Roy, Ada & Stone, Ben`. */
const BOTH_LAST_FIRST = /^([^,&]+), ([^,& ]+(?: (?!and )[^,& ]+)?) (&|and) ([^,&]+), ([^,&]+)$/;

const unquoted = (name: string): string => name.replace(/^(["'*])(.*)\1$/, '$2');

/** Reads a whole name. `Roy, Ada` has the last name first; the title of `Dr. Ada Roy` is left out. */
export function readName(text: string): Names {
  const given = unquoted(withFirmBehind(withoutRemark(text.trim())));
  const alone = unquoted(given.replaceAll(BESIDE_NAME, '')) || given;
  const whole = alone
    .replace(ACCOUNT, (account) => capitalizeName(account.replace(/[._]/, ' ')))
    .replace(BOTH_LAST_FIRST, (both, last, first, join, otherLast, other: string) =>
      SUFFIX.test(other) ? both : [first, last, join, other, otherLast].join(' '),
    );
  const [last = '', ...parts] = whole
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // A suffix may stand behind a first name: `Roy, Ada Jr.`
  const rest = parts.flatMap((part) => {
    if (POSITION.test(part)) return part;
    const words = part.split(' ');
    const end = words.findLastIndex((word) => !SUFFIX.test(word)) + 1;
    return [words.slice(0, end).join(' '), ...words.slice(end)].filter(Boolean);
  });
  // Alone behind a last name, a `V` is an initial.
  const isInitial = parts.length < 2 && !/ \p{L}\.? /u.test(last);
  const isSuffix = (part: string): boolean => SUFFIX.test(part) || (part === 'V' && !isInitial);
  const suffixes = rest.filter(isSuffix);
  const [first = '', ...others] = rest.filter((part) => !isSuffix(part));
  const isBeforeFirm = first.includes(' ') && (FIRM.test(whole) || POSITION.test(first));
  const isInOrder =
    first === '' || others.length > 0 || isBeforeFirm || withoutTitle(last) !== last;
  if (isInOrder) return readInOrder(rest.length === 0 ? last : whole);
  // Of a couple the titles may stand before the last name: `Mr. and Mrs. Roy, Ben`.
  const [, surname] = splitTitle(last);
  // With the last name behind it, so that a title alone stays.
  const named = withoutTitle(`${first} ${surname}`);
  const before = named.slice(0, -surname.length).trim();
  const firstName = before.replace(PARTICLES, '');
  const particles = before.slice(firstName.length).trim();
  return firstName === ''
    ? readInOrder(named)
    : { firstName, lastName: [particles, surname, ...suffixes].filter(Boolean).join(' ') };
}
