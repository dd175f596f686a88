import { addressIn } from './addresses';
import { fieldOf, isUnitLabel, unitOf, type Field } from './labels';
import { townOf } from './towns';

/** Reads a line with a label, and lays out forms and tables so that each line has one: `Phone: 802-555-0199`. */

/** The longest label with the signs around it, in UTF-16 units. */
const LONGEST_LABEL = 60;

export interface LabelledLine {
  field: Field;
  label: string;
  value: string;
}

/** What may stand around a label or a value: emphasis, and the lines of a table. */
const MARKS = new Set('*_|#•-[ \t\u00A0');

/** Returns a text without the marks around it. */
function withoutMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARKS.has(text[start] ?? '')) start += 1;
  while (start < end && MARKS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

/** What ends a label; within a line also an arrow, a bracket, dots, a dash with spaces, the end of emphasis, and a gap. */
const LABEL_END = /[:：=\t|→>\]]|\?(?= |$)|\.{2}| [-–—] |\*{1,2} | {2}/;

/** Splits a line behind its label; undefined where no sign ends a label. */
function splitLabel(line: string): [label: string, value: string] | undefined {
  const text = withoutMarks(line);
  const end = text.slice(0, LONGEST_LABEL).search(LABEL_END);
  if (end === -1) return undefined;
  const value = withoutMarks(text.slice(end + 1).replace(/^[:=*_>.\s–—-]*/, ''));
  return [text.slice(0, end), value.replace(/^([^[\]]*)\]$/, '$1')];
}

/**
 * Reads a line whose label ends with a colon, the end of a table's cell, a `|` or a dash; undefined for a line
 * without a label.
 * @param isBare Whether labels may stand alone on their lines.
 */
export function readLine(line = '', isBare = false): LabelledLine | undefined {
  // A table whose second cell is empty has lost its end.
  const isLabel = isBare || LABEL_END.test(line);
  const [label, value] =
    splitLabel(line) ?? (isLabel ? [withoutMarks(line).slice(0, LONGEST_LABEL), ''] : ['', '']);
  // A number is labelled; what is behind it labels nothing: `802-555-0110 office | 802-555-0113 mobile`, `· 3h ·`, `Job #221 |`.
  const field = /^\d+ \d|\d{4}|\d[a-z]\b|#\d\d/.test(label) ? undefined : fieldOf(label);
  return field && { field, label: label.toLowerCase(), value };
}

/** The mark of a quoted line. */
const QUOTED = /^\s*> ?/;
/** Returns lines without the marks of a form's message that is quoted below its label: `**Message:**`, `> It leaks.` */
export function withQuotedMessage(lines: readonly string[]): string[] {
  let isMessage = false;
  return lines.map((line, at) => {
    if (QUOTED.test(line)) return isMessage ? line.replace(QUOTED, '') : line;
    const label = QUOTED.test(lines[at + 1] ?? '') ? readLine(line) : undefined;
    isMessage = label?.field === 'message' && label.value === '';
    return line;
  });
}

/** What divides the cells of a table's line; without it commas do. */
const GAP = /\t| ?\| ?| {2,}/;

/** How many headings that name a field a row of cells has at least, beside which others name none. */
const FEWEST_HEADS = 2;

/** Writes the cells below a table's headings behind them. */
function withHeadings(lines: readonly string[]): string[] {
  const separator = GAP.test(lines[0] ?? '') ? GAP : /, ?/;
  const cellsOf = (line = ''): string[] => withoutMarks(line).split(separator);
  const heads = cellsOf(lines[0]);
  // Below its headings a table may have a rule.
  const at = /^[\s|+:-]+$/.test(lines[1] ?? '') ? 2 : 1;
  const cells = cellsOf(lines[at]);
  const named = heads.filter((head) => fieldOf(head)).length;
  const isTable =
    separator === GAP && cells.length > 1 ? named >= FEWEST_HEADS : named === heads.length;
  if (!heads[1] || !cells[1] || !isTable) return [...lines];
  return [...heads.map((head, index) => `${head}\t${cells[index] ?? ''}`), ...lines.slice(at + 1)];
}

