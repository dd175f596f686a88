import MenuItem from '@mui/material/MenuItem';
import type { BoardColumnFacts, BoardItem, MoveRequest } from './boardTypes';
import { Menu } from '../overlays/Menu';

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
      slotProps={{ list: { 'aria-label': `Move to another ${columnWord}`, dense: true } }}
    >
      {columns.map(({ name }) => (
        <MenuItem
          key={name}
          selected={name === request.columnName}
          disabled={name === request.columnName}
          onClick={() => onMove(name)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
