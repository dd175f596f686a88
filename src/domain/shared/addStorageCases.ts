import {
  isAnyOf,
  type ActionReducerMapBuilder,
  type EntityAdapter,
  type EntityId,
  type EntityState,
} from '@reduxjs/toolkit';
import type { EntitiesByList, ListName } from '../lists/schema';
import {
  backupRestored,
  seedDataLoaded,
  deployedChangesApplied,
  remoteChangesMerged,
  samplesRemoved,
  storageCleared,
} from '../system/events';
import { actUndone } from '../undo/events';

/** Adds a stored list's cases: seed data, other tabs, restored backups, undone acts, removed samples. */
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

interface State {
  entities: Readonly<Record<string, object>>;
}

/** The case of `leadsMerged`: points what refers to the merged lead, in a field, at the lead that stays. */
export const followMerge =
  (field: 'leadId' | 'customerId') =>
  (state: State, { payload }: { payload: { leadId: string; mergedId: string } }): void => {
    for (const entity of Object.values(state.entities) as Partial<Record<string, unknown>>[]) {
      if (entity[field] === payload.mergedId) entity[field] = payload.leadId;
    }
  };
