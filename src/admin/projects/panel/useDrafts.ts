import { useCallback, useState } from 'react';

/** The parts of a project's panel in which something can be typed. */
export type DraftPart = 'status' | 'note';
/** Says whether something typed in a part has not been saved. */
export type OnDraft = (part: DraftPart, hasDraft: boolean) => void;

/** Whether anything typed in the panel is still unsaved, and what its parts say so with. */
export function useDrafts(): { hasDrafts: boolean; onDraft: OnDraft } {
  const [drafts, setDrafts] = useState<Record<DraftPart, boolean>>({ status: false, note: false });
  const onDraft: OnDraft = useCallback((part, hasDraft) => {
    setDrafts((before) => (before[part] === hasDraft ? before : { ...before, [part]: hasDraft }));
  }, []);
  return { hasDrafts: drafts.status || drafts.note, onDraft };
}
