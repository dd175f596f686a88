import {
  Popover as MuiPopover,
  type PopoverProps as MuiPopoverProps,
  type SxProps,
  type Theme,
} from '@mui/material';
import { OverlayEntry } from './OverlayEntry';

interface PopoverProps extends Omit<MuiPopoverProps, 'slotProps' | 'sx'> {
  /** Its name to assistive technology. */
  label: string;
  paperSx?: SxProps<Theme>;
  /** Called once it has faded out. */
  onClosed?: (() => void) | undefined;
}

/** A small dialog at its opener, which Back closes, as Escape does. */
export const Popover = ({ label, paperSx, onClosed, ...props }: PopoverProps) => (
  <OverlayEntry isOpen={props.open} onBack={() => props.onClose?.({}, 'escapeKeyDown')}>
    <MuiPopover
      {...props}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': label, ...(paperSx && { sx: paperSx }) },
        transition: { onExited: onClosed },
      }}
    />
  </OverlayEntry>
);
