import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormFieldProps } from './FormTextField';

/** An amount in dollars: at least 0, in steps of a cent (specification, section 5). */
export function FormDollarField<Values extends FieldValues, Output = Values>({
  hint = 'In dollars',
  ...props
}: FormFieldProps<Values, Output>) {
  return (
    <FormTextField
      {...props}
      hint={hint}
      type="number"
      slotProps={{ htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } }}
    />
  );
}
