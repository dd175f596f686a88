import { business } from '../../../business';
import { isEmail } from '../../../lib/fields';

/** Who a mail is from, and what its head says. */

/** Somebody who is named in a mail's head. */
export interface Sender {
  name: string;
  address: string;
}

/** What is read of a mail's head. */
export interface MailHead {
  from?: Sender;
  /** The address for answers, if it differs from the sender's. */
  replyTo?: Sender;
  subject?: string;
}

/** The labels of a head's lines, in the languages that mail apps copy them in. */
const LABELS = {
  from: /^(?:from|von|de|da|van|från|fra|od)$/i,
  replyTo: /^reply-to$/i,
  subject: /^(?:subject|betreff|objet|sujet|asunto|oggetto|onderwerp|assunto|ämne|emne|temat)$/i,
  other:
    /^(?:to|cc|bcc|date|sent|an|gesendet|datum|envoyé|à|para|enviad[oa](?:em)?|fecha|data|inviato|a|verzonden|aan|skickat|till|sendt|til|dato|wysłano|do|importance|priority|attachments?|organization|mailed-by|signed-by|security)$/i,
} satisfies Record<keyof MailHead | 'other', RegExp>;
type HeadLabel = keyof typeof LABELS;

/** Returns what a line of a head says; undefined where the line has no label of a mail's head. */
function readHeadLine(line: string): { label: HeadLabel; text: string } | undefined {
  const colon = line.slice(0, 20).indexOf(':');
  const name = line.slice(0, Math.max(0, colon)).replaceAll(/[*\s]|\/.*/g, '');
  const label = (Object.keys(LABELS) as HeadLabel[]).find((kind) => LABELS[kind].test(name));
  const text = line.replaceAll('*', '').replace(/^[^:]*:/, '');
  return label && { label, text: text.trim() };
}

