import * as v from 'valibot';
import { business } from '../../business';
import { REQUEST_FIELDS, REQUEST_FIELD_NAMES, type RequestField } from '../../domain/leads/fields';
import { splitName } from '../../domain/leads/rules';
import { SERVICE_TYPES, TIMELINE_KEYS, type EstimateRequest } from '../../domain/leads/schema';
import { MAX_LENGTH, isEmail } from '../../lib/fields';
import { recordOf } from '../../lib/lookUp';
import { isPhone } from '../../lib/phones';

/** The rules and texts of the estimate form. */

/** An error for each invalid field, which says what to do. */
export type FieldErrors = Partial<Record<RequestField, string>>;

const atMost = (maxLength: number, label: string) =>
  v.maxLength<string, number, string>(
    maxLength,
    `${label} can have up to ${maxLength.toLocaleString('en-US')} characters`,
  );

const required = (message: string, label: string, maxLength: number = MAX_LENGTH.line) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), atMost(maxLength, label));

const optional = (label: string) => v.pipe(v.string(), v.trim(), atMost(MAX_LENGTH.line, label));

const requestSchema = v.object({
  fullName: v.pipe(
    required('Enter your full name', REQUEST_FIELDS.fullName.label),
    v.check((name) => splitName(name).firstName !== '', 'Enter your full name'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    atMost(MAX_LENGTH.email, REQUEST_FIELDS.email.label),
    v.check(
      (email) => email === '' || email.length > MAX_LENGTH.email || isEmail(email),
      'Enter an email address like name@example.com, or leave it empty',
    ),
  ),
  phone: v.pipe(
    required('Enter a phone number where we can reach you', REQUEST_FIELDS.phone.label),
    v.check(isPhone, `Enter a phone number that we can call, like ${business.examplePhone}`),
  ),
  service: v.picklist(SERVICE_TYPES, 'Choose the service that you need'),
  timeline: v.picklist(TIMELINE_KEYS, 'Choose when you would like the work done'),
  description: required(
    'Tell us a little about the project',
    REQUEST_FIELDS.description.label,
    MAX_LENGTH.note,
  ),
  town: optional(REQUEST_FIELDS.town.label),
  time: optional(REQUEST_FIELDS.time.label),
});

/** The values of the empty form. */
export const EMPTY_REQUEST: Record<RequestField, string> = {
  ...recordOf(REQUEST_FIELD_NAMES, () => ''),
  timeline: TIMELINE_KEYS[0] ?? '',
};

/** Sets the values of some fields. */
export function fillIn(form: HTMLFormElement, values: Partial<Record<RequestField, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control) control.value = value;
  }
}

/** Returns what was typed, by field. */
export function typedIn(form: HTMLFormElement): Record<RequestField, string> {
  const data = new FormData(form);
  return recordOf(REQUEST_FIELD_NAMES, (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  });
}

/** Returns the typed request, or the first error of each field. */
export function checkRequest(
  typed: Record<RequestField, string>,
): { request: EstimateRequest } | { errors: FieldErrors } {
  const result = v.safeParse(requestSchema, typed);
  if (result.success) return { request: result.output };
  const { nested = {} } = v.flatten<typeof requestSchema>(result.issues);
  return {
    errors: Object.fromEntries(Object.entries(nested).map(([name, [first]]) => [name, first])),
  };
}
