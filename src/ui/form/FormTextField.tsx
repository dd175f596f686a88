import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface FormFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Shown below the field unless there is an error. */
  hint?: ReactNode;
  /** Always shown below the field, such as a change made elsewhere. */
  notice?: ReactNode;
}

interface FormTextFieldProps<Values extends FieldValues, Output>
  extends
    FormFieldProps<Values, Output>,
    Omit<TextFieldProps, keyof FormFieldProps<Values, Output> | 'variant'> {
  /** Keeps the label above the field, for types that the browser never shows as empty. */
  shrinkLabel?: boolean;
}

/** The required mark, hidden from screen readers, so that the field's name is only its label. */
const requiredMark = { '&::after': { content: '" *" / ""', color: 'error.main' } } as const;

/** `slotProps` of a field for names: phones begin each word with a capital. */
export const CAPITALIZED = { htmlInput: { autoCapitalize: 'words' } } as const;

/** A controlled text field with its label and its error. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  notice,
  required = false,
  shrinkLabel,
  error = false,
  inputRef,
  onChange,
  onBlur,
  slotProps,
  ...rest
}: FormTextFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  return (
    <div>
      <TextField
        {...rest}
        {...bound}
        onChange={(event) => {
          field.onChange(event);
          onChange?.(event);
        }}
        onBlur={(event) => {
          field.onBlur();
          onBlur?.(event);
        }}
        inputRef={useForkRef(ref, inputRef)}
        label={label}
        required={required}
        error={error || fieldState.invalid}
        helperText={fieldState.error?.message ?? hint}
        slotProps={{
          ...slotProps,
          inputLabel: {
            required: false,
            shrink: shrinkLabel,
            sx: required ? requiredMark : undefined,
          },
        }}
      />
      {notice}
    </div>
  );
}
