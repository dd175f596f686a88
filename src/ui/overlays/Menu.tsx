import { Menu as MuiMenu, type MenuProps } from '@mui/material';
import { OverlayEntry } from './OverlayEntry';

/** A menu that Back closes, as Escape does. */
export const Menu = (props: MenuProps) => (
  <OverlayEntry isOpen={props.open} onBack={() => props.onClose?.({}, 'escapeKeyDown')}>
    <MuiMenu {...props} />
  </OverlayEntry>
);
