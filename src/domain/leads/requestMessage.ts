import { MAX_LENGTH } from '../../lib/fields';
import { withoutLinkMarks } from '../../lib/text';
import {
  SERVICE_TYPES,
  TIMELINES,
  TIMELINE_KEYS,
  type EstimateRequest,
  type ServiceType,
  type Timeline,
} from './schema';

/**
 * An estimate request as a readable message: a visitor sends it from a mail or text app, and the
 * owner pastes it into the CRM. Written and parsed only here, so that both sides use the same
 * labels.
 */

/**
 * The labels of a request, in order, in the form (`decisions.md`, Public pages) and in the message.
 */
export const REQUEST_LABELS = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  service: 'Service Needed',
  timeline: 'Timeline',
  description: 'Project Description',
} as const satisfies Record<keyof EstimateRequest, string>;

type RequestField = keyof EstimateRequest;
const FIELDS = Object.keys(REQUEST_LABELS) as RequestField[];

/** Ends the description, so that a mail's signature is not read as a part of it. */
const END = '(End of request)';
/**
 * The end line, or the `-- ` before a mail app's signature; with spaces before it, a line of the
 * description.
 */
const END_LINE = /^ *(?:\(end of request\)\s*|-- )$/i;

/** Joins a text to one line. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').trim().split('\n');

/** Writes a request as a message: a label and its answer on each line, the description last. */
export function writeRequest(request: EstimateRequest): string {
  const answers: Record<RequestField, string> = {
    ...request,
    timeline: TIMELINES[request.timeline].label,
  };
  const lines = FIELDS.filter((field) => field !== 'description').flatMap((field) => {
    const answer = onOneLine(answers[field]);
    return answer === '' ? [] : [`${REQUEST_LABELS[field]}: ${answer}`];
  });
  // A line of the description that looks like the end line is indented by a space.
  const description = linesOf(request.description).map((line) =>
    END_LINE.test(line) ? ` ${line}` : line,
  );
  return [...lines, `${REQUEST_LABELS.description}:`, ...description, END].join('\n');
}

/** A request parsed from a message; an unknown service or timeline is undefined. */
export interface ReadRequest extends Omit<EstimateRequest, 'service' | 'timeline'> {
  service: ServiceType | undefined;
  timeline: Timeline | undefined;
}

/** Returns the field whose label starts a line, and the text after the label. */
function labelled(line: string): { field: RequestField; answer: string } | undefined {
  const text = line.trimStart();
  const field = FIELDS.find((one) =>
    text.toLowerCase().startsWith(`${REQUEST_LABELS[one].toLowerCase()}:`),
  );
  return field && { field, answer: text.slice(REQUEST_LABELS[field].length + 1).trim() };
}

/** A line without the `>` before it, at most so many, and without the space behind them. */
function withoutQuoteMarks(line: string, atMost: number): string {
  if (atMost === 0) return line;
  let begin = 0;
  let found = 0;
  for (let at = 0; found < atMost && at < line.length; at += 1) {
    if (line[at] === '>') {
      found += 1;
      begin = at + 1;
    } else if ((line[at] ?? '').trim() !== '') break;
  }
  return line.slice(line[begin] === ' ' ? begin + 1 : begin);
}

/**
 * Returns the lines from the first label on, without the `>` of a reply or forward and without the
 * links that a mail app appended to addresses and phone numbers.
 */
function fromFirstLabel(text: string): string[] {
  const lines = linesOf(withoutLinkMarks(text));
  const bare = (line: string): string => line.replace(/^[\s>]+/, '');
  const first = lines.findIndex((line) => labelled(bare(line)) !== undefined);
  if (first === -1) return [];
  const marks = /^[\s>]*/.exec(lines[first] ?? '')?.[0] ?? '';
  const depth = marks.replaceAll(/\s/g, '').length;
  return lines.slice(first).map((line) => withoutQuoteMarks(line, depth));
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Parses a message that {@link writeRequest} wrote, whatever a mail app has added around it.
 * Undefined if it is not one. Every field is cut to the form's length limit.
 */
export function readRequest(text: string): ReadRequest | undefined {
  /** The parts of each answer: a mail app may have broken a long line. */
  const parts: Partial<Record<RequestField, string[]>> = {};
  const description: string[] = [];
  let current: RequestField | undefined;
  for (const line of fromFirstLabel(text)) {
    if (current === 'description') {
      const isEndLine = END_LINE.test(line);
      if (isEndLine && !line.startsWith(' ')) break;
      description.push(isEndLine ? line.slice(1) : line);
      continue;
    }
    const found = labelled(line);
    if (found) {
      current = found.field;
      if (current === 'description') description.push(found.answer);
      else parts[current] ??= [found.answer];
    } else if (current && line.trim() !== '') {
      parts[current]?.push(line.trim());
    }
  }
  const answerTo = (field: RequestField): string => (parts[field] ?? []).join(' ').trim();
  const [fullName, email, phone] = [answerTo('fullName'), answerTo('email'), answerTo('phone')];
  const [service, timeline] = [answerTo('service'), answerTo('timeline')];
  const words = description.join('\n').trim();
  if (fullName === '' || (phone === '' && email === '' && words === '')) return undefined;
  return {
    fullName: fullName.slice(0, MAX_LENGTH.line),
    email: email.slice(0, MAX_LENGTH.email),
    phone: phone.slice(0, MAX_LENGTH.line),
    service: SERVICE_TYPES.find((one) => sameText(one, service)),
    timeline: TIMELINE_KEYS.find((key) => sameText(TIMELINES[key].label, timeline)),
    description: words.slice(0, MAX_LENGTH.note),
  };
}
