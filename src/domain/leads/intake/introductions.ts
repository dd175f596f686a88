import { business } from '../../../business';
import { phonesIn } from '../../shared/phoneNumbers';
import { isFirstName } from './firstNames';
import { capitalizeName, withoutTitle } from './names';
import { commonName, DOING, isOtherWords, NAME, nameAlone, withoutNicknames } from './namesInText';

/** Finds the name with which the words of a message introduce who writes. */

/** `this is Kim Perry`, or `this is, uh, Kim Perry`: how somebody says the own name in a text, or to a machine. */
const INTRODUCTION =
  /\b(?:this is|(?:my name|(?<=^|[.!?,;–-] |\b(?:and|hi|hey|hello) )name)(?:s|'s| is)?:?|the name(?:'s| is)|i am|i'm|(?:hi|hello|hey),? it(?:'?s| is)(?: me(?: again)?,)?|my ?self|(?:bonjour|salut),? c'est|je suis|je m'appelle|our names are|mon nom est|me llamo|mi nombre es|soy|mein name ist|ich hei(?:ß|ss)e|mi chiamo|meu nome [ée])(?:,? (?:uh|um|er),?)? +((?:mr|mrs|ms|miss|mx|dr|doctor|pastor|rev|reverend|officer)\b\.? *)?/gim;
/** `my name is ada roy`, without capitals; a third word is a name only behind two first names. */
const IN_SMALL =
  /\b(?:[mM]y name(?:s| is|'s)|[tT]his is(?= \p{Ll}{3,40} calling)) (\p{Ll}{2,40}(?: (?!(?:and|i'?m|from|in|at|on|my|our|his|her|their|we|the|you|your|can|could|would|have|has|do|need|here|looking|calling|with|am|live|under|as|of|for|by|still|again|please|thanks)\b)\p{Ll}{2,40}){0,2})/u;
