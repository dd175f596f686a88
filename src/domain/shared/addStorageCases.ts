import {
  isAnyOf,
  type ActionReducerMapBuilder,
  type EntityAdapter,
  type EntityId,
  type EntityState,
} from '@reduxjs/toolkit';
import { leadsMerged } from '../leads/events';
import { referencesTo, type EntitiesByList, type ListName } from '../lists/schema';
import {
  backupRestored,
  seedDataLoaded,
  deployedChangesApplied,
  remoteChangesMerged,
  samplesRemoved,
  storageCleared,
} from '../system/events';
import { actUndone } from '../undo/events';

/**
 * Adds a stored list's cases: seed data, other tabs, restored backups, undone acts, removed samples, and merged leads, to
 * whose older lead its references go.
 */
export function addStorageCases<
  Name extends ListName,
  Id extends EntityId,
  State extends EntityState<EntitiesByList[Name], Id>,
>(
  builder: ActionReducerMapBuilder<State>,
  entry: Name,
  adapter: EntityAdapter<EntitiesByList[Name], Id>,
  initial: readonly EntitiesByList[Name][] = [],
): void {
  type Entities = EntitiesByList[Name][];
  const toLeads = referencesTo('leads').filter(([list]) => list === entry);
  builder
    .addCase(seedDataLoaded, (state, { payload }) => {
      if (payload.entry === entry) adapter.addMany(state as State, payload.entities as Entities);
    })
    .addCase(storageCleared, (state) => {
      adapter.setAll(state as State, initial as Entities);
    })
    .addCase(backupRestored, (state, { payload }) => {
      const restored = payload.entries.find((list) => list.entry === entry);
      if (restored) adapter.setAll(state as State, restored.entities as Entities);
    })
    .addMatcher(leadsMerged.match, (state, { payload: { leadId, mergedId } }) => {
      for (const [, field] of toLeads)
        for (const entity of Object.values(state.entities) as Record<string, unknown>[])
          if (entity[field] === mergedId) entity[field] = leadId;
    })
    .addMatcher(isAnyOf(remoteChangesMerged, deployedChangesApplied, actUndone), (state, event) => {
      const changes = actUndone.match(event) ? event.payload.reversals : [event.payload];
      for (const { entry: changed, entities, removedIds } of changes) {
        if (changed !== entry) continue;
        adapter.setMany(state as State, entities as Entities);
        adapter.removeMany(state as State, removedIds as Id[]);
      }
    })
    .addMatcher(samplesRemoved.match, (state, { payload }) => {
      const ids: Partial<Record<ListName, (string | number)[]>> = payload.ids;
      adapter.removeMany(state as State, (ids[entry] ?? []) as Id[]);
    });
}
