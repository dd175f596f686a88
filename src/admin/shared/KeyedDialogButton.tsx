import { Button, IconButton, type IconButtonProps } from '@mui/material';
import { useState, type ComponentType, type ElementType } from 'react';
import { isComposing, isTextField } from '../../ui/screen/focus';
import { latinKey } from '../../ui/shortcuts/latinKey';
import { useSingleKeys } from '../../ui/shortcuts/useSingleKeys';
import { useWindowEvent } from '../../ui/useWindowEvent';

interface KeyedDialogButtonProps extends Omit<IconButtonProps, 'color'> {
  /** Its words, if they are shown; else it has an icon and an `aria-label`. */
  label?: string | undefined;
  /** Opens the dialog outside text, unless single keys are switched off. */
  singleKey: string;
  /** Opens the dialog with Ctrl or Cmd, anywhere. */
  controlKey?: string;
  /** The dialog, rendered while it is open; what it closes with is for `onClosed`. */
  Dialog: ComponentType<{ onClose: (result?: string) => void }>;
  onClosed?: (result: string) => void;
}

/** Opens a dialog by a press or by its keys, on every screen. */
export function KeyedDialogButton({
  label,
  singleKey,
  controlKey,
  Dialog,
  onClosed,
  children,
  ...button
}: KeyedDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasSingleKeys = useSingleKeys();
  const Base: ElementType = label === undefined ? IconButton : Button;

  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (event.defaultPrevented || altKey || isComposing(event)) return;
    const isKey =
      ctrlKey || metaKey
        ? !shiftKey && latinKey(event) === controlKey
        : hasSingleKeys && key === singleKey && !isTextField(target);
    if (!isKey) return;
    event.preventDefault();
    // A question is answered first: over what was opened meanwhile it would ask of something else.
    if (!document.querySelector('[role=alertdialog]')) setOpen(true);
  });

  return (
    <>
      <Base aria-haspopup="dialog" color="inherit" onClick={() => setOpen(true)} {...button}>
        {children}
        {label}
      </Base>
      {isOpen && (
        <Dialog
          onClose={(result) => {
            setOpen(false);
            if (result !== undefined) onClosed?.(result);
          }}
        />
      )}
    </>
  );
}