/** `Hey Pat, it's ada roy over on Oak Street`, as machines write down what somebody said. */
const SPOKEN_NAME =
  /(?:^|: )["“]?(?:hey|hi|hello)(?:,? [a-z]{1,20})?,? (?:this is|it'?s) ([a-z]{2,20} (?!(?:down|up|out|over|from|calling|here|at|on)\b)[a-z]{2,20})(?= (?:over|from|calling|here|at|on)\b)/im;
/** Who writes, as people and services say it at the beginning of a line or of a sentence. */
const WRITERS = [
  // `Hi, Ada Roy here`, `Good morning, Ada Roy calling`, `It's Ada Roy, my …`
  /\b(?:hi|hello|hey)(?: \p{L}+,)?[ ,!–—-]+(\p{L}+(?: \p{L}+)?) (?:here|calling)(?!\p{L})/giu,
  /(?:^|[,.!–—-] )(\p{L}[\p{L}'.-]*(?: (?!i'm )\p{L}[\p{L}'.-]*){1,3}) (?:here|calling)(?!\p{L})/gimu,
  /(?:^|[.!?] )it'?s (\p{L}+ \p{L}+)(?=[,.!]| (?:from|calling|on|at|over|down|up)\b)/gimu,
  /^It's (\p{Lu}\p{Ll}+)(?=[.!,] )/gmu,
  // `Hi there! Ada Roy from Essex`, `Hey, Ada Roy at 12 Elm St`
  /\b(?:[Hh](?:i|ello|ey)(?: there)?|[Gg]ood (?:[Mm]orning|[Aa]fternoon|[Ee]vening))[,!]? (\p{Lu}[\p{L}'.-]*(?: (?:(?:[&+]|and) )?\p{Lu}[\p{L}'.-]*){1,2}) (?:from (?=(?:(?:over|up|down) in )?\p{Lu})|in (?=\p{Lu})|(?:at|of) (?=\d{1,5} \p{Lu}))/gmu,
  // `Ada R. in Essex, VT`, as services shorten a name.
  /(?:^|[:!] )(\p{L}+ \p{L}\.) in (?=\p{Lu})/gmu,
  // `Ada R. sent you a message`, `Ada R. is interested in …`
  /^(?:(?:\p{L}+ )?\p{L}+(?::| -) |\d[\d/:.apm -]{1,25} )?(?:your neighbou?r )?(\p{L}[\p{L}'.-]* (?!(?:i|we|they|he|she)\b)(?:(?:(?:[&+]|and) )?\p{L}+\.? ){0,3}?(?!has\b)\p{L}[\p{L}'.-]*) (?:(?:called|phoned)(?=[.,\n]|$| (?:about|re|back|again|in|at|from|today|yesterday|to|for|asking|while|\d{1,2})\b)|(?:has )?(?:(?:sent|left|added|invited|paid|messaged|texted|called|e-?mailed|contacted|mentioned|tagged) you(?:r business)?|started an? (?:chat|conversation)|booked |scheduled |(?:would like|wants) (?:to|an?|you) )|(?:commented|replied|responded)(?: (?:on|to) your?\b|:?$)|(?:has )?(?:accepted|approved|paid) your|left an? (?:\S+ star )?review|is (?:interested in|requesting|looking for)|(?:has )?requested an? (?:quote|estimate))\b/gimu,
  /^from: (\p{L}[^\s\d@<>:,]*(?: [^\s\d@<>:,]+){1,4})$/gimu,
  // `You have a new message from Ada Roy`, `New appointment with Ada Roy`, and `From: Ada Roy` of a note.
  /^(?:your |you(?:'ve)? (?:have|missed|received|got) (?:an?|\d+) )?(?:(?:new|missed|incoming|text|voice|job|service|quote|estimate) ){0,2}(?:(?:message|msg|sms|voicemail|vm|tc|call|text|lead|inquiry|request|booking|appointment|chat|conversation) (?:from:?|with)|from:) (\p{L}[\p{L}.-]* (?:St\. )?(?:\p{L}\. ?(?!in |message:)|[odl]')?\p{L}+)(?!['’])/gimu,
  // `from "ROY ADA" <8025550113>`, as switchboards name a caller.
  /\bfrom "(\p{L}+ \p{L}+)" <(?=\+?\d)/gu,
  /\b(?:(?:matched|connected|spoke) (?:with|w\/|to)|(?:opened|created|submitted|sent|requested)(?: (?:on )?[\d/.-]{6,10})? by:?) (\p{L}+ \p{L}+\.?)/giu,
  // `Ada Roy wrote:`, above words that are not marked as quoted.
  /^(?!(?:i|we|they|he|she)\b)(\p{L}+(?: \p{L}+)?) (?:wrote|writes|says|said):/gimu,
  // `Ask for Ada Roy.`, `My info: Ada Roy, …`
  /\b(?:[Aa]sk for|[Ii]nfo(?:rmation)?(?: is)?:) (\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){1,2})(?=[.,!\n]|$)/gmu,
  // `Please call Ada Roy at 802-…`, `Call Ada Roy back`
  /\b(?:call(?: back:?)?|te?xt|ring:?|e-?mail:?|contact:?|poc:|reach|reply to|ask for) (?:or te?xt )?(?:me(?: first)?[,:] |my \p{L}+ )?(\p{L}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*){0,2}?)(?:, [\p{L} ]{2,30},| \([^()]{1,40}\))?(?:,? at| on| @| -|,)? (?=back\b|\(?\+?\d[\d ().-]{6}|\d{1,5} \p{L}|\S{1,40}@)/giu,
  // `landlord Ben Fox, 802-…`; no `bill my landlord Ben Fox, 9 Main St`
  /\b(?:landlord|owner|manager|mgr|realtor) (\p{L}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*){0,2}?)(?:, [\p{L} ]{2,30},| \([^()]{1,40}\))?(?:,? at| on| @| -|,)? (?=\(?\+?\d[\d ().-]{6}|\S{1,40}@)/giu,
];
/** The same by a common first name, which needs no capital: `lisa here`, `hi im lisa from …`, `Lisa Roy needs …`, `lisa roy 12 elm st`. */
const COMMON_WRITERS = [
  /(?:^|[,.!?–—-] )(\p{L}+(?: (?:[&+]|and) \p{L}+(?: \p{L}+)?)?) (?:here|calling)(?!\p{L})/gimu,
  /(?:\b(?:i'?m|i am(?= (?:her|his|their) )|we'?re|this is|it'?s)|\bmy names?|(?<=^|[.!?,;–-] |\b(?:and|hi|hey|hello) )name(?:s|'s| is)?) (?:(?:her|his|their|the|your) \p{L}+,? |me,? (?:again,? )?|again,? )?(\p{L}+(?:-\p{L}+)?(?: (?:[&+]|and) \p{L}+)?(?: (?!(?:again|here|next|your|and|from|with|calling|i'?m)\b)(?:\p{L}+\.? )?(?:[odl]')?\p{L}+(?:-\p{L}+)?(?=[,.!\n]|$| (?:from|calling|over|at|here|i'?m)\b))?)(?!['\p{L}])/gimu,
  /^(\p{L}+(?: \p{L}+)?): (?=\S)/gmu,
  /^(?:yo|hey|hi|hello),? this (\p{L}+)/gimu,
  // `Please give Lisa at 802-… a call`
  /\bgive (\p{L}+(?: (?!at\b|on\b|an?\b)\p{L}+)?) (?:a (?:call|ring|shout)|(?:at |on )?(?=\(?\d{3}))/giu,
  /^(\p{L}{1,30}) (?:sent|left|messaged|texted|called) you\b/gmu,
  /^from: (\p{L}+)(?: at\b|$)/gimu,
  /\bname (\p{L}{1,30}(?: \p{L}{1,30})?) (?:phone|number|tel|cell)\b/gimu,
  /\b(?:ask (?:for|4)|(?:call|message|msg|text|vm|voicemail) from) (\p{L}+(?: \p{L}+)?)(?!['\p{L}])/gimu,
  /(?:^|[.:!?,] )(?:please )?(?:call(?: back)?|text) (?:m(?:r|rs|s)\.? )?(\p{L}+(?: \p{L}+)?)(?: (?:about|re|regarding|in)\b|[.!]?$)/gimu,
  /^(?:[Hh](?:i|ello|ey)(?: there)?[,.!] )?(\p{Lu}\p{Ll}+(?: (?:[&+]|and) \p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+)(?<! Ste?)\. /gmu,
  /(?:^|[.!?] )(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'.-]*){1,2}) (?:from (?=\p{Lu})|at (?=\d{1,5} \p{Lu}))/gmu,
  // `Hi Pat. Ada Roy. …`, and `Hey Pat, Ada.`
  /^(?:hi|hello|hey),? \p{L}{1,20}[,.!] (\p{L}+(?: \p{L}+)?)\. /gimu,
  // `Hi - Ada from Roy Realty`, and `Ada in Essex` at the end.
  /\b[Hh](?:i|ello|ey)(?: there)?(?:[,!]| [–—-]) (\p{Lu}\p{Ll}+) (?:from|with) (?=\p{Lu})/gmu,
  /(?:^|[.!?\d–—-] )(\p{Lu}\p{Ll}+(?: (?:[&+]|and) \p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+)?) in \p{Lu}\p{L}+(?:[.!]?$|[.,]? \(?\d{3})/gmu,
  /(?:^| [–—-] )(\p{L}+ (?!(?:at|from|in) )\p{L}+) (?:\([^()]{1,60}\) )?(?:(?:needs|wants|asks|says)\b|(?=\d{1,5} \p{L}))/gimu,
];
/** A name, and how somebody spells it for a machine that writes it down: `Duboy D-U-B-O-I-S`, `Duboy. That is spelled D U B O I S`. */
const SPELLED =
  /(?<!\p{L})(\p{L}{2,20})[,.]?(?: (?:(?:[Tt]hat|[Ii]t)(?:['’]?s| is)|(?:my )?last name(?: is)?|spelled),?){0,3} ((?:\p{Lu}[ -]){2,20}\p{Lu})(?![\p{L}'’])/gu;
/** Writes a name as it is spelled behind it; another name that is spelled is left out. */
const asSpelled = (all: string, name: string, spelled: string): string => {
  const letters = spelled.replaceAll(/[ -]/g, '');
  const isOfName = letters.slice(0, 2) === name.slice(0, 2).toUpperCase();
  if (isOfName) return name.charAt(0) + letters.slice(1).toLowerCase();
  return / \p{Ll}{2}/u.test(all) ? all : name;
};
/** Who recommended the business, by name and house, and whose number is named beside the sender's. */
const REFERRING =
  /(?<!\S)(?:\p{Lu}\S{0,30} ){1,2}at \d{1,5} (?:[^ .,!?\d]+ ){1,5}(?:gave|recommended|referred|said to|told (?:me|us) (?:to|about)|mentioned you)\b/gu;
const NAMED =
  /\b(?:call|text|reach|contact) my \p{L}+ |\((?:landlord|owner|manager|mgr|realtor) /giu;
/** A word that begins what somebody says behind the name, where a machine wrote it without a stop. */
const GOES_ON = / (?:I|I['’][a-z]{1,2}|We|My|Our|And|But|Please|Phone)$/i;

/** Further words of a name: `Ada May Roy`, or a firm's, which is no person's. */
const FURTHER = /^(?: \p{Lu}(?:[\p{Ll}']|(?<=Ma?c)\p{Lu})+(?![\p{L}'])){1,3}(?! \p{Ll})/u;

/** Returns the name with which a text introduces its sender; empty if it does not. */
export function introducedName(message: string): string {
  const text = withoutNicknames(message).replaceAll(SPELLED, asSpelled);
  const straight = text.replaceAll('’', "'");
  for (const { 0: words, 1: title = '', index } of straight.matchAll(INTRODUCTION)) {
    const rest = text.slice(index + words.length);
    const name = (NAME.exec(rest)?.[0] ?? '').replace(GOES_ON, '');
    if (
      name !== '' &&
      !isOtherWords(name) &&
      !/['’]s?$/.test(name) &&
      !DOING.test(rest.slice(0, 80).split('\n', 1)[0] ?? '')
    )
      return withoutTitle(`${capitalizeName(title)}${name}`);
  }
  const [, inSmall = ''] = IN_SMALL.exec(straight) ?? SPOKEN_NAME.exec(straight) ?? [];
  const words = inSmall.split(' ');
  const [firstWord = '', secondWord = ''] = words;
  const small = words.slice(0, isFirstName(secondWord) ? 3 : 2).join(' ');
  if (small !== '' && !isOtherWords(small) && !DOING.test(firstWord)) return capitalizeName(small);
  // Beside the sender's number, somebody of the family is only named.
  const others = phonesIn(text).length > 1 ? NAMED : REFERRING;
  const own = straight.replaceAll(REFERRING, '').replaceAll(others, '');
  const bare = own.replaceAll('((', '(').replaceAll(/^\p{Extended_Pictographic}\uFE0F? /gmu, '');
  const found = (patterns: readonly RegExp[]): RegExpExecArray[] =>
    patterns.flatMap((pattern) => [...bare.matchAll(pattern)]);
  // A notice may name whom it is sent to.
  const isOther = (name: string): boolean => !business.name.includes(name);
  const wholeName = ({ 0: words, 1: name = '', index }: RegExpExecArray): string =>
    name +
    (words.endsWith(name) ? (FURTHER.exec(bare.slice(index + words.length))?.[0] ?? '') : '');
  const names = [
    ...found(WRITERS)
      .map(wholeName)
      .map((name) => nameAlone(name) || commonName(name)),
    ...found(COMMON_WRITERS).map(
      ([, name = '']) => commonName(name) || commonName(name.split(' ', 1).join('')),
    ),
  ];
  return names.find(isOther) ?? '';
}
