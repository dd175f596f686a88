import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Suspense, useCallback, useLayoutEffect, useState, type ComponentType } from 'react';
import { isTextField } from '../../ui/screen/isTextField';
import { useSingleKeys } from '../settings/useSingleKeys';

interface KeyedDialogButtonProps extends IconButtonProps {
  /** Opens the dialog outside text, unless single keys are switched off. */
  singleKey: string;
  /** Opens the dialog with Ctrl or Cmd, anywhere. */
  controlKey?: string;
  /** The dialog, rendered while it is open. */
  Dialog: ComponentType<{ onClose: () => void }>;
}

/** Opens a dialog by a press or by its keys, on every screen. */
export function KeyedDialogButton({
  singleKey,
  controlKey,
  Dialog,
  ...button
}: KeyedDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasSingleKeys = useSingleKeys();
  const close = useCallback(() => setOpen(false), []);

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
      setOpen(true);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [controlKey, hasSingleKeys, singleKey]);

  return (
    <>
      <IconButton aria-haspopup="dialog" onClick={() => setOpen(true)} {...button} />
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
