import * as v from 'valibot';
import { estimateTotals } from '../../domain/estimates/rules';
import {
  MAX_QUANTITY,
  type Estimate,
  type EstimateFields,
  type EstimateLine,
} from '../../domain/estimates/schema';
import { MAX_DOLLARS, MAX_LENGTH } from '../../lib/fields';
import { ids } from '../../lib/ids';
import { centsOf, parseDollars, readDollars, readNumber } from '../../lib/money';
import { formDay, formDollars, formText, TOO_MANY_DOLLARS } from '../../ui/form/fieldSchemas';

/** The form of an estimate: its lines are one value, a text with a line each, as a draft keeps them. */

/** A line as it is typed. */
export interface TypedLine {
  id: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
}
export type LineCell = Exclude<keyof TypedLine, 'id'>;
const CELLS = ['description', 'quantity', 'unit', 'unitPrice', 'id'] as const;

/** Returns an empty line. */
export const emptyLine = (): TypedLine => ({
  id: ids.nextText(),
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
});

/** Writes lines as a text: cells with tabs between them, as a spreadsheet copies them. */
export const linesText = (lines: readonly TypedLine[]): string =>
  lines
    .map((line) => CELLS.map((cell) => line[cell].replaceAll(/[\t\n]/g, ' ')).join('\t'))
    .join('\n');

/** Reads the text of {@link linesText}. */
export const typedLines = (text: string): TypedLine[] =>
  text.split('\n').flatMap((row) => {
    const [description = '', quantity = '', unit = '', unitPrice = '', id] = row.split('\t');
    return id === undefined ? [] : [{ id, description, quantity, unit, unitPrice }];
  });

const plain = (number: number): string => (number === 0 ? '' : String(number));

/** Returns a line as the form shows it. */
export const typedLine = ({ unitPriceCents, quantity, ...line }: EstimateLine): TypedLine => ({
  ...line,
  quantity: String(quantity),
  unitPrice: plain(unitPriceCents / 100),
});

/** Whether nothing is typed into a line but a quantity, which is 1 at first; a save leaves it out. */
export const isBlank = ({ description, unit, unitPrice }: TypedLine): boolean =>
  [description, unit, unitPrice].every((text) => text.trim() === '');

/** Returns a typed quantity, with up to three decimals: 1 if nothing is typed, undefined if it cannot be read. */
const quantityOf = (text: string): number | undefined =>
  text.trim() === '' ? 1 : readNumber(text.trim(), '.', 3);

/** Returns what is wrong with a line, by cell. */
export function lineProblems(line: TypedLine): Partial<Record<LineCell, string>> {
  if (isBlank(line)) return {};
  const quantity = quantityOf(line.quantity);
  const price = line.unitPrice.trim();
  const isTooLong = (text: string): boolean => text.trim().length > MAX_LENGTH.line;
  const problems = {
    description:
      (line.description.trim() === '' && 'Say what is done') ||
      (isTooLong(line.description) && `Use at most ${MAX_LENGTH.line} characters`),
    quantity: !(quantity && quantity <= MAX_QUANTITY) && 'Enter a number such as 2.5',
    unit: isTooLong(line.unit) && `Use at most ${MAX_LENGTH.line} characters`,
    unitPrice:
      (price !== '' && !((readDollars(price) ?? -1) >= 0) && 'Enter dollars such as 65.50') ||
      (parseDollars(price) * Math.max(1, quantity ?? 1) > MAX_DOLLARS && TOO_MANY_DOLLARS),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== false));
}

/** Returns a typed line as it is stored; what cannot be read counts as nothing. */
export const storedLine = (line: TypedLine): EstimateLine => ({
  id: line.id,
  description: line.description.trim(),
  quantity: quantityOf(line.quantity) ?? 0,
  unit: line.unit.trim(),
  unitPriceCents: centsOf(parseDollars(line.unitPrice)),
});

const formLines = v.pipe(
  v.string(),
  v.transform((text) => typedLines(text).filter((line) => !isBlank(line))),
  v.nonEmpty('Add what is done, and what it costs'),
  v.everyItem((line) => Object.keys(lineProblems(line)).length === 0, 'Some lines need mending'),
  v.transform((lines) => lines.map(storedLine)),
);

export const estimateFormSchema = v.pipe(
  v.object({
    lines: formLines,
    discountCents: v.pipe(formDollars, v.transform(centsOf)),
    validUntil: formDay,
    notes: formText(MAX_LENGTH.note),
  }),
  v.forward(
    v.check(
      ({ lines, discountCents }) =>
        discountCents <= estimateTotals({ lines, discountCents: 0 }).subtotalCents,
      'Enter no more than the lines cost',
    ),
    ['discountCents'],
  ),
);
export type EstimateFormValues = v.InferInput<typeof estimateFormSchema>;
export type EstimateFormResult = v.InferOutput<typeof estimateFormSchema>;

/** Returns the form's values of an estimate; a new one has one empty line. */
export function estimateFormValues({
  lines,
  discountCents,
  validUntil,
  notes,
}: EstimateFields): EstimateFormValues {
  const typed = lines.length > 0 ? lines.map(typedLine) : [emptyLine()];
  const discount = plain(discountCents / 100);
  return { lines: linesText(typed), discountCents: discount, validUntil, notes };
}

/** Returns the fields of the form's result; what is not in the form stays as it is. */
export const fieldsOfForm = (
  fields: EstimateFormResult,
  { usualJob }: Pick<EstimateFields, 'usualJob'>,
): EstimateFields => ({ ...fields, usualJob });

/** Adds up what is typed, as far as it can be read. */
export const typedTotals = ({
  lines,
  discountCents,
  taxPercent,
}: Pick<EstimateFormValues, 'lines' | 'discountCents'> & Pick<Estimate, 'taxPercent'>) =>
  estimateTotals({
    taxPercent,
    lines: typedLines(lines).map(storedLine),
    discountCents: centsOf(parseDollars(discountCents)),
  });
