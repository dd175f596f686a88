import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionStep } from '../../../domain/devices/events';
import { useDevices } from './useDevices';
import { DEVICES_FRAGMENT } from '../../shared/storage/fragments';
import { Section } from '../../../ui/screen/Section';
import { ChooseStore } from './ChooseStore';
import { ConnectedDevices } from './ConnectedDevices';
import { failureMessage } from './deviceMessages';
import { PassphraseStep } from './PassphraseStep';
import { showDevices } from './showDevices';
import { SignInStep } from './SignInStep';

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
