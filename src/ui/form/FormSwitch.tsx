import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './formFields';

/** A switch field for yes or no. */
export function FormSwitch<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  notice,
}: FormFieldProps<Values, Output>) {
  const { field } = useController({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...bound}
            checked={Boolean(value)}
            slotProps={{ input: { ref, role: 'switch' } }}
          />
        }
      />
      {hint && <FormHelperText sx={{ mt: -0.5 }}>{hint}</FormHelperText>}
      {notice}
    </div>
  );
}
