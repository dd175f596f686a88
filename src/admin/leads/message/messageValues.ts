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

/** What a message says about a lead, as the lead form shows it: only what was recognised. */
export type MessageValues = Partial<Pick<LeadFormValues, MessageField>>;

/** A request from the contact page, as the lead that the page itself makes of it (section 9). */
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
 * Reads a message that was pasted or came as a file: one that the contact page wrote becomes the lead
 * that the page makes; of any other what can be recognised is taken. Undefined where that is nothing.
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
 * Reads a request that came in the fragment of an address, from anybody: only what passes the contact
 * form's own check. Undefined for anything else.
 */
export function valuesOfFragment(fragment: string): MessageValues | undefined {
  const answers = readFragment(fragment);
  const checked = answers && checkRequest(answers);
  return checked && 'request' in checked ? recognised(requestValues(checked.request)) : undefined;
}
