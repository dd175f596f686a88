import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Columns } from '../parts';
import { CAPITALIZED, FormTextField, type FormFieldProps } from './formFields';

/** A group of fields with a title, in two columns if there is space. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <Typography component="legend" variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Columns from="sm">{children}</Columns>
  </fieldset>
);

/** A field across both columns of its group. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
);

interface AddressFieldsProps<Values extends FieldValues, Output> {
  /** Returns the props that connect a field to the form. */
  field: (
    name: 'address' | 'city' | 'state' | 'zipCode',
    label: string,
  ) => FormFieldProps<Values, Output>;
}

/** The fields of an address, inside a `FormGroup`. */
export const AddressFields = <Values extends FieldValues, Output>({
  field,
}: AddressFieldsProps<Values, Output>) => (
  <>
    <Wide>
      <FormTextField {...field('address', 'Address')} slotProps={CAPITALIZED} autoComplete="off" />
    </Wide>
    <FormTextField {...field('city', 'City')} slotProps={CAPITALIZED} autoComplete="off" />
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.4fr', gap: 2 }}>
      <FormTextField {...field('state', 'State')} autoComplete="off" />
      <FormTextField
        {...field('zipCode', 'ZIP Code')}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </Box>
  </>
);
