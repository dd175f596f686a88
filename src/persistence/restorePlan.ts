import type { EntryWithEntities, ListName } from '../events/system';
import { canonicalJson } from '../lib/canonicalJson';
import type { Backup } from './backup';
import { restampedEntity, toState } from './diff';
import { keyOf, LIST_NAMES, LISTS, TOMBSTONES_KEY } from './entries';
import { joinReplicas, livingPart, memberKey, type Replica } from './merge';
import { keyOfPicture, PICTURE_KEY_PREFIX, pictureAddressOf } from './pictureKeys';
import { toText, type Entity } from './stampedJson';
import type { Stamp } from './stamps';
import type { KeyValueStorage } from './keyValueStorage';
import { measureUsage, pictureLimitBeside, STORE_UNITS } from './usage';

/**
 * What bringing a backup in would do, worked out on what is held before anything is changed: what
 * it would add, change and remove, and whether all that would then stand fits (docs/storage.md).
 */
export interface RestorePlan {
  changes: ListChanges[];
  /** How many units of room are missing; 0 where it fits. */
  missingUnits: number;
}

/** What a restore would do to one list. */
export interface ListChanges {
  name: ListName;
  added: number;
  changed: number;
  removed: number;
}

/** What would stand afterwards does not fit into this browser; nothing was changed. */
export class NoRoomError extends Error {
  constructor(
    /** How many units of room are missing. */
    readonly missingUnits: number,
  ) {
    super('What would stand afterwards does not fit into this browser');
    this.name = 'NoRoomError';
  }
}

/** What is held of every list. */
type HeldLists = (name: ListName) => Replica;

/** What is left free for what follows a restore by itself: notifications, the journal. In units. */
const SLACK_UNITS = 20_000;

/** As long as the longest stamp: what is planned is never shorter than what will be written. */
const PLANNED: Stamp = 'z'.repeat(24);
const plannedClock = { next: () => PLANNED, see: () => {} };

/** What would be held of a list if these entities stood in its place; what is absent is deleted. */
function replaced(name: ListName, held: Replica, entities: readonly Entity[]): Replica {
  const { sets } = LISTS[name];
  const living = livingPart(held).entities;
  const next = new Map(held.entities);
  const tombstones = new Map(held.tombstones);
  const ids = new Set<string>();
  for (const entity of entities) {
    const id = String(entity.id);
    ids.add(id);
    const standing = living.get(id);
    const stamped = restampedEntity({
      before: standing && toState(name, held, id, standing),
      entity,
      stamped: held.entities.get(id),
      sets,
      clock: plannedClock,
    });
    if (stamped) next.set(id, stamped);
    for (const set of sets) {
      const left = new Set((entity[set] as { id: string }[] | undefined)?.map((one) => one.id));
      for (const member of standing?.sets[set]?.keys() ?? []) {
        if (!left.has(member)) tombstones.set(memberKey(id, set, member), PLANNED);
      }
    }
  }
  for (const id of living.keys()) if (!ids.has(id)) tombstones.set(id, PLANNED);
  return { entities: next, tombstones };
}

/** The living entities of what is held of a list, by id, as the state has them. */
export function livingEntities(name: ListName, held: Replica): Map<string, Entity> {
  return new Map(
    [...livingPart(held).entities].map(([id, stamped]) => [id, toState(name, held, id, stamped)]),
  );
}

/** What changes in a list between what is held and what would be. */
function changesOf(name: ListName, held: Replica, next: Replica): ListChanges {
  const changes: ListChanges = { name, added: 0, changed: 0, removed: 0 };
  if (held === next) return changes;
  const before = livingEntities(name, held);
  const after = livingEntities(name, next);
  for (const [id, entity] of after) {
    const earlier = before.get(id);
    if (!earlier) changes.added += 1;
    else if (canonicalJson(earlier) !== canonicalJson(entity)) changes.changed += 1;
  }
  for (const id of before.keys()) if (!after.has(id)) changes.removed += 1;
  return changes;
}

