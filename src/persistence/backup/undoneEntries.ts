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
 * Undo of a restore, a merge or a reset: it takes back what that did, and nothing that was created,
 * edited or deleted since. Timestamps tell the two apart.
 */

/** The latest timestamp of all that is held: what has a later one came later. */
export function latestTimestamp(replicaOf: (name: ListName) => Replica): Timestamp {
  let latest: Timestamp = OLDEST;
  for (const name of LIST_NAMES) {
    const { entities, tombstones } = replicaOf(name);
    for (const entity of entities.values()) latest = laterOf(latest, newestTimestamp(entity));
    for (const time of tombstones.values()) latest = laterOf(latest, time);
  }
  return latest;
}

/** The fields as they stood before, but for those that were changed since. */
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
 * What stands of some things after the undo: those that stood before, unless deleted since, and those
 * that were created or edited since.
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
 * The lists as they are to stand after an undo.
 *
 * @param before the lists as they stood before what is taken back
 * @param since the latest timestamp when that was done
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
