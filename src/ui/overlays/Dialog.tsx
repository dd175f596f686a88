import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { OverlayEntry } from './OverlayEntry';

interface DialogProps extends MuiDialogProps {
  /** Whether it has an entry of its own in the history; false if whoever opens it gives it one. */
  hasEntry?: boolean | undefined;
}

/** A dialog that Back closes, as Escape does. */
export function Dialog({ hasEntry = true, ...dialog }: DialogProps) {
  if (!hasEntry) return <MuiDialog {...dialog} />;
  return (
    <OverlayEntry isOpen={dialog.open} onBack={() => dialog.onClose?.({}, 'escapeKeyDown')}>
      <MuiDialog {...dialog} />
    </OverlayEntry>
  );
}
