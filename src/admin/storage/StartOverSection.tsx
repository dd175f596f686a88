import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { removeSamples } from '../../app/storage/removeSamples';
import { resetToSamples } from '../../app/storage/restoreBackup';
import { useAppDispatch } from '../../app/store/hooks';
import { pluralize } from '../../lib/text';
import { useNotify } from '../../ui/notices/Notices';
import { Row } from '../../ui/parts';
import { Section } from '../../ui/screen/Screen';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { useConfirm } from '../../ui/screen/useConfirm';
import { useIsConnected } from './devices/useDevices';

const RESET_WORD = 'RESET';

interface ResetDialogProps {
  onClose: () => void;
  onReset: () => void;
}

/** Asks for the word that confirms the reset to the samples. */
function ResetDialog({ onClose, onReset }: ResetDialogProps) {
  const isConnected = useIsConnected();
  const [word, setWord] = useState('');
  const reset = (event: SubmitEvent): void => {
    event.preventDefault();
    if (word !== RESET_WORD) return;
    onClose();
    onReset();
  };
  return (
    <TitledDialog
      title="Reset everything to samples"
      subtitle={
        <>
          Everything that you entered is replaced by what the deployed site was built with: your
          published copy, gallery and posts, or else the samples.{' '}
          {isConnected && 'Your other devices follow. '}Type {RESET_WORD} to go on.
        </>
      }
      onClose={onClose}
    >
      <Stack component="form" spacing={2} onSubmit={reset}>
        <TextField
          label={`Type ${RESET_WORD}`}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          autoComplete="off"
        />
        <Row justify="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={word !== RESET_WORD}>
            Reset
          </Button>
        </Row>
      </Stack>
    </TitledDialog>
  );
}

/** Removes the samples, or resets everything to them. */
export function StartOverSection() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const isConnected = useIsConnected();
  const { confirm, dialog } = useConfirm();
  const [isResetting, setResetting] = useState(false);

  const run = (what: () => Promise<void>): void => {
    what().catch((error: unknown) => {
      console.error('Starting over failed:', error);
      notify('That did not work. Nothing was changed.');
    });
  };
  const reset = async (): Promise<void> => {
    await dispatch(resetToSamples());
    notify('Everything is back to the samples. You can undo this under Restore.');
  };
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove all samples',
      question: `Every sample lead, project, post and gallery project that you have not changed is removed${isConnected ? ', on your other devices too' : ''}. What you entered or changed yourself stays.`,
      confirmLabel: 'Remove',
    });
    if (!isConfirmed) return;
    run(async () => {
      const { removed, changed, act } = await dispatch(removeSamples());
      const done = `${pluralize(removed, 'sample')} removed.`;
      const stay = changed === 1 ? 'stays' : 'stay';
      notify(changed === 0 ? done : `${done} ${changed} that you changed ${stay}.`, { act });
    });
  };

  return (
    <Section title="Samples">
      <Typography>
        The site starts with invented leads, projects, posts and gallery pictures. Remove them all
        in one step when you begin with your own.
      </Typography>
      <Row align="stretch">
        <Button variant="outlined" onClick={() => void remove()}>
          Remove all samples
        </Button>
        <Button color="error" onClick={() => setResetting(true)}>
          Reset everything to samples
        </Button>
      </Row>
      {dialog}
      {isResetting && (
        <ResetDialog onClose={() => setResetting(false)} onReset={() => run(reset)} />
      )}
    </Section>
  );
}
