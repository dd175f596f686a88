import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNotify } from '../notices/Notices';

interface Save {
  /** For the form's `onSubmit`. */
  submit: (event: SyntheticEvent) => void;
  /** Whether it waits for what is still on its way into the form. */
  isWaiting: boolean;
  /** Whether it has been saved: then nothing is unsaved any more. */
  isSaved: boolean;
}

const nothingToFinish = (): Promise<boolean> => Promise.resolve(true);

/**
 * Saves a form that is left after a save: once, however often it is submitted, and `onSaved` is
 * called only when the guard against unsaved changes has been rendered as off. What is still on its
 * way into the form, such as a picture, is waited for with `finish`, which answers whether to go on.
 * Where `save` or `finish` throws, the owner is told, and the form stays as it is, to be tried again.
 */
export function useSave<Values extends FieldValues, Output, Saved>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (output: Output) => Saved,
  onSaved: (saved: Saved) => void,
  finish = nothingToFinish,
): Save {
  const notify = useNotify();
  const isBegun = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [saved, setSaved] = useState<{ value: Saved }>();

  useEffect(() => {
    if (saved) onSaved(saved.value);
  }, [onSaved, saved]);

  const attempt = async (): Promise<void> => {
    let isDone = false;
    setWaiting(true);
    try {
      if (!(await finish())) return;
      await form.handleSubmit((output) => {
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
