import type { ListName, WriteFailure } from '../../events/system';
import { LISTS } from './entries';
import type { EntityMap } from './localChanges';
import { covers, EMPTY_REPLICA, hasDeleted, livePart, type Replica } from './merge';
import type { Entity } from './storedEntities';
import { timeOf, type Timestamp } from './timestamps';

/** How long a tombstone is kept, in milliseconds. */
const TOMBSTONE_LIFE_MS = 90 * 24 * 3_600_000;

/** What one tab knows of one list. */
export interface ListReplica {
  /** All that we hold; deleted entities too, until the page is left. */
  ours: Replica;
  /** What storage is known to hold: the text when last read or written here, and its tombstones. */
  persisted: Replica;
  /** The text that `persisted.entities` was read from or written as. */
  text: string | null;
  /** The ids of seed data: held, and written only once something else in the list is. */
  seedIds: Set<string>;
  /** The ids of what the store has not been notified of yet. */
  pending: Set<string>;
  /** The state's entities when last compared. */
  baseline: Map<string, Entity>;
  /** The state's map of entities when last compared. */
  comparedMap: EntityMap | undefined;
  /** Whether some of what storage has could not be read. */
  isDamaged: boolean;
  /** Why nothing may be written. */
  readOnly: WriteFailure | undefined;
  /** Why the last write failed. */
  failure: WriteFailure | undefined;
}

/** Nothing known yet. */
export const createListReplica = (): ListReplica => ({
  ours: EMPTY_REPLICA,
  persisted: EMPTY_REPLICA,
  text: null,
  seedIds: new Set(),
  pending: new Set(),
  baseline: new Map(),
  comparedMap: undefined,
  isDamaged: false,
  readOnly: undefined,
  failure: undefined,
});

/** What of `ours` storage is to hold. */
export function persistable(name: ListName, { ours }: ListReplica): Replica {
  const live = livePart(ours);
  const ids = LISTS[name].keep?.([...live.entities.keys()]);
  if (!ids || ids.length === live.entities.size) return live;
  const kept = new Set(ids);
  return {
    entities: new Map([...live.entities].filter(([id]) => kept.has(id))),
    tombstones: live.tombstones,
  };
}

/** The tombstones that storage lacks, but for those that have had their time (`now` in milliseconds). */
export function unpersistedTombstones(
  { ours, persisted }: ListReplica,
  now: number,
): Replica['tombstones'] {
  const oldest = now - TOMBSTONE_LIFE_MS;
  return new Map<string, Timestamp>(
    [...ours.tombstones].filter(
      ([key, time]) => (persisted.tombstones.get(key) ?? '') < time && timeOf(time) >= oldest,
    ),
  );
}

/** Whether storage holds all that it is to hold of a list, and nothing that is deleted. */
export function isUpToDate(name: ListName, one: ListReplica, now: number): boolean {
  const { ours, persisted, seedIds } = one;
  if (ours === persisted) return true;
  if (unpersistedTombstones(one, now).size > 0) return false;
  if (hasDeleted({ entities: persisted.entities, tombstones: ours.tombstones })) return false;
  const { entities } = persistable(name, one);
  if (persisted.entities.size === 0) {
    // Seed data is written once some of it is deleted, and by itself never.
    if ([...seedIds].some((id) => !entities.has(id))) return false;
    if ([...entities.keys()].every((id) => seedIds.has(id))) return true;
  }
  return covers(persisted, { entities, tombstones: persisted.tombstones });
}
