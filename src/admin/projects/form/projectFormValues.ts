import * as v from 'valibot';
import { business } from '../../../business';
import { PRIORITIES } from '../../../domain/leads/schema';
import { emptyProject } from '../../../domain/projects/rules';
import { PROJECT_STATUSES, type NewProject, type Project } from '../../../domain/projects/schema';
import { MAX_LENGTH } from '../../../lib/fields';
import {
  formChoice,
  formDay,
  formDollars,
  formEmail,
  formPhone,
  formTags,
  formText,
  requiredFormText,
  valuesForForm,
} from '../../../ui/form/fieldSchemas';

/** The schema of the project form. */
export const projectFormSchema = v.object({
  title: requiredFormText('Enter a title'),
  description: requiredFormText('Describe the work', MAX_LENGTH.note),
  status: formChoice(PROJECT_STATUSES, 'Choose a status'),
  priority: formChoice(PRIORITIES, 'Choose a priority'),
  estimatedValue: formDollars,
  /** Empty until it is known. */
  actualCost: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    formDollars,
  ]),
  startDate: formDay,
  estimatedCompletionDate: formDay,
  tags: formTags,
  customerId: v.string(),
  customerName: requiredFormText('Enter the customer’s name'),
  customerPhone: formPhone,
  customerEmail: formEmail,
  address: formText(),
  city: formText(),
  state: formText(),
  zipCode: formText(),
});
export type ProjectFormValues = v.InferInput<typeof projectFormSchema>;
export type ProjectFormOutput = v.InferOutput<typeof projectFormSchema>;

/** Returns the form's values of a project, or the defaults. */
export const projectFormValues = (
  project: NewProject | Project = emptyProject(business.state),
): ProjectFormValues => valuesForForm(projectFormSchema, project);
