import RestoreIcon from '@mui/icons-material/Restore';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { dequal } from 'dequal/lite';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  mergeBackup,
  previewBackup,
  restoreBackup,
  undoRestore,
  previewUndo,
  type BackupPreview,
} from '../../../app/storage/restoreBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { formatDateTime } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { openBackup, missingPictures, type Backup } from '../../../persistence/backup/backup';
import { undoStore } from '../../../persistence/backup/undoStore';
import { FileButton } from '../../../ui/FileButton';
import { useNotify } from '../../../ui/notices/Notices';
import { Row } from '../../../ui/parts';
import { focusElement } from '../../../ui/screen/focus';
import { Section } from '../../../ui/screen/Screen';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { RESTORE_FRAGMENT } from '../../shared/storage/fragments';
import { useIsConnected } from '../devices/useDevices';
import { measureAgain } from '../useStorageUsage';
import {
  restoreFailureMessage,
  notEnoughRoomMessage,
  undoneMessage,
  ChangesTable,
  RestoreChoice,
} from './RestoreChoice';

/** The id by which the preview of a backup gets the focus. */
const PREVIEW_ID = 'restore-preview';
/** Returns what either way of restoring would change. */
const changesOf = ({ merge, replace }: BackupPreview) => [merge.changes, replace.changes];

/** Holds the steps of a restore: the file that is read, what it would change, and what became of it. */
function useRestore() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [chosen, setChosen] = useState<ChosenBackup>();
  const [problems, setProblems] = useState<string[]>([]);

  /** A later choice replaces a file that is still being read. */
  const latest = useRef<File>(undefined);
  /** What is going on, and how much of it is done, in percent. */
  const [progress, setProgress] = useState<{ label: string; value: number }>();
  const onProgress = (done: number, total: number): void =>
    setProgress((begun) => begun && { ...begun, value: (done / total) * 100 });

  const choose = async (file: File): Promise<void> => {
    latest.current = file;
    setChosen(undefined);
    setProgress({ label: 'Reading the backup', value: 0 });
    const read = async (): Promise<string[]> => {
      const { backup, problems: found } = await openBackup(file, onProgress);
      const preview = backup && (await dispatch(previewBackup(backup)));
      if (preview && latest.current === file) setChosen({ fileName: file.name, backup, preview });
      return found;
    };
    const found = await read().catch((error: unknown) => {
      console.error('A chosen file could not be read:', error);
      return ['The file could not be read. It may have been moved: choose it again.'];
    });
    if (latest.current !== file) return;
    setProblems(found);
    setProgress(undefined);
  };

  /** The pressed button is gone, so the section gets the focus. */
  const close = (): void => {
    setChosen(undefined);
    focusElement(RESTORE_FRAGMENT);
  };

  const run = async (label: string, what: () => Promise<string>): Promise<void> => {
    if (progress !== undefined) return;
    setProgress({ label, value: 0 });
    try {
      const done = await what();
      setProblems([]);
      close();
      notify(done);
    } catch (error) {
      console.error('Nothing was restored or undone:', error);
      setProblems([restoreFailureMessage(error)]);
    }
    setProgress(undefined);
    measureAgain();
  };
  const apply = (
    label: string,
    how: typeof mergeBackup | typeof restoreBackup,
    done: string,
  ): void =>
    void run(label, async () => {
      if (!chosen) return done;
      const preview = await dispatch(previewBackup(chosen.backup));
      if (!dequal(changesOf(preview), changesOf(chosen.preview))) {
        setChosen({ ...chosen, preview });
        focusElement(RESTORE_FRAGMENT);
        throw new Error('Your data changed meanwhile. See what would change, and choose again.');
      }
      await dispatch(how(chosen.backup, chosen.fileName, onProgress));
      return done;
    });
  const undo = (): void =>
    void run('Undoing', async () =>
      (await dispatch(undoRestore())) ? 'It is undone' : 'There was nothing to undo',
    );
  return { chosen, problems, setProblems, progress, choose, close, apply, undo };
}

