import { Dialog as MuiDialog, type DialogProps as MuiDialogProps } from '@mui/material';
import { ModalNotices } from '../notices/Notices';
import { OverlayEntry } from './OverlayEntry';

export interface DialogProps extends Omit<MuiDialogProps, 'onClose'> {
  /** Whether it has an entry of its own in the history; false if whoever opens it gives it one. */
  hasEntry?: boolean | undefined;
  /** Whether a press beside the dialog closes it; false while something typed would be lost. */
  closesBeside?: boolean;
  onClose: () => void;
}

/** A dialog that Back closes, as Escape does, and that shows the notices about what is done in it. */
export function Dialog({
  hasEntry = true,
  closesBeside = true,
  onClose,
  children,
  ...dialog
}: DialogProps) {
  const content = (
    <MuiDialog
      {...dialog}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || closesBeside) onClose();
      }}
    >
      {children}
      {/* A question is about one thing alone. */}
      {dialog.role !== 'alertdialog' && <ModalNotices />}
    </MuiDialog>
  );
  if (!hasEntry) return content;
  return (
    <OverlayEntry isOpen={dialog.open} onBack={onClose}>
      {content}
    </OverlayEntry>
  );
}
