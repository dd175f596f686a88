import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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

/** Notices about the browser's storage and the site, at a screen's heading: a line each. */
export const StorageNotices = () => (
  <Stack className="no-print" spacing={1} sx={NOTICES}>
    <Suspense>
      <OwnerNotices />
    </Suspense>
    <Suspense>
      <DeployedNotice />
    </Suspense>
  </Stack>
);

/** In the heading's row the whole space between the title and the buttons, if the text needs it. */
const NOTICES = {
  flex: { lg: '100 1 24rem' },
  maxWidth: { lg: 'max-content' },
  mb: { xs: 1, sm: 1.5, lg: 0 },
  '&:empty': { display: 'none' },
} as const;

/** Shows failures of the browser's storage on every admin screen, until they are resolved. */
export function StorageFailure() {
  const failures = useAppSelector(selectWriteFailures);
  const reasons = Object.entries(failures) as [EntryName, WriteFailure][];
  const [first] = reasons;
  return (
    first && (
      <Box sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 1 }}>
        <FailureNotice entries={reasons.map(([entry]) => entry)} reason={first[1]} />
      </Box>
    )
  );
}

function FailureNotice({ entries, reason }: { entries: EntryName[]; reason: WriteFailure }) {
  const { save, problem } = useBackupDownload();
  return (
    <Alert
      severity="error"
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
