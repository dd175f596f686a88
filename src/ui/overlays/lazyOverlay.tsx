import { Button, type ButtonProps } from '@mui/material';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { loadedComponent } from '../loadedComponent';
import { useNotify } from '../notices/Notices';

/** How long an overlay may take to load before it is said, and before it is given up, in milliseconds. */
const SAID_AFTER = 1_000;
const GIVEN_UP_AFTER = 10_000;

/** Returns an overlay whose code is loaded when it is first shown, which is said where that takes long. */
export const lazyOverlay = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => loadedComponent(load, { fallback: <Opening /> });

interface OpenButtonProps extends ButtonProps {
  /** Returns the dialog, given what closes it. */
  renderDialog: (onClose: () => void) => ReactNode;
  isOpenAtFirst?: () => boolean;
}

/** A button that opens a dialog. */
export function OpenButton({ renderDialog, isOpenAtFirst, ...button }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst ?? false);
  return (
    <>
      <Button aria-haspopup="dialog" {...button} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}

function Opening() {
  const notify = useNotify();
  const say = useEffectEvent(notify);
  useEffect(() => {
    const timers = [
      setTimeout(() => say('Opening…'), SAID_AFTER),
      setTimeout(
        () => say('This could not be loaded. Check your connection and load the page again.'),
        GIVEN_UP_AFTER,
      ),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return null;
}
