import type { ListName } from '../../domain/lists/schema';
import { changedNames } from '../../lib/recordsDiff';
import { LISTS } from './entries';
import { joinEntities, OWN, type VersionedEntity, type VersionedFields } from './merge';
import { fromState, type Entity } from './storedEntities';
import { OLDEST, type HybridClock } from './timestamps';

/** A slice's entities by id. */
export type EntityMap = Readonly<Record<string, Entity | undefined>>;

/**
 * Returns the replica's entity with a timestamp at each field in which the state's entity differs from `before`;
 * undefined if no field does. A missing member is never deleted by this.
 */
export function recordChange(
  name: ListName,
  before: Entity | undefined,
  entity: Entity,
  versioned: VersionedEntity | undefined,
  clock: Pick<HybridClock, 'next'>,
): VersionedEntity | undefined {
  const earlier = versioned && before && fromState(name, before);
  // Members are compared one by one: invalid members of a collection stay as they are stored.
  const ignored: readonly string[] = versioned ? LISTS[name].collections : [];
  const changes = [...fromState(name, entity)]
    .map(([key, { fields }]) => {
      const names = changedNames(earlier?.get(key)?.fields ?? {}, fields);
      return { key, fields, names: names.filter((name) => key !== OWN || !ignored.includes(name)) };
    })
    .filter(({ names }) => names.length > 0);
  if (changes.length === 0) return undefined;
  const timestamp = clock.next();
  const parts = changes.map(({ key, fields, names }): [string, VersionedFields] => {
    if (!versioned?.has(key)) return [key, { fields, created: timestamp, changed: {} }];
    const values = Object.entries(fields).filter(([field]) => names.includes(field));
    const changed = Object.fromEntries(names.map((field) => [field, timestamp]));
    return [key, { fields: Object.fromEntries(values), created: OLDEST, changed }];
  });
  return joinEntities(versioned ?? new Map(), new Map(parts));
}
