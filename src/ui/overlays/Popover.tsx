import { Popover as MuiPopover, type PopoverProps } from '@mui/material';
import { OverlayEntry } from './OverlayEntry';

/** A popover that Back closes, as Escape does. */
export const Popover = (props: PopoverProps) => (
  <OverlayEntry isOpen={props.open} onBack={() => props.onClose?.({}, 'escapeKeyDown')}>
    <MuiPopover {...props} />
  </OverlayEntry>
);
