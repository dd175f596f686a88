import { Button } from '@mui/material';
import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { changeTimes } from '../../app/storage/downloadBackup';
import { useAppDispatch, useAppSelector, useNow } from '../../app/store/hooks';
import type { StoreProblem } from '../../domain/devices/events';
import { isSampleLead } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { DAY_MS } from '../../lib/durations';
import { pluralize } from '../../lib/text';
import { isBackupDue } from '../../persistence/backup/backupReminder';
import { damagedEntries } from '../../persistence/damagedEntries';
import { selectDamage, selectLastBackup } from '../../persistence/engine/storageSlice';
import { pictureRoom, WARN_AT } from '../../persistence/pictures/storageUsage';
import { LinkButton } from '../../ui/parts';
import { PostponableNotice } from '../shared/PostponableNotice';
import { DAMAGED_FRAGMENT, DEVICES_FRAGMENT, USAGE_FRAGMENT } from '../shared/storage/fragments';
import { useBackupDownload } from '../shared/storage/useBackupDownload';
import { useDevices, useIsConnected } from '../storage/devices/useDevices';
import { entryLabel } from '../storage/entryLabels';
import { useStorageUsage } from '../storage/useStorageUsage';

/** Notices about the browser's storage: unreadable data, little space, devices that do not sync, no recent backup. */
export const OwnerNotices = () => (
  <>
    <DamageNotice />
    <RoomNotice />
    <DatabaseNotice />
    <DevicesNotice />
    <BackupReminder />
  </>
);

const storageLink = (label: string, hash: string) => (
  <LinkButton to={{ pathname: ADDRESSES.storage, hash }} color="inherit" size="small">
    {label}
  </LinkButton>
);

/** Notice of data that could not be read, now or in an earlier visit, shown while the set-aside text exists. */
function DamageNotice() {
  const reports = useAppSelector(selectDamage);
  const usage = useStorageUsage();
  const setAside = damagedEntries(usage);
  const keys = new Set(setAside.map(({ key }) => key));
  // Ignores texts that the owner has removed since.
  const damage = reports.filter(
    ({ keptUnder }) => keptUnder === null || !usage || keys.has(keptUnder),
  );
  const count = damage.reduce((sum, { badEntities }) => sum + badEntities, 0);
  const names = [...new Set([...damage, ...setAside].map(({ entry }) => entryLabel(entry)))];
  return (
    <PostponableNotice
      name="damage"
      isDue={names.length > 0}
      action={storageLink('Details', DAMAGED_FRAGMENT)}
    >
      {`${count === 0 ? 'Damaged data is' : pluralize(count, 'damaged entry was found and is', 'damaged entries were found and are')} set aside: ${names.join(', ')}. Nothing was thrown away.`}
    </PostponableNotice>
  );
}

/** Warns when 80% of the storage is used; not on the Storage page, which shows this itself. */
function RoomNotice() {
  const { pathname } = useLocation();
  const usage = useStorageUsage();
  const share = usage?.share ?? 0;
  return (
    <PostponableNotice
      name="room"
      isDue={share >= WARN_AT && pathname !== ADDRESSES.storage}
      action={storageLink('Make room', USAGE_FRAGMENT)}
    >
      This browser’s storage is {Math.floor(share * 100)}% full.
    </PostponableNotice>
  );
}

/** Tells that pictures take the room of leads, where the browser has no database for them. */
const DatabaseNotice = () => (
  <PostponableNotice
    name="database"
    isDue={pictureRoom.isLocal}
    action={storageLink('Details', USAGE_FRAGMENT)}
  >
    This browser has little room for photos
  </PostponableNotice>
);

/** Failures that no later exchange mends by itself. */
const OWNER_MENDS: ReadonlySet<StoreProblem> = new Set(['signedOut', 'full', 'refused', 'emptied']);

/**
 * Tells that the owner's devices no longer follow each other, where that is for the owner to mend or lasts
 * for a day; not on the Storage page.
 */
function DevicesNotice() {
  const { pathname } = useLocation();
  const { store, failure, deletions } = useDevices();
  const now = useNow();
  const isOld = store?.syncedAt !== undefined && Number(now) - Date.parse(store.syncedAt) > DAY_MS;
  const isDue = deletions ?? (failure && (OWNER_MENDS.has(failure.problem) || isOld));
  return (
    <PostponableNotice
      name="devices"
      isDue={Boolean(isDue) && pathname !== ADDRESSES.storage}
      action={storageLink('Details', DEVICES_FRAGMENT)}
    >
      {deletions ? 'Before your devices sync, there is a question' : 'Your devices do not sync'}
    </PostponableNotice>
  );
}

/** Reminds of a backup after 14 days or 10 new leads without one, if anything changed; not on the Storage page. */
function BackupReminder() {
  const { pathname } = useLocation();
  const lastBackup = useAppSelector(selectLastBackup);
  // Deferred, so that comparing thousands of leads does not delay an edit of one.
  const leads = useDeferredValue(useAppSelector(selectLeads));
  const now = useNow();
  const { save, problem } = useBackupDownload();
  const isConnected = useIsConnected();
  const dispatch = useAppDispatch();
  const isDue = useMemo(() => {
    const dates = leads.filter((lead) => !isSampleLead(lead.id)).map((lead) => lead.createdDate);
    return isBackupDue(lastBackup, dates, () => dispatch(changeTimes()), now);
  }, [dispatch, lastBackup, leads, now]);
  return (
    <PostponableNotice
      name="backup"
      isDue={isDue && pathname !== ADDRESSES.storage}
      severity="info"
      action={
        <Button color="inherit" size="small" aria-label="Download backup" onClick={save}>
          Download
        </Button>
      }
    >
      {problem ||
        (isConnected
          ? 'Back up: what is deleted on one device goes on all'
          : 'Back up: your data is in this browser alone')}
    </PostponableNotice>
  );
}
