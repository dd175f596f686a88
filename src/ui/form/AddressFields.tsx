import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { Wide } from './FormGroup';
import { CAPITALIZED, FormTextField, type FormFieldProps } from './FormTextField';

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
