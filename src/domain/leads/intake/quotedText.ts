import { business } from '../../../business';
import { emailsIn } from '../../../lib/emailsIn';
import { hasPhone } from '../../shared/phoneNumbers';
import { chatIn } from './chats';
import {
  isForwarded,
  LONGEST_HEAD,
  parseSender,
  personIn,
  readHead,
  readOpenHead,
  type MailHead,
} from './mailHead';
import { nameAlone } from './namesInText';

/** Separates what a mail's writer wrote from what it quotes and forwards. */

/** A mail as it was first written: its head, and the lines of its text without what it quotes. */
export interface OwnMail {
  head: MailHead;
  lines: string[];
}

/** The line that begins a mail which is sent on. */
export const FORWARDED = '---------- Forwarded message ---------';
/** The line before what a mail app sends on or quotes as a whole. */
const SENT_ON =
  /^(?:[-=]{2,} ?(?:forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado) ?[-=]{2,}|begin forwarded message:|anfang der weitergeleiteten nachricht:|début du message transféré ?:|inicio del mensaje reenviado:)$/i;
const ORIGINAL =
  /^(?:-{2,} ?(?:original message|ursprüngliche nachricht|message d'origine|mensaje original) ?-{2,}|_{20,}|>{3} [^<>]{1,80}<[^<>]{1,80}> [^<>]{1,40}>{3})$/i;
/** `On Monday Ada wrote:`, as mail apps write it before what they quote, over up to four lines. */
const WROTE_BEGINS =
  /^(?:on|at|am|le|el|op|il|em|den|w dniu|in a message dated) .*[\d@<]|^\d{4}-\d\d-\d\d |<[^<>\s@]*@|^.{1,60} wrote: ?-{3,}$|^\D{1,20}\d{1,2},? \d{4} [^<]*<[^<>\s@]+@/i;
const WROTE =
  /(?:(?<!\p{L})(?:wrote|writes|schrieb|a écrit|escribió|schreef|ha scritto|escreveu|skrev|pisze|napisał|написал|写道|said)(?!\p{L})|^(?:\d{4}(?:-\d\d-\d\d|年\S{1,12})|\D{1,20}\d{1,2},? \d{4}) .*>:$)/iu;
const WROTE_ENDS = /(?:[:：]|--)$/;
const MAX_WROTE = 5;
/** Lines that mail apps add to a mail by themselves. */
const ADDED: readonly RegExp[] = [
  // `Sent from my iPhone`, in several languages; no `sent from … in 2026`.
  /^(?!\W{0,2}[^<(]*\d{4})(?:\W{0,2}sent (?:from|via) [^?<]{1,60}(?:<.*)?$|sent with (?:my|the|mail|\[?proton|spark|\S+$)|von mein\S* .{1,30} gesendet)/iu,
  /^(?:envoyé (?:de|à partir)|enviado (?:desde|do) |inviato da|ver(?:zonden|stuurd) v|skickat från|sendt fra)/i,
  /^(?:via (?:mobile|phone|iphone|android)$|(?:\p{L}+ ){0,2}\[?outlook \p{L}{2,4} (?:ios|android|mac)\b|get \[?(?:outlook|bluemail|the new aol) |yahoo mail: search)/iu,
  // The kind of a message on a phone.
  /^(?:imessage|(?:text|rcs) message|delivered)$/i,
  // What was left out, and the end of what was forwarded.
  /^(?:-+ ?end forwarded message|\[(?:image|cid):|\[quoted text hidden|begin quoted message)/i,
  // Warnings and checks of a company's mail.
  /^(?:\W{0,3}external (?:e-?mail|sender)\W{0,3}$|(?:[a-z]+: )?this (?:e-?mail|message) (?:originated|came|was sent) from (?:an? )?(?:outside|external)|you don['’]t often get e-?mail)/i,
  /^(?:this (?:e-?mail|message) has been scanned|virus-free\.|please consider the environment)/i,
];
/** Lines that mail services add below a message, with all that follows. */
const FOOTER: readonly RegExp[] = [
  // What a firm's lawyers want said.
  /^(?:(?:confidentiality (?:notice|note)|(?:important|legal|privacy) notice)\b|disclaimer: (?:this|the) |notice: this (?:communication|transmission)|(?:\w+: )?(?:[a-z]+ )?wire fraud)/i,
  /^the (?:information|contents?) (?:contained )?(?:in|of) this (?:e-?mail|message|transmission)(?= (?:is|are|may be|and|contains?)\b)/i,
  /^(?:notice: )?this (?:e-?mail|message)(?: message| transmission)? (?:\(?(?:and|including) any (?:attach|files)|is (?:confidential|privileged|intended (?:only|solely|for the))|(?:may )?contains? (?:priv|conf))/i,
  // Why it was sent, and how it is answered.
  /^(?:you (?:are receiving|received) this (?:(?:e-?mail|message) )?because|this (?:e-?mail|message) was (?:sent|submitted) (?:from|using|via) (?:an?|your|web3forms)(?: \w+){0,2}(?: form\b|$)|sent via form submission|this is a notification that a contact form|does this submission look like spam|you can edit this submission)/i,
  /^(?:to respond to this text message|(?:#+- ?)?(?:please )?(?:type your )?reply above this line|reply to this (?:e-?mail|message) to (?:respond|answer|reply|contact)|unsubscribe\b|play message$|your account(?: <|.* help center))/i,
  // The service's name, and its firm's address.
  /^thank you for using (?:ringcentral|grasshopper|google voice)\b/i,
  /^(?:thumbtack|nextdoor|angi|yelp|google|facebook|meta platforms|houzz|wix(?:\.com)?|squarespace|hubspot|jotform|typeform|formspree|netlify|homeadvisor|grasshopper|openphone(?: technologies)?),? (?:inc\b|llc\b|ltd\b|sl\b|\d{2,5} \w)/i,
];
const isFooter = (line: string): boolean => FOOTER.some((pattern) => pattern.test(line));
/** What forms add to what was filled in, of the visitor's program, and phones for a sign that answers words. */
const OF_PROGRAM =
  /^(?:(?:user agent|(?:remote )?ip(?: address)?|powered by|page url): |(?:(?:dis)?liked|loved|laughed at|emphasized|questioned|reacted \S{1,9} to) [“"].*[”"]$)/i;
/** A line that divides, or is blank. */
const RULE = /^[\s_*=-]*$/;
const isBlank = (line = ''): boolean => line.trim() === '';
const isQuoted = (line = ''): boolean => line.trimStart().startsWith('>');

/** Returns lines without one `>` before each, if all of them have one. */
function withoutMarks(lines: readonly string[]): string[] {
  const isAll = lines.every((line) => isBlank(line) || isQuoted(line));
  return isAll ? lines.map((line) => line.replace(/^\s*> ?/, '')) : [...lines];
}

/** The labels of a head that apps write without line ends: `--- Forwarded Message --- From: Ada <…>To: …`. */
const RUN_TOGETHER =
  / ?(?=(?:From|Date|Cc): )| (?=(?:To|Sent|Subject): )|(?<=>)(?=(?:To|Cc|Sent): )|(?<=\d [AP]M \w{2,4})(?=Subject: )/g;
/** The gap behind `Ada <ada@example.com> wrote:` where an app writes what it quotes on the same line. */
const BEHIND_WROTE = /(?<=@[^\s<>@]{1,80}> wrote:) {1,9}(?=\S)/;
const isRunTogether = (line: string): boolean =>
  /^\s*-+ (?:forwarded|original) message -+ ?From: /i.test(line) ||
  [/^From: /, / (?:Sent|Date): /, / Subject: /].every((label) => label.test(line));

/** Returns where the first line is that is not blank. */
function firstOf(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
}

/** Returns how many lines announce a quotation, such as `On … wrote:`; 0 if they do not. */
function wroteAt(lines: readonly string[], at: number): number {
  const first = plain(lines[at]);
  const isAbove = isQuoted(lines[firstOf(lines, at + 1)]);
  // Above marks an address will do in any language, and any words; elsewhere a name.
  if (isAbove && WROTE_ENDS.test(first) && emailsIn(first).length > 0) return 1;
  const isNamed =
    WROTE.test(first) &&
    (isAbove || nameAlone(first.replace(/ wrote(?: on \p{L}+)?:$/u, '')).includes(' '));
  const most = WROTE_BEGINS.test(first) ? MAX_WROTE : Number(isNamed);
  let text = '';
  for (let length = 1; length <= most; length += 1) {
    text = `${text} ${plain(lines[at + length - 1])}`.trim();
    if (WROTE_ENDS.test(text) && WROTE.test(text)) return length;
  }
  return 0;
}
/** Who wrote what is announced, behind the time: `On Monday at 9:12 AM, Ada Roy <ada@example.com> wrote:`. */
const WRITER = /(?:^|[,\d])(?: ?[AP]M\b)? ?([^,<>\d]*<[^<>\s@]+@[^<>\s]+>)/i;

/** Returns the head of a mail that is sent on behind `On … wrote:`, and how many lines it has. */
function readWrote(lines: readonly string[], at: number): ReturnType<typeof readHead> {
  const length = wroteAt(lines, at);
  const words = lines
    .slice(at, at + length)
    .map(plain)
    .join(' ');
  const from = parseSender(WRITER.exec(words)?.[1] ?? '');
  return { head: from ? { from } : {}, length };
}
const plain = (line = ''): string => line.replace(/^[\s|-]+/, '').trim();

/** Returns what a mail's writer wrote, without what is quoted of others. */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const isOriginal = ORIGINAL.test(lines[at]?.trim() ?? '') && !lines[at]?.includes('_');
    if ((isOriginal || isFooter(plain(lines[at]))) && !own.every(isBlank)) break;
    const length = wroteAt(lines, at);
    if (length > 0) {
      const below = lines[firstOf(lines, at + length)];
      // Without marks all that follows is quoted; with them an answer may stand below.
      if (below !== undefined && !isQuoted(below)) break;
      at += length - 1;
    } else if (!isQuoted(lines[at])) own.push(lines[at] ?? '');
  }
  const isAdded = (line: string): boolean =>
    [...ADDED, SENT_ON, ORIGINAL, OF_PROGRAM, ...FOOTER].some((pattern) => pattern.test(line));
  const written = own.filter((line) => !isAdded(line.trim()));
  return written.slice(0, written.findLastIndex((line) => !RULE.test(line)) + 1);
}

/** A mail within a mail. */
interface InnerMail {
  /** Whether it was sent on, and not answered. */
  isForward: boolean;
  /** The line at which it begins. */
  begin: number;
  /** Its head, where this stood in the words before it and not in labelled lines. */
  head?: MailHead;
}

/** Returns the mail whose head begins at a line, or below the mark of a mail app; undefined where none begins. */
function innerMailAt(at: number, text: readonly string[], outer: MailHead): InnerMail | undefined {
  const line = text[at] ?? '';
  const bare = line.replace(/^[\s>]+/, '').trim();
  const isSentOn = SENT_ON.test(bare);
  const isMarked = isSentOn || ORIGINAL.test(bare);
  if (!isMarked && !bare.includes(':')) return undefined;
  const first = isMarked ? firstOf(text, at + 1) : at;
  const labelled = readHead(withoutMarks(text.slice(first, first + LONGEST_HEAD)));
  const isWords = isSentOn && !labelled.head.from;
  const { head, length } = isWords ? readWrote(text, first) : labelled;
  // A notice of a call labels the number from which it came.
  const isNumber = head.from?.address === '' && hasPhone(head.from.name);
  if (!head.from || isNumber || (length < 2 && !isWords && !isMarked)) return undefined;
  const isOnly = text.slice(0, at).every(isBlank);
  const isOurs = head.from.address.toLowerCase() === business.email.toLowerCase();
  // Who answers marks what was written, but not its head.
  const isAnswer = !isQuoted(line) && isQuoted(text[firstOf(text, first + length)]);
  const isMeant = isForwarded(outer.subject) || (!isAnswer && !personIn(outer));
  const isForward = isSentOn || isOnly || (!isOurs && isMeant);
  return { isForward, ...(isWords ? { begin: first + length, head } : { begin: first }) };
}

/** How many forwarded mails within one another are opened at most. */
const MAX_SENT_ON = 8;

/**
 * Returns a mail as its first writer wrote it: of forwarded mails the innermost head and text, of an answer the
 * text without the quotation.
 *
 * @param given the head of a mail file; without it a head that was copied with the text is read
 */
export function ownMailIn(lines: readonly string[], given?: MailHead, depth = 0): OwnMail {
  const open = depth === 0 ? readOpenHead(lines) : undefined;
  const { head: copied, length } = open?.head.from ? open : readHead(lines);
  const head = { ...copied, ...given };
  const below = lines.slice(given && depth === 0 ? 0 : length);
  const text = (depth === 0 ? below : withoutMarks(below)).flatMap((line) =>
    line.split(isRunTogether(line) ? RUN_TOGETHER : BEHIND_WROTE),
  );
  const chat = chatIn(text);
  if (chat) {
    const { writer, lines: own } = chat;
    const isNamed = writer !== '' && !hasPhone(writer);
    return { head: isNamed ? { from: { name: writer, address: '' } } : head, lines: own };
  }
  for (const at of text.keys()) {
    const inner = innerMailAt(at, text, head);
    if (inner?.isForward && depth < MAX_SENT_ON) {
      const sentOn = ownMailIn(withoutMarks(text.slice(inner.begin)), inner.head, depth + 1);
      const subject = sentOn.head.subject ?? head.subject ?? '';
      return { head: { ...sentOn.head, subject }, lines: sentOn.lines };
    }
    if (inner) return { head, lines: withoutQuotes(text.slice(0, at)) };
  }
  const own = withoutQuotes(text);
  if (!own.every(isBlank)) return { head, lines: own };
  // Who copies nothing but a quotation means it.
  const quoted = readWrote(text, 0);
  const begin = quoted.head.from ? quoted.length : 0;
  return { head: { ...quoted.head, ...head }, lines: withoutMarks(text.slice(begin)) };
}
