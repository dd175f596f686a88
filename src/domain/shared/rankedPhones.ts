import { business } from '../../business';
import { FEWEST_DIGITS } from '../../lib/phones';
import { phonesIn, phonesOf, type FoundPhone } from './phoneNumbers';

/** Ranks the phone numbers of a text by how well they serve for calls: for messages, contacts and lists. */

/** The label of a mobile's number and of what is not called, a fax's or an old one; in signatures each is a letter. */
const MOBILE = /mobil|\bmob\b|cell|celular|m[oó]vil|portable|iphone|(?:^|[\s(])[mc]\W{0,3}$/i;
const FAX =
  /(?<!fair)fax|pager|\b(?:old|former) (?:phone|cell|number|#)\W{0,3}$|\b(?:don['’]t|do not) (?:call|text|use)\W{0,3}$|(?:^|[\s(])f\W{0,3}$/i;

/** How well a fax or a pager serves for calls: not at all. */
export const FAX_RANK = 2;
/** The rank of an office's number: a personal number beside it comes first. */
export const OFFICE_RANK = 1.5;
const OTHER_RANK = 1;
/** What stands before the number of whoever gave ours to the sender, rents the house, or belongs to the family: it comes last. */
const REFERRER =
  /\b(?:(?:mom|dad|mother|father|wife|husband|partner|son|daughter)['’]s|his|her|their) (?:cell |phone )?(?:number|phone|cell|#)|\b(?:my|his|her|their) (?:mom|dad|mother|father|wife|husband|partner|son|daughter|sister|brother|neighbou?r|friend)\b(?! and (?:i|me)\b)|\b(?:(?:number|name|info) (?:is )?from|(?:ref|referred|recommended|sent|given to me) by|referred me|(?<=[^\s,] )(?:tenant|renter|resident))\b/i;
/** How well another's number serves, which counts where no other stands. */
export const REFERRER_RANK = 1.75;
/** What stands before a number, or behind its sign, that is another's. */
const OF_OTHERS = [
  // `I called 802-…`
  /\b(?:I|i|[Ww]e)(?:['’]ve| just| have)? (?:called|tried|dialed)(?: (?:the|this) number(?: on [^,.]{1,30})?)?\W{0,3}#(?! is m(?:y|ine)\b)/,
  // `a quote from Stone Roofing (802-…`, `My landlord is Ben Stone, 802-…`
  /\b(?:(?:quote|estimate|bid|rent) from(?: the)?|(?:last|other|previous) (?:guy|contractor),?|(?:[Mm]y|[Oo]ur) (?:landlord|realtor)(?: is)?,?|(?:[Ll]andlord|[Rr]ealtor|[Aa]djuster|[Ii]nspector) is,?|(?:[Mm]y|[Oo]ur|[Tt]he) (?:building )?(?:super|electrician|plumber|roofer|contractor)(?: is)?,?) \(?(?:[\p{Lu}\d][\p{L}\d'’&-]*[ ,(]+)+(?:at \(?)?#/u,
  /\b(?:number|name|info) from [\p{L} ]{1,40}\(#/u,
  // `802-… no sorry, 802-…`
  /#\W{0,4}(?:(?:no|oh|oops|sorry|wait|correction|scratch that|i mean|make that|actually)[,.: ]{1,3}){1,3}(?:(?:it'?s|that'?s) )?\(?\d{3}/i,
  // `802-… is not his`, `Stone Roofing (802-…) quoted`
  /#\W{0,2}(?:(?:is|was) (?:not (?:the|his|hers?|theirs?|in service)|no longer|disconnected|out of service)|never (?:came|called|answered))\b|#\)? quoted\b/,
];
/** How a program answers for somebody who is away, and what it says before the number of who stands in. */
const AWAY = /\bout of (?:the )?office\b/i;
const STANDS_IN = /\b(?:[Cc]ontact|[Cc]all|[Rr]each|[Tt]ext) \p{Lu}\p{Ll}/u;
/** What stands before the number that the sender asks to be called at, where others have no label. */
const ASKED =
  /\b(?:(?:(?:call|text|reach) (?:me|us)(?: back)?|or me) (?:at|on)|my (?:phone )?number is|mine is|i(?:['’]m| am) at)\W{0,3}$/i;
const ASKED_RANK = 0.5;
/** The rank of a number right behind the sender's name. */
const OWN_RANK = 0.75;

/** Returns how well a number serves for calls, by its label: a mobile 0, others 1, a fax `FAX_RANK`. */
export const rankOfPhone = (label: string): number =>
  MOBILE.test(label) ? 0 : FAX.test(label) ? FAX_RANK : OTHER_RANK;

/** The business's own phone numbers, which are in every mail and identify nobody. */
const OUR_NUMBERS = [business.phone, business.secondPhone].flatMap(phonesOf);

/** Whether a phone number is the business's own. */
export const isOurPhone = ({ number }: FoundPhone): boolean =>
  OUR_NUMBERS.some((ours) => ours.number === number);

/** What names a number behind it: `802-555-0199 (cell)`, or a word that ends the line or its part. */
const LABEL_BEHIND =
  /^ {0,2}(?:\(([a-z ]{1,15})\)|[-,]? ?(cell|mobile|fax|home|work|office)(?:\W{0,3}$| ?[,;/|]))/i;
/** The kinds of labels that are neither a mobile's nor a fax's, before a number. */
const FIXED = /(?:\b(?:home|house|work|office|landline)(?: phone)?|\([hw]\))\W{0,3}$/i;
/** An office's label, alone on its line or behind a sign, as in signatures. */
const OFFICE =
  /(?:^|[|•·;])\W{0,3}(?:office|work|business|main|company|toll[- ]free|[ow])(?: phone| number| line)?\W{0,3}$/i;
/** How far from a number its label may be, in UTF-16 units. */
const LABEL_REACH = 20;
/** Returns the end of a text without a word that is cut: of Fairfax, a town, a fax would be left. */
const endOf = (text: string): string =>
  text.length <= LABEL_REACH ? text : text.slice(-LABEL_REACH).replace(/^\p{L}+/u, '');

/** A phone number in a text, and how well it serves for calls. */
export type RankedPhone = FoundPhone & { rank: number };

/** Whether a text has numbers of several kinds, of which those that are ranked serve for calls. */
export const isMixed = (ranked: readonly RankedPhone[], text: string): boolean =>
  ranked.some(({ rank }) => rank !== ranked[0]?.rank) || ranked.length < phonesOf(text).length;

/** Returns the phone numbers of somebody else, of the given name, in a text: the best to call first, without fax numbers. */
export function rankedPhones(text: string, name = ''): RankedPhone[] {
  let end = 0;
  let rank = OTHER_RANK;
  return phonesIn(text)
    .map((phone) => {
      const [before = ''] = text.slice(end, phone.start).split('\n').slice(-1);
      end = phone.start + phone.text.length;
      const [behind = ''] = text.slice(end, end + 2 * LABEL_REACH).split('\n', 1);
      const near = endOf(before);
      const [sentence = ''] = before.split(/[.!?]\s/).slice(-1);
      const isOfOther =
        OF_OTHERS.some((pattern) => pattern.test(`${sentence}#${behind}`)) ||
        (AWAY.test(text) && STANDS_IN.test(sentence));
      const rankOf = (named: string): number => {
        if (isOfOther) return FAX_RANK;
        if (REFERRER.test(sentence)) return REFERRER_RANK;
        if (ASKED.test(named)) return ASKED_RANK;
        return OFFICE.test(named) ? OFFICE_RANK : rankOfPhone(named);
      };
      const isNamed = rankOf(near) !== OTHER_RANK || FIXED.test(near);
      const [label = '', inBrackets, atEnd] = (!isNamed && LABEL_BEHIND.exec(behind)) || [];
      end += label.length;
      // The short end of a second number is completed from the first: alone it is not a number.
      if (phone.text.length >= FEWEST_DIGITS)
        rank = rankOf(isNamed ? near : (inBrackets ?? atEnd ?? ''));
      const bare = before.replace(/\P{L}{1,9}$/u, '').toLowerCase();
      const isOwn = rank === OTHER_RANK && name !== '' && bare.endsWith(name.toLowerCase());
      return { ...phone, rank: isOwn ? OWN_RANK : rank };
    })
    .filter((phone) => phone.rank < FAX_RANK && !isOurPhone(phone))
    .toSorted((a, b) => a.rank - b.rank);
}
