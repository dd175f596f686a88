import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { OverlayEntry } from './OverlayEntry';

/** A popover that Back closes, as Escape does. */
export function Popover(props: PopoverProps) {
  return (
    <OverlayEntry isOpen={props.open} onBack={() => props.onClose?.({}, 'escapeKeyDown')}>
      <MuiPopover {...props} />
    </OverlayEntry>
  );
}
