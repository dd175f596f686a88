import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppSelector } from '../../../app/store/hooks';
import { business } from '../../../business';
import { PRIORITIES } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { createProject, saveProject } from '../../../domain/projects/commands';
import { emptyProject, nextJobOf } from '../../../domain/projects/newProjects';
import { type NewProject, type Project, PROJECT_STATUSES } from '../../../domain/projects/schema';
import { selectProjectById } from '../../../domain/projects/slice';
import type { Command } from '../../../domain/store';
import { MAX_LENGTH } from '../../../lib/fields';
import {
  daysHint,
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
import { FormDollarField } from '../../../ui/form/FormDollarField';
import {
  NAME_PROPS,
  PHONE_PROPS,
  FormGroup,
  FormSelect,
  FormTextField,
} from '../../../ui/form/formParts';
import { RecordPanel } from '../../../ui/form/RecordPanel';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { focusOnOpen } from '../../../ui/screen/focus';
import { AddressFields } from '../../shared/AddressFields';
import { describeMoves, describePaidMoves } from '../../shared/leads/describeMoves';
import { useAct } from '../../shared/undo/useAct';

interface ProjectFormProps {
  /** The id of the edited project; undefined for a new one. */
  projectId: number | undefined;
  /** The lead of the customer whose next job a new one is, if known. */
  customerId: string | undefined;
  /** What that customer asks for, if known. */
  note: string | undefined;
  onCancel: () => void;
  onSaved: (projectId: number) => void;
}

/** Connects the form to the project that it edits, or to a new one, filled in for a known customer. */
function useProjectForm({
  projectId,
  customerId,
  note,
  onSaved,
}: Omit<ProjectFormProps, 'onCancel'>) {
  const act = useAct();
  /** Undefined for a new one, or after it was deleted elsewhere. */
  const project = useAppSelector((state) =>
    projectId === undefined ? undefined : selectProjectById(state, projectId),
  );
  const customer = useAppSelector((state) => selectLeadById(state, customerId ?? ''));
  return useRecordForm({
    name: `project.${projectId ?? customerId ?? 'new'}`,
    schema: projectFormSchema,
    record: project,
    valuesOf: projectFormValues,
    empty: () => projectFormValues(customer && nextJobOf(customer, note)),
    list: 'projects',
    save: (fields: ProjectFormOutput, known: Project | undefined) => {
      const run: Command<number> = (dispatch) => {
        if (!known) return dispatch(createProject(fields));
        dispatch(saveProject(known.id, fields));
        return known.id;
      };
      const words = known ? 'Project updated' : 'Project created';
      return act(run, (id, done) => {
        // A lower price may be paid already.
        const isAsChosen = selectProjectById(done.state, id)?.status === fields.status;
        const describe = isAsChosen ? describeMoves : describePaidMoves;
        return [words, ...describe(done)].join('. ');
      });
    },
    onSaved,
  });
}

/** The form Add New Project or Edit Project. */
export function ProjectForm({ onCancel, ...edited }: ProjectFormProps) {
  const { projectId } = edited;
  const { form, field, frame } = useProjectForm(edited);
  const [start, due] = useWatch({
    control: form.control,
    name: ['startDate', 'estimatedCompletionDate'],
  });

  return (
    <RecordPanel
      title={projectId === undefined ? 'Add New Project' : 'Edit Project'}
      noun="project"
      submitLabel={projectId === undefined ? 'Create Project' : 'Update Project'}
      width={640}
      frame={frame}
      onClose={onCancel}
    >
      <Stack spacing={3}>
        <FormGroup title="Project">
          <FormTextField
            {...field('title', 'Title')}
            required
            isWide
            inputRef={projectId === undefined ? focusOnOpen : undefined}
          />
          <FormTextField {...field('description', 'Description')} required multiline minRows={3} />
          <FormSelect {...field('status', 'Status')} options={PROJECT_STATUSES} />
          <FormSelect {...field('priority', 'Priority')} options={PRIORITIES} />
          <FormDollarField {...field('estimatedValue', 'Estimated Value')} />
          <FormDollarField
            {...field('actualCost', 'Actual Cost')}
            hint="In dollars, once you know it"
          />
          <FormTextField {...field('startDate', 'Start Date')} type="date" />
          <FormTextField
            {...field('estimatedCompletionDate', 'Due Date')}
            type="date"
            hint={daysHint(start, due)}
          />
          <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" isWide />
        </FormGroup>
        <FormGroup title="Customer">
          <FormTextField
            {...field('customerName', 'Customer Name')}
            isWide
            required
            {...NAME_PROPS}
          />
          <FormTextField {...field('customerPhone', 'Phone')} required {...PHONE_PROPS} />
          <FormTextField {...field('customerEmail', 'Email')} type="email" autoComplete="off" />
          <AddressFields form={form} field={field} />
        </FormGroup>
      </Stack>
    </RecordPanel>
  );
}

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
