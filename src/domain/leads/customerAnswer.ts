import { MAX_LENGTH } from '../../lib/fields';
import { withoutLinkMarks, withPlainSpaces } from '../../lib/text';
import type { MailHead } from './intake/mailHead';
import { ownMailIn } from './intake/quotedText';

/**
 * What a customer answers to an estimate or an invoice that came as a link: a readable message, which the customer
 * sends from a mail or text app, and the owner pastes into the CRM. Written and read only here.
 */

/** What a customer answers. */
export interface CustomerAnswer {
  kind: 'estimate' | 'invoice';
  number: string;
  /** The code of the link; empty where the message lost it. */
  code: string;
  isAccepted: boolean;
  /** What the customer wrote besides. */
  words: string;
}

/** The labels of the message's lines. */
const LABELS = ['Estimate', 'Invoice', 'Answer', 'Code', 'Question'] as const;
type Label = (typeof LABELS)[number];
/** What a customer accepts with. */
const ACCEPTED = 'I accept it';

/**
 * Writes the answer that accepts an estimate with a total, or the beginning of an answer that the customer
 * completes with a question.
 */
export function writeAnswer(
  { kind, number, code }: Pick<CustomerAnswer, 'kind' | 'number' | 'code'>,
  acceptedTotal?: string,
): string {
  const about = `${kind === 'estimate' ? 'Estimate' : 'Invoice'}: ${number}`;
  const parts =
    acceptedTotal === undefined
      ? [`Code: ${code}`, 'Question: ']
      : [`Answer: ${ACCEPTED}, for ${acceptedTotal}`, `Code: ${code}`];
  return [about, ...parts].join('\n');
}

/** Returns the label that a line begins with, and the text behind it, without marks that a mail app put before it. */
function labelled(line: string): { label: Label; value: string } | undefined {
  const text = line.replaceAll('*', '').trim();
  const label = LABELS.find((known) => text.toLowerCase().startsWith(`${known.toLowerCase()}:`));
  return label && { label, value: text.slice(label.length + 1).trim() };
}

/** An answer whose line ends were lost: Gmail on phones puts spaces in their place. */
const ON_ONE_LINE =
  /(?<!> ?) ?((?:Estimate|Invoice): \S{1,40}) {1,2}(?:(Answer: [^:\n]{1,80}) )?(Code: [\da-f]{16}) {0,2}/i;

/** Reads an answer by {@link writeAnswer}, without what a mail quotes of others; undefined for any other text. */
export function readAnswer(text: string, head?: MailHead): CustomerAnswer | undefined {
  const plain = withPlainSpaces(withoutLinkMarks(text.slice(0, MAX_LENGTH.text)));
  const parted = plain.replaceAll(/\r\n?/g, '\n').replace(ON_ONE_LINE, '\n$1\n$2\n$3\n');
  const { lines } = ownMailIn(parted.trim().split('\n'), head);
  const values: Partial<Record<Label, string>> = {};
  const words: string[] = [];
  for (const quoted of lines) {
    const line = quoted.replace(/^[>\s]+/, '');
    // The customer did not write the signature that a mail app adds.
    if (line.trimEnd() === '--') break;
    const found = labelled(line);
    if (found?.label === 'Question') words.push(found.value);
    if (!found) words.push(line);
    else values[found.label] ??= found.value;
  }
  const number = values.Estimate || values.Invoice;
  if (!number || (values.Answer ?? values.Code ?? values.Question) === undefined) return undefined;
  return {
    kind: values.Estimate ? 'estimate' : 'invoice',
    number: number.slice(0, MAX_LENGTH.line),
    code: values.Code?.toLowerCase() ?? '',
    isAccepted: values.Answer?.toLowerCase().startsWith(ACCEPTED.toLowerCase()) ?? false,
    words: words
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, MAX_LENGTH.note),
  };
}
