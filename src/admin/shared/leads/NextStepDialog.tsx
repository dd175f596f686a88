import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { appointmentLabel, stageAfterVisit } from '../../../domain/leads/appointments';
import type { NextStep } from '../../../domain/leads/commands';
import { followUpDateFor, leadName } from '../../../domain/leads/rules';
import type { Appointment, Lead } from '../../../domain/leads/schema';
import { formatDateTime, formatWeekday, localDay, parseIsoDateTime } from '../../../lib/dates';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { Choice, focusFirstChoice } from './Choice';
import { morningChoices } from './snoozeChoices';

interface NextStepDialogProps {
  lead: Lead;
  /** The appointment that is done. */
  appointment: Appointment;
  /** Called with nothing if the dialog was closed. */
  onChoose: (next?: NextStep) => void;
}

/** Asks what comes after an appointment: the stage that it leads to, a follow-up, or nothing. */
export function NextStepDialog({ lead, appointment, onChoose }: NextStepDialogProps) {
  const [now] = useState(() => new Date());
  const stage = stageAfterVisit('done', appointment.type, lead.stage);
  const dueDate = stage && followUpDateFor(stage, now);
  const close = (): void => onChoose();
  return (
    <TitledDialog
      title="What comes next?"
      subtitle={`${appointmentLabel(appointment.type)} with ${leadName(lead)}: done`}
      closesBeside
      onClose={close}
    >
      <Stack spacing={1} ref={focusFirstChoice}>
        {stage && (
          <>
            <Choice
              label={stage}
              detail={dueDate && `Follow-up ${formatDateTime(dueDate)}`}
              onChoose={() => onChoose({ stage })}
            />
            <Typography variant="body2" color="textSecondary">
              Or follow up, at the same stage:
            </Typography>
          </>
        )}
        {morningChoices(now).map((choice) => (
          <Choice
            key={choice.label}
            label={stage ? choice.label : `Follow up ${choice.label.toLowerCase()}`}
            detail={formatWeekday(localDay(parseIsoDateTime(choice.dueDate)))}
            onChoose={() => onChoose({ followUpDate: choice.dueDate })}
          />
        ))}
        <Choice label="Nothing for now" onChoose={close} />
      </Stack>
    </TitledDialog>
  );
}
