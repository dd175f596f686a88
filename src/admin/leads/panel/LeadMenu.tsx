import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, MenuItem } from '@mui/material';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { editLeadAddress, personAddress } from '../../../app/addresses';
import { identitiesOf } from '../../../domain/leads/duplicates';
import type { Lead } from '../../../domain/leads/schema';
import { addressHref } from '../../../lib/messageLinks';
import { Menu } from '../../../ui/overlays/Menu';
import { useMenu } from '../../../ui/overlays/useMenu';
import type { OpeningForm } from '../../shared/openingState';

interface LeadMenuProps {
  lead: Lead;
  /** The id of the menu's button, which gets the focus back from what the menu opened. */
  id: string;
  onDocument: () => void;
  onPhoto: () => void;
  onMerge: () => void;
  onDelete: () => void;
}

/** Edit, and a menu of what is seldom done with a lead. */
export function LeadMenu({ lead, id, onDocument, onPhoto, onMerge, onDelete }: LeadMenuProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [personKey] = identitiesOf(lead);
  const { button, menu, close, closeAnd } = useMenu();
  const edit = (): void => {
    const opening: OpeningForm = { returnTo: pathname, returnState: state as object };
    void navigate({ pathname: editLeadAddress(lead.id), search }, { state: opening });
  };
  return (
    <>
      <IconButton aria-label="Edit" title="Edit" onClick={edit}>
        <EditOutlinedIcon />
      </IconButton>
      <IconButton id={id} aria-label="More" title="More" {...button}>
        <MoreVertIcon />
      </IconButton>
      <Menu {...menu} label="More">
        {lead.email && (
          <MenuItem component="a" href={addressHref(lead.email)} onClick={close}>
            Mail
          </MenuItem>
        )}
        <MenuItem onClick={closeAnd(onDocument)}>Add document</MenuItem>
        <MenuItem onClick={closeAnd(onPhoto)}>Take a photo</MenuItem>
        {personKey !== undefined && (
          <MenuItem component={Link} to={personAddress(personKey)}>
            All of this person
          </MenuItem>
        )}
        <MenuItem onClick={closeAnd(onMerge)}>Merge with…</MenuItem>
        <MenuItem onClick={closeAnd(onDelete)} sx={{ color: 'error.main' }}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
