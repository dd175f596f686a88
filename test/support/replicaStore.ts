import type { UnknownAction } from '@reduxjs/toolkit';
import type { ListName } from '../../src/domain/lists/schema';
import {
  entryDamaged,
  remoteChangesMerged,
  storageCleared,
  storageWriteFailed,
  storageWriteRecovered,
} from '../../src/domain/system/events';
import { keyOf } from '../../src/persistence/engine/keys';
import { guardVersion } from '../../src/persistence/engine/keyValueStorage';
import type { EntityMap } from '../../src/persistence/engine/localChanges';
import { createReplicaStore, type ReplicaStore } from '../../src/persistence/engine/replicaStore';
import { listText, type Entity } from '../../src/persistence/engine/storedEntities';
import type { MemoryStorage } from './keyValueStorage';

export const POSTS_KEY = keyOf('posts');
export const post = (id: string, title = 'A post'): Entity => ({ id, title });
export const mapOf = (...entities: Entity[]): EntityMap =>
  Object.fromEntries(entities.map((one) => [one.id, one]));

/** Returns the ids of the entities in the text of a list. */
export const idsIn = (text: string | undefined): string[] =>
  (JSON.parse(text ?? '[]') as { id: string }[]).map(({ id }) => id);

/** Returns the live entities of a list as the text that storage would hold. */
export const textOf = (store: ReplicaStore, name: ListName): string =>
  listText(name, store.replicaOf(name));

export interface OpenReplicaStore {
  store: ReplicaStore;
  /** Returns what was emitted since the last time, in short. */
  calls: () => Promise<unknown[]>;
}

/** Returns an event of a replica store in short. */
function inShort(event: UnknownAction): unknown[] {
  if (remoteChangesMerged.match(event)) {
    const { entry, entities, removedIds } = event.payload;
    return ['merged', entry, entities.map(({ id }) => id), removedIds];
  }
  if (storageWriteFailed.match(event)) {
    const { entry, reason, message } = event.payload;
    return ['failed', entry, reason, message];
  }
  if (storageWriteRecovered.match(event)) return ['recovered', event.payload.entry];
  if (entryDamaged.match(event)) return ['damaged', event.payload.entry, event.payload.keptUnder];
  return storageCleared.match(event) ? ['cleared'] : [event];
}

/** Creates the replica store of one tab, without a Redux store. Needs fake timers. */
export function openReplicaStore(storage: MemoryStorage, random = 0): OpenReplicaStore {
  const all: unknown[] = [];
  const store = createReplicaStore({
    storage: guardVersion(storage),
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    tab: 'tab01',
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    random: () => random,
    emit: (event) => void all.push(inShort(event)),
  });
  const calls = async () => {
    await Promise.resolve();
    return all.splice(0);
  };
  return { store, calls };
}
