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
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { formatTimeOfDay, type LocalDay } from '../../lib/dates';
import {
  shownHours,
  timeOfDay,
  WORKING_HOURS,
  type CalendarEntry,
  type EntryKind,
  type TimeSpan,
} from './calendarEntries';
import { calendarStyles, entryClass } from './calendarStyles';
import { LIST_DAYS, type CalendarView } from './useCalendarView';
import type { DropTarget } from './useMoveEntry';

/** The names of the views in FullCalendar; `days` is defined below. */
const VIEW_NAMES: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'days',
};

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme];

const VIEWS: CalendarOptions['views'] = {
  days: {
    type: 'list',
    duration: { days: LIST_DAYS },
    titleFormat: { month: 'short', day: 'numeric', year: 'numeric' },
  },
};

const HOUR_FORMAT = { hour: 'numeric' } as const;

/** How long a finger rests on an entry before it is dragged, in milliseconds; a swipe scrolls. */
const LONG_PRESS_MS = 400;

const KIND_ICONS: Record<EntryKind, ReactNode> = {
  appointments: <EventIcon aria-hidden />,
  jobs: <HandymanIcon aria-hidden />,
  'follow-ups': <AlarmIcon aria-hidden />,
};

/** The entry that an event of FullCalendar shows. */
const entryOf = (event: { extendedProps: Record<string, unknown> }): CalendarEntry =>
  event.extendedProps.entry as CalendarEntry;

/** Whether an entry can be dragged: what is done stays. */
const isMovable = ({ isDone }: CalendarEntry): boolean => !isDone;

/** Returns the class of what names a day: that of today is marked. */
const dayNameClass = ({ isToday }: { isToday: boolean }): string =>
  isToday ? 'calendar-today' : '';

/** Formats the times of an entry as `9:00 – 10:30 AM`; of a follow-up, which has no end, as `9:00 AM`. */
function timesOf({ event, view, timeText }: EventDisplayInfo): string {
  if (event.allDay || !event.start) return timeText;
  const start = formatTimeOfDay(timeOfDay(event.start));
  const hasEnd = entryOf(event).subject.kind !== 'follow-ups' && view.type !== VIEW_NAMES.month;
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

function EntryContent(info: EventDisplayInfo) {
  const { event, timeClass, titleClass } = info;
  const { subject, isDone, title } = entryOf(event);
  const time = timesOf(info);
  return (
    <>
      {time !== '' && <span className={`${timeClass} calendar-time`}>{time}</span>}
      <span className={`${titleClass} calendar-title`}>
        {KIND_ICONS[subject.kind]}
        {title}
        {subject.kind === 'jobs' && <span className="visually-hidden">, job</span>}
        {isDone && <span className="visually-hidden">, done</span>}
      </span>
    </>
  );
}

interface CalendarGridProps {
  view: CalendarView;
  isPhone: boolean;
  day: LocalDay;
  entries: readonly CalendarEntry[];
  /** Called with the days that are shown, and their name. */
  onShown: (span: TimeSpan & { title: string }) => void;
  onOpen: (entry: CalendarEntry) => void;
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
  const { from, to } = shownHours(entries);
  // Too small for a finger: a press anywhere on a day opens the day.
  const isOverview = isPhone && view === 'month';
  const events = useMemo(
    () =>
      entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        start: entry.start,
        end: entry.end,
        allDay: entry.isAllDay,
        className: entryClass(entry.subject.kind, entry.isDone),
        startEditable: isMovable(entry),
        durationEditable: isMovable(entry) && entry.subject.kind !== 'follow-ups',
        extendedProps: { entry },
      })),
    [entries],
  );

  useEffect(() => {
    calendar.current?.getApi().changeView(VIEW_NAMES[view], day);
  }, [view, day]);

  const takeDrop = async ({
    event,
    revert,
  }: Pick<EventDropInfo, 'event' | 'revert'>): Promise<void> => {
    if (!(await onMove(entryOf(event), event))) revert();
  };

  return (
    <Box
      sx={calendarStyles}
      className={[view === 'list' && 'calendar-list', isOverview && 'calendar-overview']
        .filter(Boolean)
        .join(' ')}
    >
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        views={VIEWS}
        initialView={VIEW_NAMES[view]}
        initialDate={day}
        headerToolbar={false}
        height="auto"
        headingLevel={3}
        events={events}
        eventContent={EntryContent}
        eventDisplay="block"
        eventInteractive={!isOverview}
        editable={!isOverview}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(entryOf(event));
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
        slotMinTime={`${from}:00`}
        slotMaxTime={`${to}:00`}
        slotDuration="00:30"
        slotMinHeight={24}
        // A target of 24 px, and the gap below it.
        eventMinHeight={25}
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
