import { business } from '../../business';
import { isEmail, MAX_LENGTH } from '../../lib/fields';
import { phoneNumbersIn } from '../../lib/phones';
import { withoutLinkMarks } from '../../lib/text';

/** What can be recognized in a message that was not written by the form. */
export interface FreeFormMessage {
  fullName: string;
  email: string;
  phone: string;
  description: string;
}

/** The sender of a message, if its file or its first lines name one. */
export interface Sender {
  name: string;
  address: string;
}

const HEAD_LINE = /^(?:from|to|cc|date|sent|subject|reply-to)\s*:/i;
const FROM_LINE = /^from\s*:\s*"?([^"<\n]*?)"?\s*<([^<>\s]+)>/im;
const ADDRESS = /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b(?: *(?:ext\.?|x) *\d{1,5})?/gi;

const digitsOf = (phone: string): string => (phoneNumbersIn(phone)[0] ?? '').slice(-10);
/** The business's own phone numbers, which are in every mail and identify nobody. */
const OUR_PHONES = new Set([business.phone, business.secondPhone].map(digitsOf));

/** Returns the sender that the first lines of a copied mail name. */
function senderIn(text: string): Sender {
  const [, name = '', address = ''] = FROM_LINE.exec(text) ?? [];
  return { name: name.trim(), address };
}

/**
 * Reads a message that was not written by the form: the sender's name and address, the first phone
 * number that is not the business's own, and the text. Unrecognized parts are empty; each is cut to
 * the length limit of its field.
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