/** A question and its answer on lines of their own, `Q: Your name?`, `A: Ada Roy`, as chats and forms write them. */
const ASKED = /^\W{0,3}q(?:uestion)? ?\d{0,2}[:.)] ?(\S.*)\n\W{0,6}a(?:nswer)? ?\d{0,2}[:.)] ?/gim;
/** Writes the answers behind the labels that their questions are. */
const withAnswers = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replaceAll(ASKED, (both, question: string) => (fieldOf(question) ? `${question}: ` : both))
    .split('\n');

/** What may be another label within a line; a message may name some without labelling anything. */
const LABEL_WITHIN = /(?:[,;|.]? |[,;|])(?=([a-z_-]+(?: (?:[a-z]+|\d))?) ?[:：=])/gi;

/** How many labels within a line are a form's, whatever stands before them. */
const FEWEST_WITHIN = 3;

/** Splits a line with several labels at each: `Name: Ada Roy, Phone: 802-555-0113`. */
function splitAtLabels(line: string): string[] {
  // A whole form on one line may have words before it.
  const isForm =
    Array.from(line.matchAll(LABEL_WITHIN)).filter(
      ([, label = '']) => /^[A-Z]/.test(label) && fieldOf(label),
    ).length >= FEWEST_WITHIN;
  const outer = readLine(line);
  const first = outer?.field;
  // The cell of an address may begin with a label of its own: `Address\tStreet Address: 12 Elm St`.
  if (outer && first !== 'message' && readLine(outer.value)?.field === first)
    return splitAtLabels(outer.value);
  let field = first ?? (isForm ? 'other' : undefined);
  // The mark of a list, `* Name: Ada Roy`, ends no label.
  const begin = line.search(/\p{L}/u);
  const start = first ? begin + line.slice(begin).search(LABEL_END) : -1;
  return line
    .replaceAll(LABEL_WITHIN, (gap, label: string, at: number) => {
      const next = field && field !== 'message' && at > start ? fieldOf(label) : undefined;
      field = next ?? field;
      return next ? '\n' : gap;
    })
    .split('\n');
}

/** Joins the apartment of an address, or its second line, to the line before it: `Address Line 2: Apt 4`. */
function withUnits(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const [label = '', unit = ''] = splitLabel(line) ?? [];
    const above = joined.at(-1) ?? '';
    const isUnit = unit !== '' && isUnitLabel(label) && /\w$/.test(above);
    if (!isUnit || !/^(?:address|location)$/.test(readLine(above)?.field ?? '')) joined.push(line);
    else {
      // Behind the street its town may stand.
      const street = addressIn([above]).address ?? above;
      const end = above.lastIndexOf(street) + street.length;
      const rest = above.slice(end).replace(/^ /, ', ');
      joined.splice(-1, 1, `${above.slice(0, end)}, ${unitOf(unit)}${rest}`);
    }
  }
  return joined;
}

/** Labels the parts of the line with the town: a labelled line, or the line below a labelled address. */
function withTown(line: string, at: number, lines: readonly string[]): string[] {
  const { field, value } = readLine(line) ?? readLine(lines[at - 1]) ?? {};
  const isPlace = value && (field === 'address' || (field === 'city' && townOf(value)));
  const town = isPlace ? townOf(line) : undefined;
  return town ? Object.entries(town).map(([field, part]) => `${field}: ${part}`) : [line];
}

/** Returns the lines of a text, each with one label at most: those of tables, of questions, and of forms on one line. */
export const withOneLabel = (text: readonly string[]): string[] =>
  withUnits(withHeadings(withAnswers(text)).flatMap(splitAtLabels)).flatMap(withTown);
