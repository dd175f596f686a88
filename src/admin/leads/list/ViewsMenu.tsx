import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/screen/ConfirmDialog';
import { savedQuery, type LeadsView } from '../../shared/leadsView/leadsView';
import type { ColumnId } from '../../shared/leadsView/leadColumns';
import type { SavedView } from '../../shared/leadsView/savedViews';
import { useSavedViews } from './useSavedViews';
import { ViewNameDialog } from './ViewNameDialog';
import { Row } from '../../../ui/layout/Row';
import { Menu } from '../../../ui/overlays/Menu';

interface ViewsMenuProps {
  view: LeadsView;
  /** The columns that are not as they are by default. */
  nonDefault: readonly ColumnId[];
  /** The saved view that is shown, if any. */
  saved: SavedView | undefined;
}

/** Chooses a saved view, and saves, renames and deletes them. */
export function ViewsMenu({ view, nonDefault, saved }: ViewsMenuProps) {
  const { views, show, create, save, remove } = useSavedViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete'>();
  const query = savedQuery({ ...view, columns: nonDefault });
  const isChanged = saved !== undefined && query !== saved.query;
  const close = (): void => setDialog(undefined);
  const item = (label: string, run: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      {label}
    </MenuItem>
  );
  const choice = (id: string, name: string) => (
    <MenuItem
      key={id}
      role="menuitemradio"
      aria-checked={id === view.viewId}
      selected={id === view.viewId}
      onClick={() => {
        setAnchor(null);
        show(id);
      }}
      sx={{ maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {name}
    </MenuItem>
  );

  return (
    <Row gap={0}>
      <Button
        color="inherit"
        startIcon={<BookmarkIcon />}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {saved?.name ?? 'Views'}
        {saved && <span className="visually-hidden">, saved view</span>}
      </Button>
      {isChanged && (
        <>
          <Box component="span" sx={{ px: 0.5, color: 'text.secondary', fontStyle: 'italic' }}>
            changed
          </Box>
          <Button
            onClick={() => {
              save({ ...saved, query });
              show(saved.id);
            }}
            aria-label={`Save the view ${saved.name}`}
          >
            Save
          </Button>
          <Button onClick={() => show(saved.id)} aria-label={`Reset the view ${saved.name}`}>
            Reset
          </Button>
        </>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Views' } }}
      >
        {choice('', 'All leads')}
        {views.map(({ id, name }) => choice(id, name))}
        <Divider />
        {item('Save as a view…', () => setDialog('create'))}
        {saved && item('Rename…', () => setDialog('rename'))}
        {saved && item('Delete…', () => setDialog('delete'))}
      </Menu>
      {dialog === 'create' && (
        <ViewNameDialog
          title="Save as a view"
          taken={views.map(({ name }) => name)}
          onSave={(name) => create(name, query)}
          onClose={close}
        />
      )}
      {saved && dialog === 'rename' && (
        <ViewNameDialog
          title="Rename the view"
          initial={saved.name}
          taken={views.filter(({ id }) => id !== saved.id).map(({ name }) => name)}
          onSave={(name) => save({ ...saved, name })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={saved !== undefined && dialog === 'delete'}
        title={`Delete ${saved?.name ?? ''}`}
        question="The view is deleted; no lead is."
        onConfirm={() => {
          close();
          if (saved) remove(saved);
        }}
        onCancel={close}
      />
    </Row>
  );
}
