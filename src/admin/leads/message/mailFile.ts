import { reachedContacts, type ReadContact } from '../../../domain/leads/intake/contact';
import {
  isNobodys,
  parseSender,
  type MailHead,
  type Sender,
} from '../../../domain/leads/intake/mailHead';
import { FORWARDED } from '../../../domain/leads/intake/quotedText';
import { shortContacts } from '../../../lib/contactLines';
import { decodeText } from '../../../lib/decodeText';
import { withoutMojibake } from '../../../lib/mojibake';

/** The largest mail file that is read, in bytes. */
const LARGEST_FILE = 40 * 1024 * 1024;
/** How much of a mail is read, in bytes and in lines, and how long its headers may be, in bytes. */
const READ_BYTES = 500_000;
const READ_LINES = 3_000;
const MAX_HEADER_BYTES = 64_000;

/** The text of a mail, and its head. */
export interface Mail {
  text: string;
  head: MailHead;
}

/** Block elements, which start and end a line. */
const BLOCKS = new Set(
  'address,article,blockquote,dd,div,dl,dt,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,tr,ul'.split(
    ',',
  ),
);
/** Elements whose text is not visible, or is no text: Outlook makes a `J` of a smiley. */
const UNSEEN =
  'script, style, template, title, [hidden], [style*="display:none" i], [style*="display: none" i], span[style*="wingdings" i]';

/** Returns the lines of an element as a reader sees them, quoted lines with the mark of a quotation. */
function linesOf(element: Node): string[] {
  const parts: string[] = [];
  const isAtLineStart = (): boolean => parts.at(-1)?.endsWith('\n') === true;
  const endLine = (): void => {
    if (parts.length > 0 && !isAtLineStart()) parts.push('\n');
  };
  const read = (node: Node, isPreformatted: boolean): void => {
    if (node instanceof Text) {
      // A mail's source has any amount of space between words and at the beginning of a line, where nobody sees it.
      const words = isPreformatted ? node.data : node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
      const seen = isPreformatted || !isAtLineStart() ? words : words.replace(/^ /, '');
      if (seen !== '') parts.push(seen);
      return;
    }
    const name = node.nodeName.toLowerCase();
    if (!(node instanceof Element) || node.matches(UNSEEN)) return;
    if (name === 'br') parts.push('\n');
    const isBlock = BLOCKS.has(name);
    if (isBlock) endLine();
    if (name === 'blockquote') {
      parts.push(...linesOf(node).map((line) => `> ${line}\n`));
      return;
    }
    const isLabelled = parts.slice(-2).join('').trimEnd().endsWith(':');
    for (const child of node.childNodes) read(child, isPreformatted || name === 'pre');
    // A button that calls a number says it nowhere else, nor a name behind a label its address.
    const isUnsaid = (protocol: string, sign: RegExp): boolean =>
      node.matches(`a[href^="${protocol}:"]`) && !sign.test(node.textContent);
    const isLink = isUnsaid('tel', /\p{Nd}/u) || (isLabelled && isUnsaid('mailto', /@/));
    if (isLink && /\p{L}/u.test(node.textContent)) parts.push(`<${node.getAttribute('href')}>`);
    if (isBlock) endLine();
    // The cells of a row are on the line of their words, with a tab behind each.
    if (name !== 'td' && name !== 'th') return;
    if (isAtLineStart()) parts.pop();
    parts.push('\t');
  };
  for (const child of element.childNodes) read(child, false);
  return parts.join('').replaceAll('\u00A0', ' ').split('\n');
}

/** Returns the text of a mail that has only markup. Nothing in it runs or loads. */
const plainText = (html: string): string =>
  linesOf(new DOMParser().parseFromString(html, 'text/html').body).join('\n');

const NEWLINE = 10;

/** The first line of Apple's mails (`.emlx`), which says how many bytes the mail has, and how long it is at most. */
const COUNT = /^(\d+)\s*\n/;
const MAX_COUNT = 16;

/** The beginning of a mail, where its text is: the parser takes a while for each line. */
async function beginningOf(file: File): Promise<Uint8Array> {
  const read = new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer());
  const [line = '', count] = COUNT.exec(decodeText(read.subarray(0, MAX_COUNT))) ?? [];
  // Behind the mail stands what the app notes of it.
  const bytes =
    count === undefined ? read : read.subarray(line.length, line.length + Number(count));
  let end = -1;
  for (let line = 0; line < READ_LINES; line += 1) {
    end = bytes.indexOf(NEWLINE, end + 1);
    if (end === -1) return bytes;
  }
  return bytes.subarray(0, end);
}

/** What stands in place of a text that a mail has as markup alone, and how long it is at most, in UTF-16 units. */
const IN_PLACE_OF_TEXT = /\bhtml\b|\bview (?:it|this)(?: \w+)? in (?:your|a) browser/i;
const MAX_IN_PLACE = 300;
const isNoText = (text: string): boolean =>
  text === '' || (text.length < MAX_IN_PLACE && IN_PLACE_OF_TEXT.test(text));

/** How many mails may be attached to one another. */
const MAX_ATTACHED = 3;

/** Writes a mail as text, in the form in which mail apps forward it. */
const writeForwarded = ({ text, head }: Mail): string => {
  const sender = ({ name, address }: Sender): string => `${name} <${address}>`;
  const lines = [
    head.from && `From: ${sender(head.from)}`,
    head.replyTo && `Reply-To: ${sender(head.replyTo)}`,
    `Subject: ${head.subject ?? ''}`,
  ];
  return `${FORWARDED}\n${lines.filter(Boolean).join('\n')}\n\n${text}`;
};

