import PrintIcon from '@mui/icons-material/Print';
import { Button, Stack, Typography } from '@mui/material';
import { ADDRESSES } from '../../../app/addresses';
import { business } from '../../../business';
import type { ConnectedStore } from '../../../domain/devices/events';
import { OpenButton } from '../../../ui/overlays/OpenButton';
import { PrintPage } from '../../../ui/screen/PrintPage';
import { SidePanel } from '../../../ui/screen/SidePanel';
import { storeName } from './deviceMessages';
import { useDevices } from './useDevices';

/** Opens the sheet on which the owner keeps the passphrase. */
export function PassphraseSheetButton() {
  const { store } = useDevices();
  return (
    <OpenButton
      renderDialog={(close) => store && <PassphraseSheet store={store} onClose={close} />}
    >
      Passphrase sheet
    </OpenButton>
  );
}

/** A sheet to print and keep: the passphrase by hand, and what it opens. The site does not know it. */
const PassphraseSheet = ({ store, onClose }: { store: ConnectedStore; onClose: () => void }) => (
  <SidePanel
    title="Passphrase sheet"
    onClose={onClose}
    actions={
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
    }
  >
    <PrintPage>
      <Stack spacing={3}>
        <Typography variant="h3" component="p">
          {business.name}: the passphrase of your devices
        </Typography>
        <Typography sx={{ borderBottom: 1, borderColor: 'text.primary', pt: 4 }}>
          Passphrase, by hand:
        </Typography>
        <Typography>Store: {storeName(store)}</Typography>
        <div>
          <Typography variant="subtitle1" component="p">
            To join another phone or computer
          </Typography>
          <Typography component="ol">
            <li>
              Open {window.location.origin}
              {ADDRESSES.storage} there, and sign in.
            </li>
            <li>Under Your devices, choose the same store.</li>
            <li>Enter the passphrase.</li>
          </Typography>
        </div>
        <Typography>
          Without it nobody can read what lies at the store. Every device that is connected keeps
          everything and needs it no more. If none is left, so is the store’s copy lost: keep this
          sheet where you keep the papers of your business, not beside the phone.
        </Typography>
      </Stack>
    </PrintPage>
  </SidePanel>
);
