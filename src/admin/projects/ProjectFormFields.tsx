import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { PROJECT_PRIORITIES, PROJECT_STATUSES } from '../../domain/projects/schema';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextField } from '../../ui/form/FormTextField';
import type { ProjectFormOutput, ProjectFormValues } from './projectFormValues';

interface ProjectFormFieldsProps {
  control: Control<ProjectFormValues, unknown, ProjectFormOutput>;
  /** What stands beside a field that was changed elsewhere. */
  noticeOf: (name: FieldPath<ProjectFormValues>) => ReactNode;
}

const dollarField = { htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } } as const;

/** The fields of the project form, in groups (specification, sections 3 and 5). */
export function ProjectFormFields({ control, noticeOf }: ProjectFormFieldsProps) {
  const field = <Name extends FieldPath<ProjectFormValues>>(name: Name, label: string) => ({
    control,
    name,
    label,
    notice: noticeOf(name),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Group title="Project">
        <Wide>
          <FormTextField {...field('title', 'Title')} required />
        </Wide>
        <Wide>
          <FormTextField {...field('description', 'Description')} required multiline minRows={3} />
        </Wide>
        <FormSelect {...field('status', 'Status')} options={PROJECT_STATUSES} />
        <FormSelect {...field('priority', 'Priority')} options={PROJECT_PRIORITIES} />
        <FormTextField
          {...field('estimatedValue', 'Estimated Value')}
          type="number"
          hint="In dollars"
          slotProps={dollarField}
        />
        <FormTextField
          {...field('actualCost', 'Actual Cost')}
          type="number"
          hint="In dollars, once you know it"
          slotProps={dollarField}
        />
        <FormTextField {...field('startDate', 'Start Date')} type="date" shrinkLabel />
        <FormTextField {...field('estimatedCompletionDate', 'Due Date')} type="date" shrinkLabel />
        <Wide>
          <FormTextField {...field('tags', 'Tags')} hint="Separated by commas" />
        </Wide>
      </Group>
      <Group title="Customer">
        <Wide>
          <FormTextField {...field('customerName', 'Customer Name')} required autoComplete="off" />
        </Wide>
        <FormTextField
          {...field('customerPhone', 'Phone')}
          required
          type="tel"
          placeholder="(802) 555-0123"
          autoComplete="off"
        />
        <FormTextField {...field('customerEmail', 'Email')} type="email" autoComplete="off" />
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
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
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
