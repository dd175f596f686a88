import { FormHelperText, Skeleton, Typography } from '@mui/material';
import { useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../../form/formParts';
import { loadedComponent } from '../../loadedComponent';

/** The height of the editor and its toolbar, in pixels. */
const PLACE = 290;

const Editor = loadedComponent(async () => (await import('./RichTextEditor')).RichTextEditor, {
  fallback: <Skeleton variant="rounded" height={PLACE} role="progressbar" aria-label="Loading" />,
});

/** A rich-text field of a form. The editor is a lazy chunk. */
export function FormRichText<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  notice,
  linesOnly = false,
}: Omit<FormFieldProps<Values, Output>, 'hint' | 'isWide'> & { linesOnly?: boolean }) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange } = field;
  // The editor's content, and a key that remounts it when the form's value is set from outside.
  const [editor, setEditor] = useState({ content: value, key: 0 });
  if (editor.content !== value) setEditor({ content: value, key: editor.key + 1 });
  const report = useCallback(
    (content: string) => {
      setEditor(({ key }) => ({ content: content as typeof value, key }));
      onChange(content);
    },
    [onChange],
  );
  const error = fieldState.error?.message;
  const box = useRef<HTMLDivElement>(null);
  // Asked by a save that fails.
  useImperativeHandle(field.ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[contenteditable]')?.focus(),
  }));
  const errorId = useId();
  return (
    <div ref={box}>
      <Typography gutterBottom variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Editor
        key={editor.key}
        label={label}
        linesOnly={linesOnly}
        content={value}
        onChange={report}
        errorId={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
      {notice}
    </div>
  );
}
