import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { useAppSelector } from '../../app/store/hooks';
import { leadName } from '../../domain/leads/rules';
import { selectLeadById } from '../../domain/leads/slice';
import { formatTimeOfDay, formatWeekday } from '../../lib/dates';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { LeadChoice } from '../shared/leads/LeadChoice';
import { AppointmentForm, type Slot } from '../shared/leads/AppointmentForm';

const QuickAddDialog = lazyOverlay(
  async () => (await import('../shared/quickAdd/QuickAddDialog')).QuickAddDialog,
);

interface BookingDialogProps {
  /** The time that was pressed. */
  slot: Slot;
  onClose: () => void;
}

/** Books an appointment at a time: first with whom, then what. */
export function BookingDialog({ slot, onClose }: BookingDialogProps) {
  const [leadId, setLeadId] = useState('');
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return (
    <TitledDialog
      title={lead ? `Appointment with ${leadName(lead)}` : 'Who is it with?'}
      // The form shows the time itself, and may change it.
      subtitle={
        !lead && `${formatWeekday(slot.scheduledDate)}, ${formatTimeOfDay(slot.scheduledTime)}`
      }
      closesBeside={!lead}
      onClose={onClose}
    >
      {lead ? (
        <AppointmentForm leadId={lead.id} slot={slot} onClose={onClose} />
      ) : (
        <PersonChoice onChoose={setLeadId} />
      )}
    </TitledDialog>
  );
}

/** Chooses a lead by a search, or adds one. */
function PersonChoice({ onChoose }: { onChoose: (leadId: string) => void }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <LeadChoice onChoose={onChoose}>
      <Button variant="outlined" startIcon={<PersonAddIcon />} onClick={() => setAdding(true)}>
        Somebody new
      </Button>
      {isAdding && <QuickAddDialog onClose={() => setAdding(false)} onAdded={onChoose} />}
    </LeadChoice>
  );
}
