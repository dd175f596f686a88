import * as v from 'valibot';
import type { ListName } from '../../domain/lists/schema';
import { ascending } from '../../lib/ascending';
import {
  isRecord,
  joinCollection,
  readLeniently,
  splitCollection,
  withOriginals,
  type WithOriginals,
} from '../../lib/lenientRead';
import { lookUp } from '../../lib/lookUp';
import type { Fields } from '../../lib/recordsDiff';
import { entityIdOf, LISTS } from './entries';
import {
  livePart,
  membersOf,
  OWN,
  ownFields,
  withLiveMembers,
  type Replica,
  type VersionedEntity,
  type VersionedFields,
} from './merge';
import { isTimestamp, laterOf, OLDEST, timestampsSchema, type Timestamp } from './timestamps';

/**
 * The three forms of an entity: in storage (JSON, its timestamps under `_s`: `c` creation, `f` changed fields, `m`
 * members), in the merge (every field with its timestamp), and in the state (read leniently).
 */
const TIMESTAMPS = '_s';

interface StoredTimestamps {
  c?: Timestamp;
  f?: Record<string, Timestamp>;
  m?: Record<string, Record<string, StoredTimestamps>>;
}

/** An entity in the form of the state. */
export type Entity = { readonly id: string | number } & Fields & WithOriginals;

/** Returns entities by their ids. */
export const entitiesById = (entities: readonly Entity[]): Record<string, Entity> =>
  Object.fromEntries(entities.map((entity) => [entity.id, entity]));

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const versionedFields = (fields: Fields, { c, f }: Fields): VersionedFields => ({
  fields,
  created: isTimestamp(c) ? c : OLDEST,
  changed: isRecord(f) ? v.parse(timestampsSchema, f) : {},
});

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Splits the sets of an entity: each member becomes a field of its own, so that tabs merge additions and removals
 * one by one. A set that is not a list of texts stays one field.
 */
export function splitSets(name: ListName, fields: Fields): Fields {
  const split = new Map(Object.entries(fields));
  for (const set of LISTS[name].sets) {
    const members = fields[set];
    if (!isTextList(members)) continue;
    split.set(set, []);
    for (const member of members) split.set(`${set}/${member}`, true);
  }
  return Object.fromEntries(split);
}

/** Joins what {@link splitSets} split, the members in the order of their timestamps. */
export function joinSets(
  name: ListName,
  fields: Fields,
  timestamp: (field: string) => Timestamp = () => OLDEST,
): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...fields };
  for (const set of LISTS[name].sets) {
    const members = Object.keys(fields).filter((field) => field.startsWith(`${set}/`));
    if (members.length === 0) continue;
    for (const member of members) delete joined[member];
    if (!Array.isArray(joined[set] ?? [])) continue;
    joined[set] = members
      .sort((a, b) => ascending(timestamp(a), timestamp(b)))
      .map((member) => member.slice(set.length + 1));
  }
  return joined;
}

/** Converts a stored entity for the merge: timestamps apart, sets and collections by member. */
function toVersioned(name: ListName, stored: Fields, timestamps: Fields): VersionedEntity {
  const fields: Record<string, unknown> = { ...splitSets(name, stored) };
  const ofMembers = asRecord(timestamps.m);
  const entity = new Map<string, VersionedFields>();
  for (const collection of LISTS[name].collections) {
    const ofCollection = asRecord(ofMembers[collection]);
    const { members, rest } = splitCollection(fields[collection]);
    for (const [id, member] of members)
      entity.set(`${collection}/${id}`, versionedFields(member, asRecord(ofCollection[id])));
    // What is not a valid member is stored as a plain field.
    if (rest === undefined) delete fields[collection];
    else fields[collection] = rest;
  }
  const own = versionedFields(fields, timestamps);
  const changed = { ...own.changed };
  for (const set of LISTS[name].sets) {
    // An older version wrote the whole set at once.
    const written = lookUp(changed, set);
    if (written === undefined) continue;
    delete changed[set];
    for (const field of Object.keys(fields)) {
      if (field.startsWith(`${set}/`))
        changed[field] = laterOf(lookUp(changed, field) ?? OLDEST, written);
    }
  }
  return entity.set(OWN, { ...own, changed });
}

