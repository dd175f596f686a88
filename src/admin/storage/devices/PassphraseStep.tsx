import { Alert, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Opened } from '../../../app/devices/openStore';
import type { ConnectedStore } from '../../../domain/devices/events';
import { pluralize } from '../../../lib/text';
import type { RestorePlan } from '../../../persistence/backup/restorePlan';
import { requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormBox, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useNotify } from '../../../ui/notices/Notices';
import { Row } from '../../../ui/parts';
import { showSection } from '../../../ui/screen/focus';
import { DEVICES_FRAGMENT } from '../../shared/storage/fragments';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';
import { RestoreChoice } from '../backup/RestoreChoice';
import { refusalMessage, storeName } from './deviceMessages';
import { PassphraseSheetButton } from './PassphraseSheetButton';
import { useDeviceAction, useDeviceSync } from './useDevices';

/** The shortest passphrase: four or five words. */
const PASSPHRASE_LENGTH = 12;

const newSchema = v.pipe(
  v.object({
    passphrase: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(
        PASSPHRASE_LENGTH,
        `Use at least ${PASSPHRASE_LENGTH} characters: four or five words`,
      ),
    ),
    again: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['passphrase'], ['again']],
      ({ passphrase, again }) => passphrase === again,
      'Type the same passphrase again',
    ),
    ['again'],
  ),
);
const knownSchema = v.object({
  passphrase: requiredFormText('Enter the passphrase of your other devices'),
  again: v.string(),
});

/** Returns what the owner is told first, by how many devices are at the store. */
const introOf = (count: number): string =>
  count === 0
    ? 'Choose a passphrase. It locks what lies at the store, and your other devices ask for it. It is stored nowhere: without it nobody can read the store, you included, and you would begin there anew; what is in this browser stays. Write it on the sheet.'
    : `${pluralize(count, 'device')} of yours ${count === 1 ? 'is' : 'are'} there. Enter the passphrase that you chose on the first.`;

/** Holds the steps of connecting: how many devices are at the store, the passphrase, and what it opened. */
function useConnecting() {
  const withSync = useDeviceSync();
  const run = useDeviceAction();
  const notify = useNotify();
  const [count, setCount] = useState<number>();
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<Opened>();

  const look = useCallback(
    () =>
      void withSync((sync) => sync.countDevices()).then(setCount, (error: unknown) =>
        setProblem(refusalMessage(error)),
      ),
    [withSync],
  );
  useEffect(look, [look]);
  useEffect(() => {
    if (opened) showSection(DEVICES_FRAGMENT);
  }, [opened]);

  const connect = async (ready: Opened): Promise<void> => {
    try {
      if (!(await withSync((sync) => sync.connect(ready)))) return;
      const counts = (ready.others?.plan.changes ?? []).flatMap(({ name, added }) => {
        const noun = name === 'leads' ? 'lead' : name === 'projects' ? 'job' : undefined;
        return noun && added > 0 ? [pluralize(added, noun)] : [];
      });
      notify(counts.length === 0 ? 'Connected' : `Joined: ${counts.join(', ')}`);
    } catch (error) {
      setProblem(refusalMessage(error));
    }
  };
  const open = async ({ passphrase }: { passphrase: string }): Promise<Opened | false> => {
    setProblem('');
    try {
      const ready = await withSync((sync) => sync.open(passphrase));
      if (ready?.others) return ready;
      if (ready) await connect(ready);
      else {
        const message = 'That is not the passphrase of your other devices';
        form.setError('passphrase', { message }, { shouldFocus: true });
      }
    } catch (error) {
      setProblem(refusalMessage(error));
    }
    return false;
  };
  const { form, field, frame } = useRecordForm({
    schema: count === 0 ? newSchema : knownSchema,
    empty: { passphrase: '', again: '' },
    save: open,
    onSaved: setOpened,
  });
  const lookAgain = (): void => {
    setProblem('');
    look();
  };
  const cancel = (): void => run((sync) => sync.disconnect());
  return { count, field, frame, problem, lookAgain, opened, connect, cancel };
}

/** Asks for the passphrase: a new one for an empty store, else the passphrase of the other devices. */
export function PassphraseStep({ store }: { store: ConnectedStore }) {
  const { count, field, frame, problem, lookAgain, opened, connect, cancel } = useConnecting();
  const isFirst = count === 0;
  if (opened?.others) {
    const { plan } = opened.others;
    return (
      <JoinPreview plan={plan} problem={problem} onJoin={() => connect(opened)} onCancel={cancel} />
    );
  }
  return (
    <FormBox frame={frame}>
      <Typography>
        {count === undefined ? `Looking at ${storeName(store)}` : introOf(count)}
      </Typography>
      {count !== undefined && (
        <FormTextField
          {...field('passphrase', 'Passphrase')}
          type="password"
          autoComplete={isFirst ? 'new-password' : 'current-password'}
          hint={isFirst ? 'Four or five words that only you put together' : undefined}
          required
        />
      )}
      {isFirst && (
        <FormTextField
          {...field('again', 'Passphrase again')}
          type="password"
          autoComplete="new-password"
          required
        />
      )}
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Row>
        {count === undefined ? (
          problem !== '' && (
            <Button variant="contained" onClick={lookAgain}>
              Try again
            </Button>
          )
        ) : (
          <Button type="submit" variant="contained" loading={frame.isWaiting}>
            {isFirst ? 'Encrypt and send' : 'Open'}
          </Button>
        )}
        {isFirst && <PassphraseSheetButton />}
        <Button onClick={cancel}>Cancel</Button>
      </Row>
    </FormBox>
  );
}

interface JoinPreviewProps {
  plan: RestorePlan;
  /** Why joining failed; empty if it has not. */
  problem: string;
  onJoin: () => Promise<void>;
  onCancel: () => void;
}

/** Offers a backup, and shows what the other devices would change here, before anything happens. */
function JoinPreview({ plan, problem, onJoin, onCancel }: JoinPreviewProps) {
  const { save, problem: backupProblem } = useBackupDownload();
  const [isJoining, setJoining] = useState(false);
  return (
    <Stack spacing={2} role="group" aria-label="What joining would change here">
      <Typography>
        Nothing has changed yet. Joining cannot be undone in one step, so download a backup of this
        browser first.
      </Typography>
      {backupProblem && <Alert severity="error">{backupProblem}</Alert>}
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
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Row>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}
