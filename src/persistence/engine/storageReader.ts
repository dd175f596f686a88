import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { entryDamaged } from '../../domain/system/events';
import { setAside } from './damage';
import { keyOf, TOMBSTONES_KEY } from './keys';
import { isNewerVersion, type KeyValueStorage } from './keyValueStorage';
import { EMPTY_REPLICA, joinEntities, type VersionedEntity } from './merge';
import { readAllTombstones, readList } from './reading';
import type { Replicas } from './replicas';

interface StorageReaderDeps {
  storage: KeyValueStorage;
  /** The wall clock, in milliseconds. */
  now: () => number;
  replicas: Replicas;
}

/** Merges what storage holds into a tab's replicas, and sets aside what cannot be read. */
export function createStorageReader({ storage, now, replicas }: StorageReaderDeps) {
  const { list, merge, emitSoon } = replicas;
  /** The text of the tombstones of all lists that was last read or written. */
  let storedTombstones: string | null = null;

  /** Reads the text of a list; what cannot be read is set aside and reported. */
  function readText(name: ListName, text: string): Map<string, VersionedEntity> {
    const { entities, rejected } = readList(name, text);
    if (!rejected) return entities;
    const replica = list(name);
    replica.isDamaged = true;
    const keptUnder = setAside(storage, name, rejected.text, now());
    if (keptUnder === null && !isNewerVersion(storage)) replica.isReadOnly = true;
    const report = { goodEntities: entities.size, badEntities: rejected.count };
    emitSoon(entryDamaged({ entry: name, keptUnder, ...report }));
    return entities;
  }

  /** Merges the stored text of a list, and records it as the persisted replica. */
  function mergeText(name: ListName, text: string | null): void {
    const replica = list(name);
    if (text === replica.text) return;
    const entities = readText(name, text ?? '[]');
    merge(name, { ...EMPTY_REPLICA, entities });
    // Equal entities become the same objects, so that later comparisons are by identity.
    for (const [id, entity] of entities) {
      const own = replica.ours.entities.get(id);
      if (own && joinEntities(entity, own) === entity) entities.set(id, own);
    }
    replica.persisted = { ...replica.persisted, entities };
    replica.text = text;
  }

  /** Merges the stored tombstones of all lists. */
  function mergeTombstones(text: string | null): void {
    if (text === storedTombstones) return;
    const stored = readAllTombstones(text ?? '{}');
    if (!stored) setAside(storage, 'tombstones', text ?? '', now());
    storedTombstones = text;
    for (const name of LIST_NAMES) {
      const tombstones = stored?.get(name) ?? EMPTY_REPLICA.tombstones;
      const replica = list(name);
      replica.persisted = { ...replica.persisted, tombstones };
      merge(name, { ...EMPTY_REPLICA, tombstones });
    }
  }

  return {
    mergeText,
    mergeTombstones,

    /** Merges the stored state of a list. */
    refresh(name: ListName): void {
      mergeTombstones(storage.read(TOMBSTONES_KEY));
      mergeText(name, storage.read(keyOf(name)));
    },

    /** Forgets what was read, after another tab cleared storage. */
    forget(): void {
      storedTombstones = null;
      replicas.clear();
    },
  };
}
