import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/hooks';
import { isSampleLead } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import type { EntryName, WriteFailure } from '../../events/system';
import { counted } from '../../lib/text';
import { isBackupDue } from '../../persistence/backupReminder';
import { selectDamage, selectLastBackup, selectWriteFailures } from '../../persistence/slice';
import { WARN_AT } from '../../persistence/usage';
import { ENTRY_NAMES } from '../storage/entryNames';
import { FAILURE_WORDS } from '../storage/failureWords';
import { PICTURES_FRAGMENT } from '../storage/fragments';
import { useBackupDownload } from '../storage/useBackupDownload';
import { useStorageUsage } from '../storage/useStorageUsage';

/** In a chunk of its own: no first screen waits for a comparison. */
const DeployedNotice = lazy(async () => ({
  default: (await import('../publish/DeployedNotice')).DeployedNotice,
}));

/** What is wrong with the browser's storage, on every screen of the owner, until it is right again. */
export function StorageNotices() {
  const failures = useAppSelector(selectWriteFailures);
  const damage = useAppSelector(selectDamage);
  const [isDismissed, setDismissed] = useState(false);
  const reasons = Object.entries(failures) as [EntryName, WriteFailure][];
  const [first] = reasons;
  return (
    <Stack
      spacing={1}
      sx={{
        maxWidth: 1240,
        mx: 'auto',
        pt: 1,
        px: { xs: 2, sm: 3 },
        '&:empty': { display: 'none' },
        '& .MuiAlert-action .MuiButton-root': { minHeight: 44 },
      }}
    >
      {first && <FailureNotice entries={reasons.map(([entry]) => entry)} reason={first[1]} />}
      {damage.length > 0 && !isDismissed && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          onClose={() => setDismissed(true)}
          action={
            <Button component={Link} to={ADDRESSES.storage} color="inherit" size="small">
              Details
            </Button>
          }
        >
          {counted(
            damage.reduce((sum, { badEntities }) => sum + badEntities, 0),
            'damaged entry was',
            'damaged entries were',
          )}{' '}
          found in this browser ({damage.map(({ entry }) => ENTRY_NAMES[entry]).join(', ')}).
          Nothing was thrown away.
        </Alert>
      )}
      <RoomNotice />
      <BackupReminder />
      <Suspense>
        <DeployedNotice />
      </Suspense>
    </Stack>
  );
}

function FailureNotice({ entries, reason }: { entries: EntryName[]; reason: WriteFailure }) {
  const save = useBackupDownload();
  return (
    <Alert
      severity="error"
      sx={{ mt: 1 }}
      action={
        reason === 'newerVersion' ? (
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        ) : (
          <Button color="inherit" size="small" onClick={save}>
            Download backup
          </Button>
        )
      }
    >
      <strong>Not saved: {entries.map((entry) => ENTRY_NAMES[entry]).join(', ')}.</strong>{' '}
      {FAILURE_WORDS[reason]}
    </Alert>
  );
}

/** Warns from 80% of the store on; not on the Storage page itself, which says so beside its figures. */
function RoomNotice() {
  const { pathname } = useLocation();
  const usage = useStorageUsage();
  const [isLater, setLater] = useState(false);
  if (!usage || usage.share < WARN_AT || isLater || pathname === ADDRESSES.storage) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <>
          <Button
            component={Link}
            to={{ pathname: ADDRESSES.storage, hash: PICTURES_FRAGMENT }}
            color="inherit"
            size="small"
          >
            Make room
          </Button>
          <Button color="inherit" size="small" onClick={() => setLater(true)}>
            Later
          </Button>
        </>
      }
    >
      This browser’s storage is {Math.floor(usage.share * 100)}% full.
    </Alert>
  );
}

/** Reminds of a backup after 14 days or 10 new leads without one; not on the Storage page itself. */
function BackupReminder() {
  const { pathname } = useLocation();
  const lastBackup = useAppSelector(selectLastBackup);
  const leads = useAppSelector(selectLeads);
  const now = useNow();
  const [isLater, setLater] = useState(false);
  const save = useBackupDownload();
  const isDue = useMemo(() => {
    const dates = leads.filter((lead) => !isSampleLead(lead.id)).map((lead) => lead.createdDate);
    return isBackupDue(lastBackup, dates, new Date(now));
  }, [lastBackup, leads, now]);
  if (!isDue || isLater || pathname === ADDRESSES.storage) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 1 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={save}>
            Download backup
          </Button>
          <Button color="inherit" size="small" onClick={() => setLater(true)}>
            Later
          </Button>
        </>
      }
    >
      Your leads are kept in this browser alone. It is time for a backup.
    </Alert>
  );
}
