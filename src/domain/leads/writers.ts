import { business } from '../../business';
import { emailsIn } from '../../lib/emailsIn';
import { hasPhone, phonesIn } from '../shared/phoneNumbers';
import { addressIn, townBeforeState, townNamed, townOf } from './addresses';
import { capitalizeName, FIRM, POSITION, SUFFIX, withoutRemark, withoutTitle } from './names';

/** Finds the name of who writes in the words of a message: where it is introduced, or where it signs. */

/** `this is Kim Perry`, or `this is, uh, Kim Perry`: how somebody says the own name in a text, or to a machine. */
const INTRODUCTION =
  /\b(?:this is|(?:my )?name(?: is:?|'s)|my name:|my names|i am|i'm|(?:hi|hello|hey),? it'?s(?: me(?: again)?,)?|my ?self|je suis|je m'appelle|mon nom est|me llamo|mi nombre es|soy|mein name ist|mi chiamo|meu nome [ée])(?:,? (?:uh|um|er),?)? +(?:(?:mr|mrs|ms|miss|mx|dr|doctor|pastor)\b\.? *)?/gi;
/** `my name is ada roy`, without capitals; the second word may be no name. */
const IN_SMALL =
  /\b(?:[mM]y name(?:s| is|'s)|[tT]his is(?= \p{Ll}{3,40} calling)) (\p{Ll}{2,40}(?: (?!(?:and|i'?m|from|in|at|on|my|we|the|you|your|can|could|do|need|here|looking|calling|with|am|live|under|as|of|for|by)\b)\p{Ll}{2,40})?)/u;
