import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useAppSelector } from '../../../app/store/hooks';
import { business } from '../../../business';
import { PRIORITIES } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { createProject, saveProject } from '../../../domain/projects/commands';
import { nextJobOf } from '../../../domain/projects/rules';
import { PROJECT_STATUSES, type Project } from '../../../domain/projects/schema';
import {
  AddressFields,
  CAPITALIZED,
  FormDollarField,
  FormGroup,
  FormSelect,
  FormTextField,
} from '../../../ui/form/formParts';
import { RecordPanel } from '../../../ui/form/RecordPanel';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useAct } from '../../shared/undo/useAct';
import { projectFormSchema, projectFormValues, type ProjectFormOutput } from './projectFormValues';

interface ProjectFormProps {
  /** The id of the edited project; undefined for a new one. */
  projectId: number | undefined;
  /** The project; undefined for a new one, or after it was deleted elsewhere. */
  project: Project | undefined;
  /** The lead of the customer whose next job a new one is, if known. */
  customerId: string | undefined;
  onCancel: () => void;
  onSaved: (projectId: number) => void;
}

/** The form Add New Project or Edit Project. */
export function ProjectForm({
  projectId,
  project,
  customerId,
  onCancel,
  onSaved,
}: ProjectFormProps) {
  const act = useAct();
  const customer = useAppSelector((state) => selectLeadById(state, customerId ?? ''));
  const { form, field, frame } = useRecordForm({
    name: `project.${projectId ?? customerId ?? 'new'}`,
    schema: projectFormSchema,
    record: project,
    valuesOf: projectFormValues,
    empty: () => projectFormValues(customer && nextJobOf(customer)),
    entry: 'projects',
    save: (fields: ProjectFormOutput, known: Project | undefined) => {
      if (!known) return act(createProject(fields), 'Project created');
      act(saveProject(known.id, fields), 'Project updated');
      return known.id;
    },
    onSaved,
  });
  const [start, due] = useWatch({
    control: form.control,
    name: ['startDate', 'estimatedCompletionDate'],
  });
  const isDueTooEarly = due !== '' && due < start;

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
          <FormTextField {...field('title', 'Title')} required isWide />
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

            error={isDueTooEarly}
            hint={isDueTooEarly && 'This is before the start'}
          />
          <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" isWide />
        </FormGroup>
        <FormGroup title="Customer">
          <FormTextField
            {...field('customerName', 'Customer Name')}
            isWide
            required
            slotProps={CAPITALIZED}
            autoComplete="off"
          />
          <FormTextField
            {...field('customerPhone', 'Phone')}
            required
            type="tel"
            placeholder={business.examplePhone}
            autoComplete="off"
          />
          <FormTextField {...field('customerEmail', 'Email')} type="email" autoComplete="off" />
          <AddressFields field={field} />
        </FormGroup>
      </Stack>
    </RecordPanel>
  );
}
