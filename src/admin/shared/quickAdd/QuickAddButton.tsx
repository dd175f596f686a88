import AddIcon from '@mui/icons-material/AddCircle';
import type { ButtonProps } from '@mui/material';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { OpenButton } from '../../../ui/overlays/OpenButton';

export const QuickAddDialog = lazyOverlay(
  async () => (await import('./QuickAddDialog')).QuickAddDialog,
);

/** Opens Quick add, on every screen. */
export const QuickAddButton = ({ variant }: Pick<ButtonProps, 'variant'>) => (
  <OpenButton
    variant={variant}
    renderDialog={(close) => <QuickAddDialog onClose={close} />}
    sx={[
      { gap: 0.5, whiteSpace: 'nowrap' },
      variant === undefined && { '& svg': { color: 'secondary.main' } },
    ]}
  >
    <AddIcon />
    Quick add
  </OpenButton>
);
