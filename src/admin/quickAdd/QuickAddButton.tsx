import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
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
      <IconButton
        color="primary"
        title="Quick add"
        aria-label="Quick add"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <AddIcon />
      </IconButton>
      {isOpen && (
        <LazyOverlay>
          <QuickAddDialog onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </>
  );
}