/** What an entry takes of the store, key included; nothing where it is absent. */
const unitsOf = (key: string, text: string | null): number =>
  text === null ? 0 : key.length + text.length;

/** How much larger the entries would be. */
function growth(
  planned: ReadonlyMap<ListName, Replica>,
  heldOf: HeldLists,
  storage: KeyValueStorage,
): number {
  let units = 0;
  const tombstones: Record<string, Record<string, Stamp>> = {};
  for (const [name, next] of planned) {
    tombstones[name] = Object.fromEntries(next.tombstones);
    if (next === heldOf(name)) continue;
    const key = keyOf(name);
    units += unitsOf(key, toText(next, LISTS[name])) - unitsOf(key, storage.read(key));
  }
  const stones = JSON.stringify(tombstones);
  return (
    units + unitsOf(TOMBSTONES_KEY, stones) - unitsOf(TOMBSTONES_KEY, storage.read(TOMBSTONES_KEY))
  );
}

/**
 * How many units of room are missing for what would stand. Pictures that a file brings keep to their
 * share, so that a lead still fits beside them; only where all the pictures that would stand are the
 * file's own may they stand as they stood in the browser that made it.
 */
function missingRoom(
  planned: ReadonlyMap<ListName, Replica>,
  heldOf: HeldLists,
  pictures: Readonly<Record<string, string>>,
  storage: KeyValueStorage,
): number {
  const usage = measureUsage(storage);
  const brought = Object.entries(pictures)
    .map(([hash, picture]) => [keyOfPicture(pictureAddressOf(hash)), picture] as const)
    .filter(([key]) => storage.read(key) === null)
    .reduce((sum, [key, picture]) => sum + unitsOf(key, picture), 0);
  const grown = growth(planned, heldOf, storage);
  if (grown + brought <= 0) return 0;
  const entryUnits = usage.entryUnits + grown;
  const pictureUnits = usage.pictureUnits + brought;
  const overall = entryUnits + pictureUnits + SLACK_UNITS - STORE_UNITS;
  const hasOthers = storage
    .keys()
    .some(
      (key) =>
        key.startsWith(PICTURE_KEY_PREFIX) &&
        pictures[key.slice(PICTURE_KEY_PREFIX.length)] === undefined,
    );
  const overShare =
    brought > 0 && hasOthers ? pictureUnits - pictureLimitBeside(Math.max(0, entryUnits)) : 0;
  return Math.max(0, overall, overShare);
}

function planOf(
  planned: ReadonlyMap<ListName, Replica>,
  heldOf: HeldLists,
  pictures: Readonly<Record<string, string>>,
  storage: KeyValueStorage,
): RestorePlan {
  const changes = [...planned].map(([name, next]) => changesOf(name, heldOf(name), next));
  try {
    return { changes, missingUnits: missingRoom(planned, heldOf, pictures, storage) };
  } catch (error) {
    console.warn('Storage cannot be measured: what is restored is kept in memory', error);
    return { changes, missingUnits: 0 };
  }
}

/** What putting lists in the place of what is held would do. */
export function planReplace(
  lists: readonly EntryWithEntities[],
  pictures: Readonly<Record<string, string>>,
  heldOf: HeldLists,
  storage: KeyValueStorage,
): RestorePlan {
  const planned = new Map(
    LIST_NAMES.map((name) => {
      const list = lists.find(({ entry }) => entry === name);
      const held = heldOf(name);
      return [name, list ? replaced(name, held, list.entities) : held] as const;
    }),
  );
  return planOf(planned, heldOf, pictures, storage);
}

/** What merging a backup into what is held would do. */
export function planMerge(
  backup: Backup,
  heldOf: HeldLists,
  storage: KeyValueStorage,
): RestorePlan {
  const planned = new Map(
    LIST_NAMES.map((name) => {
      const replica = backup.replicas.get(name);
      return [name, replica ? joinReplicas(heldOf(name), replica) : heldOf(name)] as const;
    }),
  );
  return planOf(planned, heldOf, backup.pictures, storage);
}
