import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RestorePlan } from '../../../persistence/backup/restorePlan';
import { Row } from '../../../ui/layout/Row';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';
import { RestoreChoice } from '../backup/RestoreChoice';

interface JoinPreviewProps {
  plan: RestorePlan;
  onJoin: () => Promise<void>;
  onCancel: () => void;
}

/** Offers a backup, and shows what the other devices would change here, before anything happens. */
export function JoinPreview({ plan, onJoin, onCancel }: JoinPreviewProps) {
  const { save, problem } = useBackupDownload();
  const [isJoining, setJoining] = useState(false);
  return (
    <Stack spacing={2} role="group" aria-label="What joining would change here">
      <Typography>
        Nothing has changed yet. Joining cannot be undone in one step, so download a backup of this
        browser first.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Row>
        <Button variant="outlined" onClick={save}>
          Download backup
        </Button>
      </Row>
      <RestoreChoice
        title="Here, joining would"
        label="What joining would change"
        plan={plan}
        button="Join"
        look={{ variant: 'contained', loading: isJoining }}
        onChoose={() => {
          setJoining(true);
          void onJoin().finally(() => setJoining(false));
        }}
      >
        Joining adds what is missing, here and on your other devices, and keeps the newer of two
        edits. What was deleted on either goes or stays away, unless it was edited since.
      </RestoreChoice>
      <Row>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}
