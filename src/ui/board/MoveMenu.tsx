import { MenuItem } from '@mui/material';
import { Menu } from '../overlays/Menu';

interface MoveMenuProps<Name extends string> {
  anchor: HTMLElement;
  names: readonly Name[];
  /** The column that cannot be chosen, because the card is in it. */
  current: string;
  columnWord: string;
  onMove: (name: Name) => void;
  onClose: () => void;
}

/** The columns to which a card can be moved. */
export const MoveMenu = <Name extends string>(props: MoveMenuProps<Name>) => (
  <Menu
    open
    anchorEl={props.anchor}
    onClose={props.onClose}
    label={`Move to another ${props.columnWord}`}
    dense
  >
    {props.names.map((name) => (
      <MenuItem
        key={name}
        selected={name === props.current}
        disabled={name === props.current}
        onClick={() => {
          props.onClose();
          props.onMove(name);
        }}
      >
        {name}
      </MenuItem>
    ))}
  </Menu>
);
