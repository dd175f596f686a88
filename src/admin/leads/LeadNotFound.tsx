import PersonOffIcon from '@mui/icons-material/PersonOff';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { LinkButton } from '../../ui/parts';
import { SidePanel } from '../../ui/screen/SidePanel';
import { useLeave } from '../../ui/screen/useLeave';
import { useLeadOverScreen } from '../shared/leads/leadOverScreen';
import { NotHere } from '../shared/undo/NotHere';

/** The message at the address of a missing or deleted lead. */
export function LeadNotFound({ leadId }: { leadId: string | undefined }) {
  const { search } = useLocation();
  const leave = useLeave();
  const over = useLeadOverScreen();
  const leads = over.leadId === '' ? { pathname: ADDRESSES.leads, search } : over.behind;
  return (
    <SidePanel title="Lead not found" onClose={() => void leave(leads)}>
      <NotHere
        list="leads"
        id={leadId}
        noun="lead"
        icon={<PersonOffIcon fontSize="large" />}
        action={
          <LinkButton to={leads} variant="contained">
            {over.leadId === '' ? 'Back to Leads' : 'Back'}
          </LinkButton>
        }
      />
    </SidePanel>
  );
}
