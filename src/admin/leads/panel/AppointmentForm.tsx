import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch } from '../../../app/store/hooks';
import { appointmentLabel } from '../../../domain/leads/appointments';
import { moveAppointment, scheduleAppointment } from '../../../domain/leads/commands';
import { APPOINTMENT_TYPES, type Appointment } from '../../../domain/leads/schema';
import { isLocalDay } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { formChoice, formText } from '../../../ui/form/fieldSchemas';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { recordResolver } from '../../../ui/form/recordResolver';
import { useChangedElsewhere } from '../../../ui/form/useChangedElsewhere';
import { useFormDraft } from '../../../ui/form/useFormDraft';
import { useSave } from '../../../ui/form/useSave';
import { useNotify } from '../../../ui/notices/Notices';
import { useTimeQuestion } from '../useTimeQuestion';
import { PartForm } from './PartForm';

const schema = v.object({
  type: formChoice(APPOINTMENT_TYPES, 'Pick a type'),
  scheduledDate: v.pipe(v.string(), v.check(isLocalDay, 'Enter a date')),
  scheduledTime: v.pipe(
    v.string(),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30'),
  ),
  duration: v.pipe(
    v.string(),
    v.transform(Number),
    v.integer('Enter whole minutes'),
    v.minValue(5, 'Enter at least 5 minutes'),
    v.maxValue(24 * 60, 'Enter at most 1,440 minutes'),
  ),
  notes: formText(MAX_LENGTH.note),
});

type Values = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;

/** The time that was pressed in the calendar. */
export type Slot = Pick<Appointment, 'scheduledDate' | 'scheduledTime'>;

/** What the form shows of an appointment, or of none. */
const formValuesOf = (appointment: Appointment | undefined, slot?: Slot): Values => ({
  type: appointment?.type ?? 'estimate',
  scheduledDate: (appointment ?? slot)?.scheduledDate ?? '',
  scheduledTime: (appointment ?? slot)?.scheduledTime ?? '09:00',
  duration: String(appointment?.duration ?? 60),
  notes: appointment?.notes ?? '',
});

interface AppointmentFormProps {
  leadId: string;
  /** The appointment to move; undefined for a new one. */
  appointment?: Appointment | undefined;
  /** The time that a new appointment has at first. */
  slot?: Slot | undefined;
  /** Schedules a new appointment, if the caller does it. */
  onSchedule?: (fields: Output) => void;
  onClose: () => void;
}

/** Schedules an appointment, or moves one; asks before a time that is taken or past. */
export function AppointmentForm({
  leadId,
  appointment,
  slot,
  onSchedule,
  onClose,
}: AppointmentFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const stored = useMemo(() => formValuesOf(appointment, slot), [appointment, slot]);
  const form = useForm<Values, unknown, Output>({
    resolver: recordResolver(schema, appointment && stored, appointment),
    defaultValues: stored,
  });

  const { control, formState } = form;
  const save = (fields: Output): void => {
    if (onSchedule) {
      onSchedule(fields);
      return;
    }
    if (appointment) dispatch(moveAppointment(leadId, appointment.id, fields));
    else dispatch(scheduleAppointment(leadId, fields));
    notify(appointment ? 'Appointment changed' : 'Appointment scheduled');
  };
  const { noticeOf, areDecided } = useChangedElsewhere(form, appointment && stored);
  const { mayTake, dialog } = useTimeQuestion('Change the time');
  const mayTakeTime = async (): Promise<boolean> => {
    if (!areDecided()) return false;
    const fields = v.safeParse(schema, form.getValues());
    return !fields.success || mayTake(fields.output, appointment);
  };
  const { submit, isSaved } = useSave(form, save, onClose, mayTakeTime);
  // A draft is of one time pressed: it does not come back under another.
  const newName = slot ? `${slot.scheduledDate}T${slot.scheduledTime}` : 'new';
  const draft = useFormDraft({
    name: `appointment.${leadId}.${appointment?.id ?? newName}`,
    form,
    initial: stored,
    isSaved,
  });
  const field = <Name extends keyof Values>(name: Name, label: string) => ({
    control,
    name,
    label,
    notice: noticeOf(name),
  });

  return (
    <PartForm
      title={appointment ? 'Move the appointment' : 'Schedule an appointment'}
      submitLabel={appointment ? 'Save' : 'Schedule'}
      isUnsaved={formState.isDirty && !isSaved}
      draft={draft}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormSelect
        {...field('type', 'Type')}
        options={APPOINTMENT_TYPES}
        optionLabel={appointmentLabel}
      />
      <FormTextField {...field('scheduledDate', 'Date')} type="date" required shrinkLabel />
      <FormTextField {...field('scheduledTime', 'Time')} type="time" required shrinkLabel />
      <FormTextField
        {...field('duration', 'Minutes')}
        type="number"
        required
        slotProps={{ htmlInput: { min: 5, max: 1440, step: 5, inputMode: 'numeric' } }}
      />
      <div className="wide">
        <FormTextField {...field('notes', 'Notes')} multiline minRows={2} />
      </div>
      {dialog}
    </PartForm>
  );
}
