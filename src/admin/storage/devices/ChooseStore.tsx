import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { storeKeys } from '../../../business';
import { chooseStore } from '../../../app/devices/startDevices';
import { useAppDispatch } from '../../../app/store/hooks';
import type { ConnectedStore } from '../../../domain/devices/events';
import { FormBox } from '../../../ui/form/FormBox';
import { FormTextField } from '../../../ui/form/formFields';
import { requiredFormText } from '../../../ui/form/fieldSchemas';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Row } from '../../../ui/layout';
import { OutsideLink } from '../../../ui/OutsideLink';
import { STORE_LABELS } from './deviceMessages';
import { Muted } from '../../shared/Muted';

/** Returns the stores that this site has a key for: each is chosen by one press. */
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
export function ChooseStore({ chosen }: { chosen: ConnectedStore | undefined }) {
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
