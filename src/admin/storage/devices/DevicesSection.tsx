import Typography from '@mui/material/Typography';
import { useDevices } from './useDevices';
import { DEVICES_FRAGMENT } from '../../shared/storage/fragments';
import { Section } from '../../../ui/screen/Section';
import { ChooseStore } from './ChooseStore';
import { ConnectedDevices } from './ConnectedDevices';
import { PassphraseStep } from './PassphraseStep';
import { SignInStep } from './SignInStep';

/** Joins this browser with the owner's other devices, through a store that is the owner's. */
export function DevicesSection() {
  const { store } = useDevices();
  return (
    <Section title="Your devices" id={DEVICES_FRAGMENT}>
      {store?.step === 'connected' ? (
        <ConnectedDevices store={store} />
      ) : (
        <>
          <Typography>
            Phone and desk with the same leads, jobs and pictures: through a store that is yours,
            where everything lies encrypted. There is no account here, and without a store nothing
            leaves this browser.
          </Typography>
          {store === undefined && <ChooseStore />}
          {store?.step === 'signIn' && <SignInStep store={store} />}
          {store?.step === 'passphrase' && <PassphraseStep store={store} />}
        </>
      )}
    </Section>
  );
}
