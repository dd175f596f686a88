import { Alert, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { SIGN_IN_PARAM, chooseStore } from '../../../app/devices/startDevices';
import { useAppDispatch } from '../../../app/store/hooks';
import { storeKeys } from '../../../business';
import type { ConnectionStep, ConnectedStore } from '../../../domain/devices/events';
import { requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormBox, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { OutsideLink } from '../../../ui/OutsideLink';
import { Muted, Row } from '../../../ui/parts';
import { showSection } from '../../../ui/screen/focus';
import { Section } from '../../../ui/screen/Screen';
import { useQueryParam } from '../../../ui/useQueryParam';
import { DEVICES_FRAGMENT } from '../../shared/storage/fragments';
import { ConnectedDevices } from './ConnectedDevices';
import { failureMessage, signInMessage, storeName, STORE_LABELS } from './deviceMessages';
import { PassphraseStep } from './PassphraseStep';
import { useDeviceAction, useDevices, useDeviceSync } from './useDevices';

/** Joins this browser with the owner's other devices, through a store that is the owner's. */
export function DevicesSection() {
  const { store, failure } = useDevices();
  const step = store?.step;
  /** The connection that was chosen before, to be repaired. */
  const [chosen, setChosen] = useState(store);
  if (store && store !== chosen) setChosen(store);
  const lastStep = useRef<ConnectionStep>(undefined);
  useEffect(() => {
    // Each step replaces what was pressed; the sign-in leads back to the top of the page.
    const isNext = step !== lastStep.current && !(step === 'connected' && !lastStep.current);
    lastStep.current = step;
    if (isNext) showSection(DEVICES_FRAGMENT);
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
  const run = useDeviceAction();
  const [chosen, setChosen] = useQueryParam(SIGN_IN_PARAM);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState('');
  const hasBegun = useRef(false);

  const signIn = (): void => {
    setLeaving(true);
    setProblem('');
    withSync((sync) => sync.signIn()).catch((error: unknown) => {
      setLeaving(false);
      setProblem(signInMessage(error, store));
    });
  };
  useEffect(() => {
    if (chosen === '' || hasBegun.current) return;
    hasBegun.current = true;
    // Back from the store's page comes here, and must not lead to it again.
    setChosen('');
    signIn();
  });

  return (
    <>
      <Typography role="status">
        {isLeaving ? `Looking for ${storeName(store)}` : `Sign in at ${storeName(store)}.`}
      </Typography>
      {(store.wasRefused || store.wasUnfinished) && !isLeaving && (
        <Alert severity="error">
          {store.wasRefused
            ? 'You did not allow this site access there. Sign in again, and allow it.'
            : 'The sign-in there was not finished. Sign in again.'}
        </Alert>
      )}
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Row>
        <Button variant="contained" loading={isLeaving} onClick={signIn}>
          {problem !== '' ? 'Try again' : 'Sign in'}
        </Button>
        <Button onClick={() => run((sync) => sync.disconnect())}>Choose another store</Button>
      </Row>
    </>
  );
}

/** Returns the stores that this site has a key for; each is chosen by a single press. */
const keyedStores = () =>
  (['dropbox', 'googleDrive'] as const).filter((kind) => storeKeys[kind] !== '');

const name = requiredFormText('Give this device a name', 60);
const schema = v.variant('kind', [
  v.object({
    kind: v.literal('remoteStorage'),
    address: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(
        /^[^\s@/]+@[\w[][\w.:[\]-]*$/,
        'Enter the address of your store, such as name@example.com',
      ),
    ),
    name,
  }),
  v.object({
    kind: v.picklist(['dropbox', 'googleDrive']),
    address: v.pipe(
      v.string(),
      v.transform(() => ''),
    ),
    name,
  }),
]);

/** Returns a first name for this device. */
const deviceName = (): string =>
  window.matchMedia('(pointer: coarse)').matches ? 'Phone' : 'Desk';

/** Asks which store joins the devices; the sign-in there follows. */
function ChooseStore({ chosen }: { chosen: ConnectedStore | undefined }) {
  const dispatch = useAppDispatch();
  const [keyed] = useState(keyedStores);
  const { form, field, frame } = useRecordForm({
    schema,
    empty: () => ({
      kind: chosen?.kind ?? keyed[0] ?? 'remoteStorage',
      address: chosen?.address ?? '',
      name: chosen?.name ?? deviceName(),
    }),
    save: (store: v.InferOutput<typeof schema>): false => {
      dispatch(chooseStore(store));
      // Back from the sign-in of the store finds the form as it was.
      return false;
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const isOther = kind === 'remoteStorage';
  return (
    <FormBox frame={frame}>
      <FormTextField {...field('name', 'Name of this device')} autoComplete="off" required />
      {keyed.length > 0 && (
        <Row>
          {keyed.map((kind) => (
            <Button
              key={kind}
              type="submit"
              variant={isOther ? 'outlined' : 'contained'}
              onClick={() => form.setValue('kind', kind)}
            >
              Use your {STORE_LABELS[kind]}
            </Button>
          ))}
          <Button
            variant={isOther ? 'contained' : 'outlined'}
            aria-expanded={isOther}
            onClick={() => form.setValue('kind', 'remoteStorage')}
          >
            Another service
          </Button>
        </Row>
      )}
      {import.meta.env.DEV && keyed.length === 0 && (
        <Muted>
          Dropbox and Google Drive are offered once their keys are in storeKeys of src/business.ts;
          docs/devices.md says how to get one. This is said on the development server alone.
        </Muted>
      )}
      {isOther && (
        <FormTextField
          {...field('address', 'Address of your store')}
          hint={
            <>
              Of a service that speaks remoteStorage, such as name@example.com. It is no e-mail
              address:{' '}
              <OutsideLink to="https://remotestorage.io/servers/">where to get one</OutsideLink>
            </>
          }
          type="email"
          autoComplete="off"
          required
        />
      )}
      {isOther && (
        <div>
          <Button type="submit" variant="contained">
            Connect
          </Button>
        </div>
      )}
    </FormBox>
  );
}
