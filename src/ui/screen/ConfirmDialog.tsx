import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { focusElement } from './focusElement';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** What it is about, in a few words. */
  title: string;
  /** The whole question. */
  question: string;
  /** What it would do in detail, below the question. */
  details?: ReactNode;
  /** What the button that does it says. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The id of what takes the focus where what had it before is gone; the screen's heading by default. */
  focusAfter?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Called with an element as it appears. */
const focusOnOpen = (element: HTMLElement | null): void => element?.focus();

/** What had the focus before may have been deleted: then something else takes it. */
const focusAfterClose = (id: string | undefined): void => {
  const { activeElement } = document;
  // In the dialog that goes, or around it: its frame has it where its buttons lost it.
  const dialog = '[role="alertdialog"]';
  const isLost = activeElement?.closest(dialog) ?? activeElement?.querySelector(dialog);
  const isNowhere = activeElement === null || activeElement === document.body;
  if (isLost || isNowhere) focusElement(id);
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
  details,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  focusAfter,
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
      slotProps={{ transition: { onExited: () => focusAfterClose(focusAfter) } }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{shown.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`}>{shown.question}</DialogContentText>
        {details}
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
