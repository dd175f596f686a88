import { Skeleton } from '@mui/material';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../form/formParts';
import { WIDE } from '../form/formParts';
import { loadedComponent } from '../loadedComponent';
import type { PicturePickerProps } from './PicturePicker';

const Picker = loadedComponent(async () => (await import('./PicturePicker')).PicturePicker, {
  fallback: <Skeleton variant="rounded" height={150} role="progressbar" aria-label="Loading" />,
});

/** The picture field of a form. The picker is a lazy chunk. */
export function FormPicturePicker<Values extends FieldValues, Output = Values>({
  control,
  name,
  notice,
  ...picker
}: Omit<FormFieldProps<Values, Output>, 'hint' | 'isWide'> &
  Pick<PicturePickerProps, 'required' | 'isPhoto' | 'pictures'>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <div className={WIDE}>
      <Picker
        {...picker}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        focusRef={field.ref}
      />
      {notice}
    </div>
  );
}
