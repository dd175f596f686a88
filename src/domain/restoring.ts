import type {
  ActionReducerMapBuilder,
  EntityAdapter,
  EntityId,
  EntityState,
} from '@reduxjs/toolkit';
import {
  backupRestored,
  builtInsLoaded,
  heardFromOtherTab,
  samplesRemoved,
  type EntryEntities,
  type ListName,
} from '../events/system';

/**
 * Lets a slice that is stored as a list take what comes from storage: built-ins where nothing of
 * its own stands, another tab's changes, a restored backup, and the removal of the samples. The
 * slice knows nothing of how or where it is stored.
 */
export function takeFromStorage<
  Name extends ListName,
  Id extends EntityId,
  State extends EntityState<EntryEntities[Name], Id>,
>(
  builder: ActionReducerMapBuilder<State>,
  entry: Name,
  adapter: EntityAdapter<EntryEntities[Name], Id>,
): void {
  type Entities = EntryEntities[Name][];
  builder
    .addCase(builtInsLoaded, (state, { payload }) => {
      if (payload.entry === entry) adapter.addMany(state as State, payload.entities as Entities);
    })
    .addCase(heardFromOtherTab, (state, { payload }) => {
      if (payload.entry !== entry) return;
      adapter.setMany(state as State, payload.entities as Entities);
      adapter.removeMany(state as State, payload.removedIds as Id[]);
    })
    .addCase(backupRestored, (state, { payload }) => {
      const restored = payload.entries.find((one) => one.entry === entry);
      if (restored) adapter.setAll(state as State, restored.entities as Entities);
    })
    .addCase(samplesRemoved, (state, { payload }) => {
      adapter.removeMany(state as State, (payload.ids[entry] ?? []) as Id[]);
    });
}
