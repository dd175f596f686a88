import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatDistance } from 'date-fns';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { formatDateTime } from '../../../lib/dates';
import { selectLastBackup } from '../../../persistence/engine/storageSlice';
import { Section } from '../../../ui/screen/Section';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';

/** Downloads a backup of all data; shows the age of the last one. */
export function BackupSection() {
  const lastBackup = useAppSelector(selectLastBackup);
  const now = useNow();
  const madeAt = lastBackup ? new Date(lastBackup.at) : undefined;
  const { save, problem, progress } = useBackupDownload();

  return (
    <Section title="Backup">
      <Typography>
        {lastBackup && madeAt
          ? `Last backup: ${formatDistance(madeAt, Math.max(now, madeAt.getTime()), { addSuffix: true })} (${formatDateTime(lastBackup.at)}).`
          : 'No backup has been downloaded from this browser yet.'}
      </Typography>
      <Button variant="contained" startIcon={<DownloadIcon />} onClick={save}>
        Download backup
      </Button>
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress} aria-label="Making the backup" />
      )}
      <Typography variant="body2" color="textSecondary">
        One file (.zip) with leads, projects, posts, gallery, page copy and uploaded pictures. Keep
        it where you keep your books.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Section>
  );
}
