import * as v from 'valibot';
import type { ListName } from '../../events/system';
import {
  isRecord,
  joinCollection,
  readLeniently,
  splitCollection,
  textIdOf,
  withOriginals,
  type WithOriginals,
} from '../../lib/lenientRead';
import { entityIdOf, LISTS } from './entries';
import {
  isDeleted,
  liveMembers,
  memberKey,
  type Fields,
  type Replica,
  type VersionedEntity,
  type VersionedFields,
} from './merge';
import { isTimestamp, OLDEST, timestampsSchema, type Timestamp } from './timestamps';

/**
 * Entities as storage has them (readable JSON), as the merge has them (every field as it is stored,
 * unknown and odd ones too, with its timestamp), and as the state has them (read leniently).
 *
 * In storage an entity's timestamps stand within it under one short name: `c` is its creation, `f` its
 * changed fields, `m` the members of its collections. Seed data carries none.
 */
const TIMESTAMPS = '_s';

interface StoredTimestamps {
  c?: Timestamp;
  f?: Record<string, Timestamp>;
  m?: Record<string, Record<string, StoredTimestamps>>;
}

/** An entity as the state has it. */
export type Entity = { readonly id: string | number } & Fields & WithOriginals;

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const versionedFields = (fields: Fields, { c, f }: Fields): VersionedFields => ({
  fields,
  created: isTimestamp(c) ? c : OLDEST,
  changed: isRecord(f) ? v.parse(timestampsSchema, f) : {},
});

/** A stored entity without its timestamps for the merge, its collections taken apart by member. */
function toVersioned(name: ListName, stored: Fields, timestamps: Fields): VersionedEntity {
  const fields: Record<string, unknown> = { ...stored };
  const ofMembers = recordOf(timestamps.m);
  const collections: Record<string, ReadonlyMap<string, VersionedFields>> = {};
  for (const collection of LISTS[name].collections) {
    const ofCollection = recordOf(ofMembers[collection]);
    const { members, rest } = splitCollection(fields[collection]);
    collections[collection] = new Map(
      members.map((member) => {
        const id = textIdOf(member) ?? '';
        return [id, versionedFields(member, recordOf(ofCollection[id]))];
      }),
    );
    // What is no member is kept as a plain field.
    if (rest === undefined) delete fields[collection];
    else fields[collection] = rest;
  }
  return { ...versionedFields(fields, timestamps), collections };
}

/** Reads a stored entity for the merge; undefined where it is no object with an id. Never throws. */
export function fromStored(
  name: ListName,
  stored: unknown,
): { id: string; entity: VersionedEntity } | undefined {
  if (!isRecord(stored)) return undefined;
  const id = entityIdOf(name, stored.id);
  if (id === undefined) return undefined;
  const { [TIMESTAMPS]: timestamps, ...fields } = stored;
  return { id: String(id), entity: toVersioned(name, fields, recordOf(timestamps)) };
}

/** An entity of the state for the merge, with no timestamps: the oldest. */
export const fromState = (name: ListName, entity: Entity): VersionedEntity =>
  toVersioned(name, withOriginals(entity), {});

/** An entity as storage has it, without its timestamps and without deleted members. */
function toFields(
  name: ListName,
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): Record<string, unknown> {
  const { order } = LISTS[name];
  const fields: Record<string, unknown> = { ...entity.fields };
  for (const collection of Object.keys(entity.collections)) {
    const members = liveMembers(replica, id, entity, collection).map(([, one]) => one.fields);
    fields[collection] = joinCollection(order ? members.sort(order) : members, fields[collection]);
  }
  return fields;
}

/** An entity as the state has it: without what is deleted, read leniently. */
export const toState = (
  name: ListName,
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): Entity =>
  readLeniently(
    LISTS[name].schema,
    toFields(name, replica, id, entity),
    entityIdOf(name, entity.fields.id),
  );

function timestampsOf({ created, changed }: VersionedFields): StoredTimestamps | undefined {
  const timestamps: StoredTimestamps = {};
  if (created !== OLDEST) timestamps.c = created;
  if (Object.keys(changed).length > 0) timestamps.f = { ...changed };
  return timestamps.c === undefined && timestamps.f === undefined ? undefined : timestamps;
}

/** The timestamps of an entity for storage; undefined where it has none. */
function storedTimestamps(
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): StoredTimestamps | undefined {
  const own = timestampsOf(entity);
  const ofMembers: Record<string, Record<string, StoredTimestamps>> = {};
  for (const collection of Object.keys(entity.collections)) {
    for (const [member, one] of liveMembers(replica, id, entity, collection)) {
      const timestamps = timestampsOf(one);
      if (timestamps) (ofMembers[collection] ??= {})[member] = timestamps;
    }
  }
  if (Object.keys(ofMembers).length === 0) return own;
  return { ...own, m: ofMembers };
}

/** Texts of entities that have been written before, so that a change of one costs one. */
const cache = new WeakMap<VersionedEntity, string>();

/** Whether any member of an entity was deleted: then its text is not made of the entity alone. */
const hasDeletedMembers = (replica: Replica, id: string, entity: VersionedEntity): boolean =>
  replica.tombstones.size > 0 &&
  Object.entries(entity.collections).some(([collection, members]) =>
    [...members.keys()].some((member) => replica.tombstones.has(memberKey(id, collection, member))),
  );

/** An entity as the JSON that storage has, with its timestamps and without deleted members. */
export function entityText(
  name: ListName,
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): string {
  const isWhole = !hasDeletedMembers(replica, id, entity);
  const known = isWhole ? cache.get(entity) : undefined;
  if (known !== undefined) return known;
  const timestamps = storedTimestamps(replica, id, entity);
  const fields = toFields(name, replica, id, entity);
  const text = JSON.stringify(timestamps ? { ...fields, [TIMESTAMPS]: timestamps } : fields);
  if (isWhole) cache.set(entity, text);
  return text;
}

/** The live entities of a replica as the text of one list, one entity a line. */
export function listText(name: ListName, replica: Replica): string {
  const live = [...replica.entities]
    .filter(([id, entity]) => !isDeleted(replica, id, entity))
    .map(([id]) => id);
  const lines = (LISTS[name].keep?.(live) ?? live).flatMap((id) => {
    const entity = replica.entities.get(id);
    return entity ? [entityText(name, replica, id, entity)] : [];
  });
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}
