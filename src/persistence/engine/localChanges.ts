import { dequal } from 'dequal/lite';
import { lookUp } from '../../lib/lookUp';
import { LISTS } from './entries';
import { joinEntities, OWN, type VersionedEntity, type VersionedFields } from './merge';
import { fromState, type Entity } from './storedEntities';
import { OLDEST, type HybridClock } from './timestamps';
import type { ListName } from '../../domain/lists/schema';

/** A slice's entities by id. */
export type EntityMap = Readonly<Record<string, Entity | undefined>>;

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
  const changes = [...fromState(name, entity)]
    .map(([key, { fields }]) => {
      const was = earlier?.get(key)?.fields ?? {};
      const names = Object.keys({ ...was, ...fields }).filter(
        (field) =>
          !(key === OWN && ignored.includes(field)) &&
          !dequal(lookUp(was, field), lookUp(fields, field)),
      );
      return { key, fields, names };
    })
    .filter(({ names }) => names.length > 0);
  if (changes.length === 0) return undefined;
  const timestamp = clock.next();
  const parts = changes.map(({ key, fields, names }): [string, VersionedFields] => {
    if (!held?.has(key)) return [key, { fields, created: timestamp, changed: {} }];
    const values = Object.entries(fields).filter(([field]) => names.includes(field));
    const changed = Object.fromEntries(names.map((field) => [field, timestamp]));
    return [key, { fields: Object.fromEntries(values), created: OLDEST, changed }];
  });
  return joinEntities(held ?? new Map(), new Map(parts));
}
