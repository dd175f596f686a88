import CheckIcon from '@mui/icons-material/Check';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { LEAD_COLUMNS, MAIN_COLUMN } from '../../shared/leadsView/leadColumns';
import type { LeadColumns } from './useLeadColumns';
import { Menu } from '../../../ui/overlays/Menu';
import { useMenu } from '../../../ui/overlays/useMenu';

/** Chooses the columns of the table. */
export function ColumnsMenu({ look }: { look: LeadColumns }) {
  const { button, menu, closeAnd } = useMenu();
  const shown = new Set(look.columns.map(({ id }) => id));
  return (
    <>
      <Button color="inherit" startIcon={<ViewColumnIcon />} {...button}>
        Columns
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': 'Columns' } }}>
        {LEAD_COLUMNS.filter(({ id }) => id !== MAIN_COLUMN).map(({ id, label }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={shown.has(id)}
            onClick={() => look.toggle(id)}
          >
            <ListItemIcon>
              <CheckIcon
                fontSize="small"
                sx={{ visibility: shown.has(id) ? 'visible' : 'hidden' }}
              />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={closeAnd(() => look.reset())}>Reset columns</MenuItem>
      </Menu>
    </>
  );
}
