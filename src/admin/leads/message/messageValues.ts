import { REQUEST_FIELD_NAMES, REQUEST_FIELDS } from '../../../domain/leads/fields';
import { reachedContacts } from '../../../domain/leads/intake/contact';
import { readFreeForm } from '../../../domain/leads/intake/freeFormMessage';
import type { MailHead } from '../../../domain/leads/intake/mailHead';
import { readFragment } from '../../../domain/leads/requestFragment';
import { readRequest, type ReadRequest } from '../../../domain/leads/requestMessage';
import { leadFromRequest } from '../../../domain/leads/rules';
import { SERVICE_TYPES } from '../../../domain/leads/schema';
import { sharedIn } from '../../../lib/sharedText';
import { checkRequest } from '../../../site/contact/estimateForm';
import { formValuesOf, type LeadFormValues } from '../form/leadFormValues';

type RequestFields = typeof REQUEST_FIELDS;
/** What a message can fill in beside the fields of a request: what mails label, and where it came from. */
const OTHER_FIELDS = ['address', 'state', 'zipCode', 'leadSource', 'tags'] as const;
/** A field of the lead form that a message can fill in. */
export type MessageField =
  | RequestFields[keyof RequestFields]['fills'][number]
  | (typeof OTHER_FIELDS)[number];
export const MESSAGE_FIELDS: readonly MessageField[] = [
  ...REQUEST_FIELD_NAMES.flatMap((field): readonly MessageField[] => REQUEST_FIELDS[field].fills),
  ...OTHER_FIELDS,
];

/** The values of a message in the lead form: only those that were recognized. */
export type MessageValues = Partial<Pick<LeadFormValues, MessageField>>;

/** Returns a request's values, equal to the values of the lead that the contact page creates. */
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
    // The contact page asks for no state.
    MESSAGE_FIELDS.filter((name) => name !== 'state' && !left.has(name)).map((name) => [
      name,
      values[name],
    ]),
  );
}

const recognised = (values: MessageValues): MessageValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * Reads a pasted message, a contact or a mail file. A message written by the contact page gives the same lead as
 * the page; of any other message the recognized parts are used. Undefined if nothing is recognized.
 *
 * @param head who sent it and about what, if it came as a mail file
 */
export function valuesOfMessage(text: string, head?: MailHead): MessageValues | undefined {
  const request = readRequest(text);
  if (request) return recognised(requestValues(request));
  const [contact] = reachedContacts(text);
  if (contact) {
    const { names, phone, email, note, ownNote, place } = contact;
    const notes = note.slice(ownNote.length).trim();
    return someOf({ ...names, phone, email, projectDescription: ownNote, notes, ...place });
  }
  const { names, fullName: _, description, ...fields } = readFreeForm(text, head);
  return someOf({
    ...names,
    ...fields,
    projectDescription: description,
    leadSource: fields.email === '' ? '' : 'Email',
  });
}

/** Returns the values that are not empty; undefined if all are. */
function someOf(values: MessageValues): MessageValues | undefined {
  const filled = recognised(values);
  return Object.keys(filled).length === 0 ? undefined : filled;
}

/**
 * Reads what the fragment of an address carries: a text from another app, or a request. As anybody
 * can write one, a request must pass the contact form's validation, whatever its service; undefined otherwise.
 */
export function valuesOfFragment(fragment: string): MessageValues | undefined {
  const shared = sharedIn(fragment);
  if (shared !== undefined) return valuesOfMessage(shared);
  const answers = readFragment(fragment);
  // A page of an earlier build may have offered it.
  const isOffered = answers !== undefined && SERVICE_TYPES.includes(answers.service);
  const checked = answers && checkRequest(isOffered ? answers : { ...answers, service: 'Other' });
  return checked && 'request' in checked ? recognised(requestValues(checked.request)) : undefined;
}
