import { valibotResolver } from '@hookform/resolvers/valibot';
import { dequal } from 'dequal/lite';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** The schema of a form: what stands in its fields, and what that makes. */
type FormSchema<Values, Output> = v.GenericSchema<Values, Output> & {
  entries: Record<string, v.GenericSchema>;
};

/**
 * Validates a form over a record. A field that nobody touched keeps what the record has, whatever that
 * is: an odd stored value never blocks a save (`decisions.md`, Reading what is stored).
 *
 * @param stored what the form shows of the record; undefined for a new one, where every field counts
 * @param record the record as the state has it
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
