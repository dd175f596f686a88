import SyncIcon from '@mui/icons-material/Sync';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { DevicesState } from '../../../app/devices/devicesSlice';
import { useNow } from '../../../app/store/hooks';
import type { ConnectedStore, OtherDevice } from '../../../domain/devices/events';
import { formatDateTime } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { Fill, Muted, PlainList, Row } from '../../../ui/parts';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { useBackupDownload } from '../../shared/storage/useBackupDownload';
import { entryLabel } from '../entryLabels';
import {
  clockMessages,
  DEVICE_PROBLEMS,
  failureMessage,
  storeName,
  syncedMessage,
  refusalMessage,
} from './deviceMessages';
import { PassphraseSheetButton } from './PassphraseSheetButton';
import { useDeviceAction, useDevices, useDeviceSync } from './useDevices';

const nameOf = ({ name }: OtherDevice): string => (name === '' ? 'A device' : name);

/** Returns what can be done with the exchange and the other devices, and the dialog that asks before. */
function useDeviceActions() {
  const run = useDeviceAction();
  const notify = useNotify();
  const { confirm, dialog } = useConfirm();
  const disconnect = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Disconnect this device',
      question:
        'Nothing is sent or received any more. Everything in this browser stays, and so does what lies at the store, until you forget this device on another one.',
      confirmLabel: 'Disconnect',
      color: 'primary',
    });
    if (!isSure) return;
    run(async (sync) => {
      await sync.disconnect();
      notify('Disconnected. Everything in this browser stays');
    });
  };
  const forget = async (device: OtherDevice): Promise<void> => {
    const name = nameOf(device);
    const isUnreadable = device.problem === 'unreadable';
    const isSure = await confirm({
      title: 'Forget a device',
      question: isUnreadable
        ? `The files of ${name} at the store are removed, although they cannot be opened here. What only they hold is lost, unless ${name} still has it and syncs again.`
        : `The files of ${name} at the store are removed once everything in them has been joined here. If that device is used again, it comes back by itself.`,
      confirmLabel: 'Forget',
    });
    if (!isSure) return;
    run(async (sync) => {
      const isDone = await sync.forget(device.device, isUnreadable);
      notify(
        isDone ? `${name} is forgotten` : `${name} stays: not everything of it has been joined yet`,
      );
    });
  };
  const signIn = (): void => run((sync) => sync.signIn());
  const syncNow = (): void =>
    run(async (sync) => {
      if (await sync.sync(true)) notify('Synced');
    });
  return { disconnect, forget, signIn, syncNow, dialog };
}

/** The state of the exchange, the other devices, and what can be done with either. */
export function ConnectedDevices({ store }: { store: ConnectedStore }) {
  const devices = useDevices();
  const { isExchanging, failure, progress, others, picturesWithoutRoom, deletions } = devices;
  const { disconnect, forget, signIn, syncNow, dialog } = useDeviceActions();
  const now = useNow();
  return (
    <>
      <Typography>
        <strong>{store.name}</strong>, at {storeName(store)}. {syncedMessage(devices, now)}
      </Typography>
      {isExchanging && progress && (
        <LinearProgress
          aria-label="Progress"
          variant="determinate"
          value={(100 * progress.done) / progress.total}
        />
      )}
      {failure && (
        <Alert
          severity="warning"
          action={
            ['signedOut', 'emptied'].includes(failure.problem) && (
              <Button color="inherit" onClick={signIn}>
                Sign in
              </Button>
            )
          }
        >
          {failureMessage(failure)}
        </Alert>
      )}
      {deletions && <DeletionsChoice {...deletions} />}
      {clockMessages(others).map((message) => (
        <Alert key={message} severity="warning">
          {message}
        </Alert>
      ))}
      {picturesWithoutRoom > 0 && (
        <Alert severity="warning">
          {pluralize(picturesWithoutRoom, 'picture')} of your other devices do not fit in this
          browser. Free space on the device.
        </Alert>
      )}
      <OtherDevices devices={others} onForget={(device) => void forget(device)} />
      <Row>
        <Button variant="contained" startIcon={<SyncIcon />} onClick={syncNow}>
          Sync now
        </Button>
        <PassphraseSheetButton />
        <Button onClick={() => void disconnect()}>Disconnect</Button>
      </Row>
      {dialog}
    </>
  );
}

interface OtherDevicesProps {
  devices: readonly OtherDevice[];
  onForget: (device: OtherDevice) => void;
}

/** The problems of the other devices, and when each was last heard of. */
const OtherDevices = ({ devices, onForget }: OtherDevicesProps) => (
  <>
    {devices.map(
      (device) =>
        device.problem && (
          <Alert key={device.device} severity="warning">
            <strong>{nameOf(device)}</strong>: {DEVICE_PROBLEMS[device.problem]}
          </Alert>
        ),
    )}
    {devices.length > 0 && (
      <PlainList lines="between" aria-label="Other devices">
        {devices.map((device) => (
          <Row key={device.device} component="li" noWrap>
            <Fill>
              <Typography>{nameOf(device)}</Typography>
              {device.at !== '' && <Muted>Last change sent {formatDateTime(device.at)}</Muted>}
            </Fill>
            <Button aria-label={`Forget ${nameOf(device)}`} onClick={() => onForget(device)}>
              Forget
            </Button>
          </Row>
        ))}
      </PlainList>
    )}
  </>
);

/**
 * Asks whether records that the other devices no longer have are deleted here too: devices remember a deletion for
 * 90 days, and this device was away for longer.
 */
function DeletionsChoice({ since, records }: NonNullable<DevicesState['deletions']>) {
  const withSync = useDeviceSync();
  const notify = useNotify();
  const { save, problem } = useBackupDownload();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const them = records.length === 1 ? 'it' : 'them';
  const answer = async (choice: 'delete' | 'keep'): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      if (await withSync((sync) => sync.answerDeletions(records, choice))) {
        const what = choice === 'delete' ? 'Deleted here too' : 'Back on all devices';
        notify(`${what}: ${pluralize(records.length, 'record')}`);
      }
    } catch (error) {
      setFailure(refusalMessage(error));
    }
    setBusy(false);
  };
  return (
    <Stack spacing={2} role="group" aria-label="What others may have deleted">
      <Alert severity="warning">
        This device last synced {formatDateTime(since)}. Your other devices have these no more: they
        were deleted there meanwhile. Nothing is sent or received before you decide.
      </Alert>
      <Box sx={{ maxHeight: 240, overflowY: 'auto' }} tabIndex={0} role="region" aria-label="List">
        <PlainList lines="between" aria-label="Only on this device">
          {records.map(({ list, id, part, name }) => (
            <Row key={`${list} ${id} ${part}`} component="li">
              <Typography>{name}</Typography>
              <Muted>{entryLabel(list)}</Muted>
            </Row>
          ))}
        </PlainList>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <Row>
        <Button variant="contained" loading={isBusy} onClick={() => void answer('delete')}>
          Delete {them} here too
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void answer('keep')}>
          Bring {them} back everywhere
        </Button>
        <Button onClick={save}>Download backup</Button>
      </Row>
    </Stack>
  );
}
