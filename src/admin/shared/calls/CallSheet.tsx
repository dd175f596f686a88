import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { followUpAfterCall } from '../../../domain/leads/callOutcomes';
import { recordCallOutcome } from '../../../domain/leads/commands';
import { isStage, leadName, snoozedFollowUpDate } from '../../../domain/leads/rules';
import {
  CALL_OUTCOMES,
  LOST_REASONS,
  OUTCOME_LABELS,
  REASON_LABELS,
  type CallOutcome,
  type CallReport,
  type Lead,
} from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { selectClosedDays } from '../../../domain/shared/closedDays';
import { formatPhone } from '../../../domain/shared/phoneNumbers';
import { formatDateTime, localDay, formatWeekday, parseIsoDateTime } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { DraftNotice } from '../../../ui/form/DraftNotice';
import { FormTextField } from '../../../ui/form/formParts';
import { useFormDraft } from '../../../ui/form/useFormDraft';
import { OverlayEntry } from '../../../ui/overlays/OverlayEntry';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useCloseWithout } from '../../../ui/screen/useCloseWithout';
import { StageSelect, AppointmentForm } from '../leads/AppointmentForm';
import { Choice, focusFirstChoice } from '../leads/Choice';
import { describeFollowUp } from '../leads/describeMoves';
import { FollowUpDateForm } from '../leads/FollowUpDateForm';
import { morningChoices } from '../leads/snoozeChoices';
import { useAct } from '../undo/useAct';

/** Asks how a call with a lead went; closes if the lead is deleted meanwhile. */
export function CallSheet({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  useCloseWithout(lead, onClose);
  return lead ? <OpenSheet lead={lead} onClose={onClose} /> : null;
}

/** The outcomes that ask for more. */
type CallStep = 'outcome' | 'spoke' | 'booked' | 'not-interested';

type OnRecord = (report: Omit<CallReport, 'note'>) => void;

const TITLES: Record<CallStep, string> = {
  outcome: 'How did it go?',
  spoke: 'When do you call again?',
  booked: 'What is booked?',
  'not-interested': 'Why not?',
};

const NO_NOTE = { note: '' };

/** Holds the note on a call, and saves the call's outcome with it. */
function useCallNote(lead: Lead) {
  const act = useAct();
  const form = useForm({ defaultValues: NO_NOTE });
  const { control } = form;
  const draft = useFormDraft({ name: `call.${lead.id}`, form, initial: NO_NOTE });
  const note = useWatch({ control, name: 'note' });
  const save: OnRecord = (report) => {
    const what = `${OUTCOME_LABELS[report.outcome]}: ${leadName(lead)}`;
    act<unknown>(recordCallOutcome(lead.id, { ...report, note: note.trim() }), (_event, done) =>
      [what, ...describeFollowUp(done)].join('. '),
    );
    draft.forget();
  };
  return { control, draft, note, save };
}

function OpenSheet({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const [step, setStep] = useState<CallStep>('outcome');
  const now = useNow();
  const { control, draft, note, save } = useCallNote(lead);
  const isBooked = useRef(false);

  const record: OnRecord = (report) => {
    save(report);
    onClose();
  };
  /** Records an outcome that sets its own follow-up at once; the others ask for more first. */
  const choose = (outcome: CallOutcome): void => {
    if (outcome === 'no-answer' || outcome === 'left-message') record({ outcome });
    else setStep(outcome);
  };

  return (
    <TitledDialog
      title={TITLES[step]}
      subtitle={
        <>
          {leadName(lead)}
          {lead.phone !== '' && ' · '}
          <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(lead.phone)}</span>
        </>
      }
      back={
        step === 'outcome'
          ? undefined
          : { label: 'Back to the outcomes', onBack: () => setStep('outcome') }
      }
      // A tap beside the sheet may only be meant for the keyboard.
      closesBeside={note === ''}
      hasEntry={false}
      onClose={onClose}
    >
      <OverlayEntry isOpen={step !== 'outcome'} onBack={() => setStep('outcome')}>
        <Stack spacing={1.5}>
          {/* A booked visit has notes of its own; a note from before is kept. */}
          {step !== 'booked' && <DraftNotice draft={draft} />}
          {step !== 'booked' && (
            <FormTextField
              control={control}
              name="note"
              label="Note (optional)"
              multiline
              maxRows={5}
              slotProps={{ htmlInput: { maxLength: MAX_LENGTH.note } }}
            />
          )}
          {step === 'booked' ? (
            <AppointmentForm
              leadId={lead.id}
              onSchedule={(appointment, stage) => {
                isBooked.current = true;
                save({ outcome: 'booked', appointment, ...(isStage(stage) && { stage }) });
              }}
              // Also called once the form has forgotten its draft after the save.
              onClose={() => (isBooked.current ? onClose() : setStep('outcome'))}
            />
          ) : (
            <Stack spacing={1} key={step} ref={focusFirstChoice}>
              {step === 'outcome' && <OutcomeChoices now={now} onChoose={choose} />}
              {step === 'spoke' && <SpokeChoices lead={lead} now={now} onRecord={record} />}
              {step === 'not-interested' && <ReasonChoices onRecord={record} />}
            </Stack>
          )}
        </Stack>
      </OverlayEntry>
    </TitledDialog>
  );
}

/** The stage that the call led to, if another, and when the owner calls again. */
function SpokeChoices({ lead, now, onRecord }: { lead: Lead; now: Date; onRecord: OnRecord }) {
  const closed = useAppSelector(selectClosedDays);
  const [stage, setStage] = useState(lead.stage);
  const choose = (followUpDate: string): void =>
    onRecord({ outcome: 'spoke', followUpDate, ...(isStage(stage) && { stage }) });
  return (
    <>
      <StageSelect stage={lead.stage} value={stage} onChoose={setStage} />
      {morningChoices(now, closed).map(({ label, dueDate }) => (
        <Choice
          key={label}
          label={label}
          detail={formatWeekday(localDay(parseIsoDateTime(dueDate)))}
          onChoose={() => choose(dueDate)}
        />
      ))}
      <FollowUpDateForm initial={snoozedFollowUpDate(2, now, closed)} onSet={choose} />
    </>
  );
}

/** The outcomes, each with the follow-up that it sets, or an arrow if it asks for more. */
function OutcomeChoices({
  now,
  onChoose,
}: {
  now: Date;
  onChoose: (outcome: CallOutcome) => void;
}) {
  const closed = useAppSelector(selectClosedDays);
  return CALL_OUTCOMES.map((outcome) => {
    const dueDate = followUpAfterCall({ outcome }, now, closed);
    const next = <ChevronRightIcon fontSize="small" aria-hidden />;
    return (
      <Choice
        key={outcome}
        label={OUTCOME_LABELS[outcome]}
        detail={dueDate === undefined ? next : formatDateTime(dueDate)}
        onChoose={() => onChoose(outcome)}
      />
    );
  });
}

/** Why a lead is not interested. */
const ReasonChoices = ({ onRecord }: { onRecord: OnRecord }) =>
  LOST_REASONS.map((reason) => (
    <Choice
      key={reason}
      label={REASON_LABELS[reason]}
      onChoose={() => onRecord({ outcome: 'not-interested', reason })}
    />
  ));
