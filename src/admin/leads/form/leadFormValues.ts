import * as v from 'valibot';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  type LeadFieldDescription,
  type LeadFieldName,
} from '../../../domain/leads/fields';
import { emptyLead } from '../../../domain/leads/rules';
import type { LeadFields, NewLead, Stage } from '../../../domain/leads/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import {
  formChoice,
  formDollars,
  formEmail,
  formPhone,
  formTags,
  formText,
  requiredFormText,
  valuesForForm,
} from '../../../ui/form/fieldSchemas';
import type { FormSchema } from '../../../ui/form/useRecordForm';

/** The values of the form's fields. */
export type LeadFormValues = Record<Exclude<LeadFieldName, 'isActive'>, string> & {
  isActive: boolean;
};
/** The parsed values: a lead's fields and its stage. */
export type LeadFormResult = LeadFields & { stage: Stage };

/** How the form checks a field, by the kind in its description. */
const CHECKS: Record<
  LeadFieldDescription['kind'],
  (field: LeadFieldDescription) => v.GenericSchema<string, unknown> | v.GenericSchema<boolean>
> = {
  text: ({ missing, isLong }) => {
    const longest = isLong ? MAX_LENGTH.note : MAX_LENGTH.line;
    return missing === undefined ? formText(longest) : requiredFormText(missing, longest);
  },
  email: () => formEmail,
  phone: () => formPhone,
  dollars: () => formDollars,
  tags: () => formTags,
  flag: () => v.boolean(),
  choice: ({ choices = [], label }) => formChoice(choices, `Pick a ${label.toLowerCase()}`),
};

/** Returns the schema of the lead form, with its messages, for fields as they are described. */
const formSchemaOf = (fields: Record<LeadFieldName, LeadFieldDescription>) =>
  v.object(
    Object.fromEntries(
      LEAD_FIELD_NAMES.map((name) => [name, CHECKS[fields[name].kind](fields[name])]),
    ),
  ) as unknown as Required<FormSchema<LeadFormValues, LeadFormResult>>;

export const leadFormSchema = formSchemaOf(LEAD_FIELDS);

/**
 * The schema for a form filled from a message, or for a lead without a last name. The contact form
 * creates leads of people who give one word, and these must be savable here too.
 */
export const oneWordLeadFormSchema = formSchemaOf({
  ...LEAD_FIELDS,
  lastName: { ...LEAD_FIELDS.lastName, missing: undefined },
});

/** Returns the form's values of a lead. */
export const formValuesOf = (lead: NewLead): LeadFormValues => valuesForForm(leadFormSchema, lead);

/** The values of a new lead's form: the defaults, except the choices that the owner must make. */
export const EMPTY_LEAD_FORM: LeadFormValues = {
  ...formValuesOf(emptyLead()),
  leadSource: '',
  serviceType: '',
};
