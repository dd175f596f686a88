import { Menu as MuiMenu, type MenuProps } from '@mui/material';
import { OverlayEntry } from './OverlayEntry';

interface NamedMenuProps extends Omit<MenuProps, 'slotProps'> {
  label: string;
  dense?: boolean;
}

/** A menu that Back closes, as Escape does. */
export const Menu = ({ label, dense = false, ...props }: NamedMenuProps) => (
  <OverlayEntry isOpen={props.open} onBack={() => props.onClose?.({}, 'escapeKeyDown')}>
    <MuiMenu {...props} slotProps={{ list: { 'aria-label': label, dense } }} />
  </OverlayEntry>
);
