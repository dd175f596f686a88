import RestoreIcon from '@mui/icons-material/Restore';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  mergeBackup,
  previewBackup,
  restoreBackup,
  undoRestore,
} from '../../../app/storage/restoreBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { openBackup } from '../../../persistence/backup/backup';
import { undoStore } from '../../../persistence/backup/undoStore';
import { FileButton } from '../../../ui/FileButton';
import { focusElement } from '../../../ui/screen/focusElement';
import { useNotify } from '../../../ui/notices/Notices';
import { Section } from '../../../ui/screen/Section';
import { RESTORE_FRAGMENT } from '../../shared/storage/fragments';
import { RestorePreview, type ChosenBackup } from './RestorePreview';
import { restoreFailureMessage } from './restoreMessages';
import { UndoOffer } from './UndoOffer';
import { measureAgain } from '../useStorageUsage';

const PREVIEW_ID = 'restore-preview';

/** Restores a backup after a preview, all or nothing; it can be undone. */
export function RestoreSection() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const undoCopy = useSyncExternalStore(undoStore.subscribe, undoStore.read);
  const [chosen, setChosen] = useState<ChosenBackup>();
  const [problems, setProblems] = useState<string[]>([]);

  useEffect(() => {
    if (chosen) focusElement(PREVIEW_ID);
  }, [chosen]);

  /** A later choice replaces one that is still being read. */
  const latest = useRef<File>(undefined);
  const [progress, setProgress] = useState<number>();
  const isBusy = progress !== undefined;
  const onProgress = (done: number, total: number): void => setProgress((done / total) * 100);

  const choose = async (file: File): Promise<void> => {
    latest.current = file;
    setChosen(undefined);
    setProgress(0);
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

  const run = async (what: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setProgress(0);
    try {
      const done = await what();
      setProblems([]);
      close();
      notify(done);
    } catch (error) {
      console.error('What was asked could not be done:', error);
      setProblems([restoreFailureMessage(error)]);
    }
    setProgress(undefined);
    measureAgain();
  };
  const apply = (how: typeof mergeBackup | typeof restoreBackup, done: string): void =>
    void run(async () => {
      if (chosen) await dispatch(how(chosen.backup, chosen.fileName, onProgress));
      return done;
    });
  const undo = (): void =>
    void run(async () =>
      (await dispatch(undoRestore())) ? 'It is undone' : 'There was nothing to undo',
    );

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
      <UndoOffer copy={undoCopy} onUndo={undo} onProblem={(problem) => setProblems([problem])} />
      {isBusy && (
        <LinearProgress variant="determinate" value={progress} aria-label="Reading the backup" />
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
          id={PREVIEW_ID}
          chosen={chosen}
          onMerge={() => apply(mergeBackup, 'Backup merged')}
          onReplace={() => apply(restoreBackup, 'Backup restored')}
          onCancel={close}
        />
      )}
    </Section>
  );
}
