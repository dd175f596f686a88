import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DevicesState } from '../../../app/devices/devicesSlice';
import { formatDateTime } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { PlainList, Row } from '../../../ui/layout';
import { useNotify } from '../../../ui/notices/Notices';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';
import { entryLabel } from '../entryLabels';
import { refusalMessage } from './deviceMessages';
import { useDeviceSync } from './useDevices';
import { Muted } from '../../shared/Muted';

/**
 * Asks whether what the other devices have no more is deleted here too: they remember a deletion for 90
 * days, and this one was away for longer.
 */
export function DeletionsChoice({ since, records }: NonNullable<DevicesState['deletions']>) {
  const withSync = useDeviceSync();
  const notify = useNotify();
  const { save, problem } = useBackupDownload();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const them = records.length === 1 ? 'it' : 'them';
  const answer = async (choice: 'delete' | 'keep'): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      if (await withSync((sync) => sync.answerDeletions(records, choice))) {
        const what = choice === 'delete' ? 'Deleted here too' : 'Back on all devices';
        notify(`${what}: ${pluralize(records.length, 'record')}`);
      }
    } catch (error) {
      setFailure(refusalMessage(error));
    }
    setBusy(false);
  };
  return (
    <Stack spacing={2} role="group" aria-label="What others may have deleted">
      <Alert severity="warning">
        This device last synced {formatDateTime(since)}. Your other devices have these no more: they
        were deleted there meanwhile. Nothing is sent or received before you decide.
      </Alert>
      <Box sx={{ maxHeight: 240, overflowY: 'auto' }} tabIndex={0} role="region" aria-label="List">
        <PlainList lines="between" aria-label="Only on this device">
          {records.map(({ list, id, part, name }) => (
            <Row key={`${list} ${id} ${part}`} component="li">
              <Typography>{name}</Typography>
              <Muted>{entryLabel(list)}</Muted>
            </Row>
          ))}
        </PlainList>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <Row>
        <Button variant="contained" loading={isBusy} onClick={() => void answer('delete')}>
          Delete {them} here too
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void answer('keep')}>
          Bring {them} back everywhere
        </Button>
        <Button onClick={save}>Download backup</Button>
      </Row>
    </Stack>
  );
}
