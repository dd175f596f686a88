import type { EntityId, EntityState, Reducer } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { withoutStaleOriginals } from '../../lib/lenientRead';
import { withinLimits } from '../../lib/limits';
import { changedKeys } from '../../lib/recordsDiff';

/**
 * Keeps the texts and numbers of a slice's entities within their schema's limits, whatever event
 * changed them, and drops the stored original of a field that was changed.
 */
export function withLimits<
  Entity extends object,
  Id extends EntityId,
  State extends EntityState<Entity, Id>,
>(reducer: Reducer<State>, schema: v.GenericSchema<unknown, Entity>): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action);
    if (next.entities === state?.entities) return next;
    const before = state?.entities as Partial<Record<Id, Entity>> | undefined;
    let entities: Record<Id, Entity> | undefined;
    for (const id of changedKeys(before ?? {}, next.entities, next.ids) as Id[]) {
      const entity = next.entities[id] as Entity | undefined;
      if (!entity) continue;
      const earlier = before?.[id];
      const fitting = withinLimits(
        schema,
        earlier ? withoutStaleOriginals(earlier, entity) : entity,
      );
      if (fitting === entity) continue;
      entities ??= { ...next.entities };
      entities[id] = fitting;
    }
    return entities ? { ...next, entities } : next;
  };
}
