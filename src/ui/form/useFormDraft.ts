import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, PathValue, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../persistence/formDrafts';
import type { DraftBases } from './useChangedElsewhere';
import { useDraft, type Draft } from './useDraft';

interface FormDraftOptions<Values extends FormValues, Output> {
  /** The name of the form and, if it edits a record, its id; undefined to keep no draft. */
  name: string | undefined;
  form: UseFormReturn<Values, unknown, Output>;
  /** The values of the untouched form, which are the record's values in the state. */
  initial: Values;
  /** Whether the form was saved; then its draft is forgotten. */
  isSaved?: boolean;
  /** The record's values when typing began, in the form of a record. */
  bases?: DraftBases<Values>;
}

/** How long the owner's drafts are kept, in milliseconds: a day. */
export const OWNER_DRAFT_MS = 86_400_000;

/** The draft of a form of react-hook-form, as its panel shows it. */
export type FormDraft = Pick<Draft, 'restoredAt' | 'forget' | 'discard'>;

/** Keeps a form's draft for a day ({@link useDraft}). `discard` focuses the first field. */
export function useFormDraft<Values extends FormValues, Output>({
  name,
  form,
  initial,
  isSaved = false,
  bases,
}: FormDraftOptions<Values, Output>): FormDraft {
  const { restoredAt, save, forget, discard } = useDraft({
    name,
    initial,
    maxAgeMs: OWNER_DRAFT_MS,
    bases,
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
      const [first] = Object.keys(initial);
      if (first !== undefined) form.setFocus(first as FieldPath<Values>);
    },
  };
}
