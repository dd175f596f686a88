import PersonOffIcon from '@mui/icons-material/PersonOff';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { SidePanel } from '../../ui/screen/SidePanel';
import { useLeave } from '../../ui/screen/useLeave';

/** The message at the address of a missing or deleted lead. */
export function LeadNotFound() {
  const { search } = useLocation();
  const leave = useLeave();
  const leads = { pathname: ADDRESSES.leads, search };
  return (
    <SidePanel title="Lead not found" onClose={() => leave(leads)}>
      <EmptyState
        large
        icon={<PersonOffIcon fontSize="large" />}
        title="This lead is not here"
        hint="It was deleted, or the address belongs to another browser: leads live in the browser they were entered in."
        action={
          <Button component={Link} to={leads} variant="contained" sx={{ minHeight: 44 }}>
            Back to Leads
          </Button>
        }
      />
    </SidePanel>
  );
}
