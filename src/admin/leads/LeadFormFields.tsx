import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { LEAD_SOURCES, PRIORITIES, SERVICE_TYPES, STAGES } from '../../domain/leads/schema';
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
      <Group title="Customer">
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
      </Group>
      <Group title="Address">
        <Wide>
          <FormTextField {...field('address', 'Address')} autoComplete="off" />
        </Wide>
        <FormTextField {...field('city', 'City')} autoComplete="off" />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.4fr', gap: 2 }}>
          <FormTextField {...field('state', 'State')} autoComplete="off" />
          <FormTextField
            {...field('zipCode', 'ZIP Code')}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
      </Group>
      <Group title="Project">
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
        <FormTextField
          {...field('estimatedValue', 'Estimated Value')}
          type="number"
          hint="In dollars"
          slotProps={{ htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } }}
        />
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
      </Group>
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