/** Returns the sender in `"Ben Stone" <ben@example.com>`; undefined where there is no address. */
export function parseSender(written: string): Sender | undefined {
  const people = written.split(/ (?:on behalf of|im Auftrag von|de la part de) /i);
  const text = people.findLast((person) => person.includes('@')) ?? '';
  const [name = '', ...rest] = text.split(/[<[]| (?=[^\s@<[]+@[^\s@]+$)/);
  const address = [...rest, text]
    .map((part) => (part.split(/[>\]]/, 1)[0] ?? '').trim().replace(/^mailto:/i, ''))
    .find(isEmail);
  if (address === undefined) return undefined;
  return {
    name:
      rest.length === 0
        ? ''
        : name
            .trim()
            .replace(/^"(.*)"$/, '$1')
            .replaceAll('\\"', '"'),
    address,
  };
}

/** The most lines of a head that is copied. */
export const LONGEST_HEAD = 16;

/** From how many lines on a head is one, though its sender has no address. */
const SURE_HEAD = 3;

/** Returns the head that begins at a line, its values on the same lines or below, and how many lines it has. */
export function readHead(lines: readonly string[]): { head: MailHead; length: number } {
  const head: MailHead = {};
  let length = 0;
  // Outlook on the web has each value below its label.
  let isBelow = false;
  let fromName = '';
  while (length < LONGEST_HEAD) {
    const read = readHeadLine(lines[length] ?? '');
    if (!read) break;
    length += 1;
    const { label } = read;
    const isEmpty = read.text === '' && !readHeadLine(lines[length] ?? '');
    isBelow ||= isEmpty && label !== 'other';
    let text = isEmpty && isBelow ? (lines[length] ?? '').trim() : read.text;
    if (isEmpty && isBelow) length += 1;
    // An app breaks a long list, or between a name and its address.
    const goesOn = (next: string): boolean =>
      next.startsWith('<') || (/[,;<]$/.test(text) && next !== '');
    for (; goesOn((lines[length] ?? '').trim()); length += 1) text += ` ${lines[length]?.trim()}`;
    if (label === 'subject') head.subject ??= text;
    if (label === 'from') fromName ||= text;
    const sender = label === 'from' || label === 'replyTo' ? parseSender(text) : undefined;
    if (sender && label !== 'subject' && label !== 'other') head[label] ??= sender;
  }
  // Outlook names colleagues without their addresses.
  if (fromName !== '' && length >= SURE_HEAD) head.from ??= { name: fromName, address: '' };
  return { head, length: Object.keys(head).length === 0 ? 0 : length };
}

/** The sender of a mail that is open in a browser, alone on a line or before the moment. */
const OPEN_SENDER = /^[^<>:]{0,60}<[^<>\s@]{1,80}@[^<>\s]{1,80}>(?:\t.*)?$/;
/** What Gmail and Outlook show above the sender beside the subject: initials, labels, how many mails there are. */
const ABOVE_SENDER =
  /^(?:\p{Lu}{1,2}|(?:Yahoo\/)?Inbox|\d{1,3} messages?|(?:Search for all messages with|Remove) label .*|)$/u;
/** What they show below the sender: the moment, and whom the mail is to. */
const BELOW_SENDER =
  /^(?:[\p{L}\d,./ ]{0,30}\d:\d\d(?: ?[ap]m)?(?: \([^()]{1,30}\))?|to(?::.*| (?:.*, )?me)|)$/iu;
/** The most lines above the sender. */
const MAX_ABOVE = 8;

/** Returns the head of a mail that was copied as it is open in a browser, without labels; of length 0 for other text. */
export function readOpenHead(lines: readonly string[]): ReturnType<typeof readHead> {
  const shown = lines.map((line) => line.replace(business.name, '').trim());
  const at = shown.slice(0, MAX_ABOVE).findIndex((line) => OPEN_SENDER.test(line));
  const [sender = '', moment = ''] = (shown[at] ?? '').split('\t');
  const from = parseSender(sender);
  const [subject = '', ...others] = shown.slice(0, Math.max(0, at)).filter(Boolean);
  const below = shown.slice(at + 1).findIndex((line) => !BELOW_SENDER.test(line));
  const isShown = [moment, ...shown.slice(at + 1, at + 1 + below)].some((line) => line !== '');
  if (!from || !isShown || !others.every((line) => ABOVE_SENDER.test(line)))
    return { head: {}, length: 0 };
  const isSubject = !ABOVE_SENDER.test(subject);
  return { head: { from, ...(isSubject && { subject }) }, length: at + 1 + below };
}

/** The names of addresses from which programs send, not people. */
const NO_PERSON =
  /^(?:auto(?:mated)?[-_.]?(?:reply|responder|mailer)?|system|nobody|www-data|apache|webmaster|(?:contact|web)-?forms?|(?:[a-z]+-)?notifications?|notify|alerts?|(?:(?:cgi|php)-?)?mailer|(?:mailer-)?daemon|root|server|postmaster|bounces?(?:-\d+)?|scanner|copier|printer|work-?orders?|wordpress|forms?|form-?submissions?|submissions?|webform|website|leads?|vm|voice-?mails?|asterisk|(?:ip|free|fusion)?pbx|e?fax|sms|mms|texts?|calls?|messages?)$/i;
const NO_REPLY = /(?:^|[-_.])(?:no|do[-_.]?not|dont)[-_.]?reply/i;
/** Who sends back a mail that could not be delivered. */
const RETURNS = /^(?:mailer-daemon|postmaster|microsoftexchange\w*)(?:@|$)/i;
export const isReturned = ({ from }: MailHead): boolean =>
  RETURNS.test(from?.address ?? '') || RETURNS.test(from?.name ?? '');
/** The services that send what a form was filled in with, or a customer whom they found. */
const SERVICES =
  /^(?:wix|wixforms|wixsiteautomations|squarespace|formspree|jotform|typeform|godaddy|web3forms|getform|formsubmit|netlify|weebly|webflow|hubspot|mailchimp|angi|angieslist|homeadvisor|thumbtack|yelp|houzz|porch|networx|bark|nextdoor|facebookmail|taskrabbit|zillow|trulia|redfin|realtor|apartments|calendly|docusign|intuit|venmo|paypal|squareup)$/;

/** Where texts come from as mails, each in the name of who wrote it, or from the number. */
const OF_TEXT =
  /@(?:txt\.voice\.google|msg\.fi\.google|vtext|vzwpix|mypixmessages|(?:txt|mms)\.att|tmomail|messaging\.sprintpcs|pm\.sprint|(?:email|mms)\.uscc|mymetropcs|vmobl|[sm]ms\.cricketwireless|sms\.myboostmobile)\.(?:com|net)$|@unknown\.email$/i;
const isOfText = (address: string): boolean => OF_TEXT.test(address);

/** Returns what may be the phone number of who sent a mail: the name, or of a text the end of the address. */
export const numberOf = ({
  from: { name, address } = { name: '', address: '' },
}: MailHead): string =>
  [name, ...(isOfText(address) ? (address.match(/\d{10,11}(?=[.@])/g) ?? []).slice(-1) : [])].join(
    '\n',
  );

/** Whether an address identifies no person: a program's, a service's, or the business's own. */
export function isNobodys(address: string): boolean {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return (
    address.toLowerCase() === business.email.toLowerCase() ||
    isOfText(address) ||
    NO_REPLY.test(local) ||
    NO_PERSON.test(local.split('+', 1)[0] ?? '') ||
    domain
      .split('.')
      .slice(0, -1)
      .some((label) => SERVICES.test(label))
  );
}

/** `'Ada Roy' via Leads`, `On behalf of Ada Roy`: how a list or a form names whom it sends for. */
const VIA = /^(?:['"]?(.*?)['"]? \(?via |on behalf of (.+)$)/i;

/** What stands behind a name: a mail app's mark, `Ada Roy (SMS)`, or the firm, `Ada Roy - Roy Farm`. */
const MARK =
  /\((?:sms|mms|rcs|text|voicemail|ext(?:ernal)?|guest)\)$| \*ext(?:ernal)?\*$| (?:[-–—](?: [^]*)?|(?:@|at|from) [^]*)$/i;

/** A name that an office shares: whoever writes there signs. */
const SHARED =
  /^\(?(?:(?:the|our|front|main|customer|accounts|property|work) )?(?:desk|office|info|reception|payable|billing|accounting|sales|support|admin|facilities|maintenance|management|service|team|scheduling|dispatch|orders|unknown|me|no name|undisclosed recipients)\)?$/i;

/** Returns whom a list or a form says that it sends for; undefined for a sender's own name. */
const sentFor = (name = ''): string | undefined => VIA.exec(name)?.slice(1).find(Boolean);

/** The first words of a name in order before a firm: `Ada Roy, Roy Farm`; not of a last name, `Van Dyke, Bob`. */
const BEFORE_FIRM = /^((?!(?:van|von|del|mac) )(\S{3,}) \S+), \S+ \S/i;

/** Returns the person's name in what a head has for one, without what stands beside it; empty where it names none. */
function personNamed(given: string, address: string): string {
  const [local = ''] = address.toLowerCase().split('@');
  const whole = given
    .replace(MARK, '')
    .replace(address, '')
    // What an office says of who it is, behind the name: `Roy, Ada (Facilities Dept)`.
    .replace(/^([^,()]{1,40}, [^()]{1,40}) \([^()]{1,60}\)$/, '$1')
    .trim();
  // A firm may stand before who writes, whom the address names.
  const parts = whole.split(/ ?[|⎥] ?/);
  const isOfAddress = (part: string): boolean =>
    /^\p{L}{3,}/u.test(part) && local.startsWith(part.toLowerCase().split(' ', 1).join(''));
  const name = (parts.length > 1 && parts.find(isOfAddress)) || whole;
  // A name whose address has its first word stands in order: behind a comma is the firm.
  const [, own = '', first = ''] = BEFORE_FIRM.exec(name) ?? [];
  if (own !== '' && local.startsWith(first.toLowerCase())) return own;
  // Who is in no address book is named by the number.
  return /^(?!.*=\?).*\p{L}/u.test(name) && !isEmail(name) && !SHARED.test(name) ? name : '';
}

/** Returns the person whom a head names, without an address that identifies nobody. */
export function personIn({ from, replyTo }: MailHead): Sender | undefined {
  // A list has an address of its own.
  const person = [replyTo, from].find(
    (sender) =>
      sender && isEmail(sender.address) && !isNobodys(sender.address) && !VIA.test(sender.name),
  );
  // A colleague, or who writes a text, has a name and no address.
  const isNameAlone = from && (from.address === '' || isOfText(from.address));
  const via = sentFor(from?.name) ?? (isNameAlone ? from.name : undefined);
  if (!person && via === undefined) return undefined;
  const { name = '', address = '' } = person ?? {};
  // Forms for websites send in the name of who filled them in.
  const [local = ''] = address.toLowerCase().split('@');
  const isWriter = from?.name
    .split(' ')
    .some((word) => word.length > 2 && local.includes(word.toLowerCase()));
  const given = name || via || (isWriter ? from?.name : '') || '';
  return { name: personNamed(sentFor(given) ?? given, address), address };
}

/** What mail apps put before a subject. */
const ANSWER =
  /^(?:re|aw|sv|antw|res|rif|odp|fwd?|fw|wg|tr|rv|enc|vs|vb|doorst|pd)\s*(?:\[\d+\])?:\s*/i;
const FORWARD = /^(?:re:\s*)?(?:fwd?|fw|wg|tr|rv|enc|vb|doorst|pd)\s*:/i;

/** Whether a subject says that the mail was sent on. */
export const isForwarded = (subject = ''): boolean => FORWARD.test(subject.trim());

/** Returns a subject without what mail apps put before it. */
export function plainSubject(subject = ''): string {
  const text = subject.trim();
  const rest = text.replace(ANSWER, '');
  return rest === text ? text : plainSubject(rest);
}
