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

/** The schema of the lead form and its messages (specification, section 5). */

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
 * The schema for a form filled from a message, or for a lead without a last name. Section 5
 * requires one, but the contact form creates leads of people who give one word (`decisions.md`,
 * Public pages), and these must be savable here too.
 */
export const oneWordLeadFormSchema = v.object({ ...leadFormSchema.entries, lastName: formText() });

/** The values of the form's fields. */
export type LeadFormValues = v.InferInput<typeof leadFormSchema>;
/** The parsed values: a lead's fields and its stage. */
export type LeadFormResult = v.InferOutput<typeof leadFormSchema>;

/** The labels of a lead's fields, except those of the address. */
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

/** The values of a new lead's form (section 4). */
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

/** Returns the form's values of an existing lead. */
export function formValuesOf(lead: Lead): LeadFormValues {
  const { estimatedValue, tags, ...rest } = lead;
  const shown = Object.keys(EMPTY_LEAD_FORM) as (keyof LeadFormValues)[];
  const values = { ...rest, estimatedValue: String(estimatedValue), tags: joinTags(tags) };
  return Object.fromEntries(shown.map((name) => [name, values[name]])) as LeadFormValues;
}
