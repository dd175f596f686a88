import type { EntryWithEntities, ListName } from '../../events/system';
import { LIST_NAMES, LISTS } from '../engine/entries';
import {
  livePart,
  memberKey,
  newestOfFields,
  newestTimestamp,
  type VersionedFields,
  type Replica,
  type VersionedEntity,
} from '../engine/merge';
import { fromState, toState, type Entity } from '../engine/storedEntities';
import { laterOf, OLDEST, type Timestamp } from '../engine/timestamps';

/**
 * Undo of a restore, a merge or a reset. It reverts what that action did, and keeps whatever was
 * created, edited or deleted later. Timestamps tell the two apart.
 */

/** Returns the latest timestamp in any list; whatever changes afterwards has a later one. */
export function latestTimestamp(replicaOf: (name: ListName) => Replica): Timestamp {
  let latest: Timestamp = OLDEST;
  for (const name of LIST_NAMES) {
    const { entities, tombstones } = replicaOf(name);
    for (const entity of entities.values()) latest = laterOf(latest, newestTimestamp(entity));
    for (const time of tombstones.values()) latest = laterOf(latest, time);
  }
  return latest;
}

/** Returns the fields from before, except for those changed since. */
function undoneFields(
  before: VersionedFields,
  now: VersionedFields,
  since: Timestamp,
): VersionedFields {
  const fields: Record<string, unknown> = { ...before.fields };
  for (const name of new Set([...Object.keys(now.fields), ...Object.keys(now.changed)])) {
    if ((now.changed[name] ?? now.created) <= since) continue;
    if (now.fields[name] === undefined) delete fields[name];
    else fields[name] = now.fields[name];
  }
  return { fields, created: before.created, changed: {} };
}

/**
 * Returns the items after the undo: those from before, unless deleted since, and those created or
 * edited since.
 */
function undoneMap<Thing>(
  before: ReadonlyMap<string, Thing>,
  now: ReadonlyMap<string, Thing>,
  {
    since,
    newest,
    deletedAt,
    join,
  }: {
    since: Timestamp;
    newest: (thing: Thing) => Timestamp;
    deletedAt: (id: string) => Timestamp | undefined;
    join: (id: string, before: Thing, now: Thing) => Thing;
  },
): Map<string, Thing> {
  const undone = new Map<string, Thing>();
  for (const [id, earlier] of before) {
    const present = now.get(id);
    if (present) undone.set(id, join(id, earlier, present));
    else if ((deletedAt(id) ?? OLDEST) <= since) undone.set(id, earlier);
  }
  for (const [id, present] of now) {
    if (!before.has(id) && newest(present) > since) undone.set(id, present);
  }
  return undone;
}

function undoneList(
  name: ListName,
  entities: readonly Entity[],
  held: Replica,
  since: Timestamp,
): Entity[] {
  const before = new Map(entities.map((one) => [String(one.id), fromState(name, one)]));
  const undone = undoneMap<VersionedEntity>(before, livePart(held).entities, {
    since,
    newest: newestTimestamp,
    deletedAt: (id) => held.tombstones.get(id),
    join: (id, earlier, present) => ({
      ...undoneFields(earlier, present, since),
      collections: Object.fromEntries(
        LISTS[name].collections.map((collection) => [
          collection,
          undoneMap<VersionedFields>(
            earlier.collections[collection] ?? new Map(),
            present.collections[collection] ?? new Map(),
            {
              since,
              newest: newestOfFields,
              deletedAt: (member) => held.tombstones.get(memberKey(id, collection, member)),
              join: (_member, was, is) => undoneFields(was, is, since),
            },
          ),
        ]),
      ),
    }),
  });
  const whole: Replica = { entities: undone, tombstones: new Map() };
  return [...undone].map(([id, entity]) => toState(name, whole, id, entity));
}

/**
 * Returns the lists as an undo leaves them.
 *
 * @param before the lists before the action that is undone
 * @param since the latest timestamp when it was done
 */
export function undoneEntries(
  before: readonly EntryWithEntities[],
  replicaOf: (name: ListName) => Replica,
  since: Timestamp,
): EntryWithEntities[] {
  return before.map(({ entry, entities }) => {
    const undone = undoneList(entry, entities, replicaOf(entry), since);
    return { entry, entities: undone } as unknown as EntryWithEntities;
  });
}
