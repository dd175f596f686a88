import PersonOffIcon from '@mui/icons-material/PersonOff';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { SidePanel } from '../../ui/screen/SidePanel';
import { useLeave } from '../../ui/screen/useLeave';
import { NotHere } from '../shared/undo/NotHere';

/** The message at the address of a missing or deleted lead. */
export function LeadNotFound({ leadId }: { leadId: string | undefined }) {
  const { search } = useLocation();
  const leave = useLeave();
  const leads = { pathname: ADDRESSES.leads, search };
  return (
    <SidePanel title="Lead not found" onClose={() => leave(leads)}>
      <NotHere
        list="leads"
        id={leadId}
        noun="lead"
        icon={<PersonOffIcon fontSize="large" />}
        action={
          <Button component={Link} to={leads} variant="contained">
            Back to Leads
          </Button>
        }
      />
    </SidePanel>
  );
}