/** `Hey Pat, it's ada roy over on Oak Street`, as machines write down what somebody said. */
const SPOKEN_NAME =
  /(?:^|: )["“]?(?:hey|hi|hello)(?:,? [a-z]{1,20})?,? (?:this is|it'?s) ([a-z]{2,20} [a-z]{2,20})(?= (?:over|from|calling|here|at|on)\b)/im;
/** Who writes, as people and services say it at the beginning of a line or of a sentence. */
const WRITERS = [
  // `Hi, Ada Roy here`, `Good morning, Ada Roy calling`, `It's Ada Roy, my …`
  /\b(?:hi|hello|hey)(?: \p{L}+,)?[ ,!–—-]+(\p{L}+(?: \p{L}+)?) (?:here|calling)(?!\p{L})/giu,
  /(?:^|[,.!–—-] )(\p{L}+ \p{L}+) (?:here|calling)(?!\p{L})/gimu,
  /^it'?s (\p{L}+ \p{L}+)(?=[,.!]| from | calling )/gimu,
  /^It's (\p{Lu}\p{Ll}+)(?=[.!,] )/gmu,
  // `Ada Roy — Yesterday at 9:14 AM`, above the words of a copied chat.
  /^(\p{L}+ \p{L}\.) in (?=\p{Lu})/gmu,
  /^(\p{L}+ \p{L}+)[ —–-]{1,3}(?:(?:to|yester)day at )?\d{1,2}:\d\d ?[ap]m\n/giu,
  // `Ada R. sent you a message`, `Ada R. is interested in …`
  /^(?:\p{L}+: |\d[\d/:.apm -]{1,25} )?(\p{L}+ (?!(?:i|we|they|he|she)\b)\p{L}+\.?) (?:called(?=[.,]| (?:about|re|back|in|asking)\b)|(?:has )?(?:(?:sent|left|added|invited|paid|messaged|texted|called|e-?mailed|contacted|mentioned|tagged) you|booked |scheduled |(?:would like|wants) (?:to|an?|you) )|(?:commented|replied|responded) (?:on|to) your|is (?:interested in|requesting|looking for)|(?:has )?requested an? (?:quote|estimate))\b/gimu,
  // `You have a new message from Ada Roy`, `New appointment with Ada Roy`, and `From: Ada Roy` of a note.
  /^(?:you (?:have|missed|received|got) (?:an?|\d+) )?(?:(?:new|missed|incoming|text|voice|job|service|quote|estimate) ){0,2}(?:message|msg|sms|voicemail|vm|tc|call|text|lead|inquiry|request|booking|appointment) (?:from:?|with) (\p{L}+ \p{L}+)(?!['’])/gimu,
  /\b(?:(?:matched|connected|spoke) (?:with|w\/|to)|(?:opened|created|submitted|sent|requested) by:?) (\p{L}+ \p{L}+\.?)/giu,
  /^from: (\p{L}+ \p{L}+)(?=$| ?[<(+\d])/gimu,
  // `Ada Roy wrote:`, above words that are not marked as quoted.
  /^(?!(?:i|we|they|he|she)\b)(\p{L}+(?: \p{L}+)?) (?:wrote|writes|says|said):/gimu,
  // `Please call Ada Roy at 802-…`, `Call Ada Roy back`
  /\bcall (\p{L}+ \p{L}+) back\b/giu,
  /\b(?:call(?: back:?)?|text|contact|reach|ask for) (\p{L}+(?: \p{L}+){0,2}?)(?:, [\p{L} ]{2,30},)?(?: at| on| @| -)? (?=\(?\+?\d|\S{1,40}@)/giu,
];
/** One to three words that begin with a capital, on one line, an initial before them, and of two people a word between. */
const NAME =
  /^(?:\p{Lu}\. ?){0,2}\p{Lu}[\p{L}'’-]{0,40}(?: (?:\p{Lu}\.|S[Tt]e?\. \p{Lu}[\p{L}'’-]{0,40}|(?:(?:[&+]|and) (?=\p{Lu}\p{Ll}))?\p{Lu}[\p{L}'’-]{0,40})){0,2}/u;
/** Capitalized words that are no name: after an introduction, and alone on a line. */
const NO_NAME =
  /^(?:a|an|the|in|at|on|from|for|to|with|about|regarding|new|here|now|also|still|currently|your|my|our|i|me|us|back|we|re|just|not|so|very|sorry|happy|glad|urgent|available|thanks?|many|best|kind|warm|regards|cheers|sincerely|hi|hello|hey|dear|good|please|call|text|phone|cell|mobile|home|work|office|main|direct|fax|pager|email|voicemail|sent|reply|view|manage|yes|no|ok|customer|client|contact|lead|information|details|job|project|service|request|bath|paint|angi leads|facebook|google|homeadvisor|houzz|nextdoor|thumbtack|yelp|marketplace|messenger|unknown|wireless|name|notes?|today|tomorrow|anytime|sure|yep|yeah|nope|great|perfect|awesome|maybe|only|either|asap|emergency|help|bad|apartment|message|subject|time|date|address|comments?|what|when|where|why|how|which|you|delivered|seen|missed|incoming|toll free|spam|scam|potential|retired|disabled|selling|renting|moving|hoping|curious|really|away|due|important|unit|it['’]s|let|leave|see you|before|after|appreciate|god bless|second|third|landline|mgmt|homeowner|landlord|tenant|renter|neighbou?r|united states|inbox|outbox|drafts|archive|spam|compose|(?:mon|tues?|wed|thurs?|fri|sat|sun)$)\b(?!\.)/i;
/** Words of the work and of days, which are in no name: `Leaky Roof`, `Due Monday`. */
const WORK_OR_DAY =
  /(?<!\p{L})(?:roof|gutters?|decks?|doors?|windows?|fences?|gate|porch|ceilings?|fans?|kitchen|bathroom|basement|attic|garage|shed|barn|drywall|insulation|plumb(?:er|ing)|electric(?:al|ian)|carpentry|handyman|toilet|faucet|sink|shower|tub|vanity|cabinets?|countertops?|tiles?|tiling|grout|caulk(?:ing)?|heater|stove|dishwasher|dryer|disposal|outlets?|light(?:s|ing)|fixtures?|detectors?|tv|stairs|steps|ramp|railings?|grab|bars|shel(?:f|ves|ving)|blinds|curtains?|pictures?|furniture|floor(?:s|ing)?|siding|trim|screens?|locks?|mailbox|chimney|repairs?|remodel|install(?:ation|ed)?|assembly|mounting|hanging|removal|replace(?:ment|d)|(?:pressure|power) wash(?:ing)?|clean-?up|mowing|painting|damage|jobs?|work|estimates?|quotes?|needed|wanted|cleaned|fixed|broken|rotten|leaks?|christmas|thanksgiving|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/iu;
const isOtherWords = (words: string): boolean => NO_NAME.test(words) || WORK_OR_DAY.test(words);
/** A word that begins what somebody says behind the name, where a machine wrote it without a stop. */
const GOES_ON = / (?:I|I['’][a-z]{1,2}|We|My|Our|And|But|Please)$/i;
/** `Interested in`, `Writing to`: phrases that are not names. */
const DOING =
  /^\p{L}+(?:ing|ed)\b(?: (?:in|to|for|about|on|of|that|a|an|the|your|you)\b|[^\p{L}]*$)/iu;

/** Further words of a name: `Ada May Roy`, or a firm's, which is no person's. */
const FURTHER = /^(?: \p{Lu}[\p{Ll}']+(?![\p{L}'])){1,3}(?! \p{Ll})/u;

/** Returns the name with which a text introduces its sender; empty if it does not. */
export function introducedName(text: string): string {
  const straight = text.replaceAll('’', "'");
  for (const { 0: words, index } of straight.matchAll(INTRODUCTION)) {
    const rest = text.slice(index + words.length);
    const name = (NAME.exec(rest)?.[0] ?? '').replace(GOES_ON, '');
    if (
      name !== '' &&
      !isOtherWords(name) &&
      !/['’]s$/.test(name) &&
      !DOING.test(rest.slice(0, 80).split('\n', 1)[0] ?? '')
    )
      return name;
  }
  const [, small = ''] = IN_SMALL.exec(straight) ?? SPOKEN_NAME.exec(straight) ?? [];
  if (small !== '' && !isOtherWords(small) && !DOING.test(small)) return capitalizeName(small);
  const bare = straight.replaceAll(/^\p{Extended_Pictographic}\uFE0F? /gmu, '');
  const writers = WRITERS.flatMap((pattern) => [...bare.matchAll(pattern)]);
  // A notice may name whom it is sent to.
  const isOther = (name: string): boolean => name !== '' && !business.name.includes(name);
  const wholeName = ({ 0: words, 1: name = '', index }: RegExpExecArray): string =>
    name +
    (words.endsWith(name) ? (FURTHER.exec(bare.slice(index + words.length))?.[0] ?? '') : '');
  return writers.map((writer) => nameAlone(wholeName(writer))).find(isOther) ?? '';
}

/** A nickname between two names, `Robert "Bob" Roy`. */
const NICKNAME = / (?:"\p{L}+"|“\p{L}+”) /u;
/** What follows a last name: `Ada Roy III`. */
const GENERATION = / (?:[JS]r\.?|I{2,3}|IV)$/;
/** What ends the name of a street, and no person's. */
const STREET_END = / (?:street|st|road|rd|avenue|ave|drive|boulevard|blvd)$/i;

/** Whether words are the state, or a town around: what carriers call a caller whom they cannot name. */
export const isTown = (words: string): boolean =>
  words.toLowerCase() === business.stateName.toLowerCase() ||
  (words.includes(' ') && townNamed(townBeforeState(words)?.city ?? words) !== undefined);

/** Returns the name that is all a line says, `- Ada Roy, PE`; empty if it says something else. */
export function nameAlone(line = ''): string {
  const whole = withoutRemark(line.trim()).replaceAll(
    /^[\s~*–—\p{Extended_Pictographic}-]+|[.,!~*–—-]{1,2}$|[®™]/gu,
    '',
  );
  const [name = '', ...behind] = whole.split(/, ?/);
  const words = withoutTitle(name);
  const plain = words.replace(NICKNAME, ' ').replace(GENERATION, '');
  const isName =
    NAME.exec(plain)?.[0] === plain &&
    /\p{L}{2}/u.test(plain) &&
    behind.every((word) => SUFFIX.test(word));
  const isOther =
    isOtherWords(whole) || [DOING, FIRM, POSITION, STREET_END].some((other) => other.test(whole));
  return isName && !isOther && !isTown(words) ? words : '';
}

/** Returns a line without the phone numbers and the e-mail addresses in it, a tab in the place of each. */
export const withoutReach = (line: string): string =>
  [
    ...(/\p{Nd}/u.test(line) ? phonesIn(line) : []).map(({ text }) => text),
    ...emailsIn(line),
  ].reduce((left, reach) => left.replace(reach, '\t'), line);

/** Returns the words of a line, without the punctuation between them, such as a dash before a number. */
export const wordsOf = (line: string): string =>
  line
    .split(/[\s,;:|()<>/–•·]+/)
    .filter((word) => /[\p{L}\d&+]/u.test(word))
    .join(' ');

/** The words before a signature. */
const CLOSING =
  /(?:^|[.!?,] | (?=thx))(?:with )?(?:(?:many|kind|kindest|best|warm|warmest|all the|very|sincerely|yours) )?(?:thanks|thank you|thx|tia|regards|wishes|best(?! [a-z])|cheers|hugs|peace|blessings|your (?:neighbor|friend)|sincerely|respectfully|warmly|truly|faithfully|yours|love|xo|take care|talk soon|have an? [a-z]+ (?:day|one|time|evening|night|week(?:end)?|afternoon|morning|holiday)|looking forward to hearing from you)(?: (?:again|so much|very much|much|kindly|submitted|a lot|in advance|for your [a-z]+(?: and [a-z]+)?|yours|truly|and (?:best|kind) (?:wishes|regards))){0,2}(?=$|[ ,.!–—-])/i;
/** A whole name without capitals, alone on the last line. */
const SMALL_SIGNED = /^\p{Ll}{2,20} \p{Ll}{1,20}$/u;
/** A name as services shorten it for whoever is no customer of theirs yet. */
const SHORTENED = /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u;
/** A dash behind a sentence, before who wrote it. */
const DASH = /[.!?] ?[~–—-]{1,2} ?(?=\p{Lu})/u;
/** How many lines a name with its address has at most. */
const MOST_ADDRESS = 6;
/** How much of the beginning and of the end of a line may be part of a signature, in UTF-16 units. */
const LONGEST_END = 200;
/** Returns a line without what is far from its beginning and its end. */
const shortened = (line: string): string =>
  line.length > 2 * LONGEST_END
    ? `${line.slice(0, LONGEST_END)}…${line.slice(-LONGEST_END)}`
    : line;

/** Returns what follows a pattern in a line; undefined where the pattern does not occur. */
function behind(pattern: RegExp, line = ''): string | undefined {
  const found = pattern.exec(line);
  return found ? line.slice(found.index + found[0].length) : undefined;
}

/** Whether a line ends with words of farewell. */
const isClosing = (line = ''): boolean => wordsOf(behind(CLOSING, line) ?? 'none') === '';

/** The most words of a line with a phone number, such as its label, that is no sentence. */
const MOST_LABELS = 2;

/** Whether a line is a phone number or an e-mail address and nothing else but a label. */
const isReach = (line = ''): boolean =>
  (hasPhone(line) && wordsOf(withoutReach(line)).split(' ').length <= MOST_LABELS) ||
  (line !== '' && emailsIn(line)[0]?.length === line.length);

/** The labels of numbers and addresses behind a name, as a phone shares a contact: `Ada Roy Mobile 802-…`. */
const LABELS_BEHIND = /(?: (?:mobile|cell|phone|home|work|tel|e-?mail)){1,2}$/i;

const IN_BRACKETS = /\([^()\t]*\)/g;
/** A name with the last part first, before a dash or a number: `Roy, Ada - 802-555-0113`. */
const LAST_FIRST = /^(\p{Lu}[\p{L}'’-]{1,40}), (\p{Lu}[\p{L}'’-]{1,40})(?: [–—-] | ?\t)/u;

/** Returns the name beside a number or an address on one line, of two words at least: alone, or before it or a comma. */
export function nameBeside(line: string): string {
  const words = withoutReach(line);
  const [, inBrackets] = /\t ?\(([^()\t]{0,60})\)/.exec(words) ?? [];
  const [before = ''] = words.split(/[,;\t|•·/]| [–—-] /, 1);
  if (words === line || (before.includes(':') && inBrackets === undefined)) return '';
  const [, last = '', first = ''] = LAST_FIRST.exec(words) ?? [];
  const names = [
    townNamed(last) ? '' : `${first} ${last}`,
    inBrackets ?? '',
    words.includes(':') ? '' : wordsOf(words),
    wordsOf(before.replaceAll(IN_BRACKETS, ' ')),
  ];
  return (
    names
      .map((name) => name.replaceAll(/["“”]/g, '').replace(LABELS_BEHIND, ''))
      .filter((name) => name.includes(' '))
      .map(nameAlone)
      .find(Boolean) ?? ''
  );
}

/** Whether lines are an address, which begins in the first or the second. */
function isAddress(lines: readonly string[]): boolean {
  const begin = lines.slice(0, 2).map((line) => line.replace(/^\p{L}+: /u, ''));
  if (!begin.some((line) => /\d/.test(line))) return false;
  const { address } = addressIn(lines);
  return begin.some((line) => townOf(line) ?? (address !== undefined && line.startsWith(address)));
}

/** The moment of a message below its writer, in a copied chat: `Today 9:14 AM`. */
const MOMENT =
  /^(?:[\p{L}\d, /]{0,20}\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?(?: \([^()]{1,30}\))?|to: ?\S.{0,60}|active (?:now|\d{1,2} ?\w{1,5} ago))$/iu;

/** A line of a signature that says what its writer is: `Owner, Roy Farm`. */
const TITLE =
  /^\p{Lu}\p{L}+(?: (?:(?:and|of) )?\p{Lu}\p{L}+){0,3}(?:, ?| at )\p{Lu}[^.!?:]{2,40}$/u;
/** Returns the first of a line's parts, `Owner | Roy Farm`, without the marks of a brand. */
const firstPart = (line: string): string =>
  (line.split(/ [|•·–—-] /, 1)[0] ?? '').replaceAll(/[®™]/g, '');
/** A firm named by its work: `Roy Roof Repair`. */
const isFirmOfWork = (line: string): boolean =>
  WORK_OR_DAY.test(line) && line.split(' ').every((word) => /^[\p{Lu}&]/u.test(word));
const isTitle = (line = ''): boolean =>
  nameAlone(line) !== '' ||
  isFirmOfWork(line) ||
  FIRM.test(line) ||
  POSITION.test(firstPart(line)) ||
  (TITLE.test(line) && !townBeforeState(line));

/** Returns the name that a line of a signature is, without the title behind a whole name: `Ada Roy | Owner`. */
function nameOfLine(line: string): string {
  const first = hasPhone(line) ? line : firstPart(line);
  return first === line || first.includes(' ') ? nameAlone(first) : '';
}

/** Whether a line is the name of who signs, by a dash or the words before it, or by the reach or title below it. */
function isSignature(line: string, index: number, written: readonly string[]): boolean {
  if (nameOfLine(line) === '') return false;
  const before = written[index - 1] ?? '';
  const below = written.slice(index + 1, index + MOST_ADDRESS);
  const [next = ''] = below;
  // Behind the title a firm and its site may stand.
  const isTitled = line.includes(' ') && isTitle(next) && below.slice(1, 4).some(isReach);
  const isDashed = index > 0 && (/^[~–—-]/.test(line) || /^-+$/.test(before));
  return (
    isDashed ||
    isClosing(before) ||
    isReach(before) ||
    isReach(next) ||
    isAddress(below) ||
    MOMENT.test(next) ||
    isTitled ||
    SHORTENED.test(line)
  );
}

/** Returns the name that a line signs with, or the whole one where it stands below a first name. */
function wholeNameAt(index: number, written: readonly string[]): string {
  const name = nameOfLine(written[index] ?? '');
  const below = written.slice(index + 1).map((line) => line.split(/ ?[,|•·]/, 1)[0]);
  const isWhole = (whole: string): boolean =>
    whole.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return below.map(nameAlone).find(isWhole) ?? name;
}

/** Who is thanked, and does not sign: `Thanks so much Pat.`, `Thanks, Pat!` */
const THANKED = /^ \p{Lu}\p{Ll}+[.!]|^, \p{Lu}\p{Ll}+!/u;
/** Returns the name behind words of farewell, or behind a sentence and a dash: `Thanks! Ada Roy`, `It leaks. - Ada`. */
function nameBehindFarewell(line = ''): string {
  const words = withoutReach(line);
  const [, name = ''] =
    /^\P{L}*([^,;|•·(\t]*)/u.exec(behind(CLOSING, words) ?? behind(DASH, words) ?? '') ?? [];
  return THANKED.test(behind(CLOSING, words) ?? '') ? '' : nameAlone(wordsOf(name));
}

/** Words that stand before a number and are no name. */
const NO_NAME_BEFORE_NUMBER =
  /^(?:tel|ph|mob|number|reach|ring|dial|before|after|weekdays|weekends|days|evenings|nights|mornings|afternoons)$/i;

/** Returns the name behind a sentence, beside or above a number: `My gutters leak. Ada Roy 802-555-0113`. */
function nameBehindSentence(line: string, index: number, written: readonly string[]): string {
  const words = withoutReach(line);
  // An initial ends no sentence: `Ada R. | Essex`.
  const [end = '', ...sentences] = words.split(/(?<!\b\p{Lu})[.!?] /u).toReversed();
  const isSigned = (words !== line && index === written.length - 1) || isReach(written[index + 1]);
  const [first = ''] = end.split(/[,;|•·(\t]/, 1);
  const name = isSigned && sentences.length > 0 ? nameAlone(wordsOf(first)) : '';
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(name) && !NO_NAME_BEFORE_NUMBER.test(name);
  return name.includes(' ') || (isWord && townNamed(name) === undefined) ? name : '';
}

/** How many lines a message has at least that is signed without a blank line before the name. */
const FEWEST_SIGNED = 3;
/** Returns the name that the last line is, apart from a sentence or below words of farewell in any language. */
function nameAtEnd(lines: readonly string[], written: readonly string[]): string {
  const [before = '', end = ''] = written.slice(-2);
  const small = isClosing(before) && SMALL_SIGNED.test(end) ? nameAlone(capitalizeName(end)) : '';
  const isApart =
    (lines.at(-2)?.trim() === '' || written.length >= FEWEST_SIGNED) && /[.!?]$/.test(before);
  const name = isApart || /^\P{N}{2,40},$/u.test(before) ? nameAlone(end) : '';
  return small || (name.includes(' ') ? name : '');
}

/** Returns the name of who signs: behind words of farewell or a dash, or beside a number or an address. */
export function signedName(lines: readonly string[]): string {
  const written = lines.map((line) => shortened(withoutRemark(line.trim()))).filter(Boolean);
  const signature = written.findIndex(isSignature);
  if (signature !== -1) return wholeNameAt(signature, written);
  const names = [
    nameBehindFarewell(written.at(-1)),
    ...written.map(nameBehindSentence),
    ...written.map(nameBeside),
    nameAtEnd(lines, written),
  ];
  return names.find(Boolean) ?? '';
}
