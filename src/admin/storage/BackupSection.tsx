import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDistance } from 'date-fns';
import { useState } from 'react';
import { downloadBackup } from '../../app/backup';
import { useAppDispatch, useAppSelector, useNow } from '../../app/hooks';
import { formatMoment } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { selectLastBackup } from '../../persistence/slice';
import { useNotify } from '../../ui/Notices';
import { saveFile } from '../../ui/saveFile';
import { Section } from '../../ui/Section';

/** All data as one file, and the age of the last one. */
export function BackupSection() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const lastBackup = useAppSelector(selectLastBackup);
  const now = useNow();
  const madeAt = lastBackup ? new Date(lastBackup.at) : undefined;
  const [problem, setProblem] = useState('');

  const download = async (): Promise<void> => {
    try {
      const { fileName, text } = await dispatch(downloadBackup());
      saveFile(fileName, text);
      setProblem('');
      notify('Backup downloaded');
    } catch (error) {
      console.error('The backup could not be made:', error);
      setProblem(messageOf(error));
    }
  };

  return (
    <Section title="Backup">
      <Typography sx={{ mb: 2 }}>
        {lastBackup && madeAt
          ? `Last backup: ${formatDistance(madeAt, Math.max(now, madeAt.getTime()), { addSuffix: true })} (${formatMoment(lastBackup.at)}).`
          : 'No backup has been downloaded from this browser yet.'}
      </Typography>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        onClick={() => void download()}
        sx={{ minHeight: 44 }}
      >
        Download backup
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        One file with leads, projects, posts, gallery, page copy and uploaded pictures. Keep it
        where you keep your books.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          The backup could not be made: {problem}
        </Alert>
      )}
    </Section>
  );
}
