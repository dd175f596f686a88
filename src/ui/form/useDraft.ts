import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { draftOf, formDrafts, type FormValues } from '../../persistence/formDrafts';
import type { DraftBases } from './useChangedElsewhere';

export interface DraftOptions<Values extends FormValues> {
  /** The form's name and its record's id, if any: `lead.1732-a`. Read on mount; without it no draft. */
  name: string | undefined;
  /** The values of the untouched form. Only fields that differ from them are stored. */
  initial: Values;
  /** Returns the present values of the fields. */
  read: () => Values;
  /** Sets some fields: to a draft's values, or back to the initial ones. */
  fill: (values: Partial<Values>) => void;
  /** The record's values when typing began, in the form of a record. */
  bases?: DraftBases<Values> | undefined;
  /** How long the draft is kept after the last change, in milliseconds; one hour if not given. */
  maxAgeMs?: number;
}

/** The draft of a form. */
export type Draft = ReturnType<typeof useDraft>;

/**
 * Keeps what is typed into a form, for this tab and a limited time, until it is sent or saved. On
 * mount it restores the draft into the untouched fields: what was typed before hydration wins.
 */
export function useDraft<Values extends FormValues>({
  name,
  initial,
  read,
  fill,
  bases,
  maxAgeMs,
}: DraftOptions<Values>) {
  /** When the restored draft was typed, in milliseconds; undefined if none was restored. */
  const [restoredAt, setRestoredAt] = useState<number>();

  /** Stores what is typed now. To be called on each change of a field. */
  const save = (): void => {
    if (name === undefined) return;
    const typed = Object.entries(read()).filter(([field, value]) => value !== initial[field]);
    const draft = draftOf(Object.fromEntries(typed), maxAgeMs);
    const began = typed.map(([field]) => [field, bases?.of(field) ?? initial[field]]);
    formDrafts.write(name, bases ? { ...draft, bases: Object.fromEntries(began) } : draft);
  };
  /** Forgets the draft, because the form was sent or saved. */
  const forget = (): void => {
    if (name !== undefined) formDrafts.remove(name);
    setRestoredAt(undefined);
  };

  const restore = useEffectEvent(() => {
    const draft = name === undefined ? undefined : formDrafts.read(name, Date.now());
    const present = read();
    const restored = Object.entries(draft?.values ?? {}).filter(
      ([field, value]) =>
        Object.hasOwn(initial, field) &&
        typeof value === typeof initial[field] &&
        present[field] === initial[field],
    );
    if (draft && restored.length > 0) {
      fill(Object.fromEntries(restored) as Partial<Values>);
      bases?.compare((draft.bases ?? {}) as Partial<Values>);
      startTransition(() => setRestoredAt(draft.at));
    } else {
      // What was typed before this ran is kept.
      save();
    }
  });
  useEffect(() => restore(), []);

  /** Forgets the draft, and sets every field to its initial value. */
  const discard = (): void => {
    forget();
    fill(initial);
  };
  return { restoredAt, save, forget, discard };
}
