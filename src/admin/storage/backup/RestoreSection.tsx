import RestoreIcon from '@mui/icons-material/Restore';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  mergeBackup,
  previewBackup,
  restoreBackup,
  undoRestore,
} from '../../../app/storage/restoreBackup';
import { useAppDispatch } from '../../../app/store/hooks';
import { readBackup } from '../../../persistence/backup/backup';
import { undoStore } from '../../../persistence/backup/undoStore';
import { FileButton } from '../../../ui/FileButton';
import { focusElement } from '../../../ui/screen/focusElement';
import { useNotify } from '../../../ui/notices/Notices';
import { Section } from '../../../ui/screen/Section';
import { RESTORE_FRAGMENT } from '../../shared/storage/fragments';
import { RestorePreview, type ChosenBackup } from './RestorePreview';
import { restoreFailureMessage } from './restoreMessages';
import { UndoOffer } from './UndoOffer';
import { useFileReading } from '../useFileReading';
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

  const choose = useFileReading({
    onRead: (file, bytes) => {
      setChosen(undefined);
      const { backup, problems: found } = readBackup(new TextDecoder().decode(bytes));
      setProblems(found);
      if (backup) {
        setChosen({ fileName: file.name, backup, preview: dispatch(previewBackup(backup)) });
      }
    },
    onFailure: (problem) => setProblems([problem]),
  });

  /** The pressed button is gone, so the section gets the focus. */
  const close = (): void => {
    setChosen(undefined);
    focusElement(RESTORE_FRAGMENT);
  };

  const run = (what: () => string): void => {
    try {
      const done = what();
      setProblems([]);
      close();
      notify(done);
    } catch (error) {
      console.error('What was asked could not be done:', error);
      setProblems([restoreFailureMessage(error)]);
    }
    measureAgain();
  };
  const apply = (how: typeof mergeBackup | typeof restoreBackup, done: string): void =>
    run(() => {
      if (chosen) dispatch(how(chosen.backup, chosen.fileName));
      return done;
    });
  const undo = (): void =>
    run(() => (dispatch(undoRestore()) ? 'It is undone' : 'There was nothing to undo'));

  return (
    <Section title="Restore" id={RESTORE_FRAGMENT}>
      <Typography>
        Choose a backup file. You see what it would change before anything happens.
      </Typography>
      <FileButton
        label="Choose backup file"
        accept="application/json,.json"
        variant="outlined"
        startIcon={<RestoreIcon />}
        onFile={choose}
      />
      <UndoOffer copy={undoCopy} onUndo={undo} onProblem={(problem) => setProblems([problem])} />
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
