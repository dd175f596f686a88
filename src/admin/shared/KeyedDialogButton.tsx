import { Button, IconButton, type IconButtonProps } from '@mui/material';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ElementType,
} from 'react';
import { isTextField } from '../../ui/screen/focus';
import { useSingleKeys } from './settings/useSingleKeys';

interface KeyedDialogButtonProps extends Omit<IconButtonProps, 'color'> {
  /** Its words, if they are shown; else it has an icon and an `aria-label`. */
  label?: string | undefined;
  /** Opens the dialog outside text, unless single keys are switched off. */
  singleKey: string;
  /** Opens the dialog with Ctrl or Cmd, anywhere. */
  controlKey?: string;
  /** The dialog, rendered while it is open; what it closes with is for `onClosed`. */
  Dialog: ComponentType<{ onClose: (result?: string) => void }>;
  /** Called with what the dialog closed with, once it is closed. */
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
  const result = useRef<string>(undefined);
  const hasSingleKeys = useSingleKeys();
  const Base: ElementType = label === undefined ? IconButton : Button;

  useEffect(() => {
    if (isOpen || result.current === undefined) return;
    onClosed?.(result.current);
    result.current = undefined;
  }, [isOpen, onClosed]);

  // Before it is painted: what is seen can be used.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (event.defaultPrevented || altKey || event.isComposing) return;
      const isKey =
        ctrlKey || metaKey
          ? !shiftKey && key.toLowerCase() === controlKey
          : hasSingleKeys && key === singleKey && !isTextField(target);
      if (!isKey) return;
      event.preventDefault();
      // A question is answered first: over what was opened meanwhile it would ask of something else.
      if (!document.querySelector('[role=alertdialog]')) setOpen(true);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [controlKey, hasSingleKeys, singleKey]);

  return (
    <>
      <Base aria-haspopup="dialog" color="inherit" onClick={() => setOpen(true)} {...button}>
        {children}
        {label}
      </Base>
      {isOpen && (
        <Dialog
          onClose={(closedWith) => {
            result.current = closedWith;
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
