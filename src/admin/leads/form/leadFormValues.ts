import * as v from 'valibot';
import { business } from '../../../business';
import {
  DEFAULT_PRIORITY,
  FIRST_STAGE,
  LEAD_SOURCES,
  PRIORITIES,
  SERVICE_TYPES,
  STAGES,
  type Lead,
} from '../../../domain/leads/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import { joinTags } from '../../../lib/text';
import {
  formChoice,
  formDollars,
  formEmail,
  formTags,
  formText,
  requiredFormText,
} from '../../../ui/form/fieldSchemas';

/** The lead form: what it takes, what it makes of that, and its messages (specification, section 5). */

export const leadFormSchema = v.object({
  firstName: requiredFormText('Enter a first name'),
  lastName: requiredFormText('Enter a last name'),
  email: formEmail,
  phone: requiredFormText('Enter a phone number'),
  address: formText(),
  city: formText(),
  state: formText(),
  zipCode: formText(),
  leadSource: formChoice(LEAD_SOURCES, 'Pick a lead source'),
  serviceType: formChoice(SERVICE_TYPES, 'Pick a service type'),
  stage: formChoice(STAGES, 'Pick a stage'),
  priority: formChoice(PRIORITIES, 'Pick a priority'),
  estimatedValue: formDollars,
  projectDescription: requiredFormText('Describe the project', MAX_LENGTH.note),
  tags: formTags,
  notes: formText(MAX_LENGTH.note),
  isActive: v.boolean(),
});

/**
 * The lead form where a message filled it in, or where the lead that stands has no last name: section 5
 * requires one, and the contact form makes leads of people who give one word (`decisions.md`, Public
 * pages), which must be added and saved here too.
 */
export const oneWordLeadFormSchema = v.object({ ...leadFormSchema.entries, lastName: formText() });

/** What stands in the fields. */
export type LeadFormValues = v.InferInput<typeof leadFormSchema>;
/** What they make: a lead's fields and its stage. */
export type LeadFormResult = v.InferOutput<typeof leadFormSchema>;

/** What the fields of a lead are called on its form, apart from the address's. */
export const LEAD_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  email: 'Email',
  serviceType: 'Service Type',
  leadSource: 'Lead Source',
  projectDescription: 'Project Description',
  stage: 'Stage',
  priority: 'Priority',
  estimatedValue: 'Estimated Value',
  tags: 'Tags',
  notes: 'Notes',
  isActive: 'Active',
} as const satisfies Partial<Record<keyof LeadFormValues, string>>;

/** A new lead's form (section 4). */
export const EMPTY_LEAD_FORM: LeadFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: business.state,
  zipCode: '',
  leadSource: '',
  serviceType: '',
  stage: FIRST_STAGE,
  priority: DEFAULT_PRIORITY,
  estimatedValue: '0',
  projectDescription: '',
  tags: '',
  notes: '',
  isActive: true,
};

/** What the form shows of a lead that stands. */
export function formValuesOf(lead: Lead): LeadFormValues {
  const { estimatedValue, tags, ...rest } = lead;
  const shown = Object.keys(EMPTY_LEAD_FORM) as (keyof LeadFormValues)[];
  const values = { ...rest, estimatedValue: String(estimatedValue), tags: joinTags(tags) };
  return Object.fromEntries(shown.map((name) => [name, values[name]])) as LeadFormValues;
}
