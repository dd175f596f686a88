import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SIGN_IN_PARAM } from '../../../app/devices/startDevices';
import type { ConnectedStore } from '../../../domain/devices/events';
import { Row } from '../../../ui/layout/Row';
import { storeName } from './deviceMessages';
import { useDeviceSync } from './useDeviceSync';

/** Leads to the sign-in of the store: at once if it has just been chosen. */
export function SignInStep({ store }: { store: ConnectedStore }) {
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
