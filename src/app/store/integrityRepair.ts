import { selectNotifications } from '../../domain/notifications/slice';
import { selectProjects } from '../../domain/projects/slice';
import type { AppStartListening, Command, DomainState } from '../../domain/store';
import {
  danglingReferencesRemoved,
  picturesReplaced,
  storageCleared,
  storageRestored,
} from '../../events/system';
import { selectIsStored } from '../../persistence/engine/storageSlice';
import { ALL_LAZY_ENTRIES, loadSeedData } from '../seedData';
import type { RootState } from './setupStore';

/** The leads that something still refers to. */
const referredLeads = (state: DomainState): Set<string> =>
  new Set([
    ...selectNotifications(state).map(({ leadId }) => leadId),
    ...selectProjects(state).map(({ customerId }) => customerId),
  ]);

/**
 * `storageRestored`: where something refers to leads that are known to be deleted, because a tab
 * ended between two entries, `danglingReferencesRemoved` takes those references away. A lead that is merely
 * absent, late or unreadable is left alone: only a deletion that was written down counts.
 */
function removeDanglingReferencesOnStorageRestored(start: AppStartListening): void {
  start({
    actionCreator: storageRestored,
    effect: (event, { dispatch, extra, getState }) => {
      const referred = referredLeads(getState());
      const deletedLeadIds = extra.knownDeleted('leads').filter((id) => referred.has(id));
      if (deletedLeadIds.length === 0) return;
      const notificationIds = selectNotifications(getState())
        .filter(({ leadId }) => deletedLeadIds.includes(leadId))
        .map(({ id }) => id);
      dispatch(danglingReferencesRemoved({ deletedLeadIds, notificationIds }, event));
    },
  });
}

/**
 * `storageRestored`: where something shows an uploaded picture that is gone and was stored anew,
 * `picturesReplaced` shows the new one.
 */
function followReplacedPicturesOnStorageRestored(start: AppStartListening): void {
  start({
    actionCreator: storageRestored,
    effect: (event, { dispatch, extra, getState }) => {
      const known = Object.entries(extra.replacedPictures());
      if (known.length === 0) return;
      const shown = JSON.stringify(getState());
      const replacements = Object.fromEntries(known.filter(([old]) => shown.includes(`"${old}"`)));
      if (Object.keys(replacements).length > 0) dispatch(picturesReplaced({ replacements }, event));
    },
  });
}

/** `storageCleared`: what the site ships with is shown again where the browser's own data was. */
function reloadSeedDataOnStorageCleared(start: AppStartListening): void {
  start({
    actionCreator: storageCleared,
    effect: async (_event, { dispatch, getOriginalState }) => {
      const before = getOriginalState() as RootState;
      const shown = ALL_LAZY_ENTRIES.filter((entry) => selectIsStored(before, entry));
      await dispatch(loadSeedData(shown) as unknown as Command<Promise<void>>);
    },
  });
}

/** All that is put right at start. */
export function registerIntegrityRepair(start: AppStartListening): void {
  removeDanglingReferencesOnStorageRestored(start);
  followReplacedPicturesOnStorageRestored(start);
  reloadSeedDataOnStorageCleared(start);
}
