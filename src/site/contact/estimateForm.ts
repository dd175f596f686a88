import * as v from 'valibot';
import { business } from '../../business';
import { REQUEST_FIELD_NAMES, requestField, type RequestField } from '../../domain/leads/fields';
import { splitName } from '../../domain/leads/rules';
import { SERVICE_TYPES, TIMELINE_KEYS, type EstimateRequest } from '../../domain/leads/schema';
import { MAX_LENGTH, isEmail, plainEmail } from '../../lib/fields';
import { recordOf } from '../../lib/lookUp';
import { isPhone } from '../../lib/phones';
import { withPlainSpaces } from '../../lib/text';

/** An error for each invalid field, which says what to do. */
export type FieldErrors = Partial<Record<RequestField, string>>;

/** Checks that a text is within the length of its field. */
function withinLength(name: RequestField) {
  const { label, maxLength = MAX_LENGTH.line } = requestField(name);
  const most = maxLength.toLocaleString('en-US');
  return v.maxLength<string, number, string>(
    maxLength,
    `${label} can have up to ${most} characters`,
  );
}
const typedText = v.pipe(v.string(), v.transform(withPlainSpaces), v.trim());
const required = (name: RequestField, message: string) =>
  v.pipe(typedText, v.nonEmpty(message), withinLength(name));
const optional = (name: RequestField) => v.pipe(typedText, withinLength(name));

const requestSchema = v.object({
  fullName: v.pipe(
    required('fullName', 'Enter your full name'),
    v.check((name) => splitName(name).firstName !== '', 'Enter your full name'),
  ),
  email: v.pipe(
    v.string(),
    v.transform(plainEmail),
    withinLength('email'),
    v.check(
      (email) => email === '' || email.length > MAX_LENGTH.email || isEmail(email),
      'Enter an email address like name@example.com, or leave it empty',
    ),
  ),
  phone: v.pipe(
    required('phone', 'Enter a phone number where we can reach you'),
    v.check(isPhone, `Enter a phone number that we can call, like ${business.examplePhone}`),
  ),
  service: v.picklist(SERVICE_TYPES, 'Choose the service that you need'),
  timeline: v.picklist(TIMELINE_KEYS, 'Choose when you would like the work done'),
  description: required('description', 'Tell us a little about the project'),
  town: optional('town'),
  time: optional('time'),
});

/** The values of the empty form. */
export const EMPTY_REQUEST: Record<RequestField, string> = {
  ...recordOf(REQUEST_FIELD_NAMES, () => ''),
  timeline: TIMELINE_KEYS[0] ?? '',
};

/** Sets the values of some fields, and tells of it as of what is typed. */
export function fillIn(form: HTMLFormElement, values: Partial<Record<RequestField, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!control) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
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
