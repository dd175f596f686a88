import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';

const QuickAddDialog = lazy(async () => ({
  default: (await import('./QuickAddDialog')).QuickAddDialog,
}));

/** Opens Quick add, on every screen. */
export function QuickAddButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        title="Quick add"
        aria-label="Quick add"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ color: 'primary.main' }}
      >
        <AddIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <QuickAddDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
