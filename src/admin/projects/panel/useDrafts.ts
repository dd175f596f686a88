import { useCallback, useEffect, useState } from 'react';

/** The forms in a project's panel. */
type DraftPart = 'status' | 'note';
/** Reports whether a form has unsaved text. */
export type OnDraft = (part: DraftPart, hasDraft: boolean) => void;

/** Returns whether any form of the panel has unsaved text, and the callback for the forms. */
export function useDrafts(): { hasDrafts: boolean; onDraft: OnDraft } {
  const [drafts, setDrafts] = useState<Record<DraftPart, boolean>>({ status: false, note: false });
  const onDraft: OnDraft = useCallback((part, hasDraft) => {
    setDrafts((before) => (before[part] === hasDraft ? before : { ...before, [part]: hasDraft }));
  }, []);
  return { hasDrafts: drafts.status || drafts.note, onDraft };
}

/** Reports, while a form is shown, whether it has unsaved text. */
export function useReportedDraft(part: DraftPart, hasDraft: boolean, onDraft: OnDraft): void {
  useEffect(() => {
    onDraft(part, hasDraft);
    return () => onDraft(part, false);
  }, [part, hasDraft, onDraft]);
}
