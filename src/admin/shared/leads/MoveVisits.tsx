import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import {
  appointmentLabel,
  upcomingAppointments,
  type LeadAppointment,
} from '../../../domain/leads/appointments';
import { moveAppointments } from '../../../domain/leads/commands';
import { selectLeads } from '../../../domain/leads/slice';
import { workingMoment } from '../../../domain/shared/businessHours';
import { selectClosedDays } from '../../../domain/shared/closedDays';
import {
  addLocalDays,
  formatTimeOfDay,
  formatWeekday,
  isLocalDay,
  localDay,
  startOfLocalDay,
  type LocalDay,
} from '../../../lib/dates';
import { dotted, pluralize } from '../../../lib/text';
import { typedDate } from '../../../ui/form/fieldSchemas';
import { FormBox, FormButtons, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { OpenButton } from '../../../ui/overlays/OpenButton';
import { PlainList } from '../../../ui/parts';
import { useFocusBack } from '../../../ui/screen/focus';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { TellOfVisitsDialog, tellOfVisits } from '../messages/tellCustomer';
import { useAct } from '../undo/useAct';
import { DayChoices } from './SlotChoices';
import { useTimeQuestion } from './useTimeQuestion';

const BUTTON_ID = 'move-visits';

interface MoveVisitsProps {
  day: LocalDay;
  onMoved?: (day: LocalDay) => void;
}

/**
 * The buttons for all visits of a day that are not over: one moves them, as for rain or illness, and then lists whom to
 * tell; one opens that list. None for a single visit.
 */
export function VisitsButtons(props: MoveVisitsProps) {
  const now = useNow();
  const visits = upcomingAppointments(useAppSelector(selectLeads), now, props.day).filter(
    ({ scheduledDate }) => scheduledDate === props.day,
  );
  const [isMoving, setMoving] = useState(false);
  useFocusBack(isMoving ? BUTTON_ID : undefined);
  return (
    <>
      {visits.length > 1 && (
        <>
          <Button
            id={BUTTON_ID}
            aria-haspopup="dialog"
            startIcon={<EventRepeatIcon />}
            onClick={() => setMoving(true)}
          >
            Move all visits
          </Button>
          <OpenButton
            startIcon={<SmsIcon />}
            renderDialog={(close) => (
              <TellOfVisitsDialog visits={visits} day={props.day} onClose={close} />
            )}
          >
            Tell the customers
          </OpenButton>
        </>
      )}
      {isMoving && <MoveVisitsDialog {...props} visits={visits} onClose={() => setMoving(false)} />}
    </>
  );
}

const schemaFrom = (from: LocalDay) =>
  v.object({
    day: v.pipe(
      typedDate,
      v.check(isLocalDay, 'Enter a date'),
      v.check((day) => day !== from, 'They are on this day'),
    ),
  });

interface MoveVisitsDialogProps extends MoveVisitsProps {
  visits: readonly LeadAppointment[];
  onClose: () => void;
}

/** Moves visits to another day at their times, the next working day at first; asks before what stands there. */
function MoveVisitsDialog({ day: from, visits, onMoved, onClose }: MoveVisitsDialogProps) {
  const act = useAct();
  const closed = useAppSelector(selectClosedDays);
  const { mayTakeAll, dialog } = useTimeQuestion('Choose another day');
  const { form, field, frame } = useRecordForm({
    schema: schemaFrom(from),
    empty: () => ({
      day: localDay(workingMoment(startOfLocalDay(addLocalDays(from, 1)), closed)),
    }),
    save: async ({ day }: { day: LocalDay }) => {
      if (!(await mayTakeAll(visits, day))) return false;
      act(
        moveAppointments(visits, day),
        (count) => `${pluralize(count, 'visit')} moved to ${formatWeekday(day)}`,
        tellOfVisits({ visits, day }),
      );
      return { day };
    },
    onSaved: ({ day }) => {
      onClose();
      onMoved?.(day);
    },
  });
  const day = useWatch({ control: form.control, name: 'day' });
  return (
    <TitledDialog
      title="Move all visits"
      subtitle={`From ${formatWeekday(from)}. Each keeps its time of day.`}
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        <PlainList aria-label={pluralize(visits.length, 'visit')}>
          {visits.map(({ id, leadName, type, scheduledTime }) => (
            <li key={id}>
              {dotted(formatTimeOfDay(scheduledTime), leadName, appointmentLabel(type))}
            </li>
          ))}
        </PlainList>
        <DayChoices
          date={day}
          from={from}
          onPick={(picked) => form.setValue('day', picked, { shouldDirty: true })}
        />
        <FormTextField {...field('day', 'Move to')} type="date" required />
        <FormButtons submitLabel="Move" isSaving={frame.isSaving} onCancel={onClose} />
      </FormBox>
      {dialog}
    </TitledDialog>
  );
}