/** Reads a stored entity for the merge; undefined if it has no id. Never throws. */
export function fromStored(
  name: ListName,
  stored: unknown,
): { id: string; entity: VersionedEntity } | undefined {
  if (!isRecord(stored)) return undefined;
  const id = entityIdOf(name, stored.id);
  if (id === undefined) return undefined;
  const { [TIMESTAMPS]: timestamps, ...fields } = stored;
  return { id: String(id), entity: toVersioned(name, fields, asRecord(timestamps)) };
}

/** Converts an entity of the state for the merge, with the oldest timestamp. */
export const fromState = (name: ListName, entity: Entity): VersionedEntity =>
  toVersioned(name, withOriginals(entity), {});

/** Returns the live entities of a list as the state holds them. */
export const liveState = (name: ListName, replica: Replica): Entity[] =>
  [...livePart(replica).entities].map(([id, entity]) => toState(name, replica, id, entity));

const byId = ([a]: [string, unknown], [b]: [string, unknown]): number => ascending(a, b);

/** Converts an entity to its stored form, without timestamps. */
function toFields(name: ListName, entity: VersionedEntity): Record<string, unknown> {
  const { collections, order } = LISTS[name];
  const own = ownFields(entity);
  const timestampOf = (field: string): Timestamp => lookUp(own.changed, field) ?? own.created;
  const fields = joinSets(name, own.fields, timestampOf);
  for (const collection of collections) {
    const members = membersOf(entity, collection).map(([, member]) => member.fields);
    fields[collection] = joinCollection(order ? members.sort(order) : members, fields[collection]);
  }
  return fields;
}

/** Converts an entity to the form of the state: without deleted members, read leniently. */
export const toState = (
  name: ListName,
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): Entity =>
  readLeniently(
    LISTS[name].schema,
    toFields(name, withLiveMembers(replica, id, entity)),
    entityIdOf(name, ownFields(entity).fields.id),
  );

function timestampsOf({ created, changed }: VersionedFields): StoredTimestamps | undefined {
  const timestamps: StoredTimestamps = {
    ...(created !== OLDEST && { c: created }),
    ...(Object.keys(changed).length > 0 && { f: { ...changed } }),
  };
  return Object.keys(timestamps).length > 0 ? timestamps : undefined;
}

/** Returns the timestamps of an entity for storage; undefined without any. */
function storedTimestamps(name: ListName, entity: VersionedEntity): StoredTimestamps | undefined {
  const stored: StoredTimestamps = { ...timestampsOf(ownFields(entity)) };
  for (const collection of LISTS[name].collections) {
    for (const [id, member] of membersOf(entity, collection)) {
      const timestamps = timestampsOf(member);
      if (timestamps) ((stored.m ??= {})[collection] ??= {})[id] = timestamps;
    }
  }
  return Object.keys(stored).length > 0 ? stored : undefined;
}

/** Cache of the texts of entities, so that a change of an entity serializes only that entity. */
const cache = new WeakMap<VersionedEntity, string>();

/** Returns an entity as stored JSON, with its timestamps and without deleted members. */
export function entityText(
  name: ListName,
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): string {
  const live = withLiveMembers(replica, id, entity);
  const known = cache.get(live);
  if (known !== undefined) return known;
  const timestamps = storedTimestamps(name, live);
  const text = JSON.stringify({ ...toFields(name, live), [TIMESTAMPS]: timestamps });
  cache.set(live, text);
  return text;
}

/** Returns the part of a replica that is stored: live entities, of a limited list the newest. */
export function storedPart(name: ListName, replica: Replica): Replica {
  const live = livePart(replica);
  const { limit } = LISTS[name];
  if (limit === undefined) return live;
  // Ids begin with their time of creation, so the greatest are the newest.
  const newest = [...live.entities].sort(byId).slice(-limit);
  return { entities: new Map(newest), tombstones: live.tombstones };
}

/** Returns the live entities of a replica as the text of one list, one entity per line. */
export function listText(name: ListName, replica: Replica): string {
  const stored = storedPart(name, replica);
  const lines = [...stored.entities].map(([id, entity]) => entityText(name, stored, id, entity));
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}
