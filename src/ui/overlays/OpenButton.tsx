import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';

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
