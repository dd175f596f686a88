import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../form/formParts';
import type { MarkUnfinished } from './useUnfinishedPictures';

const LazyPicker = lazy(async () => ({ default: (await import('./PicturePicker')).PicturePicker }));

interface FormPicturePickerProps<Values extends FieldValues, Output> extends FormFieldProps<
  Values,
  Output
> {
  required?: boolean;
  isPhoto?: boolean;
  pictures: MarkUnfinished;
}

/** The picture field of a form. The picker is a lazy chunk. */
export function FormPicturePicker<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  notice,
  required = false,
  isPhoto = false,
  pictures,
}: FormPicturePickerProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <div className="wide">
      <Suspense
        fallback={
          <Skeleton variant="rounded" height={150} role="progressbar" aria-label="Loading" />
        }
      >
        <LazyPicker
          label={label}
          value={field.value}
          onChange={field.onChange}
          required={required}
          isPhoto={isPhoto}
          error={fieldState.error?.message}
          hint={hint}
          pictures={pictures}
          focusRef={field.ref}
        />
      </Suspense>
      {notice}
    </div>
  );
}
