import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNotify } from '../notices/Notices';

interface Save {
  /** The form's `onSubmit`. */
  submit: (event: SyntheticEvent) => void;
  /** Whether the save waits for values that are still being processed. */
  isWaiting: boolean;
  /** Whether the form was saved; then it has no unsaved changes. */
  isSaved: boolean;
}

/**
 * Saves a form that closes after it: once, and calls `onSaved` when the guard is off. `finish`
 * waits for values being processed, and returns whether to continue. If either throws, the owner
 * sees the error, and the form stays open.
 */
export function useSave<Values extends FieldValues, Output, Saved>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (output: Output) => Saved,
  onSaved: (saved: Saved) => void,
  finish: () => boolean | Promise<boolean> = () => true,
): Save {
  const notify = useNotify();
  const isBegun = useRef(false);
  const isOpen = useRef(true);
  const [isWaiting, setWaiting] = useState(false);
  const [saved, setSaved] = useState<{ value: Saved }>();

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useEffect(() => {
    if (saved) onSaved(saved.value);
  }, [onSaved, saved]);

  const attempt = async (): Promise<void> => {
    let isDone = false;
    setWaiting(true);
    try {
      if (!(await finish())) return;
      await form.handleSubmit((output) => {
        if (!isOpen.current) return;
        setSaved({ value: save(output) });
        isDone = true;
      })();
    } catch (error) {
      console.error('Saving failed:', error);
      notify('This could not be saved. What you typed is still here: please try again.');
    } finally {
      isBegun.current = isDone;
      setWaiting(false);
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBegun.current) return;
    isBegun.current = true;
    void attempt();
  };
  return { submit, isWaiting, isSaved: saved !== undefined };
}
