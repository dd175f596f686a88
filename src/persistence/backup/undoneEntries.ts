import type { EntryWithEntities } from '../../domain/system/events';
import type { EntityChange } from '../../domain/undo/schema';
import { applyDiff, invert, type Fields } from '../../lib/recordsDiff';
import { liveEntities, replicaChanges, type ReplicaOf } from './restorePlan';
import { LIST_NAMES } from '../../domain/lists/schema';

/** Returns what changed in all lists between two states of their replicas. */
export const changesBetween = (before: ReplicaOf, after: ReplicaOf): EntityChange[] =>
  LIST_NAMES.flatMap((list) => replicaChanges(list, before(list), after(list)));

/** Returns the lists without what a restore, merge or reset changed; anything later stays. */
export const undoneEntries = (
  changes: readonly EntityChange[],
  replicaOf: ReplicaOf,
): EntryWithEntities[] =>
  LIST_NAMES.flatMap((entry) => {
    const entities = new Map<string, Fields>(Object.entries(liveEntities(entry, replicaOf(entry))));
    const changed = changes.filter(({ list }) => list === entry);
    for (const change of changed) {
      const id = String(change.entityId);
      const { fields } = applyDiff(entities.get(id) ?? null, invert(change));
      if (fields) entities.set(id, fields);
      else entities.delete(id);
    }
    if (changed.length === 0) return [];
    return { entry, entities: [...entities.values()] } as unknown as EntryWithEntities;
  });
