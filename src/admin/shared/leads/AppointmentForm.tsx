import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import {
  appointmentLabel,
  nextVisitType,
  stageAfterVisit,
} from '../../../domain/leads/appointments';
import { moveAppointment, scheduleAppointment } from '../../../domain/leads/commands';
import {
  APPOINTMENT_TYPES,
  MAX_APPOINTMENT_MINUTES,
  type Appointment,
} from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { isLocalDay } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { formChoice, formText } from '../../../ui/form/fieldSchemas';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useNotify } from '../../../ui/notices/Notices';
import { StageSelect } from './StageSelect';
import { useTimeQuestion } from './useTimeQuestion';
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
    v.maxValue(MAX_APPOINTMENT_MINUTES, 'Enter at most 1,440 minutes'),
  ),
  notes: formText(MAX_LENGTH.note),
});

type Values = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;

/** The time that was pressed in the calendar. */
export type Slot = Pick<Appointment, 'scheduledDate' | 'scheduledTime'>;

/** Returns the form's values of an appointment; of a new one, given its kind and the time pressed. */
const formValuesOf = (appointment: Partial<Appointment> | undefined): Values => ({
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
  /** The time that a new appointment has at first. */
  slot?: Slot | undefined;
  /** Schedules a new appointment, if the caller does it; the form then asks for the stage, too. */
  onSchedule?: (fields: Output, stage: string) => void;
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
  const stage = useAppSelector((state) => selectLeadById(state, leadId)?.stage) ?? '';
  const [chosenStage, setChosenStage] = useState<string>();
  const { mayTake, dialog } = useTimeQuestion('Change the time');
  // A draft is of one time pressed: it does not come back under another.
  const newName = slot ? `${slot.scheduledDate}T${slot.scheduledTime}` : 'new';
  const { form, field, frame } = useRecordForm({
    name: `appointment.${leadId}.${appointment?.id ?? newName}`,
    schema,
    record: appointment,
    valuesOf: formValuesOf,
    empty: () => formValuesOf({ type: nextVisitType(stage), ...slot }),
    save: (fields: Output) => {
      if (onSchedule) {
        onSchedule(fields, nextStage);
        return;
      }
      if (appointment) dispatch(moveAppointment(leadId, appointment.id, fields));
      else dispatch(scheduleAppointment(leadId, fields));
      notify(appointment ? 'Appointment changed' : 'Appointment scheduled');
    },
    onSaved: onClose,
    finish: (values) => {
      const fields = v.safeParse(schema, values);
      return !fields.success || mayTake(fields.output, appointment);
    },
  });

  const type = useWatch({ control: form.control, name: 'type' });
  const nextStage = chosenStage ?? stageAfterVisit('booked', type, stage) ?? stage;

  return (
    <PartForm
      title={appointment ? 'Move the appointment' : 'Schedule an appointment'}
      submitLabel={appointment ? 'Save' : 'Schedule'}
      {...frame}
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
        slotProps={{
          htmlInput: { min: 5, max: MAX_APPOINTMENT_MINUTES, step: 5, inputMode: 'numeric' },
        }}
      />
      {onSchedule && (
        <div className="wide">
          <StageSelect stage={stage} value={nextStage} onChoose={setChosenStage} />
        </div>
      )}
      <div className="wide">
        <FormTextField {...field('notes', 'Notes')} multiline minRows={2} />
      </div>
      {dialog}
    </PartForm>
  );
}
