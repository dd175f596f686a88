import type * as v from 'valibot';
import { joinTags } from '../../../lib/text';

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
