import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { focusElement } from './focusElement';

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

/** What had the focus before may have been deleted: then the screen's heading takes it. */
const focusAfterClose = (): void => {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('[role="alertdialog"]');
  if (isLost) focusElement();
};

/**
 * Asks before something that cannot be taken back (`decisions.md`, Admin). Cancel has the focus
 * first, and Escape means Cancel; afterwards the focus is where it was, or at the
 * screen's heading.
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
  // The words stay while the dialog fades out, also where the caller has forgotten them.
  const [shown, setShown] = useState({ title, question });
  if (isOpen && (shown.title !== title || shown.question !== question)) {
    setShown({ title, question });
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      slotProps={{ transition: { onExited: focusAfterClose } }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{shown.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`}>{shown.question}</DialogContentText>
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
