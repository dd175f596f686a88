import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useCallback, useState, useId, type ReactNode } from 'react';
import { DELETED_DAYS } from '../../domain/undo/rules';
import { Dialog } from '../overlays/Dialog';
import { focusElement, focusOnOpen } from './focus';

type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'>;

/** Returns a function that asks and resolves to whether the owner confirmed, and its dialog. */
export function useConfirm(): {
  confirm: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ConfirmDialogProps>();
  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean): void => {
          // The text stays while the dialog fades out.
          setAsked((before) => before && { ...before, isOpen: false });
          resolve(isConfirmed);
        };
        setAsked({
          ...question,
          isOpen: true,
          onConfirm: () => answer(true),
          onCancel: () => answer(false),
        });
      }),
    [],
  );
  return { confirm, dialog: asked && <ConfirmDialog {...asked} /> };
}

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  question: string;
  /** The consequences in detail, below the question. */
  details?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The color of the confirming button: red unless nothing is lost. */
  color?: 'error' | 'primary';
  /** Whether Back answers no: the dialog has an entry of its own in the history. */
  hasEntry?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Moves the focus if the element that had it was deleted. */
const focusAfterClose = (): void => {
  const { activeElement } = document;
  // The focus is in the closing dialog, on its frame if its buttons lost it, or nowhere.
  const dialog = '[role="alertdialog"]';
  if (!activeElement || activeElement.closest(dialog) || activeElement.querySelector(dialog))
    focusElement();
};

/**
 * Asks before an action that cannot be undone. Cancel has the focus first,
 * and Escape means Cancel; afterwards the focus goes back, or to the section in which it was.
 */
export function ConfirmDialog({
  isOpen,
  title,
  question,
  details,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  color = 'error',
  hasEntry,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const questionId = useId();
  return (
    <Dialog
      open={isOpen}
      hasEntry={hasEntry}
      onClose={onCancel}
      slotProps={{ transition: { onExited: focusAfterClose } }}
      role="alertdialog"
      aria-describedby={questionId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={questionId} sx={{ whiteSpace: 'pre-line' }}>
          {question}
        </DialogContentText>
        {details}
      </DialogContent>
      <DialogActions>
        <Button ref={focusOnOpen} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={color} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the question before something restorable is deleted; it ends like `this project?`. */
export const deletionQuestion = (name: string, end: string, verb = 'Delete') => ({
  title: `${verb} ${name}`,
  question: `Are you sure you want to ${verb.toLowerCase()} ${end}`,
  details: (
    <DialogContentText>
      Restorable for {DELETED_DAYS} days under Recently deleted.
    </DialogContentText>
  ),
  confirmLabel: verb,
});
