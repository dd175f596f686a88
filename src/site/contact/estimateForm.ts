import * as v from 'valibot';
import { REQUEST_LABELS } from '../../domain/leads/requestMessage';
import { SERVICE_TYPES, TIMELINE_KEYS, type EstimateRequest } from '../../domain/leads/schema';
import { MAX_LENGTH, isEmail } from '../../lib/fields';

/** The rules and texts of the estimate form (specification, section 5, Contact form). */

/** The form's labels, shared with its message. */
export const FIELD_LABELS = REQUEST_LABELS;

export type FieldName = keyof typeof FIELD_LABELS;
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as FieldName[];

/** An error for each invalid field, which says what to do. */
export type FieldErrors = Partial<Record<FieldName, string>>;

const FEWEST_DIGITS = 7;

const atMost = (maxLength: number, label: string) =>
  v.maxLength<string, number, string>(
    maxLength,
    `${label} can have up to ${maxLength.toLocaleString('en-US')} characters`,
  );

const required = (message: string, label: string, maxLength: number = MAX_LENGTH.line) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), atMost(maxLength, label));

/** Whether a text is a phone number in any notation: only the count of digits matters. */
const isPhone = (text: string): boolean => text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;

const requestSchema = v.object({
  fullName: required('Enter your full name', FIELD_LABELS.fullName),
  email: v.pipe(
    v.string(),
    v.trim(),
    atMost(MAX_LENGTH.email, FIELD_LABELS.email),
    v.check(
      (email) => email === '' || email.length > MAX_LENGTH.email || isEmail(email),
      'Enter an email address like name@example.com, or leave it empty',
    ),
  ),
  phone: v.pipe(
    required('Enter a phone number where we can reach you', FIELD_LABELS.phone),
    v.check(isPhone, 'Enter a phone number that we can call, like (802) 555-0123'),
  ),
  service: v.picklist(SERVICE_TYPES, 'Choose the service that you need'),
  timeline: v.picklist(TIMELINE_KEYS, 'Choose when you would like the work done'),
  description: required(
    'Tell us a little about the project',
    FIELD_LABELS.description,
    MAX_LENGTH.note,
  ),
});

/** The values of the empty form. */
export const EMPTY_REQUEST: Record<FieldName, string> = {
  fullName: '',
  email: '',
  phone: '',
  service: '',
  timeline: TIMELINE_KEYS[0] ?? '',
  description: '',
};

/** Sets the values of some fields. */
export function fillIn(form: HTMLFormElement, values: Partial<Record<FieldName, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control) control.value = value;
  }
}

/** Returns what was typed, by field. */
export function typedIn(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form);
  const text = (name: FieldName): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, text(name)])) as Record<
    FieldName,
    string
  >;
}

/** Returns the typed request, or the first error of each field. */
export function checkRequest(
  typed: Record<FieldName, string>,
): { request: EstimateRequest } | { errors: FieldErrors } {
  const result = v.safeParse(requestSchema, typed);
  if (result.success) return { request: result.output };
  const { nested = {} } = v.flatten<typeof requestSchema>(result.issues);
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const first = nested[name]?.[0];
    if (first !== undefined) errors[name] = first;
  }
  return { errors };
}