/** The files of a contact and of a mail, by their types or the ends of their names. */
const CONTACT_FILE = /\.vcf$|^text\/(?:x-)?vcard$/i;
const MAIL_FILE = /\.eml$|^message\/rfc822$/i;

/**
 * Returns a mail with a contact that is attached to it as labelled lines, which count before what its text says; of
 * several the sender's own, or the first. The others are named below.
 */
function withContact(mail: Mail, text: string): Mail {
  const { from: sender } = mail.head;
  const isOfSender = ({ email, names }: ReadContact): boolean =>
    sender?.address === email || sender?.name.split(' ', 1)[0] === names.firstName;
  const contacts = reachedContacts(text);
  const contact = contacts.find(isOfSender) ?? contacts[0];
  if (!contact) return mail;
  const { fullName, phone, email, place } = contact;
  const address = [place.address, place.city, place.state, place.zipCode].filter(Boolean);
  const lines = [
    ['Name', fullName],
    ['Phone', phone],
    ['E-mail', email],
    ['Address', address.join(', ')],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
  const others = contacts.filter((other) => other !== contact);
  const below = others.map((other) => [other.fullName, other.phone, other.email].join(' ').trim());
  const from = { name: fullName, address: email };
  return {
    text: [mail.text, ...lines, ...below].join('\n'),
    // Who sends the contact of somebody else is not that person.
    head: isOfSender(contact) ? mail.head : { subject: mail.head.subject ?? '', from },
  };
}

async function parseMail(bytes: Uint8Array | ArrayBuffer, depth = 0): Promise<Mail> {
  const { default: PostalMime, decodeWords } = await import('postal-mime');
  const { from, replyTo, subject, text, html, attachments, headers } = await PostalMime.parse(
    bytes,
    { maxHeadersSize: MAX_HEADER_BYTES, forceRfc822Attachments: true },
  );
  /** Returns the first person of a header; of a name with a comma or a colon, which hide the address, as it is written. */
  const senderOf = (key: string, read: readonly (typeof from)[] = []): Sender | undefined => {
    const people = read.flatMap((person) =>
      person?.address
        ? { name: withoutMojibake(person.name), address: person.address.replace(/^mailto:/i, '') }
        : [],
    );
    const written = decodeWords(headers.find((header) => header.key === key)?.value ?? '');
    return people.find(({ address }) => !isNobodys(address)) ?? people[0] ?? parseSender(written);
  };
  const head: MailHead = { subject: withoutMojibake(subject ?? '').replaceAll(/\s+/g, ' ') };
  const sender = senderOf('from', [from]);
  // A list puts itself in the place of the sender.
  const answers = senderOf('reply-to', replyTo) ?? senderOf('x-original-from');
  if (sender) head.from = sender;
  if (answers) head.replyTo = answers;
  const attachedAs = (kind: RegExp) =>
    attachments
      .filter(({ mimeType, filename }) => kind.test(mimeType) || kind.test(filename ?? ''))
      .flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  const [attached] = attachedAs(MAIL_FILE);
  // In a mailbox the next mail follows.
  const [plain = ''] = (text ?? '').trim().split(/\nFrom \S+ .*\d{4}\n(?=[\w-]+: )/);
  const seen = (isNoText(plain) && plainText(html ?? '').trim()) || plain;
  // A phone sends the words of a text with a picture as a file.
  const [file] = seen === '' ? attachedAs(/^text\/plain$/) : [];
  const words = file ? decodeText(file).trim() : seen;
  const cards = attachedAs(CONTACT_FILE).map(decodeText);
  if (cards.length > 0) return withContact({ text: words, head }, cards.join('\n'));
  if (!attached || depth === MAX_ATTACHED) return { text: words, head };
  const forwarded = writeForwarded(await parseMail(attached, depth + 1));
  return { text: `${words}\n\n${forwarded}`.trim(), head };
}

/** Whether every sign of a mail could be read. */
const isWhole = (mail: Mail): boolean => !JSON.stringify(mail).includes('\uFFFD');
/** The line that says that a text follows, without its encoding. */
const BARE_TYPE = /^(content-type: text\/(?:html|plain))(?=\r?$)/gim;

/** A line in the head of a mail: a file without any is a text, as it is pasted, or a page. */
const HEADER =
  /^(?:from|subject|received|return-path|delivered-to|mime-version|content-type)\s?:/im;

/**
 * Reads the beginning of a mail file (`.eml`): its attachments come after its text. An attached mail is put behind
 * the text, as if it were forwarded. Contacts (`.vcf`) are read whole, without their pictures. Rejects where the
 * file is too large or cannot be read.
 */
export async function readMailFile(file: File): Promise<Mail> {
  if (file.size > LARGEST_FILE) throw new Error('The file is too large to be a mail.');
  const bytes = await beginningOf(file);
  const text = decodeText(bytes);
  if (/^\s*BEGIN:VCARD/i.test(text))
    return { text: shortContacts(decodeText(await file.arrayBuffer())), head: {} };
  const [head = ''] = text.trimStart().split(/\r?\n\r?\n/, 1);
  if (!HEADER.test(head)) {
    if (text.includes('\0')) throw new Error('The file is not a mail.');
    return { text: /^\s*</.test(text) ? plainText(text) : text, head: {} };
  }
  const mail = await parseMail(bytes);
  // The file has a byte order mark, or bytes that the encoding it names does not have.
  if ((bytes[0] ?? 0) < 0x80 && isWhole(mail)) return mail;
  const decoded = await parseMail(new TextEncoder().encode(text));
  if (isWhole(decoded)) return decoded;
  // Signs in code, in an encoding that only the markup names, or nothing.
  const named = text.replaceAll(BARE_TYPE, '$1; charset=windows-1252');
  return parseMail(new TextEncoder().encode(named));
}
