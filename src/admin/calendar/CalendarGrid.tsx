import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventDisplayInfo,
  type EventDropInfo,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import AlarmIcon from '@mui/icons-material/Alarm';
import EventIcon from '@mui/icons-material/Event';
import HandymanIcon from '@mui/icons-material/Handyman';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addDays, differenceInMinutes, max } from 'date-fns';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { WORKING_HOURS } from '../../domain/shared/businessHours';
import { formatDays, formatTimeOfDay, startOfLocalDay, type LocalDay } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { usePrinting } from '../../ui/screen/usePrinting';
import {
  shownHours,
  timeOfDay,
  type CalendarEntry,
  type EntryKind,
  type TimeSpan,
} from './calendarEntries';
import { calendarStyles, entryClass } from './calendarStyles';
import { groupEntries, type EntryGroup, type Grouping } from './entryGroups';
import { LIST_DAYS, PHONE_WEEK_DAYS, type CalendarView } from './useCalendarView';
import type { DropTarget } from './useMoveEntry';
import { useEscapedDrag } from './useEscapedDrag';

/** The names of the views in FullCalendar; `days` and that of three days are defined below. */
const VIEW_NAMES: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'days',
};
const THREE_DAYS = 'threeDays';
const viewName = (view: CalendarView, isPhone: boolean): string =>
  view === 'week' && isPhone ? THREE_DAYS : VIEW_NAMES[view];

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme];

const VIEWS: CalendarOptions['views'] = {
  [THREE_DAYS]: { type: 'timeGrid', duration: { days: PHONE_WEEK_DAYS } },
  days: {
    type: 'list',
    duration: { days: LIST_DAYS },
    titleFormat: { month: 'short', day: 'numeric', year: 'numeric' },
  },
};

/** How much time a line of the grid has, which is as high as a line of text, in minutes. */
const SLOT_MINUTES = 30;
/** The heights of such a line, of an hour with its borders, and of what is above them, in pixels. */
const SLOT_HEIGHT = 24;
const HOUR_HEIGHT = 2 * (SLOT_HEIGHT + 1);
const HEAD_HEIGHT = 64;
/** The least height of an entry for a finger, where a day has the width of a phone; with the gap below it. */
const FINGER_HEIGHT = 45;

const HOUR_FORMAT = { hour: 'numeric' } as const;

/** How long a finger rests on an entry before it is dragged, in milliseconds; a swipe scrolls. */
const LONG_PRESS_MS = 400;

/** Which entries are one. */
const GROUPINGS: Record<CalendarView, Grouping> = {
  month: 'days',
  week: 'times',
  day: 'times',
  list: 'times',
};

const KIND_ICONS: Record<EntryKind, ReactNode> = {
  appointments: <EventIcon aria-hidden />,
  jobs: <HandymanIcon aria-hidden />,
  'follow-ups': <AlarmIcon aria-hidden />,
};

/** The entries that an event of FullCalendar shows, and whether it is their number. */
interface Shown {
  group: EntryGroup;
  isCount: boolean;
}
const shownOf = (event: { extendedProps: Record<string, unknown> }): Shown =>
  event.extendedProps as unknown as Shown;

/** Whether an entry can be dragged: what is done stays. */
const isMovable = ({ isDone }: CalendarEntry): boolean => !isDone;

/** Returns the class of what names a day: that of today is marked. */
const dayNameClass = ({ isToday }: { isToday: boolean }): string =>
  isToday ? 'calendar-today' : '';

