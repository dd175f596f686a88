import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { useState, type ReactNode } from 'react';
import {
  followUpAfterCall,
  OUTCOME_LABELS,
  REASON_LABELS,
} from '../../../domain/leads/callOutcomes';
import { isStage, snoozedFollowUpDate } from '../../../domain/leads/rules';
import {
  CALL_OUTCOMES,
  LOST_REASONS,
  type CallOutcome,
  type CallReport,
  type Lead,
} from '../../../domain/leads/schema';
import { formatDateTime, localDay, formatWeekday, parseIsoDateTime } from '../../../lib/dates';
import { Choice } from '../leads/Choice';
import { FollowUpDateForm } from '../leads/FollowUpDateForm';
import { morningChoices } from '../leads/snoozeChoices';
import { StageSelect } from '../leads/StageSelect';

/** The outcomes that ask for more. */
export type CallStep = 'outcome' | 'spoke' | 'booked' | 'not-interested';

type OnRecord = (report: Omit<CallReport, 'note'>) => void;

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

/** The stage that the call led to, if another, and when the owner calls again. */
export function SpokeChoices({ lead, now, onRecord }: SpokeChoicesProps) {
  const [stage, setStage] = useState(lead.stage);
  const choose = (followUpDate: string): void =>
    onRecord({ outcome: 'spoke', followUpDate, ...(isStage(stage) && { stage }) });
  return (
    <>
      <StageSelect stage={lead.stage} value={stage} onChoose={setStage} />
      {morningChoices(now).map(({ label, dueDate }) => (
        <Choice
          key={label}
          label={label}
          detail={formatWeekday(localDay(parseIsoDateTime(dueDate)))}
          onChoose={() => choose(dueDate)}
        />
      ))}
      <FollowUpDateForm initial={snoozedFollowUpDate(2, now)} onSet={choose} />
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
