import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppSelector } from '../../../app/store/hooks';
import { COMMUNICATION_LABELS } from '../../../domain/history/timeline';
import { logCommunication } from '../../../domain/leads/commands';
import { snoozedFollowUpDate } from '../../../domain/leads/rules';
import { COMMUNICATION_TYPES } from '../../../domain/leads/schema';
import { selectClosedDays, type ClosedDays } from '../../../domain/shared/closedDays';
import { isIsoDateTime, localDateTime } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { formChoice, formText, typedDate } from '../../../ui/form/fieldSchemas';
import { FormSelect, FormCheckbox, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { PanelForm } from '../../shared/leads/PanelForm';
import { useAct } from '../../shared/undo/useAct';

const schema = v.pipe(
  v.object({
    type: formChoice(COMMUNICATION_TYPES, 'Pick a type'),
    subject: formText(),
    content: formText(MAX_LENGTH.note),
    followUpRequired: v.boolean(),
    followUpDate: typedDate,
  }),
  v.forward(
    v.check(({ type, subject }) => subject !== '' || type !== 'email', 'Enter a subject'),
    ['subject'],
  ),
  v.forward(
    v.check(
      ({ type, subject, content }) => subject !== '' || content !== '' || type === 'email',
      'Enter a subject or the content',
    ),
    ['subject'],
  ),
  v.forward(
    v.check(
      ({ followUpRequired, followUpDate }) => !followUpRequired || isIsoDateTime(followUpDate),
      'Enter the date and time of the follow-up',
    ),
    ['followUpDate'],
  ),
);

/** Returns the values of a new communication: a call or a note on one, a follow-up in the next working morning. */
const emptyCommunication = (
  note: string | undefined,
  closed: ClosedDays,
): v.InferInput<typeof schema> => ({
  type: note === undefined ? 'call' : 'note',
  subject: note === undefined ? '' : 'Note on the call',
  content: note ?? '',
  followUpRequired: false,
  followUpDate: localDateTime(snoozedFollowUpDate(1, new Date(), closed)),
});

interface CommunicationFormProps {
  leadId: string;
  /** What it begins with as a note on the last call; undefined for a call. */
  note: string | undefined;
  onClose: () => void;
}

/** Logs a conversation: the last contact becomes now, and a follow-up is scheduled if wanted. */
export function CommunicationForm({ leadId, note, onClose }: CommunicationFormProps) {
  const act = useAct();
  const closed = useAppSelector(selectClosedDays);
  const { form, field, frame } = useRecordForm({
    name: `communication.${leadId}`,
    schema,
    empty: () => emptyCommunication(note, closed),
    save: ({ followUpDate, ...communication }: v.InferOutput<typeof schema>) => {
      const due = communication.followUpRequired ? new Date(followUpDate).toISOString() : undefined;
      act(
        logCommunication(leadId, { ...communication, ...(due && { followUpDate: due }) }),
        'Communication logged',
      );
    },
    onSaved: onClose,
  });
  const [isFollowUpWanted, type] = useWatch({
    control: form.control,
    name: ['followUpRequired', 'type'],
  });

  return (
    <PanelForm title="Log a communication" submitLabel="Log" frame={frame} onCancel={onClose}>
      <FormSelect {...field('type', 'Type')} options={COMMUNICATION_LABELS} />
      <FormTextField {...field('subject', 'Subject')} required={type === 'email'} />
      <FormTextField {...field('content', 'Content')} multiline minRows={2} />
      <FormCheckbox isSwitch {...field('followUpRequired', 'Follow-up wanted')} />
      {isFollowUpWanted && (
        <FormTextField {...field('followUpDate', 'Follow up on')} type="datetime-local" />
      )}
    </PanelForm>
  );
}
