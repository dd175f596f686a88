import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { leadName } from '../../domain/leads/rules';
import { selectLeadById } from '../../domain/leads/slice';
import { formatTimeOfDay, formatWeekday } from '../../lib/dates';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { LeadChoice } from '../shared/leads/LeadChoice';
import { QuickAddDialog } from '../shared/quickAdd/QuickAddButton';
import { AppointmentForm, type Slot } from '../shared/leads/AppointmentForm';

interface BookingDialogProps {
  /** The time that was pressed. */
  slot: Slot;
  onClose: () => void;
}

/** Books an appointment at a time: first with whom, a lead that is found or added, then what. */
export function BookingDialog({ slot, onClose }: BookingDialogProps) {
  const [leadId, setLeadId] = useState('');
  const [isAdding, setAdding] = useState(false);
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
        <LeadChoice onChoose={setLeadId}>
          <Button variant="outlined" startIcon={<PersonAddIcon />} onClick={() => setAdding(true)}>
            Somebody new
          </Button>
          {isAdding && <QuickAddDialog onClose={() => setAdding(false)} onAdded={setLeadId} />}
        </LeadChoice>
      )}
    </TitledDialog>
  );
}
