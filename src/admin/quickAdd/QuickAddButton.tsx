import AddIcon from '@mui/icons-material/AddCircle';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { LazyOverlay } from '../../ui/overlays/LazyOverlay';

const QuickAddDialog = lazy(async () => ({
  default: (await import('../shared/quickAdd/QuickAddDialog')).QuickAddDialog,
}));

/** Opens Quick add, on every screen. */
export function QuickAddButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ gap: 0.5, whiteSpace: 'nowrap', '& svg': { color: 'secondary.main' } }}
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
