import { dequal } from 'dequal/lite';
import { lookUp } from '../../lib/lookUp';
import type { Fields } from '../../lib/recordsDiff';
import { LISTS } from './entries';
import { OWN, type VersionedEntity, type VersionedFields } from './merge';
import { fromState, type Entity } from './storedEntities';
import type { HybridClock, Timestamp } from './timestamps';
import type { ListName } from '../../domain/lists/schema';

/** A slice's entities by id. */
export type EntityMap = Readonly<Record<string, Entity | undefined>>;

/** Copies some fields from `after`, with `timestamp` as the time of their change. */
function withChanges(
  one: VersionedFields,
  after: Fields,
  names: readonly string[],
  timestamp: Timestamp,
): VersionedFields {
  const fields: Record<string, unknown> = { ...one.fields };
  const changed = { ...one.changed };
  for (const name of names) {
    const value = lookUp(after, name);
    if (value === undefined) delete fields[name];
    else fields[name] = value;
    changed[name] = timestamp;
  }
  return { fields, created: one.created, changed };
}

/**
 * Records how an entity of the state differs from `before`, and returns `held`, the
 * replica's, changed; undefined if nothing did. A missing member is never deleted by this.
 */
export function recordChange(
  name: ListName,
  before: Entity | undefined,
  entity: Entity,
  held: VersionedEntity | undefined,
  clock: Pick<HybridClock, 'next'>,
): VersionedEntity | undefined {
  const earlier = held && before && fromState(name, before);
  // Of a collection the members are compared; what is none of them stays as it is stored.
  const ignored: readonly string[] = held ? LISTS[name].collections : [];
  const changes = [...fromState(name, entity)].map(([key, { fields }]) => {
    const was = earlier?.get(key)?.fields ?? {};
    const names = Object.keys({ ...was, ...fields }).filter(
      (field) =>
        !(key === OWN && ignored.includes(field)) &&
        !dequal(lookUp(was, field), lookUp(fields, field)),
    );
    return { key, fields, names };
  });
  if (changes.every(({ names }) => names.length === 0)) return undefined;
  const timestamp = clock.next();
  const next = new Map(held);
  for (const { key, fields, names } of changes) {
    const one = held?.get(key);
    if (!one) next.set(key, { fields, created: timestamp, changed: {} });
    else if (names.length > 0) next.set(key, withChanges(one, fields, names, timestamp));
  }
  return next;
}
