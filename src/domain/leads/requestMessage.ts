import { withoutLinkMarks } from '../../lib/text';
import {
  REQUEST_FIELD_NAMES,
  requestField,
  type REQUEST_FIELDS,
  type RequestField,
} from './fields';
import type { EstimateRequest } from './schema';

/**
 * An estimate request as a readable message: a visitor sends it from a mail or text app, and the owner pastes it into
 * the CRM. Written and parsed only here, so that both sides use the same labels.
 */

/** Ends the description, so that a mail's signature is not read as a part of it. */
const END = '(End of request)';
/** The end line, or the `-- ` before a mail app's signature. */
const END_LINE = /^ *(?:\(end of request\)\s*|-- )$/i;

/** Joins a text to one line. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').trim().split('\n');

/** Writes a request as a message: a label and its answer on each line, the description last. */
export function writeRequest(request: EstimateRequest): string {
  const lines = REQUEST_FIELD_NAMES.filter((field) => field !== 'description').flatMap((field) => {
    const { label, choices } = requestField(field);
    const answer = onOneLine(choices?.[request[field]] ?? request[field]);
    return answer === '' ? [] : [`${label}: ${answer}`];
  });
  // A line of the description that looks like the end line is indented by a space.
  const description = linesOf(request.description).map((line) =>
    END_LINE.test(line) ? ` ${line}` : line,
  );
  return [...lines, `${requestField('description').label}:`, ...description, END].join('\n');
}

/** A request parsed from a message; a choice that the form does not offer is undefined. */
export type ReadRequest = {
  [Field in RequestField]: (typeof REQUEST_FIELDS)[Field] extends { choices: unknown }
    ? EstimateRequest[Field] | undefined
    : EstimateRequest[Field];
};

/** Returns the field whose label starts a line, and the text after the label. */
function labelled(line: string): { field: RequestField; answer: string } | undefined {
  const text = line.trimStart();
  const field = REQUEST_FIELD_NAMES.find((name) =>
    text.toLowerCase().startsWith(`${requestField(name).label.toLowerCase()}:`),
  );
  return field && { field, answer: text.slice(requestField(field).label.length + 1).trim() };
}

/** Returns the lines from the first label on, without `>` and a mail app's links. */
function fromFirstLabel(text: string): string[] {
  const lines = linesOf(withoutLinkMarks(text));
  const bare = (line: string): string => line.replace(/^[\s>]+/, '');
  const first = lines.findIndex((line) => labelled(bare(line)) !== undefined);
  if (first === -1) return [];
  const marks = /^[\s>]*/.exec(lines[first] ?? '')?.[0] ?? '';
  const depth = marks.replaceAll(/\s/g, '').length;
  return lines.slice(first).map((line) => {
    let own = line;
    for (let left = depth; left > 0 && /^\s*>/.test(own); left -= 1)
      own = own.slice(own.indexOf('>') + 1);
    return depth === 0 ? line : own.replace(/^ /, '');
  });
}

/** Returns the value that an answer means; undefined if no option of a choice has that label. */
function valueOf(field: RequestField, answer: string): string | undefined {
  const { choices, maxLength } = requestField(field);
  if (!choices) return answer.slice(0, maxLength);
  const words = answer.toLowerCase();
  return Object.keys(choices).find((value) => choices[value]?.toLowerCase() === words);
}

/** Parses a message by {@link writeRequest}, whatever a mail app added; undefined for any other text. */
export function readRequest(text: string): ReadRequest | undefined {
  /** The parts of each answer: a mail app may have broken a long line. */
  const parts: Partial<Record<RequestField, string[]>> = {};
  let current: RequestField | undefined;
  for (const line of fromFirstLabel(text)) {
    if (current === 'description') {
      const isEndLine = END_LINE.test(line);
      if (isEndLine && !line.startsWith(' ')) break;
      parts.description?.push(isEndLine ? line.slice(1) : line);
      continue;
    }
    const found = labelled(line);
    if (found) {
      current = found.field;
      parts[current] ??= [found.answer];
    } else if (current && line.trim() !== '') {
      parts[current]?.push(line.trim());
    }
  }
  const answerTo = (field: RequestField): string =>
    (parts[field] ?? []).join(field === 'description' ? '\n' : ' ').trim();
  const isEmpty = (field: RequestField): boolean => answerTo(field) === '';
  if (isEmpty('fullName') || (['phone', 'email', 'description'] as const).every(isEmpty)) {
    return undefined;
  }
  return Object.fromEntries(
    REQUEST_FIELD_NAMES.map((field) => [field, valueOf(field, answerTo(field))]),
  ) as ReadRequest;
}
