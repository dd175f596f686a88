import { selectNotifications } from '../../domain/notifications/slice';
import { selectProjects } from '../../domain/projects/slice';
import type { DomainState, AppStartListening } from '../../domain/store';
import { picturesReplaced, danglingReferencesRemoved, storageRestored } from '../../events/system';

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
      if (deletedLeadIds.length > 0) dispatch(danglingReferencesRemoved({ deletedLeadIds }, event));
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

/** All that is put right at start. */
export function registerIntegrityRepair(start: AppStartListening): void {
  removeDanglingReferencesOnStorageRestored(start);
  followReplacedPicturesOnStorageRestored(start);
}
