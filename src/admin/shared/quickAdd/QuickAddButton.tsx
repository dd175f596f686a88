import AddIcon from '@mui/icons-material/AddCircle';
import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, useState } from 'react';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay';

const QuickAddDialog = lazy(async () => ({
  default: (await import('./QuickAddDialog')).QuickAddDialog,
}));

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
      {isOpen && (
        <LazyOverlay>
          <QuickAddDialog onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </>
  );
}
