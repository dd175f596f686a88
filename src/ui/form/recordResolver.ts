import { valibotResolver } from '@hookform/resolvers/valibot';
import { dequal } from 'dequal/lite';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** The schema of a form: the values of its fields, and what they are parsed into. */
export type FormSchema<Values, Output> = v.GenericSchema<Values, Output> & {
  entries: Record<string, v.GenericSchema>;
};

/**
 * Validates a record's form. An untouched field keeps the record's value, even an invalid one, so
 * that it never blocks a save; with no `stored` values, all fields count.
 */
export function recordResolver<Values extends FieldValues, Output extends object>(
  schema: FormSchema<Values, Output>,
  stored: Values | undefined,
  record: object | undefined,
): Resolver<Values, unknown, Output> {
  const strict: Resolver<Values, unknown, Output> = valibotResolver(schema);
  if (!stored || !record) return strict;
  return async (values, context, options) => {
    const { errors } = await strict(values, context, options);
    const kept: Record<string, unknown> = { ...record };
    const output: Record<string, unknown> = {};
    const remaining: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.entries)) {
      const problem = (errors as Record<string, unknown>)[name];
      if (dequal(values[name], stored[name])) output[name] = kept[name];
      else if (problem !== undefined) remaining[name] = problem;
      else output[name] = v.parse(field, values[name]);
    }
    return Object.keys(remaining).length > 0
      ? { values: {}, errors: remaining as FieldErrors<Values> }
      : { values: output as Output, errors: {} };
  };
}
