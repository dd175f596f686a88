import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import { Button, Typography } from '@mui/material';
import { useAppSelector } from '../../app/store/hooks';
import {
  appointmentLabel,
  formatAppointment,
  formatDuration,
  isUnanswered,
  type LeadAppointment,
} from '../../domain/leads/appointments';
import { addressLine } from '../../domain/leads/rules';
import { selectLeadById, selectLeadEntities } from '../../domain/leads/slice';
import { formatTimeOfDay, formatWeekday, localDay } from '../../lib/dates';
import { routeAddress } from '../../lib/maps';
import { dotted, pluralize } from '../../lib/text';
import { Fill, LinkButton, Muted, PlainList, Row } from '../../ui/parts';
import { Section } from '../../ui/screen/Screen';
import { useReturnState } from '../../ui/screen/useReturnState';
import { listItem } from '../../ui/shortcuts/useListKeys';
import { AppointmentAnswer } from '../shared/leads/AppointmentAnswer';
import { CalendarFileButton } from '../shared/leads/CalendarFileButton';
import { LeadItemLink, useLeadAddress } from '../shared/leads/leadOverScreen';
import { VisitsButtons } from '../shared/leads/MoveVisits';
import { VisitAddress } from '../shared/leads/VisitAddress';
import type { OpeningPanel } from '../shared/openingState';
import { NothingHere } from './NothingHere';
import { TODAY_IDS } from './todayIds';

interface VisitsSectionProps {
  /** The appointments of today, and earlier ones without an answer. */
  visits: readonly LeadAppointment[];
  now: Date;
}

/** Today's appointments by time; once theirs is over, the owner is asked what became of them. */
export function VisitsSection({ visits, now }: VisitsSectionProps) {
  const leads = useAppSelector(selectLeadEntities);
  const today = localDay(now);
  const stops = visits
    .filter(({ scheduledDate }) => scheduledDate === today)
    .flatMap(({ leadId }) => leads[leadId] ?? [])
    .map(addressLine);
  const route = routeAddress(stops.filter((address) => address !== ''));
  return (
    <Section
      flush
      id={TODAY_IDS.visits}
      title="Visits"
      action={
        <>
          <VisitsButtons day={today} />
          {route && (
            <Button
              component="a"
              href={route}
              target="_blank"
              rel="noopener"
              startIcon={<DirectionsIcon />}
            >
              Route <span className="visually-hidden">of the day on the map</span>
            </Button>
          )}
        </>
      }
    >
      {visits.length === 0 && <NothingHere>No appointment today.</NothingHere>}
      <PlainList lines="edge" aria-label={pluralize(visits.length, 'appointment')}>
        {visits.map((visit) => (
          <VisitItem key={visit.id} visit={visit} now={now} />
        ))}
      </PlainList>
    </Section>
  );
}

function VisitItem({ visit, now }: { visit: LeadAppointment; now: Date }) {
  const { leadId, leadName, type, scheduledDate, scheduledTime, duration, notes } = visit;
  const isToday = scheduledDate === localDay(now);
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  const move = <MoveAppointmentLink appointment={visit} />;
  return (
    <li {...listItem()}>
      <Row noWrap gap={0} align="flex-start">
        <Fill>
          <Row align="baseline" gap={1.5} rowGap={0}>
            <Typography variant="subtitle1" component="span">
              {!isToday && `${formatWeekday(scheduledDate)}, `}
              {formatTimeOfDay(scheduledTime)}
            </Typography>
            <LeadItemLink leadId={leadId}>{leadName}</LeadItemLink>
          </Row>
          <Muted>{dotted(appointmentLabel(type), formatDuration(duration), notes)}</Muted>
        </Fill>
        {lead && <CalendarFileButton isIcon lead={lead} appointment={visit} />}
      </Row>
      <VisitAddress address={lead ? addressLine(lead) : ''} />
      {isUnanswered(visit, now) ? (
        <AppointmentAnswer leadId={leadId} appointment={visit} move={move} />
      ) : (
        <Row outdent>{move}</Row>
      )}
    </li>
  );
}

/** Opens the form that moves an appointment, in the panel of its lead. */
function MoveAppointmentLink({ appointment }: { appointment: LeadAppointment }) {
  const leadAddress = useLeadAddress();
  const state: OpeningPanel = { ...useReturnState(), moveAppointmentId: appointment.id };
  return (
    <LinkButton
      to={leadAddress(appointment.leadId)}
      state={state}
      aria-label={`Move: ${formatAppointment(appointment)}`}
    >
      Move
    </LinkButton>
  );
}
