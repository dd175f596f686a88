import * as v from 'valibot';
import { LEAD_FIELD_NAMES, leadFieldText, type LeadFieldName } from '../../../domain/leads/fields';
import { emptyLead } from '../../../domain/leads/rules';
import {
  LEAD_SOURCES,
  PRIORITIES,
  SERVICE_TYPES,
  STAGES,
  type NewLead,
} from '../../../domain/leads/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import {
  formChoice,
  formDollars,
  formEmail,
  formPhone,
  formTags,
  formText,
  requiredFormText,
} from '../../../ui/form/fieldSchemas';

/** The schema of the lead form and its messages. */

export const leadFormSchema = v.object({
  firstName: requiredFormText('Enter a first name'),
  lastName: requiredFormText('Enter a last name'),
  email: formEmail,
  phone: formPhone,
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
} satisfies Record<LeadFieldName, v.GenericSchema<string, unknown> | v.GenericSchema<boolean>>);

/**
 * The schema for a form filled from a message, or for a lead without a last name. The contact form
 * creates leads of people who give one word, and these must be savable here too.
 */
export const oneWordLeadFormSchema = v.object({ ...leadFormSchema.entries, lastName: formText() });

/** The values of the form's fields. */
export type LeadFormValues = v.InferInput<typeof leadFormSchema>;
/** The parsed values: a lead's fields and its stage. */
export type LeadFormResult = v.InferOutput<typeof leadFormSchema>;

/** Returns the form's values of a lead. */
export function formValuesOf({ isActive, ...lead }: NewLead): LeadFormValues {
  const texts = LEAD_FIELD_NAMES.filter((name) => name !== 'isActive').map((name) => [
    name,
    leadFieldText(lead[name]),
  ]);
  return { ...(Object.fromEntries(texts) as Omit<LeadFormValues, 'isActive'>), isActive };
}

/** The values of a new lead's form: the defaults, except the choices that the owner must make. */
export const EMPTY_LEAD_FORM: LeadFormValues = {
  ...formValuesOf(emptyLead()),
  leadSource: '',
  serviceType: '',
};
