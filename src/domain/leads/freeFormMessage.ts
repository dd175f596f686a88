import { business } from '../../business';
import { isEmail, MAX_LENGTH } from '../../lib/fields';
import { phoneNumbersIn } from '../../lib/phones';
import { withoutLinkMarks } from '../../lib/text';

/** What can be recognised in a message that no form has written. */
export interface FreeFormMessage {
  fullName: string;
  email: string;
  phone: string;
  description: string;
}

/** Who sent a message, where its file or its head says so. */
export interface Sender {
  name: string;
  address: string;
}

const HEAD_LINE = /^(?:from|to|cc|date|sent|subject|reply-to)\s*:/i;
const FROM_LINE = /^from\s*:\s*"?([^"<\n]*?)"?\s*<([^<>\s]+)>/im;
const ADDRESS = /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b(?: *(?:ext\.?|x) *\d{1,5})?/gi;

const digitsOf = (phone: string): string => (phoneNumbersIn(phone)[0] ?? '').slice(-10);
/** What stands in every mail to us, and is nobody's but ours. */
const OUR_PHONES = new Set([business.phone, business.secondPhone].map(digitsOf));

/** The sender that a copied mail names in its first lines. */
function senderIn(text: string): Sender {
  const [, name = '', address = ''] = FROM_LINE.exec(text) ?? [];
  return { name: name.trim(), address };
}

/**
 * Reads a message that no form has written: its sender's name and address, the first phone number
 * that is not ours, and what it says. Empty where nothing is recognised; never longer than a lead's
 * fields.
 */
export function readFreeForm(text: string, knownSender?: Sender): FreeFormMessage {
  const plain = withoutLinkMarks(text.slice(0, 4 * MAX_LENGTH.text))
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  const sender = knownSender ?? senderIn(plain);
  const addresses = [sender.address, ...(plain.match(ADDRESS) ?? [])];
  const phones = plain.match(PHONE) ?? [];
  const lines = plain.split('\n');
  const body = lines.findIndex((line) => !HEAD_LINE.test(line));
  return {
    fullName: isEmail(sender.name) ? '' : sender.name.slice(0, MAX_LENGTH.line),
    email:
      addresses.find((one) => isEmail(one) && one.toLowerCase() !== business.email.toLowerCase()) ??
      '',
    phone: phones.find((one) => !OUR_PHONES.has(digitsOf(one))) ?? '',
    description: lines.slice(Math.max(0, body)).join('\n').trim().slice(0, MAX_LENGTH.note),
  };
}
