import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import type { EntryName, WriteFailure } from '../../events/system';
import { selectWriteFailures } from '../../persistence/engine/storageSlice';
import { WRITE_FAILURE_MESSAGES, notSavedMessage } from '../storage/writeFailureMessages';
import { useBackupDownload } from '../shared/storage/useBackupDownload';
import { lazyNotice } from './lazyNotice';

/** Lazy chunks, so that the first screen does not wait for comparing or measuring. */
const OwnerNotices = lazyNotice(async () => (await import('./OwnerNotices')).OwnerNotices);
const DeployedNotice = lazyNotice(
  async () => (await import('../publish/DeployedNotice')).DeployedNotice,
);

/** Shows failures of the browser's storage on every admin screen, until they are resolved. */
export function StorageNotices() {
  const failures = useAppSelector(selectWriteFailures);
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
      }}
    >
      {first && <FailureNotice entries={reasons.map(([entry]) => entry)} reason={first[1]} />}
      <Suspense>
        <OwnerNotices />
      </Suspense>
      <Suspense>
        <DeployedNotice />
      </Suspense>
    </Stack>
  );
}

function FailureNotice({ entries, reason }: { entries: EntryName[]; reason: WriteFailure }) {
  const { save, problem } = useBackupDownload();
  return (
    <Alert
      severity="error"
      sx={{ mt: 1 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={save}>
            Download backup
          </Button>
          {reason === 'newerVersion' && (
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
          )}
        </>
      }
    >
      <strong>{notSavedMessage(entries, reason)}</strong> {WRITE_FAILURE_MESSAGES[reason]}
      {problem && <p>{problem}</p>}
    </Alert>
  );
}
