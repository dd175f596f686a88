import MenuItem from '@mui/material/MenuItem';
import type { BoardColumnFacts, BoardItem } from './boardTypes';
import { Menu } from '../overlays/Menu';

/** A card whose menu of columns is open. */
export interface MoveRequest {
  item: BoardItem;
  columnName: string;
  button: HTMLElement;
}

interface MoveMenuProps {
  request: MoveRequest;
  columns: readonly Pick<BoardColumnFacts<BoardItem>, 'name'>[];
  columnWord: string;
  onMove: (columnName: string) => void;
  onClose: () => void;
}

/** The columns to which a card can be moved. */
export function MoveMenu({ request, columns, columnWord, onMove, onClose }: MoveMenuProps) {
  return (
    <Menu
      open
      anchorEl={request.button}
      onClose={onClose}
      // After a choice the button is gone with its card.
      disableRestoreFocus={!request.button.isConnected}
      slotProps={{ list: { 'aria-label': `Move to another ${columnWord}`, dense: true } }}
    >
      {columns.map(({ name }) => (
        <MenuItem
          key={name}
          selected={name === request.columnName}
          disabled={name === request.columnName}
          onClick={() => onMove(name)}
          sx={{ minHeight: 44 }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
