import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BackupPreview } from '../../../app/storage/restoreBackup';
import { useIsConnected } from '../devices/useDevices';
import { formatDateTime } from '../../../lib/dates';
import { missingPictures, type Backup } from '../../../persistence/backup/backup';
import { RestoreChoice } from './RestoreChoice';

/** A backup file that has been read and not confirmed yet. */
export interface ChosenBackup {
  fileName: string;
  backup: Backup;
  preview: BackupPreview;
}

interface RestorePreviewProps {
  /** The id by which the preview gets the focus when it mounts. */
  id: string;
  chosen: ChosenBackup;
  onMerge: () => void;
  onReplace: () => void;
  onCancel: () => void;
}

/** Previews of merging a backup and of replacing everything by it. */
export function RestorePreview({ id, chosen, onMerge, onReplace, onCancel }: RestorePreviewProps) {
  const { fileName, backup, preview } = chosen;
  const missing = missingPictures(backup).length;
  const isConnected = useIsConnected();
  return (
    <Stack id={id} role="group" aria-label={`Preview of ${fileName}`} tabIndex={-1} spacing={2}>
      <Typography>
        <strong>{fileName}</strong>, made {formatDateTime(backup.createdAt)}. Nothing has changed
        yet.
      </Typography>
      {missing > 0 && (
        <Alert severity="warning">
          {missing} of its pictures are not in the file and will be missing.
        </Alert>
      )}
      <RestoreChoice
        title="Merging would"
        label="What merging would change"
        plan={preview.merge}
        button="Merge: add and keep newer edits"
        look={{ variant: 'contained' }}
        onChoose={onMerge}
      >
        Merging works as two tabs do: it adds what is missing here and keeps the newer of two edits.
        What was deleted, here or there, goes or stays away unless it was edited since.
      </RestoreChoice>
      <RestoreChoice
        title="Replacing everything would"
        label="What replacing would change"
        plan={preview.replace}
        button="Replace everything"
        look={{ variant: 'outlined', color: 'error' }}
        onChoose={onReplace}
      >
        {isConnected
          ? 'What is not in the file is removed, on your other devices too. Either way, you can undo it afterwards.'
          : 'What is not in the file is removed. Either way, you can undo it afterwards.'}
      </RestoreChoice>
      <Box>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Stack>
  );
}
