import RestoreIcon from '@mui/icons-material/Restore';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { mergeBackup, previewBackup, restoreBackup, undoRestore } from '../../app/backup';
import { useAppDispatch } from '../../app/hooks';
import { formatMoment } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import {
  missingPictures,
  readBackup,
  type Backup,
  type ListChanges,
} from '../../persistence/backup';
import { reasonOf } from '../../persistence/textStore';
import { undoStore } from '../../persistence/undoStore';
import { FileButton } from '../../ui/FileButton';
import { useNotify } from '../../ui/Notices';
import { Section } from '../../ui/Section';
import { ChangesTable } from './ChangesTable';

/** A file that has been read and waits for the owner's word. */
interface Chosen {
  fileName: string;
  backup: Backup;
  changes: ListChanges[];
}

const failureWords = (error: unknown): string =>
  error instanceof DOMException && reasonOf(error) === 'full'
    ? 'Its pictures do not fit into this browser. Make room under Pictures first.'
    : messageOf(error);

/** Restores a backup: a preview first, then all or nothing, with the state before kept for undo. */
export function RestoreSection() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Chosen>();
  const [problems, setProblems] = useState<string[]>([]);
  const [canUndo, setCanUndo] = useState(() => undoStore.read() !== null);

  const read = async (file: File): Promise<void> => {
    setChosen(undefined);
    const { backup, problems: found } = readBackup(await file.text());
    setProblems(found);
    if (backup) {
      setChosen({ fileName: file.name, backup, changes: dispatch(previewBackup(backup)) });
    }
  };

  const apply = (how: typeof mergeBackup | typeof restoreBackup, done: string): void => {
    if (!chosen) return;
    try {
      dispatch(how(chosen.backup));
      setChosen(undefined);
      setCanUndo(undoStore.read() !== null);
      notify(done);
    } catch (error) {
      console.error('The backup could not be restored:', error);
      setProblems([failureWords(error)]);
    }
  };

  const undo = async (): Promise<void> => {
    try {
      const isUndone = await dispatch(undoRestore());
      setCanUndo(false);
      notify(isUndone ? 'What stood before is back' : 'There was nothing to undo');
    } catch (error) {
      console.error('The restore could not be undone:', error);
      setProblems([failureWords(error)]);
    }
  };

  const missing = chosen ? missingPictures(chosen.backup).length : 0;
  return (
    <Section title="Restore">
      <Typography sx={{ mb: 2 }}>
        Choose a backup file. You see what it would change before anything happens.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          label="Choose backup file"
          accept="application/json,.json"
          variant="outlined"
          startIcon={<RestoreIcon />}
          onFile={(file) => void read(file)}
        />
        {canUndo && (
          <Button onClick={() => void undo()} sx={{ minHeight: 44 }}>
            Undo the last restore
          </Button>
        )}
      </Stack>
      {problems.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          Nothing was changed.
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      {chosen && (
        <Stack spacing={2} sx={{ mt: 2 }}>
          <Typography>
            <strong>{chosen.fileName}</strong>, made {formatMoment(chosen.backup.createdAt)}.
            Replacing everything would:
          </Typography>
          <ChangesTable changes={chosen.changes} />
          <Typography variant="body2">
            Merging works as two tabs do: it adds what is missing here and keeps the newer of two
            edits. What was deleted, here or there, goes or stays away unless it was edited since.
          </Typography>
          {missing > 0 && (
            <Alert severity="warning">
              {missing} of its pictures are not in the file and will be missing.
            </Alert>
          )}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              onClick={() => apply(mergeBackup, 'Backup merged')}
              sx={{ minHeight: 44 }}
            >
              Merge: add and keep newer edits
            </Button>
            <Button
              variant="outlined"
              color="error"
              onClick={() => apply(restoreBackup, 'Backup restored')}
              sx={{ minHeight: 44 }}
            >
              Replace everything
            </Button>
            <Button onClick={() => setChosen(undefined)} sx={{ minHeight: 44 }}>
              Cancel
            </Button>
          </Stack>
        </Stack>
      )}
    </Section>
  );
}
