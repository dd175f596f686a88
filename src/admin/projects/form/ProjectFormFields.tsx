import Stack from '@mui/material/Stack';
import { business } from '../../../business';
import { PROJECT_PRIORITIES, PROJECT_STATUSES } from '../../../domain/projects/schema';
import { AddressFields } from '../../../ui/form/AddressFields';
import { FormDollarField } from '../../../ui/form/FormDollarField';
import { FormGroup, Wide } from '../../../ui/form/FormGroup';
import { FormSelect } from '../../../ui/form/FormSelect';
import { CAPITALIZED, FormTextField } from '../../../ui/form/FormTextField';
import type { RecordForm } from '../../../ui/form/useRecordForm';
import type { ProjectFormOutput, ProjectFormValues } from './projectFormValues';

interface ProjectFormFieldsProps {
  /** Returns the props that connect a field to the form. */
  field: RecordForm<ProjectFormValues, ProjectFormOutput>['field'];
}

/** The fields of the project form, in groups. */
export function ProjectFormFields({ field }: ProjectFormFieldsProps) {
  return (
    <Stack spacing={3}>
      <FormGroup title="Project">
        <Wide>
          <FormTextField {...field('title', 'Title')} required />
        </Wide>
        <Wide>
          <FormTextField {...field('description', 'Description')} required multiline minRows={3} />
        </Wide>
        <FormSelect {...field('status', 'Status')} options={PROJECT_STATUSES} />
        <FormSelect {...field('priority', 'Priority')} options={PROJECT_PRIORITIES} />
        <FormDollarField {...field('estimatedValue', 'Estimated Value')} />
        <FormDollarField
          {...field('actualCost', 'Actual Cost')}
          hint="In dollars, once you know it"
        />
        <FormTextField {...field('startDate', 'Start Date')} type="date" shrinkLabel />
        <FormTextField {...field('estimatedCompletionDate', 'Due Date')} type="date" shrinkLabel />
        <Wide>
          <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" />
        </Wide>
      </FormGroup>
      <FormGroup title="Customer">
        <Wide>
          <FormTextField
            {...field('customerName', 'Customer Name')}
            required
            slotProps={CAPITALIZED}
            autoComplete="off"
          />
        </Wide>
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
  );
}
