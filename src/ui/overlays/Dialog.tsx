import { Dialog as MuiDialog, type DialogProps as MuiDialogProps } from '@mui/material';
import { ModalNotices } from '../notices/Notices';
import { OverlayEntry } from './OverlayEntry';

interface DialogProps extends MuiDialogProps {
  /** Whether it has an entry of its own in the history; false if whoever opens it gives it one. */
  hasEntry?: boolean | undefined;
}

/** A dialog that Back closes, as Escape does, and that shows the notices about what is done in it. */
export function Dialog({ hasEntry = true, children, ...dialog }: DialogProps) {
  const content = (
    <MuiDialog
      {...dialog}
      onClose={(event, reason) => {
        // The second press of a double click, which opened it, falls beside it.
        if (!('detail' in event && Number(event.detail) > 1)) dialog.onClose?.(event, reason);
      }}
    >
      {children}
      {/* A question is about one thing alone. */}
      {dialog.role !== 'alertdialog' && <ModalNotices />}
    </MuiDialog>
  );
  if (!hasEntry) return content;
  return (
    <OverlayEntry isOpen={dialog.open} onBack={() => dialog.onClose?.({}, 'escapeKeyDown')}>
      {content}
    </OverlayEntry>
  );
}
