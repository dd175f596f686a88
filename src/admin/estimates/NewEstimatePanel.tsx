import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { estimateAddress, leadAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { selectLeadById } from '../../domain/leads/slice';
import { SidePanel } from '../../ui/screen/SidePanel';
import { useLeave } from '../../ui/screen/useLeave';
import { useHistoryState, type OpeningPanel } from '../shared/openingState';
import { NotHere } from '../shared/undo/NotHere';
import { EstimateForm } from './EstimateForm';

/** The form of a new estimate for the lead in the address; a save leads to the estimate. */
export function NewEstimatePanel() {
  const { leadId = '' } = useParams();
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  const navigate = useNavigate();
  const leave = useLeave();
  const { search } = useLocation();
  const { returnTo = { pathname: leadAddress(leadId), search } } = useHistoryState<OpeningPanel>();
  const close = (): void => void leave(returnTo);
  if (!lead) {
    return (
      <SidePanel title="Lead not found" onClose={close}>
        <NotHere list="leads" id={leadId} noun="lead" />
      </SidePanel>
    );
  }
  return (
    <EstimateForm
      key={leadId}
      lead={lead}
      estimate={undefined}
      onClose={close}
      onSaved={(id) => void navigate(id === '' ? returnTo : estimateAddress(id), { replace: true })}
    />
  );
}
