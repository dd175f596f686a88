import AddIcon from '@mui/icons-material/AddCircle';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';

export const QuickAddDialog = lazyOverlay(
  async () => (await import('./QuickAddDialog')).QuickAddDialog,
);

/** Opens Quick add, on every screen. */
export function QuickAddButton(props: Pick<ButtonProps, 'variant'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={[
          { gap: 0.5, whiteSpace: 'nowrap' },
          props.variant === undefined && { '& svg': { color: 'secondary.main' } },
        ]}
      >
        <AddIcon />
        Quick add
      </Button>
      {isOpen && <QuickAddDialog onClose={() => setOpen(false)} />}
    </>
  );
}
