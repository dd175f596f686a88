import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Save {
  /** For the form's `onSubmit`. */
  submit: (event: SyntheticEvent) => void;
  /** Whether it has been saved: then nothing is unsaved any more. */
  isSaved: boolean;
}

/**
 * Saves a form that is left after a save: once, however often it is submitted, and `onSaved` is
 * called only when the guard against unsaved changes has been rendered as off.
 */
export function useSave<Values extends FieldValues, Output, Saved>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (output: Output) => Saved,
  onSaved: (saved: Saved) => void,
): Save {
  const isDone = useRef(false);
  const [saved, setSaved] = useState<{ value: Saved }>();

  useEffect(() => {
    if (saved) onSaved(saved.value);
  }, [onSaved, saved]);

  const submit = (event: SyntheticEvent): void => {
    const saving = form.handleSubmit((output) => {
      if (isDone.current) return;
      const value = save(output);
      isDone.current = true;
      setSaved({ value });
    });
    void saving(event);
  };
  return { submit, isSaved: saved !== undefined };
}
