import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { followUpAfterCall, OUTCOME_LABELS, REASON_LABELS } from '../../domain/leads/callOutcomes';
import { isStage, snoozedFollowUpDate } from '../../domain/leads/rules';
import {
  CALL_OUTCOMES,
  LOST_REASONS,
  STAGES,
  type CallOutcome,
  type CallReport,
  type Lead,
} from '../../domain/leads/schema';
import { formatDateTime, localDay, formatWeekday, parseIsoDateTime } from '../../lib/dates';
import { FollowUpDateForm } from '../leads/FollowUpDateForm';
import { morningChoices } from '../leads/snoozeChoices';
import type { CallStep } from './CallSheet';

type OnRecord = (report: Omit<CallReport, 'note'>) => void;

/** One large button of a step, with what follows from it. */
function Choice({
  label,
  detail,
  onChoose,
}: {
  label: string;
  detail?: ReactNode;
  onChoose: () => void;
}) {
  return (
    <Button
      variant="outlined"
      onClick={onChoose}
      sx={{ minHeight: 52, justifyContent: 'space-between', gap: 1, px: 2, textAlign: 'left' }}
    >
      <span>{label}</span>
      {detail !== undefined && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            color: 'text.secondary',
            fontWeight: 400,
            textAlign: 'right',
          }}
        >
          {detail}
        </Box>
      )}
    </Button>
  );
}

interface OutcomeChoicesProps {
  /** When the sheet was opened. */
  now: Date;
  onRecord: OnRecord;
  onStep: (step: CallStep) => void;
}

/** The outcomes: those with a follow-up of their own are recorded at once. */
export function OutcomeChoices({ now, onRecord, onStep }: OutcomeChoicesProps) {
  const choose = (outcome: CallOutcome): void => {
    if (outcome === 'no-answer' || outcome === 'left-message') onRecord({ outcome });
    else onStep(outcome);
  };
  const detailOf = (outcome: CallOutcome): ReactNode => {
    const dueDate = followUpAfterCall({ outcome }, now);
    return dueDate === undefined ? (
      <ChevronRightIcon fontSize="small" aria-hidden />
    ) : (
      formatDateTime(dueDate)
    );
  };
  return CALL_OUTCOMES.map((outcome) => (
    <Choice
      key={outcome}
      label={OUTCOME_LABELS[outcome]}
      detail={detailOf(outcome)}
      onChoose={() => choose(outcome)}
    />
  ));
}

interface SpokeChoicesProps {
  lead: Lead;
  /** When the sheet was opened. */
  now: Date;
  onRecord: OnRecord;
}

/** When the owner calls again, and the stage that the call led to, if another. */
export function SpokeChoices({ lead, now, onRecord }: SpokeChoicesProps) {
  const [stage, setStage] = useState(lead.stage);
  const choose = (followUpDate: string): void =>
    onRecord({ outcome: 'spoke', followUpDate, ...(isStage(stage) && { stage }) });
  return (
    <>
      {morningChoices(now).map(({ label, dueDate }) => (
        <Choice
          key={label}
          label={label}
          detail={formatWeekday(localDay(parseIsoDateTime(dueDate)))}
          onChoose={() => choose(dueDate)}
        />
      ))}
      <Box sx={{ pt: 1 }}>
        <FollowUpDateForm initial={snoozedFollowUpDate(2, now)} onSet={choose} />
      </Box>
      <TextField
        select
        label="Stage"
        value={stage}
        onChange={(event) => setStage(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      >
        {!isStage(lead.stage) && <option>{lead.stage}</option>}
        {STAGES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </TextField>
    </>
  );
}

/** Why a lead is not interested. */
export function ReasonChoices({ onRecord }: { onRecord: OnRecord }) {
  return LOST_REASONS.map((reason) => (
    <Choice
      key={reason}
      label={REASON_LABELS[reason]}
      onChoose={() => onRecord({ outcome: 'not-interested', reason })}
    />
  ));
}
