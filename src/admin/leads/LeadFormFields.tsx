import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { LEAD_SOURCES, PRIORITIES, SERVICE_TYPES, STAGES } from '../../domain/leads/schema';
import { AddressFields } from '../../ui/form/AddressFields';
import { FormDollarField } from '../../ui/form/FormDollarField';
import { FormGroup, Wide } from '../../ui/form/FormGroup';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormSwitch } from '../../ui/form/FormSwitch';
import { FormTextField } from '../../ui/form/FormTextField';
import type { LeadFormResult, LeadFormValues } from './leadForm';

interface LeadFormFieldsProps {
  control: Control<LeadFormValues, unknown, LeadFormResult>;
  /** What stands beside a field that was changed elsewhere. */
  noticeOf: (name: FieldPath<LeadFormValues>) => ReactNode;
  /** Called once the fields are there. */
  onReady?: (() => void) | undefined;
}

/** The fields of the lead form, in groups (section 5). */
export function LeadFormFields({ control, noticeOf, onReady }: LeadFormFieldsProps) {
  useEffect(() => onReady?.(), [onReady]);

  const field = <Name extends FieldPath<LeadFormValues>>(name: Name, label: string) => ({
    control,
    name,
    label,
    notice: noticeOf(name),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormGroup title="Customer">
        <FormTextField {...field('firstName', 'First Name')} required autoComplete="off" />
        <FormTextField {...field('lastName', 'Last Name')} required autoComplete="off" />
        <FormTextField
          {...field('phone', 'Phone')}
          required
          type="tel"
          placeholder="(802) 555-0123"
          shrinkLabel
          autoComplete="off"
        />
        <FormTextField {...field('email', 'Email')} type="email" autoComplete="off" />
      </FormGroup>
      <FormGroup title="Address">
        <AddressFields field={field} />
      </FormGroup>
      <FormGroup title="Project">
        <FormSelect
          {...field('serviceType', 'Service Type')}
          required
          options={SERVICE_TYPES}
          placeholder="Select a service"
        />
        <FormSelect
          {...field('leadSource', 'Lead Source')}
          required
          options={LEAD_SOURCES}
          placeholder="Select a source"
        />
        <Wide>
          <FormTextField
            {...field('projectDescription', 'Project Description')}
            required
            multiline
            minRows={3}
          />
        </Wide>
        <FormSelect {...field('stage', 'Stage')} options={STAGES} />
        <FormSelect {...field('priority', 'Priority')} options={PRIORITIES} />
        <FormDollarField {...field('estimatedValue', 'Estimated Value')} />
        <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" />
        <Wide>
          <FormTextField {...field('notes', 'Notes')} multiline minRows={2} />
        </Wide>
        <Wide>
          <FormSwitch
            {...field('isActive', 'Active')}
            hint="Only active leads count in the pipeline and are followed up."
          />
        </Wide>
      </FormGroup>
    </Box>
  );
}
