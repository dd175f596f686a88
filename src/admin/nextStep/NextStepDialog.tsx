import { Stack } from '@mui/material';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { appointmentLabel, stageAfterVisit } from '../../domain/leads/appointments';
import { takeNextStep, type NextStep } from '../../domain/leads/commands';
import { followUpDateFor, leadName } from '../../domain/leads/rules';
import type { Appointment, Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { selectClosedDays } from '../../domain/shared/closedDays';
import type { Act } from '../../domain/undo/schema';
import { selectActs } from '../../domain/undo/slice';
import { formatWeekday, localDay, parseIsoDateTime } from '../../lib/dates';
import { Muted } from '../../ui/parts';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { useCloseWithout } from '../../ui/screen/useCloseWithout';
import { Choice, focusFirstChoice } from '../shared/leads/Choice';
import { describeFollowUp, formatFollowUp } from '../shared/leads/describeMoves';
import { morningChoices } from '../shared/leads/snoozeChoices';
import { tellCustomer } from '../shared/messages/tellCustomer';
import { useAct } from '../shared/undo/useAct';

const completedBy = ({ changes }: Act): string | undefined =>
  changes.flatMap(({ members }) => members).find(({ after }) => after?.status === 'completed')
    ?.memberId;

interface NextStepDialogProps {
  /** The id of the act that completed the appointment. */
  actId: string;
  onClose: () => void;
}

/** Asks what comes after an appointment, unless its completion was undone meanwhile. */
export function NextStepDialog({ actId, onClose }: NextStepDialogProps) {
  const act = useAppSelector((state) => selectActs(state).find(({ id }) => id === actId));
  const lead = useAppSelector((state) => selectLeadById(state, String(act?.entry?.subjectId)));
  const appointment = lead?.appointments.find(({ id }) => act && id === completedBy(act));
  useCloseWithout(appointment, onClose);
  return lead && appointment ? (
    <OpenDialog lead={lead} appointment={appointment} actId={actId} onClose={onClose} />
  ) : null;
}

interface OpenDialogProps extends NextStepDialogProps {
  lead: Lead;
  appointment: Appointment;
}

/** Offers the stage that an appointment leads to, a follow-up, or nothing. */
function OpenDialog({ lead, appointment, actId, onClose }: OpenDialogProps) {
  const act = useAct();
  const now = useNow();
  const closed = useAppSelector(selectClosedDays);
  const stage = stageAfterVisit('done', appointment, lead.stage);
  const dueDate = stage && followUpDateFor(stage, now);
  const take = (step: NextStep): void => {
    act<unknown>(
      takeNextStep(lead.id, step, actId),
      (_event, done) =>
        [...(step.stage ? [`Moved to ${step.stage}`] : []), ...describeFollowUp(done)].join('. ') ||
        undefined,
      tellCustomer(step.stage ?? '', { leadId: lead.id }),
    );
    onClose();
  };
  return (
    <TitledDialog
      title="What comes next?"
      subtitle={`${appointmentLabel(appointment.type)} with ${leadName(lead)}: done`}
      hasEntry={false}
      onClose={onClose}
    >
      <Stack spacing={1} ref={focusFirstChoice}>
        {stage && (
          <>
            <Choice
              label={stage}
              detail={dueDate && `Follow-up ${formatFollowUp(dueDate, closed)}`}
              onChoose={() => take({ stage })}
            />
            <Muted>Or follow up, at the same stage:</Muted>
          </>
        )}
        {morningChoices(now, closed).map((choice) => (
          <Choice
            key={choice.label}
            label={stage ? choice.label : `Follow up ${choice.label.toLowerCase()}`}
            detail={formatWeekday(localDay(parseIsoDateTime(choice.dueDate)))}
            onChoose={() => take({ followUpDate: choice.dueDate })}
          />
        ))}
        <Choice label="Nothing for now" onChoose={onClose} />
      </Stack>
    </TitledDialog>
  );
}
