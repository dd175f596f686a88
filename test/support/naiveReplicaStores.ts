import { remoteChangesMerged } from '../../src/domain/system/events';
import { keyOf } from '../../src/persistence/engine/keys';
import type { EntityMap } from '../../src/persistence/engine/localChanges';
import { EMPTY_REPLICA } from '../../src/persistence/engine/merge';
import { createReplicaState } from '../../src/persistence/engine/replicaState';
import type { ReplicaStore } from '../../src/persistence/engine/replicaStore';
import type { ReplicaStoreDeps } from '../../src/persistence/engine/replicaStore';
import type { Entity } from '../../src/persistence/engine/storedEntities';

/**
 * Naive ways of writing that lose data, as negative controls: if none of them failed, the model
 * could not detect a loss.
 */
type NaiveKind =
  /** Writes its own data; ignores other tabs. */
  | 'blind'
  /** Writes its own data; another tab's text replaces it. */
  | 'replace'
  /** Reads, merges by id and writes, as under a lock; merges another tab's text the same way. */
  | 'lockOnly';

const KEY = keyOf('leads');

export const naiveReplicaStore =
  (kind: NaiveKind) =>
  ({ storage, emit }: ReplicaStoreDeps): ReplicaStore => {
    let entities: EntityMap = {};
    let isDirty = false;
    const listOf = (text: string | null): Entity[] =>
      text === null ? [] : (JSON.parse(text) as Entity[]);
    const mergedWith = (text: string | null): Entity[] => {
      const byId = new Map(listOf(text).map((one) => [String(one.id), one]));
      for (const [id, entity] of Object.entries(entities)) if (entity) byId.set(id, entity);
      return [...byId.values()];
    };
    const hold = (list: Entity[]): Entity[] => {
      entities = Object.fromEntries(list.map((one) => [one.id, one]));
      return list;
    };
    return {
      restore: () => hold(listOf(storage.read(KEY))),
      addSeedData: () => {},
      recordChanges: (_name, _before, after) => {
        isDirty = true;
        entities = after;
      },
      recordTombstones: () => {
        isDirty = true;
      },
      write: () => {
        if (!isDirty) return;
        isDirty = false;
        const list = kind === 'lockOnly' ? mergedWith(storage.read(KEY)) : Object.values(entities);
        storage.write(KEY, JSON.stringify(list));
      },
      receive: (key, text) => {
        if (key !== KEY || kind === 'blind') return;
        const list = kind === 'lockOnly' ? mergedWith(text) : listOf(text);
        const ids = new Set(list.map(({ id }) => String(id)));
        const removedIds = Object.keys(entities).filter((id) => !ids.has(id));
        emit(remoteChangesMerged({ entry: 'leads', entities: hold(list), removedIds } as never));
      },
      reread: () => {},
      knownDeleted: () => [],
      replicaOf: () => EMPTY_REPLICA,
      mergeReplica: () => {},
      list: createReplicaState,
    };
  };
