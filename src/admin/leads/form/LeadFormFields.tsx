import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { LEAD_FIELDS, type LeadFieldName } from '../../../domain/leads/fields';
import { LEAD_SOURCES, PRIORITIES, SERVICE_TYPES, STAGES } from '../../../domain/leads/schema';
import { FormDollarField } from '../../../ui/form/FormDollarField';
import {
  NAME_PROPS,
  PHONE_PROPS,
  FormGroup,
  FormSelect,
  FormCheckbox,
  FormTextField,
} from '../../../ui/form/formParts';
import type { RecordForm } from '../../../ui/form/useRecordForm';
import { focusOnOpen } from '../../../ui/screen/focus';
import { AddressFields } from '../../shared/AddressFields';
import type { LeadFormResult, LeadFormValues } from './leadFormValues';

interface LeadFormFieldsProps extends Pick<
  RecordForm<LeadFormValues, LeadFormResult>,
  'form' | 'field'
> {
  /** False if only one word of the name is known. */
  isLastNameRequired: boolean;
  /** Shown below the customer's fields, where it moves none of these fields. */
  afterCustomer: ReactNode;
  isFocused: boolean;
}

/** The fields of the lead form, in groups. */
export function LeadFormFields({ form, field, ...props }: LeadFormFieldsProps) {
  const labelled = <Name extends LeadFieldName>(name: Name) => field(name, LEAD_FIELDS[name].label);
  return (
    <Stack spacing={3}>
      <FormGroup title="Customer">
        <FormTextField
          {...labelled('firstName')}
          required
          inputRef={props.isFocused ? focusOnOpen : undefined}
          {...NAME_PROPS}
        />
        <FormTextField
          {...labelled('lastName')}
          required={props.isLastNameRequired}
          {...NAME_PROPS}
        />
        <FormTextField {...labelled('phone')} required {...PHONE_PROPS} shrinkLabel />
        <FormTextField {...labelled('email')} type="email" autoComplete="off" />
      </FormGroup>
      {props.afterCustomer}
      <FormGroup title="Address">
        <AddressFields form={form} field={field} />
      </FormGroup>
      <FormGroup title="Project">
        <FormSelect
          {...labelled('serviceType')}
          required
          options={SERVICE_TYPES}
          placeholder="Select a service"
        />
        <FormSelect
          {...labelled('leadSource')}
          required
          options={LEAD_SOURCES}
          placeholder="Select a source"
        />
        <FormTextField {...labelled('projectDescription')} required multiline minRows={3} />
        <FormSelect {...labelled('stage')} options={STAGES} />
        <FormSelect {...labelled('priority')} options={PRIORITIES} />
        <FormDollarField {...labelled('estimatedValue')} />
        <FormTextField {...labelled('tags')} hint="Separated by commas" />
        <FormTextField {...labelled('notes')} multiline minRows={2} />
        <FormCheckbox
          isSwitch
          {...labelled('isActive')}
          isWide
          hint="Only active leads count in the pipeline and are followed up."
        />
      </FormGroup>
    </Stack>
  );
}
