import { useCallback, useEffect, useState } from 'react';

/** Reports whether a form has unsaved text, by its name. */
export type OnDraft = (form: string, hasDraft: boolean) => void;

/** Returns whether any of a screen's forms has unsaved text, and the callback for the forms. */
export function useDrafts(): { hasDrafts: boolean; onDraft: OnDraft } {
  const [drafts, setDrafts] = useState<readonly string[]>([]);
  const onDraft: OnDraft = useCallback((form, hasDraft) => {
    setDrafts((before) => {
      if (before.includes(form) === hasDraft) return before;
      return hasDraft ? [...before, form] : before.filter((other) => other !== form);
    });
  }, []);
  return { hasDrafts: drafts.length > 0, onDraft };
}

/** Reports, while a form is shown, whether it has unsaved text. */
export function useReportedDraft(form: string, hasDraft: boolean, onDraft: OnDraft): void {
  useEffect(() => {
    onDraft(form, hasDraft);
    return () => onDraft(form, false);
  }, [form, hasDraft, onDraft]);
}
