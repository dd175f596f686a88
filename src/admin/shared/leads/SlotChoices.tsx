import { Stack } from '@mui/material';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { hasBegun } from '../../../domain/leads/appointments';
import { businessHoursOn, workingMoment } from '../../../domain/shared/businessHours';
import { selectClosedDays, type ClosedDays } from '../../../domain/shared/closedDays';
import {
  addLocalDays,
  formatShortWeekday,
  formatTimeOfDay,
  isLocalDay,
  localDay,
  startOfLocalDay,
} from '../../../lib/dates';
import { WIDE } from '../../../ui/form/formParts';
import { Row } from '../../../ui/parts';
import { ToggleChip } from '../../../ui/ToggleChip';

/** How many days are offered, today included. */
const DAYS = 7;

const NEAR = ['Today', 'Tomorrow'];

/** Returns the next days on which the business is open, with their names: Today, Tomorrow, Thu. */
const daysFrom = (now: Date, closed: ClosedDays): { value: string; label: string }[] =>
  Array.from({ length: DAYS }, (_one, index) => {
    const value = addLocalDays(localDay(now), index);
    return { value, label: NEAR[index] ?? formatShortWeekday(value) };
  }).filter(
    ({ value }) =>
      businessHoursOn(startOfLocalDay(value), closed) && timesOn(value, now, closed).length > 0,
  );

/** Returns the hours of a day; on one without, and where none is picked yet, those of the next working day. */
function hoursFor(date: string, now: Date, closed: ClosedDays) {
  // The field is empty, or half typed.
  const hours = isLocalDay(date) ? businessHoursOn(startOfLocalDay(date), closed) : undefined;
  const tomorrow = startOfLocalDay(addLocalDays(localDay(now), 1));
  return hours ?? businessHoursOn(workingMoment(tomorrow, closed), closed);
}

/** Returns the full hours of a day, still to come, at which the business is open. */
function timesOn(date: string, now: Date, closed: ClosedDays): { value: string; label: string }[] {
  const hours = hoursFor(date, now, closed);
  if (!hours) return [];
  const from = hours.opens.getHours() + Number(hours.opens.getMinutes() > 0);
  return Array.from({ length: Math.max(0, hours.closes.getHours() - from) }, (_one, index) => {
    const value = `${String(from + index).padStart(2, '0')}:00`;
    return { value, label: formatTimeOfDay(value).replace(':00', '') };
  }).filter(({ value }) => !hasBegun({ scheduledDate: date, scheduledTime: value }, now));
}

interface SlotChoicesProps {
  date: string;
  time: string;
  onPick: (name: 'scheduledDate' | 'scheduledTime', value: string) => void;
}

/** The next working days and the full hours of the business, each by one press. */
export function SlotChoices({ date, time, onPick }: SlotChoicesProps) {
  const closed = useAppSelector(selectClosedDays);
  const now = useNow();
  /** Picks a day, and its first hour where the time that is set has passed there. */
  const pickDay = (day: string): void => {
    onPick('scheduledDate', day);
    const [first] = timesOn(day, now, closed);
    if (first && time !== '' && hasBegun({ scheduledDate: day, scheduledTime: time }, now))
      onPick('scheduledTime', first.value);
  };
  return (
    <Stack spacing={1} className={WIDE}>
      <DayChoices date={date} onPick={pickDay} />
      <Choices
        label="Full hour"
        options={timesOn(date, now, closed)}
        value={time}
        onPick={(hour) => onPick('scheduledTime', hour)}
      />
    </Stack>
  );
}

interface DayChoicesProps {
  date: string;
  onPick: (day: string) => void;
  /** The day that is left, and not offered. */
  from?: string;
}

/** The next working days, each by one press. */
export function DayChoices({ date, onPick, from }: DayChoicesProps) {
  const days = daysFrom(useNow(), useAppSelector(selectClosedDays));
  const options = days.filter(({ value }) => value !== from);
  return <Choices label="Day" options={options} value={date} onPick={onPick} />;
}

interface ChoicesProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onPick: (value: string) => void;
}

/** Options beside each other, of which at most one is pressed. */
const Choices = ({ label, options, value, onPick }: ChoicesProps) => (
  <Row gap={0.5} role="group" aria-label={label}>
    {options.map((slot) => (
      <ToggleChip
        key={slot.value}
        label={slot.label}
        isOn={slot.value === value}
        onClick={() => onPick(slot.value)}
      />
    ))}
  </Row>
);
