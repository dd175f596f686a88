import Button from '@mui/material/Button';
import { useState } from 'react';
import { PassphraseSheet } from './PassphraseSheet';
import { useDevices } from './useDevices';

/** Opens the sheet on which the owner keeps the passphrase. */
export function SheetButton() {
  const { store } = useDevices();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Passphrase sheet</Button>
      {isOpen && store && <PassphraseSheet store={store} onClose={() => setOpen(false)} />}
    </>
  );
}
