import type { EventDisplayInfo } from '@fullcalendar/react';
import AlarmIcon from '@mui/icons-material/Alarm';
import EventIcon from '@mui/icons-material/Event';
import HandymanIcon from '@mui/icons-material/Handyman';
import { addDays, differenceInMinutes, isSameDay } from 'date-fns';
import type { ReactNode } from 'react';
import { formatDays, formatTimeOfDay } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { timeOfDay, type EntryKind } from './calendarEntries';
import type { EntryGroup } from './entryGroups';
import type { CalendarView } from './useCalendarView';

/** The names of the views in FullCalendar; `days` and the view of three days are defined by the grid. */
export const VIEW_NAMES: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'days',
};
export const THREE_DAYS = 'threeDays';

/** How much time a line of the grid has, which is as high as a line of text, in minutes. */
export const SLOT_MINUTES = 30;

const KIND_ICONS: Record<EntryKind, ReactNode> = {
  appointments: <EventIcon aria-hidden fontSize="inherit" />,
  jobs: <HandymanIcon aria-hidden fontSize="inherit" />,
  'follow-ups': <AlarmIcon aria-hidden fontSize="inherit" />,
};

/** The entries that an event of FullCalendar shows, and whether it is their number. */
export interface Shown {
  group: EntryGroup;
  isCount: boolean;
}
export const shownOf = (event: { extendedProps: Record<string, unknown> }): Shown =>
  event.extendedProps as unknown as Shown;

/**
 * Formats the times of an entry as `9:00 – 10:30 AM`; of a follow-up, which has no end, as `9:00 AM`; on the day on
 * which one ends that began before as `until 2:00 AM`.
 */
function timesOf({ event, view, timeText, isStart, isEnd }: EventDisplayInfo): string {
  const [entry] = shownOf(event).group;
  if (entry.isAllDay && view.type === VIEW_NAMES.list)
    return isSameDay(entry.start, addDays(entry.end, -1))
      ? 'All day'
      : formatDays(entry.start, entry.end);
  if (event.allDay || !event.start) return timeText;
  if (!isStart)
    return isEnd && event.end ? `until ${formatTimeOfDay(timeOfDay(event.end))}` : 'All day';
  const start = formatTimeOfDay(timeOfDay(event.start));
  const hasEnd = entry.subject.kind !== 'follow-ups' && view.type !== VIEW_NAMES.month;
  if (!hasEnd || !event.end) return start;
  const end = formatTimeOfDay(timeOfDay(event.end));
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start} – ${end}`;
}

/** What the grid shows of an entry, or of several that are one: time, kind and title. */
export function EntryContent(info: EventDisplayInfo) {
  const { event, timeClass, titleClass, view } = info;
  const { group, isCount } = shownOf(event);
  const { subject, isDone, title, start, end } = group[0];
  const time = timesOf(info);
  const { kind } = subject;
  if (isCount) {
    const isCell = event.allDay;
    return (
      <>
        {view.type === VIEW_NAMES.list && (
          <span className={`${timeClass} calendar-time`}>{time}</span>
        )}
        <span className={`${titleClass} calendar-title`}>
          {KIND_ICONS[kind]}
          {isCell ? group.length : pluralize(group.length, 'call')}
          {/* In the narrow cell of a day, to screen readers alone. */}
          {isCell && (
            <span className="visually-hidden">
              {` ${group.length === 1 ? kind.slice(0, -1) : kind}`}
            </span>
          )}
        </span>
      </>
    );
  }
  // Beside the hours, in a column too narrow for both, the name says more than the time.
  const isNarrow = view.type === THREE_DAYS && !event.allDay;
  const isOneLine = differenceInMinutes(end, start) <= SLOT_MINUTES;
  const timeStyle = isNarrow
    ? 'visually-hidden'
    : `${timeClass} calendar-time ${isOneLine ? 'calendar-one-line' : ''}`;
  const hasLines = isNarrow && !isOneLine;
  return (
    <>
      {time !== '' && <span className={timeStyle}>{time}</span>}
      <span className={`${titleClass} calendar-title ${hasLines ? 'calendar-lines' : ''}`}>
        {KIND_ICONS[kind]}
        {title}
        {kind === 'jobs' && <span className="visually-hidden">, job</span>}
        {isDone && <span className="visually-hidden">, done</span>}
      </span>
    </>
  );
}
