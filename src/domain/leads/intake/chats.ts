import { business } from '../../../business';
import { hasPhone } from '../../shared/phoneNumbers';
import { commonName, nameAlone } from './namesInText';

/** Reads a chat that was copied out of a messenger: who wrote to the owner, and what. */

/** What stands before each message of WhatsApp and Signal, and its writer: `[3/4/26, 9:12 AM] Ada Roy: `; on the web the time is first. */
const STAMP =
  /^\u200e?\[?(?:\d+[./-]\d+[./-]\d+,?(?: à| um| às| at)? \d+:\d\d(?::\d\d)?\s?(?:[ap]\.?\s?m\.?)?|(?<=\[)\d+:\d\d\s?(?:[ap]\.?m\.?)?(?=\])|\d+:\d\d\s?(?:[ap]\.?m\.?)?, \d+[./-]\d+[./-]\d+)(?:\]? -|\]|:) (?:~\s?)?([^:]+): /i;

/** What stands before a message whose moment is behind its writer: `Ada Roy, [3/4/2026 9:12 AM]` above it, as Telegram copies it, or `Ada Roy (3/4/2026 9:12 AM): `. */
const STAMP_BEHIND =
  /^([^[\](),:]{1,40})(?:, \[| \()[^[\]():]{0,20}\b(\d{1,2}:\d\d)[^[\]()]{0,9}(?:\]:?$|\): )/;

/** What stands before a message elsewhere, without brackets: `2026-03-04 09:12 Ada Roy: `. */
const BARE_STAMP = /^(\d{4}-\d\d-\d\d \d+:\d\d(?::\d\d)?) (?=\p{Lu}[^:]{0,40}: )/u;

/** What stands above each message of a conversation that is copied from Messenger: `Ada Roy sent`. */
const SENT = /^(\p{Lu}[^:\n]{0,40}) sent$/u;

/** What stands above a message of Slack and Discord: `Ada Roy (she/her)  9:14 AM`, `Ada Roy — Today at 9:14 AM`. */
const ABOVE =
  /^(\p{L}[^:()]{0,40}?)(?: \([^()]{1,20}\))?(?: {2,3}| [—–-] | ?\[)(?:(?:to|yester)day at )?(\d{1,2}:\d\d ?[ap]m)\]?$/iu;

/** What WhatsApp itself says between messages: a moment, and no writer, or as another's words behind a sign that nobody sees. */
const NOTICE =
  /^\u200e?\[?\d+[./-]\d+[./-]\d+,?(?: à| um| às| at)? \d+:\d\d(?::\d\d)?(?:[^:]*$|[^:]*: (?:\u200e|<media omitted>|messages and calls are |[^:]{1,40} (?:created group|added you$|changed this group)))/i;

/** What stands before each message of a chat that is copied without moments, and whoever copied it: `Me: `. */
const SPEAKER = /^(\p{Lu}[^:\n]{0,40}): /u;
const isOwner = (name: string): boolean =>
  /^(?:me|you(?: sent)?|agent|operator|assistant|support|bot|chatbot)$/i.test(name) ||
  (name.includes(' ') && business.name.startsWith(name));

/** What a chat on a website calls whoever has not said the name: `Visitor`, `V1764`. */
const VISITOR = /^(?:(?:visitor|guest|customer|client|user)(?: ?#?\d{1,9})?|v\d{1,9})$/i;

/** A copied chat: its first writer who is not the owner, a name or a number, empty for a visitor without one, and what this writer and others wrote. */
interface Chat {
  writer: string;
  lines: string[];
}

/** How many messages with their moments are a chat, wherever they begin. */
const FEWEST_STAMPS = 2;

/** Returns a copied chat without what the owner wrote; undefined for any other text. */
export function chatIn(text: readonly string[]): Chat | undefined {
  const lines = text
    .map((line) =>
      line
        .replace(STAMP_BEHIND, '[$2] $1: ')
        .replace(SENT, '$1: ')
        .replace(BARE_STAMP, '[$1] ')
        .replace(ABOVE, (line, name: string, time: string) =>
          nameAlone(name) === '' ? line : `[${time}] ${name}: `,
        ),
    )
    .filter((line) => !NOTICE.test(line));
  // Words may stand above them, or what is labelled.
  const isStamped =
    STAMP.test(lines[0] ?? '') || lines.filter((line) => STAMP.test(line)).length >= FEWEST_STAMPS;
  const mark = isStamped ? STAMP : SPEAKER;
  const speakers = lines.map((line) => mark.exec(line)?.[1] ?? '');
  const [first = ''] = speakers;
  // A single word may be a label, unless it occurs again; `Q` and `A` are no writers.
  const isAgain = (name: string): boolean =>
    name.length > 1 && speakers.indexOf(name) !== speakers.lastIndexOf(name);
  const isVisitor = (name: string): boolean => VISITOR.test(name) && isAgain(name);
  const isWriter = (name: string): boolean =>
    mark === STAMP
      ? name !== ''
      : isVisitor(name) || (nameAlone(name) === name && (name.includes(' ') || isAgain(name)));
  const isBegin = isOwner(first) || isWriter(first) || speakers.some(isVisitor);
  // In a group nobody may be the owner: one of several whole names writes again.
  const people = speakers.filter((name) => name.includes(' ') && isWriter(name));
  const isGroup = people.some(isAgain) && new Set(people).size > 1 && people.some(commonName);
  const isChat = mark === STAMP || isGroup || (speakers.some(isOwner) && isBegin);
  const writer = speakers.find((name) => isChat && !isOwner(name) && isWriter(name));
  if (!writer) return undefined;
  let isOurs = false;
  // Of another, and of who is not named but by a number, the words keep the writer.
  const own = lines.flatMap((line, at) => {
    const speaker = speakers[at];
    // Who answers a visitor is one of us.
    if (speaker) isOurs = isOwner(speaker) || (VISITOR.test(writer) && !VISITOR.test(speaker));
    const isNamed = speaker === writer && !hasPhone(writer);
    const words = line.replace(mark, isNamed ? '' : '$1: ');
    // The mark may stand on a line of its own.
    return isOurs || (speaker && words === '') ? [] : words;
  });
  return { writer: VISITOR.test(writer) ? '' : writer, lines: own };
}
