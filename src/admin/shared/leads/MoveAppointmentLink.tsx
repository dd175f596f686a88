import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { OpeningPanel } from '../openingState';
import type { LeadAppointment } from '../../../domain/leads/appointments';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { useLeadAddress } from './leadOverScreen';
import { formatAppointment } from './formatAppointment';

/** Opens the form that moves an appointment, in the panel of its lead. */
export function MoveAppointmentLink({ appointment }: { appointment: LeadAppointment }) {
  const leadAddress = useLeadAddress();
  const state: OpeningPanel = { ...useReturnState(), moveAppointmentId: appointment.id };
  return (
    <Button
      component={Link}
      to={leadAddress(appointment.leadId)}
      state={state}
      aria-label={`Move: ${formatAppointment(appointment)}`}
    >
      Move
    </Button>
  );
}
