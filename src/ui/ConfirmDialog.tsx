import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** What it is about, in a few words. */
  title: string;
  /** The whole question. */
  question: string;
  /** What the button that does it says. */
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Called with an element as it appears. */
const focusOnOpen = (element: HTMLElement | null): void => element?.focus();

/**
 * Asks before something that cannot be taken back (`decisions.md`, Admin). Cancel has the focus
 * first, and Escape means Cancel; afterwards the focus is where it was.
 */
export function ConfirmDialog({
  isOpen,
  title,
  question,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`}>{question}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button ref={focusOnOpen} onClick={onCancel} sx={{ minHeight: 44 }}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm} sx={{ minHeight: 44 }}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
