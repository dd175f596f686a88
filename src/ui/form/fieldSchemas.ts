import * as v from 'valibot';
import { business } from '../../business';
import { hasPhone } from '../../domain/shared/phoneNumbers';
import { isLocalDay, withCentury } from '../../lib/dates';
import { MAX_DOLLARS, MAX_LENGTH, isEmail, plainEmail, MAX_TAGS } from '../../lib/fields';
import { readDollars } from '../../lib/money';
import { joinTags, splitTags, withPlainSpaces } from '../../lib/text';

/** Schemas of form fields: trimmed, without unseen signs, with the error shown beside the field. */

const typedText = v.pipe(v.string(), v.transform(withPlainSpaces), v.trim());

/** Returns the error for a text that is too long. */
export const tooLong = (maxLength: number): string =>
  `Use at most ${maxLength.toLocaleString('en-US')} characters`;

/** Returns the error for a text that is too long, outside a form schema; undefined if it fits. */
export const lengthProblem = (text: string, maxLength: number): string | undefined =>
  text.trim().length > maxLength ? tooLong(maxLength) : undefined;

/** An optional text. */
export const formText = (maxLength: number = MAX_LENGTH.line) =>
  v.pipe(typedText, v.maxLength(maxLength, tooLong(maxLength)));

/** A text that must not be blank; `message` is the error. */
export const requiredFormText = (message: string, maxLength: number = MAX_LENGTH.line) =>
  v.pipe(typedText, v.nonEmpty(message), v.maxLength(maxLength, tooLong(maxLength)));

/** A required phone number, in any notation. */
export const formPhone = v.pipe(
  requiredFormText('Enter a phone number'),
  v.check(hasPhone, `Enter a phone number such as ${business.examplePhone}`),
);

/** An e-mail address, or empty. */
export const formEmail = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.maxLength(MAX_LENGTH.email, tooLong(MAX_LENGTH.email)),
  v.check(
    (value) => value === '' || isEmail(value),
    'Enter an e-mail address such as name@example.com',
  ),
);

/** A value of a closed list; `message` is the error while nothing is chosen. */
export const formChoice = <const Options extends readonly string[]>(
  options: Options,
  message: string,
) => v.pipe(v.string(), v.picklist(options, message));

/** Dollars as typed; a text without digits becomes 0. */
export const typedDollars = v.pipe(
  v.string(),
  v.check(
    (text) => !/\d/.test(text) || readDollars(text) !== undefined,
    'Enter dollars and cents, such as 1250.50',
  ),
  v.transform((text) => readDollars(text) ?? 0),
);

/** The error for a sum over {@link MAX_DOLLARS}. */
export const TOO_MANY_DOLLARS = `Enter at most $${MAX_DOLLARS.toLocaleString('en-US')}`;

/** Dollars as typed, not negative. */
export const formDollars = v.pipe(
  typedDollars,
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(MAX_DOLLARS, TOO_MANY_DOLLARS),
);

/** Tags separated by commas. */
export const formTags = v.pipe(
  v.string(),
  v.transform(splitTags),
  v.maxLength(MAX_TAGS, `Use at most ${MAX_TAGS} tags`),
  v.everyItem(
    (tag) => tag.length <= MAX_LENGTH.line,
    `Use at most ${MAX_LENGTH.line} characters for a tag`,
  ),
);

/** A date as a browser's field has it, with its century. */
export const typedDate = v.pipe(v.string(), v.transform(withCentury));

/** A day of the calendar, or empty. */
export const formDay = v.pipe(
  typedDate,
  v.check((day) => day === '' || isLocalDay(day), 'Enter a day of the calendar'),
);

/** Returns what is said beside a due day that is before the start; undefined where there is nothing to say. */
export const daysHint = (start: string, due: string): string | undefined =>
  due !== '' && due < start ? 'This is before the start' : undefined;

type FieldValue = string | number | boolean | readonly string[] | undefined;

const asTyped = (value: FieldValue): string | boolean => {
  if (typeof value === 'boolean') return value;
  return typeof value === 'object' ? joinTags(value) : String(value ?? '');
};

/**
 * Returns the values of a form's fields for a record, by the names in the form's schema: a number in
 * digits, tags with commas between them, and what the record does not have empty.
 */
export const valuesForForm = <Schema extends v.GenericSchema & { entries: object }>(
  { entries }: Schema,
  record: { [Name in keyof v.InferInput<Schema>]?: FieldValue },
): v.InferInput<Schema> =>
  Object.fromEntries(
    Object.keys(entries).map((name) => [name, asTyped(record[name as keyof typeof record])]),
  );
