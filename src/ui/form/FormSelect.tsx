import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { FormTextField, type FormFieldProps } from './FormTextField';

interface FormSelectProps<Values extends FieldValues, Output> extends FormFieldProps<
  Values,
  Output
> {
  options: readonly string[];
  /** What an empty value reads, where a choice has to be made. */
  placeholder?: string;
  required?: boolean;
  /** What an option reads, where that is not its value. */
  optionLabel?: (option: string) => string;
  sx?: TextFieldProps['sx'];
}

/** A choice from a closed list: the system's own list, which works best on phones and by keyboard. */
export function FormSelect<Values extends FieldValues, Output = Values>({
  options,
  placeholder,
  optionLabel,
  ...rest
}: FormSelectProps<Values, Output>) {
  // A stored name that this version does not know stays a choice.
  const [initial] = useState<string>(useWatch({ control: rest.control, name: rest.name }) ?? '');
  const choices = initial === '' || options.includes(initial) ? options : [initial, ...options];
  return (
    <FormTextField {...rest} select shrinkLabel slotProps={{ select: { native: true } }}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map((option) => (
        <option key={option} value={option}>
          {optionLabel?.(option) ?? option}
        </option>
      ))}
    </FormTextField>
  );
}
