import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppSelector } from '../../../app/store/hooks';
import {
  APPOINTMENT_LABELS,
  nextVisitType,
  stageAfterVisit,
} from '../../../domain/leads/appointments';
import { moveAppointment, scheduleAppointment } from '../../../domain/leads/commands';
import { isStage } from '../../../domain/leads/rules';
import {
  APPOINTMENT_TYPES,
  MAX_APPOINTMENT_MINUTES,
  MAX_REPEAT,
  REPEAT_UNITS,
  STAGES,
  type Appointment,
  type AppointmentFields,
  type StoredStage,
  MIN_APPOINTMENT_MINUTES,
  TIME_OF_DAY,
} from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { isLocalDay } from '../../../lib/dates';
import { MAX_LENGTH } from '../../../lib/fields';
import { formChoice, formText, typedDate, valuesForForm } from '../../../ui/form/fieldSchemas';
import { FormSelect, FormTextField, WIDE } from '../../../ui/form/formParts';
import { Select } from '../../../ui/form/Select';
import { useRecordForm, type RecordForm } from '../../../ui/form/useRecordForm';
import { useAct } from '../undo/useAct';
import { PanelForm } from './PanelForm';
import { SlotChoices } from './SlotChoices';
import { useTimeQuestion } from './useTimeQuestion';

const schema = v.object({
  type: formChoice(APPOINTMENT_TYPES, 'Pick a type'),
  scheduledDate: v.pipe(typedDate, v.check(isLocalDay, 'Enter a date')),
  scheduledTime: v.pipe(v.string(), v.regex(TIME_OF_DAY, 'Enter a time such as 09:30')),
  duration: v.pipe(
    v.string(),
    v.transform(Number),
    v.integer('Enter whole minutes'),
    v.minValue(MIN_APPOINTMENT_MINUTES, `Enter at least ${MIN_APPOINTMENT_MINUTES} minutes`),
    v.maxValue(
      MAX_APPOINTMENT_MINUTES,
      `Enter at most ${MAX_APPOINTMENT_MINUTES.toLocaleString('en-US')} minutes`,
    ),
  ),
  notes: formText(MAX_LENGTH.note),
  repeatUnit: v.picklist(['', ...REPEAT_UNITS]),
  repeatEvery: v.pipe(
    v.string(),
    v.transform(Number),
    v.integer('Enter a whole number'),
    v.minValue(1, 'Enter at least 1'),
    v.maxValue(MAX_REPEAT, `Enter at most ${MAX_REPEAT}`),
  ),
});

/** Returns an appointment's fields, without the repetition's where it never repeated. */
const fieldsOf = (
  { repeatUnit, repeatEvery, ...fields }: v.InferOutput<typeof schema>,
  before: Appointment | undefined,
): AppointmentFields =>
  repeatUnit === '' && !before?.repeatUnit
    ? fields
    : { ...fields, repeatUnit, ...(repeatUnit !== '' && { repeatEvery }) };

type Values = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;

/** The time that was pressed in the calendar. */
export type Slot = Pick<Appointment, 'scheduledDate' | 'scheduledTime'>;

/** Returns the form's values of an appointment; of a new one, given its kind and the time pressed. */
const formValuesOf = (appointment: Partial<Appointment>): Values =>
  valuesForForm(schema, {
    type: 'estimate',
    scheduledTime: '09:00',
    duration: 60,
    repeatEvery: 1,
    ...appointment,
  });

const REPEAT_LABELS = { '': 'Never', weeks: 'Weeks', months: 'Months' };

