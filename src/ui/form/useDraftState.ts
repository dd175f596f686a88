import { useEffect, useState } from 'react';
import type { FormValues } from '../../persistence/formDrafts';
import { useDraft } from './useDraft';
import { OWNER_DRAFT_MS, type FormDraft } from './useFormDraft';

interface DraftState<Values> {
  values: Values;
  /** Sets some fields. */
  change: (values: Partial<Values>) => void;
  /** Empties the form and forgets its draft, because it was saved. */
  clear: () => void;
  draft: FormDraft;
}

/**
 * Like `useState` for a small form's fields, but keeps a draft for a day ({@link useDraft});
 * `initial` is the same at each render, and `given` is what it opens with.
 */
export function useDraftState<Values extends FormValues>(
  name: string,
  initial: Values,
  given?: Values,
): DraftState<Values> {
  const [values, setValues] = useState(given ?? initial);
  const change = (part: Partial<Values>): void => setValues((before) => ({ ...before, ...part }));
  const draft = useDraft({
    name,
    initial,
    maxAgeMs: OWNER_DRAFT_MS,
    read: () => values,
    fill: change,
  });
  // After every render: the values are state, so that each change of them renders.
  useEffect(() => draft.save());
  return {
    values,
    change,
    clear: () => {
      draft.forget();
      setValues(initial);
    },
    draft,
  };
}
