import { REQUEST_FIELD_NAMES, REQUEST_FIELDS } from '../../../domain/leads/fields';
import { readFreeForm, type Sender } from '../../../domain/leads/freeFormMessage';
import { readFragment } from '../../../domain/leads/requestFragment';
import { readRequest, type ReadRequest } from '../../../domain/leads/requestMessage';
import { leadFromRequest, splitName } from '../../../domain/leads/rules';
import { checkRequest } from '../../../site/contact/estimateForm';
import { sharedIn } from '../../../lib/sharedText';
import { formValuesOf, type LeadFormValues } from '../form/leadFormValues';

type RequestFields = typeof REQUEST_FIELDS;
/** A field of the lead form that a message can fill in: those of a request, and where it came from. */
export type MessageField =
  | RequestFields[keyof RequestFields]['fills'][number]
  | 'leadSource'
  | 'tags';
export const MESSAGE_FIELDS: readonly MessageField[] = [
  ...REQUEST_FIELD_NAMES.flatMap((field): readonly MessageField[] => REQUEST_FIELDS[field].fills),
  'leadSource',
  'tags',
];

/** The values of a message in the lead form: only those that were recognized. */
export type MessageValues = Partial<Pick<LeadFormValues, MessageField>>;

/**
 * Returns a request's values, equal to those of the lead that the contact page creates.
 */
function requestValues(request: ReadRequest): MessageValues {
  const values = formValuesOf(
    leadFromRequest({
      ...request,
      service: request.service ?? 'Other',
      timeline: request.timeline ?? 'normal',
    }),
  );
  const open = REQUEST_FIELD_NAMES.filter((field) => request[field] === undefined);
  const left = new Set(
    open.flatMap((field): readonly MessageField[] => REQUEST_FIELDS[field].fills),
  );
  return Object.fromEntries(
    MESSAGE_FIELDS.filter((name) => !left.has(name)).map((name) => [name, values[name]]),
  );
}

const recognised = (values: MessageValues): MessageValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * Reads a pasted message or a mail file. A message written by the contact page gives the same lead
 * as the page; from any other the recognized parts are used. Undefined if there are none.
 */
export function valuesOfMessage(text: string, sender?: Sender): MessageValues | undefined {
  const request = readRequest(text);
  if (request) return recognised(requestValues(request));
  const { fullName, email, phone, description } = readFreeForm(text, sender);
  if (description === '') return undefined;
  const { firstName, lastName } = splitName(fullName);
  return recognised({
    firstName,
    lastName,
    email,
    phone,
    projectDescription: description,
    leadSource: email === '' ? '' : 'Email',
  });
}

/**
 * Reads what the fragment of an address carries: a text from another app, or a request. As anybody
 * can write one, a request must pass the contact form's validation; undefined otherwise.
 */
export function valuesOfFragment(fragment: string): MessageValues | undefined {
  const shared = sharedIn(fragment);
  if (shared !== undefined) return valuesOfMessage(shared);
  const answers = readFragment(fragment);
  const checked = answers && checkRequest(answers);
  return checked && 'request' in checked ? recognised(requestValues(checked.request)) : undefined;
}
