import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RestorePlan } from '../../../persistence/backup/restorePlan';
import { Row } from '../../../ui/layout/Row';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';
import { ChangesTable } from '../backup/ChangesTable';
import { notEnoughRoomMessage } from '../backup/restoreMessages';

interface JoinPreviewProps {
  plan: RestorePlan;
  onJoin: () => Promise<void>;
  onCancel: () => void;
}

/** Shows what the other devices would change here, before anything happens, and offers a backup. */
export function JoinPreview({ plan, onJoin, onCancel }: JoinPreviewProps) {
  const { save, problem } = useBackupDownload();
  const [isJoining, setJoining] = useState(false);
  const join = async (): Promise<void> => {
    setJoining(true);
    await onJoin();
    setJoining(false);
  };
  return (
    <Stack spacing={2} role="group" aria-label="What joining would change here">
      <Typography>
        Joining adds what is missing, here and on your other devices, and keeps the newer of two
        edits. What was deleted on either goes or stays away, unless it was edited since. Nothing
        has changed yet. In this browser it would:
      </Typography>
      <ChangesTable label="What joining would change" changes={plan.changes} />
      {plan.missingUnits > 0 && (
        <Alert severity="error">{notEnoughRoomMessage(plan.missingUnits)}</Alert>
      )}
      {plan.changes.some(({ added, changed, removed }) => added + changed + removed > 0) && (
        <Typography variant="body2" color="textSecondary">
          It cannot be undone in one step, so download a backup of this browser first.
        </Typography>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Row>
        <Button variant="outlined" onClick={save}>
          Download backup
        </Button>
        <Button
          variant="contained"
          loading={isJoining}
          disabled={plan.missingUnits > 0}
          onClick={() => void join()}
        >
          Join
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}
