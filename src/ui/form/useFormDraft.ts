import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, PathValue, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../persistence/formDrafts';
import { useDraft, type Draft, type DraftOptions } from './useDraft';

interface FormDraftOptions<Values extends FormValues, Output> extends Pick<
  DraftOptions<Values>,
  'name' | 'initial' | 'bases'
> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Whether the form was saved; then its draft is forgotten. */
  isSaved?: boolean;
}

/** How long the owner's drafts are kept, in milliseconds: a day. */
export const OWNER_DRAFT_MS = 86_400_000;

/** The draft of a form of react-hook-form, as its panel shows it. */
export type FormDraft = Pick<Draft, 'restoredAt' | 'forget' | 'discard'>;

/** Keeps a form's draft for a day ({@link useDraft}). `discard` focuses the first field. */
export function useFormDraft<Values extends FormValues, Output>({
  form,
  isSaved = false,
  ...options
}: FormDraftOptions<Values, Output>): FormDraft {
  const { restoredAt, save, forget, discard } = useDraft({
    ...options,
    maxAgeMs: OWNER_DRAFT_MS,
    read: () => form.getValues(),
    fill: (values) => {
      for (const [field, value] of Object.entries(values)) {
        form.setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
        });
      }
      form.clearErrors();
    },
  });

  const saveChange = useEffectEvent(() => {
    if (!isSaved) save();
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => saveChange() }),
    [form],
  );

  const forgetSaved = useEffectEvent(forget);
  useEffect(() => {
    if (isSaved) forgetSaved();
  }, [isSaved]);

  return {
    restoredAt,
    forget,
    discard: () => {
      discard();
      const [first] = Object.keys(options.initial);
      if (first !== undefined) form.setFocus(first as FieldPath<Values>);
    },
  };
}
