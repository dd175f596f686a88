import type { HistoryEntry } from '../history/schema';
import type { SubjectKind } from '../lists/businessLists';
import { defineEvent, type RemovedMember } from '../shared/event';
import type { ListWithEntities } from '../system/events';
import type { Act, DeletedRecord } from './schema';

/** The changes of one list that undo an act. */
export type Reversal = ListWithEntities & {
  removedIds: (string | number)[];
  removedMembers: RemovedMember[];
};

/** The owner undid an act or a deletion: entities are as before, except where something changed since. */
export const actUndone = defineEvent<{
  /** The act's first event. */
  eventId: string;
  type: string;
  /** The history entries of the act, one for each subject; empty if the history does not record it. */
  entries: HistoryEntry[];
  /** Whether the owner restored something from Recently deleted: an act, which can be undone. */
  isRestore?: true;
  reversals: Reversal[];
}>('undo/actUndone', {
  deletes: ({ reversals }) =>
    Object.fromEntries(
      reversals.map(({ entry, removedIds, removedMembers }) => [
        entry,
        { ids: removedIds, members: removedMembers },
      ]),
    ),
  subjects: ({ entries, isRestore }) =>
    entries.map(({ facts: { isRestore: _wasRestore, ...facts }, ...undone }) => ({
      kind: undone.subjectKind as SubjectKind,
      id: undone.subjectId,
      name: undone.subjectName,
      facts: { ...facts, undone: undone.type, ...(isRestore && { isRestore }) },
    })),
  isAct: ({ isRestore }) => isRestore === true,
});

/** The acts of this tab from before a reload were read, oldest first. */
export const actsRestored = defineEvent<{ acts: Act[] }>('undo/actsRestored');

/** The deletions of one act were recorded, so that the owner can take each back for 30 days. */
export const deletionsRecorded = defineEvent<{ records: DeletedRecord[] }>(
  'undo/deletionsRecorded',
);

/** Records of deletions were given up: after 30 days, as storage is full, or by the owner for good. */
export const deletionsPurged = defineEvent<{ ids: string[] }>('undo/deletionsPurged', {
  deletes: ({ ids }) => ({ deleted: { ids } }),
});
