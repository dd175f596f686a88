import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { storeKeys } from '../../../business';
import { chooseStore } from '../../../app/devices/startDevices';
import { useAppDispatch } from '../../../app/store/hooks';
import type { ConnectedStore } from '../../../events/devices';
import { STORE_KINDS } from '../../../lib/storeKinds';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { requiredFormText } from '../../../ui/form/fieldSchemas';
import { OutsideLink } from '../../../ui/OutsideLink';
import { STORE_LABELS } from './deviceMessages';

/** The kinds of store that this site is known to. */
const OFFERED = STORE_KINDS.filter((kind) => kind === 'remoteStorage' || storeKeys[kind] !== '');

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
  const { control, handleSubmit } = useForm({
    defaultValues: {
      kind: chosen?.kind ?? OFFERED[0] ?? 'remoteStorage',
      address: chosen?.address ?? '',
      name: chosen?.name ?? deviceName(),
    },
    resolver: valibotResolver(schema),
  });
  const kind = useWatch({ control, name: 'kind' });
  const submit = handleSubmit((values) => dispatch(chooseStore(values)));
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      {OFFERED.length > 1 && (
        <FormSelect
          control={control}
          name="kind"
          label="Store"
          options={OFFERED}
          optionLabel={(one) => STORE_LABELS[one as keyof typeof STORE_LABELS]}
        />
      )}
      {kind === 'remoteStorage' && (
        <FormTextField
          control={control}
          name="address"
          label="Address of your store"
          hint={
            <>
              Of a remoteStorage server, such as name@example.com. It is no e-mail address:{' '}
              <OutsideLink to="https://remotestorage.io/servers/">where to get one</OutsideLink>
            </>
          }
          type="email"
          autoComplete="off"
          required
        />
      )}
      <FormTextField
        control={control}
        name="name"
        label="Name of this device"
        autoComplete="off"
        required
      />
      <div>
        <Button type="submit" variant="contained">
          Connect
        </Button>
      </div>
    </Stack>
  );
}
