import { Alert, Box, Button, Stack } from '@mui/material';
import type { ComponentType } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import type { StoredName, WriteFailure } from '../../domain/system/events';
import { selectWriteFailures } from '../../persistence/engine/storageSlice';
import { loadedComponent } from '../../ui/loadedComponent';
import { useBackupDownload } from '../shared/storage/useBackupDownload';
import { entryLabel } from '../storage/entryLabels';

/** Loads a notice beside the first screen, which does not move when it comes. No screen fails for want of a notice. */
export const loadedNotice = (load: () => Promise<ComponentType>): ComponentType =>
  loadedComponent(
    async () => {
      try {
        return await load();
      } catch (error) {
        console.error('A notice could not be loaded:', error);
        return () => null;
      }
    },
    { isEager: true },
  );

/** Chunks of their own: the first screen does not wait for comparing or measuring. */
const OwnerNotices = loadedNotice(async () => (await import('./OwnerNotices')).OwnerNotices);
const DeployedNotice = loadedNotice(
  async () => (await import('../publish/DeployedNotice')).DeployedNotice,
);

/** Notices about the browser's storage and the site, at a screen's heading: a line each. */
export const StorageNotices = () => (
  <Stack className="no-print" spacing={1} sx={NOTICES}>
    <OwnerNotices />
    <DeployedNotice />
  </Stack>
);

/** In the heading's row the whole space between the title and the buttons, if the text needs it. */
const NOTICES = {
  flex: { lg: '100 1 24rem' },
  maxWidth: { lg: 'max-content' },
  mb: { xs: 1, sm: 1.5, lg: 0 },
  '&:empty': { display: 'none' },
} as const;

/** Messages about why data could not be saved, and what to do. */
const WRITE_FAILURE_MESSAGES: Record<WriteFailure, string> = {
  full: 'This browser’s storage is full. The last changes are on screen but not saved. Download a backup now, then remove pictures or old entries; they are saved as soon as there is room.',
  denied:
    'This browser does not let the site store anything. Changes last until this page is closed. Download a backup before you leave, and allow site data for this address.',
  newerVersion:
    'A newer version of this site has written the data in this browser, so this older one saves nothing. Reload to get the new version. If you have changed something here, download a backup first and merge it afterwards.',
  damaged:
    'An entry is damaged and there was no room to set it aside, so nothing is written over it. Download the damaged data on the Storage page, then make room.',
};

/** Shows failures of the browser's storage on every admin screen, until they are resolved. */
export function StorageFailure() {
  const failures = useAppSelector(selectWriteFailures);
  const { save, problem } = useBackupDownload();
  const [reason] = Object.values(failures);
  if (!reason) return null;
  const entries = Object.keys(failures) as StoredName[];
  return (
    <Box sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 1 }}>
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
        <strong>
          {reason === 'newerVersion'
            ? 'Nothing is saved.'
            : `Not saved: ${entries.map((entry) => entryLabel(entry)).join(', ')}.`}
        </strong>{' '}
        {WRITE_FAILURE_MESSAGES[reason]}
        {problem && <p>{problem}</p>}
      </Alert>
    </Box>
  );
}