interface AppointmentFormProps {
  leadId: string;
  /** The appointment to move; undefined for a new one. */
  appointment?: Appointment | undefined;
  /** The time that a new appointment has at first. */
  slot?: Slot | undefined;
  /** Schedules a new appointment, if the caller does it; the form then asks for the stage, too. */
  onSchedule?: (fields: AppointmentFields, stage: string) => void;
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
  const act = useAct();
  const stage = useAppSelector((state) => selectLeadById(state, leadId)?.stage) ?? '';
  const [chosenStage, setChosenStage] = useState<string>();
  const [movesStage, setMovesStage] = useState<boolean>();
  const { mayTake, dialog } = useTimeQuestion('Change the time');
  // A draft belongs to the time that was pressed in the calendar, and is not restored for another time.
  const newName = slot ? `${slot.scheduledDate}T${slot.scheduledTime}` : 'new';
  const { form, field, frame } = useRecordForm({
    name: `appointment.${leadId}.${appointment?.id ?? newName}`,
    schema,
    record: appointment,
    valuesOf: formValuesOf,
    empty: () => formValuesOf({ type: nextVisitType(stage), ...slot }),
    save: (output: Output) => {
      const fields = fieldsOf(output, appointment);
      if (onSchedule) {
        onSchedule(fields, nextStage);
      } else if (appointment) {
        act(moveAppointment(leadId, appointment.id, fields), 'Appointment changed');
      } else {
        const stageToTake = isMoving ? bookedStage : undefined;
        act(
          scheduleAppointment(leadId, fields, stageToTake),
          ['Appointment scheduled', stageToTake && `Moved to ${stageToTake}`]
            .filter(Boolean)
            .join('. '),
        );
      }
    },
    onSaved: onClose,
    beforeSubmit: (values) => {
      const fields = v.safeParse(schema, values);
      return !fields.success || mayTake(fields.output, appointment);
    },
  });

  const type = useWatch({ control: form.control, name: 'type' });
  const bookedStage = stageAfterVisit('booked', { type }, stage);
  const nextStage = chosenStage ?? bookedStage ?? stage;
  const isMoving = movesStage ?? type === 'estimate';

  return (
    <PanelForm
      title={appointment ? 'Move the appointment' : 'Schedule an appointment'}
      submitLabel={appointment ? 'Save' : 'Schedule'}
      frame={frame}
      onCancel={onClose}
    >
      <FormSelect {...field('type', 'Type')} options={APPOINTMENT_LABELS} />
      <TimeFields form={form} field={field} />
      {bookedStage && !onSchedule && !appointment && (
        <FormControlLabel
          className={WIDE}
          label={`Move to ${bookedStage}`}
          control={<Checkbox checked={isMoving} onChange={(_event, isOn) => setMovesStage(isOn)} />}
        />
      )}
      {onSchedule && <StageSelect stage={stage} value={nextStage} onChoose={setChosenStage} />}
      <FormTextField {...field('notes', 'Notes')} multiline minRows={2} />
      {dialog}
    </PanelForm>
  );
}

/** When an appointment is: the day, the time, how long, and how often it repeats. */
function TimeFields({ form, field }: Pick<RecordForm<Values, Output>, 'form' | 'field'>) {
  const [date, time, repeatUnit] = useWatch({
    control: form.control,
    name: ['scheduledDate', 'scheduledTime', 'repeatUnit'],
  });
  const pick = (name: 'scheduledDate' | 'scheduledTime', value: string): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <SlotChoices date={date} time={time} onPick={pick} />
      <FormTextField {...field('scheduledDate', 'Date')} type="date" required />
      <FormTextField {...field('scheduledTime', 'Time')} type="time" required />
      <FormTextField
        {...field('duration', 'Minutes')}
        type="number"
        required
        slotProps={{
          htmlInput: { min: 5, max: MAX_APPOINTMENT_MINUTES, step: 5, inputMode: 'numeric' },
        }}
      />
      <FormSelect {...field('repeatUnit', 'Repeats')} options={REPEAT_LABELS} />
      {repeatUnit !== '' && (
        <FormTextField
          {...field('repeatEvery', `Every how many ${repeatUnit}`)}
          type="number"
          required
          slotProps={{ htmlInput: { min: 1, max: MAX_REPEAT, inputMode: 'numeric' } }}
        />
      )}
    </>
  );
}

interface StageSelectProps {
  /** The lead's stage; an unknown one stays an option. */
  stage: StoredStage;
  value: string;
  onChoose: (stage: string) => void;
}

/** The stage that a call leads to. */
export const StageSelect = ({ stage, value, onChoose }: StageSelectProps) => (
  <Select
    className={WIDE}
    label="Stage"
    value={value}
    options={isStage(stage) ? STAGES : [stage, ...STAGES]}
    onChoose={onChoose}
  />
);
