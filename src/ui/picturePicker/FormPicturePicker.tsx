import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../form/formParts';
import type { PicturePickerProps } from './PicturePicker';

const LazyPicker = lazy(async () => ({ default: (await import('./PicturePicker')).PicturePicker }));

/** The picture field of a form. The picker is a lazy chunk. */
export function FormPicturePicker<Values extends FieldValues, Output = Values>({
  control,
  name,
  notice,
  ...picker
}: FormFieldProps<Values, Output> & Pick<PicturePickerProps, 'required' | 'isPhoto' | 'pictures'>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <div className="wide">
      <Suspense
        fallback={
          <Skeleton variant="rounded" height={150} role="progressbar" aria-label="Loading" />
        }
      >
        <LazyPicker
          {...picker}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          focusRef={field.ref}
        />
      </Suspense>
      {notice}
    </div>
  );
}
