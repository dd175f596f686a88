import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router-dom';
import { editLeadAddress } from '../../../app/addresses';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { aboveRowLink, editButtonId } from '../../shared/leads/LeadCells';

/** The props of a lead's actions. */
export interface LeadActions {
  onDelete: (lead: Lead) => Promise<void>;
}

/** The buttons Edit lead and Delete lead. */
export function LeadRowActions({ lead, onDelete }: LeadActions & { lead: Lead }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const name = leadName(lead);
  return (
    <Box sx={{ ...aboveRowLink, display: 'flex', whiteSpace: 'nowrap' }}>
      <IconButton
        id={editButtonId(lead.id)}
        title="Edit lead"
        aria-label={`Edit lead ${name}`}
        onClick={() => void navigate({ pathname: editLeadAddress(lead.id), search })}
      >
        <EditOutlinedIcon fontSize="small" />
      </IconButton>
      <IconButton
        title="Delete lead"
        aria-label={`Delete lead ${name}`}
        onClick={() => void onDelete(lead)}
      >
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
