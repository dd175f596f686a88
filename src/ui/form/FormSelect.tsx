import { useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { FormTextField, type FormFieldProps } from './FormTextField';

interface FormSelectProps<Values extends FieldValues, Output> extends FormFieldProps<
  Values,
  Output
> {
  options: readonly string[];
  /** The text of the empty option, if a choice is required. */
  placeholder?: string;
  required?: boolean;
  /** Returns the text of an option; its value by default. */
  optionLabel?: (option: string) => string;
}

/** A select field for a closed list: the browser's own, which works best on phones. */
export function FormSelect<Values extends FieldValues, Output = Values>({
  options,
  placeholder,
  optionLabel,
  ...rest
}: FormSelectProps<Values, Output>) {
  // A stored value that this version does not know stays an option.
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
