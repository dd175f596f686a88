import { readFreeForm, type Sender } from '../../../domain/leads/freeFormMessage';
import { readFragment } from '../../../domain/leads/requestFragment';
import { readRequest, type ReadRequest } from '../../../domain/leads/requestMessage';
import { leadFromRequest } from '../../../domain/leads/rules';
import { joinTags } from '../../../lib/text';
import { checkRequest } from '../../../site/contact/estimateForm';
import type { LeadFormValues } from '../form/leadFormValues';

/** The fields of the lead form that a message can fill in. */
export const MESSAGE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'serviceType',
  'leadSource',
  'projectDescription',
  'priority',
  'tags',
  'notes',
] as const satisfies readonly (keyof LeadFormValues)[];
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The values of a message in the lead form: only those that were recognized. */
export type MessageValues = Partial<Pick<LeadFormValues, MessageField>>;

/**
 * Returns a request's values, equal to those of the lead that the contact page creates (section 9).
 */
function requestValues(request: ReadRequest): MessageValues {
  const {
    firstName,
    lastName,
    email,
    phone,
    leadSource,
    projectDescription,
    priority,
    tags,
    notes,
  } = leadFromRequest({
    ...request,
    service: request.service ?? 'Other',
    timeline: request.timeline ?? 'normal',
  });
  return {
    firstName,
    lastName,
    email,
    phone,
    leadSource,
    projectDescription,
    tags: joinTags(tags),
    ...(request.service && { serviceType: request.service }),
    ...(request.timeline && { priority, notes }),
  };
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
  const { firstName, lastName } = leadFromRequest({
    fullName,
    email,
    phone,
    description,
    service: 'Other',
    timeline: 'normal',
  });
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
 * Reads a request from the fragment of an address. As anybody can write one, it must pass the
 * contact form's validation; undefined otherwise.
 */
export function valuesOfFragment(fragment: string): MessageValues | undefined {
  const answers = readFragment(fragment);
  const checked = answers && checkRequest(answers);
  return checked && 'request' in checked ? recognised(requestValues(checked.request)) : undefined;
}
