import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch } from '../../../app/store/hooks';
import { moveAppointment, scheduleAppointment } from '../../../domain/leads/commands';
import { APPOINTMENT_TYPES, type Appointment } from '../../../domain/leads/schema';
import { isLocalDay } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { formChoice, formText } from '../../../ui/form/fieldSchemas';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { recordResolver } from '../../../ui/form/recordResolver';
import { useSave } from '../../../ui/form/useSave';
import { useNotify } from '../../../ui/notices/Notices';
import { appointmentLabel } from '../formatAppointment';
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

/** What the form shows of an appointment, or of none. */
const formValuesOf = (appointment: Appointment | undefined): Values => ({
  type: appointment?.type ?? 'estimate',
  scheduledDate: appointment?.scheduledDate ?? '',
  scheduledTime: appointment?.scheduledTime ?? '09:00',
  duration: String(appointment?.duration ?? 60),
  notes: appointment?.notes ?? '',
});

interface AppointmentFormProps {
  leadId: string;
  /** The appointment to move; undefined for a new one. */
  appointment?: Appointment | undefined;
  onClose: () => void;
}

/** Schedules an appointment, or moves one. */
export function AppointmentForm({ leadId, appointment, onClose }: AppointmentFormProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const stored = useMemo(() => formValuesOf(appointment), [appointment]);
  const form = useForm<Values, unknown, Output>({
    resolver: recordResolver(schema, appointment && stored, appointment),
    defaultValues: stored,
  });

  const { control, formState } = form;
  const save = (fields: Output): void => {
    if (appointment) dispatch(moveAppointment(leadId, appointment.id, fields));
    else dispatch(scheduleAppointment(leadId, fields));
    notify(appointment ? 'Appointment changed' : 'Appointment scheduled');
  };
  const { submit, isSaved } = useSave(form, save, onClose);

  return (
    <PartForm
      title={appointment ? 'Move the appointment' : 'Schedule an appointment'}
      submitLabel={appointment ? 'Save' : 'Schedule'}
      isUnsaved={formState.isDirty && !isSaved}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormSelect
        control={control}
        name="type"
        label="Type"
        options={APPOINTMENT_TYPES}
        optionLabel={appointmentLabel}
      />
      <FormTextField
        control={control}
        name="scheduledDate"
        label="Date"
        type="date"
        required
        shrinkLabel
      />
      <FormTextField
        control={control}
        name="scheduledTime"
        label="Time"
        type="time"
        required
        shrinkLabel
      />
      <FormTextField
        control={control}
        name="duration"
        label="Minutes"
        type="number"
        required
        slotProps={{ htmlInput: { min: 5, max: 1440, step: 5, inputMode: 'numeric' } }}
      />
      <div className="wide">
        <FormTextField control={control} name="notes" label="Notes" multiline minRows={2} />
      </div>
    </PartForm>
  );
}
