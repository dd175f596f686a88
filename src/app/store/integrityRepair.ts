import { LAZY_LISTS } from '../../domain/lists/schema';
import { selectNotifications } from '../../domain/notifications/slice';
import { selectProjects } from '../../domain/projects/slice';
import { on, type Command, type DomainState, type Listener } from '../../domain/store';
import * as events from '../../domain/system/events';
import { selectIsLoaded } from '../../persistence/engine/storageSlice';
import { loadSeedData } from '../seedData';
import type { RootState } from './types';

const referredLeads = (state: DomainState): Set<string> =>
  new Set([
    ...selectNotifications(state).map(({ leadId }) => leadId),
    ...selectProjects(state).map(({ customerId }) => customerId),
  ]);

/**
 * On `storageRestored`: removes references to leads known to be deleted, as a tab ended between two
 * writes. A lead that is merely absent, late or unreadable is left alone.
 */
const removeDanglingReferencesOnStorageRestored = on(
  events.storageRestored.match,
  (event, { dispatch, extra, getState }) => {
    const referred = referredLeads(getState());
    const deletedLeadIds = extra.knownDeleted('leads').filter((id) => referred.has(id));
    if (deletedLeadIds.length === 0) return;
    const notificationIds = selectNotifications(getState())
      .filter(({ leadId }) => deletedLeadIds.includes(leadId))
      .map(({ id }) => id);
    dispatch(events.danglingReferencesRemoved({ deletedLeadIds, notificationIds }, event));
  },
);

/** On `storageCleared`: loads seed data again for the cleared entries. */
const reloadSeedDataOnStorageCleared = on(
  events.storageCleared.match,
  async (_event, { dispatch, getOriginalState }) => {
    const before = getOriginalState() as RootState;
    const shown = LAZY_LISTS.filter((entry) => selectIsLoaded(before, entry));
    await dispatch(loadSeedData(shown) as unknown as Command<Promise<void>>);
  },
);

/** All repairs that run at start. */
export const integrityRepair: readonly Listener[] = [
  removeDanglingReferencesOnStorageRestored,
  reloadSeedDataOnStorageCleared,
];
