import { useRef, type ReactNode } from 'react';
import { Popover } from '../../overlays/Popover';
import { ToolbarButton } from './ToolbarButton';

export interface Opening {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Called after the dialog has closed. */
  onClosed: () => void;
}

interface DialogButtonProps extends Opening {
  label: string;
  keys?: string;
  isActive: boolean;
  icon: ReactNode;
  children: ReactNode;
}

/** A button of the toolbar with a small dialog below it. */
export function DialogButton({
  isOpen,
  onOpen,
  onClose,
  onClosed,
  icon,
  children,
  ...button
}: DialogButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToolbarButton {...button} ref={anchor} aria-haspopup="dialog" onClick={onOpen}>
        {icon}
      </ToolbarButton>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={onClose}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': button.label, sx: { p: 1.5, maxWidth: 340 } },
          transition: { onExited: onClosed },
        }}
      >
        {children}
      </Popover>
    </>
  );
}
