import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../../form/FormTextField';

const LazyEditor = lazy(async () => ({
  default: (await import('./RichTextEditor')).RichTextEditor,
}));

/** The editor's own height and that of its toolbar, in pixels. */
const PLACE = 290;

/** A text with formats, of a form. The editor comes in a chunk of its own. */
export function FormRichText<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  notice,
}: FormFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange } = field;
  // What the editor holds, and how often it was opened anew because the form holds something else.
  const [held, setHeld] = useState({ content: value, opened: 0 });
  if (held.content !== value) setHeld({ content: value, opened: held.opened + 1 });
  const report = useCallback(
    (content: string) => {
      setHeld(({ opened }) => ({ content: content as typeof value, opened }));
      onChange(content);
    },
    [onChange],
  );
  const error = fieldState.error?.message;
  return (
    <div>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Suspense
        fallback={
          <Skeleton variant="rounded" height={PLACE} role="progressbar" aria-label="Loading" />
        }
      >
        <LazyEditor
          key={held.opened}
          label={label}
          content={value}
          onChange={report}
          error={error}
        />
      </Suspense>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {notice}
    </div>
  );
}