/** Restores a backup after a preview, all or nothing; it can be undone. */
export function RestoreSection() {
  const { chosen, problems, setProblems, progress, choose, close, apply, undo } = useRestore();
  const isBusy = progress !== undefined;
  return (
    <Section title="Restore" id={RESTORE_FRAGMENT}>
      <Typography>
        Choose a backup file. You see what it would change before anything happens.
      </Typography>
      <FileButton
        label="Choose backup file"
        accept="application/zip,.zip,application/json,.json"
        variant="outlined"
        startIcon={<RestoreIcon />}
        onFiles={([file]) => file && void choose(file)}
        disabled={isBusy && chosen !== undefined}
      />
      <UndoOffer onUndo={undo} onProblem={(problem) => setProblems([problem])} />
      {isBusy && (
        <LinearProgress variant="determinate" value={progress.value} aria-label={progress.label} />
      )}
      {problems.length > 0 && (
        <Alert severity="error">
          Nothing was changed.
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      {chosen && (
        <RestorePreview
          chosen={chosen}
          onMerge={() => apply('Merging the backup', mergeBackup, 'Backup merged')}
          onReplace={() => apply('Restoring the backup', restoreBackup, 'Backup restored')}
          onCancel={close}
        />
      )}
    </Section>
  );
}

interface UndoOfferProps {
  onUndo: () => void;
  /** Called with an error: no space for the earlier state, or it cannot be read. */
  onProblem: (problem: string) => void;
}

/** Offers to undo the last restore, merge or reset, after a preview. */
function UndoOffer({ onUndo, onProblem }: UndoOfferProps) {
  const copy = useSyncExternalStore(undoStore.subscribe, undoStore.read);
  const dispatch = useAppDispatch();
  const { confirm, dialog } = useConfirm();

  const ask = async (): Promise<void> => {
    const preview = dispatch(previewUndo());
    if (!preview) return;
    const { plan, copy: undone } = preview;
    if (plan.missingUnits > 0) {
      onProblem(notEnoughRoomMessage(plan.missingUnits));
      return;
    }
    const isConfirmed = await confirm({
      title: 'Undo',
      question: `${undoneMessage(undone)}, ${formatDateTime(undone.at)}. Undo takes that back. What you added, edited or deleted since then stays as it is now.`,
      details: <ChangesTable label="What undo would change" changes={plan.changes} />,
      confirmLabel: 'Undo',
    });
    if (isConfirmed) onUndo();
  };

  return (
    <>
      {copy && (
        <Alert severity={copy.isInMemoryOnly ? 'warning' : 'info'} role="note">
          {undoneMessage(copy)}, {formatDateTime(copy.at)}.{' '}
          {copy.isInMemoryOnly
            ? 'What stood before is too large to be kept beside it: you can undo this only until you close or reload this page.'
            : 'You can undo this until you close this tab.'}
          <Row>
            <Button variant="outlined" color="inherit" onClick={() => void ask()}>
              Undo…
            </Button>
          </Row>
        </Alert>
      )}
      {dialog}
    </>
  );
}

/** A backup file that has been read and not confirmed yet. */
interface ChosenBackup {
  fileName: string;
  backup: Backup;
  preview: BackupPreview;
}

interface RestorePreviewProps {
  chosen: ChosenBackup;
  onMerge: () => void;
  onReplace: () => void;
  onCancel: () => void;
}

/** Previews of merging a backup and of replacing everything by it. */
function RestorePreview({ chosen, onMerge, onReplace, onCancel }: RestorePreviewProps) {
  const { fileName, backup, preview } = chosen;
  useEffect(() => focusElement(PREVIEW_ID), []);
  const missing = missingPictures(backup).length;
  const isConnected = useIsConnected();
  return (
    <Stack
      id={PREVIEW_ID}
      role="group"
      aria-label={`Preview of ${fileName}`}
      tabIndex={-1}
      spacing={2}
    >
      <Typography>
        <strong>{fileName}</strong>, made {formatDateTime(backup.createdAt)}. Nothing has changed
        yet.
      </Typography>
      {missing > 0 && (
        <Alert severity="warning">
          Missing in the file, or damaged there: {pluralize(missing, 'picture')}. What this browser
          has of them stays.
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
