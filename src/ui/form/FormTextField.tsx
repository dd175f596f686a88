import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface FormFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Stands below the field unless an error does. */
  hint?: ReactNode;
  /** Stands below the field in any case, such as a change made elsewhere. */
  notice?: ReactNode;
}

interface FormTextFieldProps<Values extends FieldValues, Output>
  extends
    FormFieldProps<Values, Output>,
    Omit<TextFieldProps, keyof FormFieldProps<Values, Output> | 'variant'> {
  /** Keeps the label above the field, where the system shows something in an empty one. */
  shrinkLabel?: boolean;
}

/** A mark that is seen and not read, so that the field's name is its label and nothing else. */
const requiredMark = { '&::after': { content: '" *" / ""', color: 'error.main' } } as const;

/** A text field of a form, with its label, its error beside it, and its value kept by the form. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  notice,
  required = false,
  shrinkLabel,
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
        inputRef={ref}
        label={label}
        required={required}
        error={fieldState.invalid}
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