/** Formats the times of an entry as `9:00 – 10:30 AM`; of a follow-up, which has no end, as `9:00 AM`. */
function timesOf({ event, view, timeText }: EventDisplayInfo): string {
  const [entry] = shownOf(event).group;
  if (entry.isAllDay && view.type === VIEW_NAMES.list) return formatDays(entry.start, entry.end);
  if (event.allDay || !event.start) return timeText;
  const start = formatTimeOfDay(timeOfDay(event.start));
  const hasEnd = entry.subject.kind !== 'follow-ups' && view.type !== VIEW_NAMES.month;
  if (!hasEnd || !event.end) return start;
  const end = formatTimeOfDay(timeOfDay(event.end));
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start} – ${end}`;
}

/**
 * Begins the name of the link to a day with what it shows, `Sun 22, November 22, 2026`, so that it can
 * be pressed by voice (WCAG 2.5.3); the library names it by the date alone.
 */
function nameDayLink({ el, text }: { el: HTMLElement; text: string }): void {
  const link = el.querySelector('[role=link][aria-label]');
  link?.setAttribute('aria-label', `${text}, ${link.getAttribute('aria-label') ?? ''}`);
}

/** What a number of entries says: in a narrow cell to screen readers alone. */
function CountContent({ group, isCell }: { group: EntryGroup; isCell: boolean }) {
  const { kind } = group[0].subject;
  const noun = group.length === 1 ? kind.slice(0, -1) : kind;
  return (
    <span className="calendar-title">
      {KIND_ICONS[kind]}
      {isCell ? group.length : pluralize(group.length, 'call')}
      {isCell && <span className="visually-hidden"> {noun}</span>}
    </span>
  );
}

function EntryContent(info: EventDisplayInfo) {
  const { event, timeClass, titleClass, view } = info;
  const { group, isCount } = shownOf(event);
  const { subject, isDone, title, start, end } = group[0];
  const time = timesOf(info);
  if (isCount) {
    return (
      <>
        {view.type === VIEW_NAMES.list && <span className={timeClass}>{time}</span>}
        <CountContent group={group} isCell={event.allDay} />
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
        {KIND_ICONS[subject.kind]}
        {title}
        {subject.kind === 'jobs' && <span className="visually-hidden">, job</span>}
        {isDone && <span className="visually-hidden">, done</span>}
      </span>
    </>
  );
}

/**
 * Returns the event of FullCalendar that shows a group.
 *
 * @param isCell whether it is drawn as their number within the cell of a day
 * @param listedOn of a list: its first day, from which on a job of several days is listed, once
 */
function eventOf(group: EntryGroup, isCell: boolean, listedOn: Date | undefined) {
  const [entry] = group;
  const { id, title, subject, isAllDay, isDone } = entry;
  const isCount = group.length > 1 || (isCell && !isAllDay);
  const canMove = !isCount && isMovable(entry);
  const isListedOnce = isAllDay && listedOn;
  const start = isListedOnce ? max([entry.start, listedOn]) : entry.start;
  return {
    id,
    title,
    start,
    end: isListedOnce ? addDays(start, 1) : entry.end,
    allDay: isAllDay || (isCount && isCell),
    className: entryClass(subject.kind, isDone && !isCount),
    startEditable: canMove,
    durationEditable: canMove && subject.kind !== 'follow-ups',
    extendedProps: { group, isCount } satisfies Shown,
  };
}

interface CalendarGridProps {
  view: CalendarView;
  isPhone: boolean;
  day: LocalDay;
  entries: readonly CalendarEntry[];
  /** Called with the days that are shown, and their name. */
  onShown: (span: TimeSpan & { title: string }) => void;
  onOpen: (group: EntryGroup, element: HTMLElement) => void;
  onPressSlot: (date: Date, hasTime: boolean) => void;
  /** Called after a drag; false puts the entry back. */
  onMove: (entry: CalendarEntry, to: DropTarget) => Promise<boolean>;
  onPressDay: (date: Date) => void;
}

/** The grid of the calendar, by FullCalendar: a month, a week, a day, or a list of days. */
export function CalendarGrid({
  view,
  isPhone,
  day,
  entries,
  onShown,
  onOpen,
  onPressSlot,
  onMove,
  onPressDay,
}: CalendarGridProps) {
  const calendar = useRef<CalendarRef>(null);
  const { from, to, top } = shownHours(entries);
  const isPrinting = usePrinting();
  const hasHoursAbove = from < top && (view === 'week' || view === 'day') && !isPrinting;
  // Too small for a finger: a press anywhere on a day opens the day.
  const isOverview = isPhone && view === 'month';
  const name = viewName(view, isPhone);
  const grouping = isOverview ? 'kinds' : GROUPINGS[view];
  const events = useMemo(() => {
    const listedOn = view === 'list' ? startOfLocalDay(day) : undefined;
    return groupEntries(entries, grouping).map((group) => eventOf(group, isOverview, listedOn));
  }, [day, entries, grouping, isOverview, view]);

  useEffect(() => {
    calendar.current?.getApi().changeView(name, day);
  }, [name, day]);

  const escapedDrag = useEscapedDrag();
  const takeDrop = async ({
    event,
    revert,
  }: Pick<EventDropInfo, 'event' | 'revert'>): Promise<void> => {
    if (escapedDrag.isEscaped() || !(await onMove(shownOf(event).group[0], event))) revert();
  };

  return (
    <Box sx={calendarStyles} className={isOverview ? 'calendar-overview' : `calendar-${view}`}>
      {hasHoursAbove && (
        <Button
          startIcon={<ArrowUpwardIcon />}
          onClick={() => calendar.current?.getApi().scrollToTime({ hours: from })}
        >
          {`Show what is before ${formatTimeOfDay(`${String(top).padStart(2, '0')}:00`)}`}
        </Button>
      )}
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        views={VIEWS}
        initialView={name}
        initialDate={day}
        headerToolbar={false}
        // With a scrollbar of its own only where it begins below its first hours.
        contentHeight={hasHoursAbove ? HEAD_HEIGHT + (to - top) * HOUR_HEIGHT : 'auto'}
        scrollTime={{ hours: top }}
        headingLevel={3}
        events={events}
        eventContent={EntryContent}
        eventDisplay="block"
        eventInteractive={!isOverview}
        editable={!isOverview}
        eventDragStart={escapedDrag.onStart}
        eventDragStop={escapedDrag.onStop}
        eventResizeStart={escapedDrag.onStart}
        eventResizeStop={escapedDrag.onStop}
        eventClick={({ el, event, jsEvent }) => {
          jsEvent.preventDefault();
          // The dialog gives the focus back to what had it, which a press does not give the entry.
          el.focus();
          onOpen(shownOf(event).group, el);
        }}
        eventDrop={(drop) => void takeDrop(drop)}
        eventResize={(drop) => void takeDrop(drop)}
        eventLongPressDelay={LONG_PRESS_MS}
        dateClick={({ date, allDay }) =>
          isOverview ? onPressDay(date) : onPressSlot(date, !allDay)
        }
        navLinks={!isOverview}
        dayHeaderDidMount={nameDayLink}
        dayHeaderInnerClass={dayNameClass}
        dayCellTopInnerClass={dayNameClass}
        listDayHeaderInnerClass={dayNameClass}
        navLinkDayClick={onPressDay}
        datesSet={({ start, end, view: { title } }) => onShown({ start, end, title })}
        businessHours={WORKING_HOURS}
        nowIndicator
        slotMinTime={{ hours: from }}
        slotMaxTime={{ hours: to }}
        slotDuration={{ minutes: SLOT_MINUTES }}
        slotMinHeight={SLOT_HEIGHT}
        eventMinHeight={isPhone && view === 'day' ? FINGER_HEIGHT : SLOT_HEIGHT + 1}
        slotEventOverlap={false}
        dayMaxEvents={4}
        fixedWeekCount={false}
        slotHeaderFormat={HOUR_FORMAT}
        listItemEventBeforeClass="calendar-dot"
        allDayText="All day"
        allDayHeaderInnerClass="calendar-all-day"
        noEventsText="Nothing in these two weeks"
      />
    </Box>
  );
}
