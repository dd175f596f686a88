import type { EntryWithEntities, ListName } from '../events/system';
import { LIST_NAMES, LISTS } from './entries';
import {
  livingPart,
  memberKey,
  newestOfPart,
  newestStamp,
  type Part,
  type Replica,
  type Stamped,
} from './merge';
import { toStamped, type Entity } from './stampedJson';
import { toState } from './diff';
import { laterStamp, OLDEST, type Stamp } from './stamps';

/**
 * Undo of a restore, a merge or a reset: it takes back what that did, and nothing that was created,
 * edited or deleted since. Stamps tell the two apart.
 */

/** The latest stamp of all that is held: what is stamped later came later. */
export function latestStamp(heldOf: (name: ListName) => Replica): Stamp {
  let latest: Stamp = OLDEST;
  for (const name of LIST_NAMES) {
    const { entities, tombstones } = heldOf(name);
    for (const stamped of entities.values()) latest = laterStamp(latest, newestStamp(stamped));
    for (const stamp of tombstones.values()) latest = laterStamp(latest, stamp);
  }
  return latest;
}

/** The fields as they stood before, but for those that were changed since. */
function undonePart(before: Part, now: Part, since: Stamp): Part {
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
    since: Stamp;
    newest: (thing: Thing) => Stamp;
    deletedAt: (id: string) => Stamp | undefined;
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
  since: Stamp,
): Entity[] {
  const { sets } = LISTS[name];
  const before = new Map(entities.map((one) => [String(one.id), toStamped(one, sets)]));
  const undone = undoneMap<Stamped>(before, livingPart(held).entities, {
    since,
    newest: newestStamp,
    deletedAt: (id) => held.tombstones.get(id),
    join: (id, earlier, present) => ({
      ...undonePart(earlier, present, since),
      sets: Object.fromEntries(
        sets.map((set) => [
          set,
          undoneMap<Part>(earlier.sets[set] ?? new Map(), present.sets[set] ?? new Map(), {
            since,
            newest: newestOfPart,
            deletedAt: (member) => held.tombstones.get(memberKey(id, set, member)),
            join: (_member, was, is) => undonePart(was, is, since),
          }),
        ]),
      ),
    }),
  });
  const whole: Replica = { entities: undone, tombstones: new Map() };
  return [...undone].map(([id, stamped]) => toState(name, whole, id, stamped));
}

/**
 * The lists as they are to stand after an undo.
 *
 * @param before the lists as they stood before what is taken back
 * @param since the latest stamp when that was done
 */
export function undoneEntries(
  before: readonly EntryWithEntities[],
  heldOf: (name: ListName) => Replica,
  since: Stamp,
): EntryWithEntities[] {
  return before.map(({ entry, entities }) => {
    const undone = undoneList(entry, entities, heldOf(entry), since);
    return { entry, entities: undone } as unknown as EntryWithEntities;
  });
}
