import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionStep, ConnectedStore } from '../../../domain/devices/events';
import { useDevices, showDevices, useDeviceSync } from './useDevices';
import { DEVICES_FRAGMENT } from '../../shared/storage/fragments';
import { Section } from '../../../ui/screen/Section';
import { ChooseStore } from './ChooseStore';
import { ConnectedDevices } from './ConnectedDevices';
import { failureMessage, storeName } from './deviceMessages';
import { PassphraseStep } from './PassphraseStep';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { SIGN_IN_PARAM } from '../../../app/devices/startDevices';
import { Row } from '../../../ui/layout';

/** Joins this browser with the owner's other devices, through a store that is the owner's. */
export function DevicesSection() {
  const { store, failure } = useDevices();
  const step = store?.step;
  /** What was chosen before, to be mended. */
  const [chosen, setChosen] = useState(store);
  if (store && store !== chosen) setChosen(store);
  const lastStep = useRef<ConnectionStep>(undefined);
  useEffect(() => {
    // Each step replaces what was pressed; the sign-in leads back to the top of the page.
    const isNext = step !== lastStep.current && !(step === 'connected' && !lastStep.current);
    lastStep.current = step;
    if (isNext) showDevices();
  }, [step]);
  return (
    <Section title="Your devices" id={DEVICES_FRAGMENT}>
      {store?.step === 'connected' ? (
        <ConnectedDevices store={store} />
      ) : (
        <>
          <Typography>
            Phone and desk with the same leads, jobs and pictures, through a store that is yours. A
            copy of all that you enter here lies there, encrypted with your passphrase before it
            leaves this browser: neither the service nor anybody else can read it. Without a store
            nothing leaves.
          </Typography>
          {store === undefined &&
            (failure ? (
              <Alert severity="warning">{failureMessage(failure)}</Alert>
            ) : (
              <ChooseStore chosen={chosen} />
            ))}
          {store?.step === 'signIn' && <SignInStep store={store} />}
          {store?.step === 'passphrase' && <PassphraseStep store={store} />}
        </>
      )}
    </Section>
  );
}

/** Leads to the sign-in of the store: at once if it has just been chosen. */
function SignInStep({ store }: { store: ConnectedStore }) {
  const withSync = useDeviceSync();
  const [params, setParams] = useSearchParams();
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isChosen = params.has(SIGN_IN_PARAM);
  const hasBegun = useRef(false);

  const signIn = (): void => {
    setLeaving(true);
    setFailed(false);
    withSync((sync) => sync.signIn()).catch(() => {
      setLeaving(false);
      setFailed(true);
    });
  };
  useEffect(() => {
    if (!isChosen || hasBegun.current) return;
    hasBegun.current = true;
    // Back from the store's page comes here, and must not lead to it again.
    setParams({}, { replace: true });
    signIn();
  });

  return (
    <>
      <Typography role="status">
        {isLeaving ? `Looking for ${storeName(store)}` : `Sign in at ${storeName(store)}.`}
      </Typography>
      {store.wasRefused && !isLeaving && (
        <Alert severity="error">
          You did not allow this site access there. Sign in again, and allow it.
        </Alert>
      )}
      {hasFailed && (
        <Alert severity="error">
          No store was found at {storeName(store)}, or it cannot be reached. Check the address and
          the network.
        </Alert>
      )}
      <Row>
        <Button variant="contained" loading={isLeaving} onClick={signIn}>
          {hasFailed ? 'Try again' : 'Sign in'}
        </Button>
        <Button onClick={() => void withSync((sync) => sync.disconnect())}>
          Choose another store
        </Button>
      </Row>
    </>
  );
}
