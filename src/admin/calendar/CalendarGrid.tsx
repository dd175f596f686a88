import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventDropInfo,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, useTheme } from '@mui/material';
import { addDays, max } from 'date-fns';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppSelector } from '../../app/store/hooks';
import { WORKING_HOURS } from '../../domain/shared/businessHours';
import { selectClosedDays } from '../../domain/shared/closedDays';
import { formatTimeOfDay, localDay, startOfLocalDay, type LocalDay } from '../../lib/dates';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { shownHours, type CalendarEntry, type EntryKind, type TimeSpan } from './calendarEntries';
import { calendarStyles, entryClass, entryColors, type EntryColors } from './calendarStyles';
import {
  EntryContent,
  SLOT_MINUTES,
  shownOf,
  THREE_DAYS,
  VIEW_NAMES,
  type Shown,
} from './EntryContent';
import { groupEntries, type EntryGroup } from './entryGroups';
import { LIST_DAYS, PHONE_WEEK_DAYS, type CalendarView } from './useCalendarView';
import type { DropTarget } from './useMoveEntry';

/** The heights of a line of half an hour, of an hour with its borders, and of the head above them, in pixels. */
const SLOT_HEIGHT = 24;
const HOUR_HEIGHT = 2 * (SLOT_HEIGHT + 1);
const HEAD_HEIGHT = 64;
/** The least height of an entry for a finger, where a day has the width of a phone; with the gap below it. */
const FINGER_HEIGHT = 45;

/** How long a finger rests on an entry before it is dragged, in milliseconds; a swipe scrolls. */
const LONG_PRESS_MS = 400;

const dayNameClass = ({ isToday }: { isToday: boolean }): string =>
  isToday ? 'calendar-day calendar-today' : 'calendar-day';

/**
 * Begins the name of the link to a day with what it shows, `Sun 22, November 22, 2026`, so that it can
 * be pressed by voice (WCAG 2.5.3); the library names it by the date alone. What it shows in its first
 * frame, such as `S`, may be for a narrower window.
 */
function nameDayLink({ el, date }: { el: HTMLElement; date: Date }): void {
  const link = el.querySelector('[role=link][aria-label]');
  const shown = `${date.toLocaleDateString('en-US', { weekday: 'short' })} ${date.getDate()}`;
  link?.setAttribute('aria-label', `${shown}, ${link.getAttribute('aria-label') ?? ''}`);
}

/** The options that are the same in every view and at every width. */
const FIXED_OPTIONS: CalendarOptions = {
  plugins: [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme],
  views: {
    [THREE_DAYS]: { type: 'timeGrid', duration: { days: PHONE_WEEK_DAYS } },
    days: {
      type: 'list',
      duration: { days: LIST_DAYS },
      // Its days have the year.
      titleFormat: { month: 'short', day: 'numeric' },
    },
  },
  headerToolbar: false,
  headingLevel: 3,
  viewClass: 'calendar-view',
  eventContent: EntryContent,
  eventDisplay: 'block',
  eventLongPressDelay: LONG_PRESS_MS,
  dayHeaderDidMount: nameDayLink,
  dayHeaderInnerClass: dayNameClass,
  dayCellTopInnerClass: dayNameClass,
  listDayHeaderInnerClass: dayNameClass,
  businessHours: WORKING_HOURS,
  nowIndicator: true,
  slotDuration: { minutes: SLOT_MINUTES },
  slotMinHeight: SLOT_HEIGHT,
  slotEventOverlap: false,
  dayMaxEvents: 4,
  fixedWeekCount: false,
  slotHeaderFormat: { hour: 'numeric' },
  listItemEventBeforeClass: 'calendar-dot',
  allDayText: 'All day',
  allDayHeaderInnerClass: 'calendar-all-day',
  noEventsText: 'Nothing in these two weeks',
  noEventsClass: 'calendar-empty',
};

/**
 * Returns the event of FullCalendar that shows a group.
 *
 * @param isCell whether it is drawn as their number within the cell of a day
 * @param listedOn of a list: its first day, from which on a job of several days is listed, once
 */
function eventOf(
  group: EntryGroup,
  isCell: boolean,
  listedOn: Date | undefined,
  colors: Record<EntryKind, EntryColors>,
) {
  const [entry] = group;
  const { id, title, subject, isAllDay, isDone } = entry;
  const isCount = group.length > 1 || (isCell && !isAllDay);
  // Entries that are done cannot be moved.
  const canMove = !isCount && !isDone;
  const isListedOnce = isAllDay && listedOn;
  const start = isListedOnce ? max([entry.start, listedOn]) : entry.start;
  const { backgroundColor, color } = colors[subject.kind];
  return {
    id,
    title,
    start,
    end: isListedOnce ? addDays(start, 1) : entry.end,
    allDay: isAllDay || (isCount && isCell),
    className: entryClass(subject.kind, isDone && !isCount),
    // While it is dragged it is outside of what has our styles.
    color: backgroundColor,
    contrastColor: color,
    startEditable: canMove,
    durationEditable: canMove && subject.kind !== 'follow-ups',
    extendedProps: { group, isCount } satisfies Shown,
  };
}

interface CalendarGridProps {
  view: CalendarView;
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

/** Returns the events of FullCalendar that show the entries; of an overview, the numbers of each kind within a day. */
function useEvents(
  { view, day, entries }: Pick<CalendarGridProps, 'view' | 'day' | 'entries'>,
  isOverview: boolean,
) {
  const theme = useTheme();
  return useMemo(() => {
    const colors = entryColors(theme);
    const usual = view === 'month' ? 'days' : 'times';
    const listedOn = view === 'list' ? startOfLocalDay(day) : undefined;
    return groupEntries(entries, isOverview ? 'kinds' : usual).map((group) =>
      eventOf(group, isOverview, listedOn, colors),
    );
  }, [day, entries, isOverview, theme, view]);
}

/** The grid of the calendar, by FullCalendar: a month, a week, a day, or a list of days. */
export function CalendarGrid({
  view,
  day,
  entries,
  onShown,
  onOpen,
  onPressSlot,
  onMove,
  onPressDay,
}: CalendarGridProps) {
  const isPhone = useIsPhone();
  const closed = useAppSelector(selectClosedDays);
  const dayClass = ({ date }: { date: Date }): string =>
    closed[localDay(date)] === undefined ? '' : 'calendar-closed';
  const calendar = useRef<CalendarRef>(null);
  const { from, to, top } = shownHours(entries);
  /** The view that was scrolled to its first hours. Another one begins at the usual hours. */
  const [scrolled, setScrolled] = useState('');
  const place = `${view} ${day}`;
  const isAtFirst = scrolled === place;
  if (scrolled !== '' && !isAtFirst) setScrolled('');
  const isPrinting = usePrinting();
  const hasHoursAbove = from < top && (view === 'week' || view === 'day') && !isPrinting;
  // Too small for a finger: a press anywhere on a day opens the day.
  const isOverview = isPhone && view === 'month';
  const name = view === 'week' && isPhone ? THREE_DAYS : VIEW_NAMES[view];
  const events = useEvents({ view, day, entries }, isOverview);
  useEffect(() => {
    calendar.current?.getApi().changeView(name, day);
  }, [name, day]);

  const { isCancelled, dragOptions } = useCancelledDrag();
  const takeDrop = async ({
    event,
    revert,
  }: Pick<EventDropInfo, 'event' | 'revert'>): Promise<void> => {
    if (isCancelled() || !(await onMove(shownOf(event).group[0], event))) revert();
  };

  return (
    <Box sx={calendarStyles} className={isOverview ? 'calendar-overview' : `calendar-${view}`}>
      {hasHoursAbove && (
        <Button
          className="no-print"
          startIcon={isAtFirst ? <ArrowDownwardIcon /> : <ArrowUpwardIcon />}
          onClick={() => setScrolled(isAtFirst ? '' : place)}
        >
          {`${isAtFirst ? 'Hide' : 'Show'} what is before ${formatTimeOfDay(`${String(top).padStart(2, '0')}:00`)}`}
        </Button>
      )}
      <FullCalendar
        {...FIXED_OPTIONS}
        ref={calendar}
        initialView={name}
        initialDate={day}
        // With a scrollbar of its own only where it begins below its first hours.
        contentHeight={hasHoursAbove ? HEAD_HEIGHT + (to - top) * HOUR_HEIGHT : 'auto'}
        scrollTime={{ hours: isAtFirst ? from : top }}
        events={events}
        dayCellClass={dayClass}
        dayLaneClass={dayClass}
        eventInteractive={!isOverview}
        editable={!isOverview}
        {...dragOptions}
        eventClick={({ el, event, jsEvent }) => {
          jsEvent.preventDefault();
          // The dialog gives the focus back to what had it, which a press does not give the entry.
          el.focus();
          onOpen(shownOf(event).group, el);
        }}
        eventDrop={(drop) => void takeDrop(drop)}
        eventResize={(drop) => void takeDrop(drop)}
        dateClick={({ date, allDay }) =>
          isOverview ? onPressDay(date) : onPressSlot(date, !allDay)
        }
        navLinks={!isOverview}
        navLinkDayClick={onPressDay}
        // The library's own list of them is outside of what has our colors. It stays in its view until the address
        // changes that: by itself it would be a step ahead of Back.
        moreLinkClick={({ date }) => {
          onPressDay(date);
          return name;
        }}
        datesSet={({ start, end, view: { title } }) => onShown({ start, end, title })}
        slotMinTime={{ hours: from }}
        slotMaxTime={{ hours: to }}
        eventMinHeight={isPhone && view === 'day' ? FINGER_HEIGHT : SLOT_HEIGHT + 1}
      />
    </Box>
  );
}

/**
 * Watches for Escape during a drag, and for a mouse whose button was released over another window, of which the calendar
 * library takes no notice. Returns the options by which the calendar calls at the ends of a drag, and whether one of
 * the two cancelled the last one: what was dropped goes back.
 */
function useCancelledDrag() {
  const isCancelled = useRef(false);
  const stopped = useRef<AbortController>(undefined);
  useEffect(() => () => stopped.current?.abort(), []);
  const start = (): void => {
    isCancelled.current = false;
    stopped.current = new AbortController();
    const options = { capture: true, signal: stopped.current.signal };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') isCancelled.current = true;
    };
    const onMouseMove = ({ buttons }: MouseEvent): void => {
      if (buttons > 0) return;
      isCancelled.current = true;
      document.dispatchEvent(new MouseEvent('mouseup'));
    };
    window.addEventListener('keydown', onKeyDown, options);
    window.addEventListener('mousemove', onMouseMove, options);
  };
  const stop = (): void => stopped.current?.abort();
  return {
    isCancelled: () => isCancelled.current,
    dragOptions: {
      eventDragStart: start,
      eventDragStop: stop,
      eventResizeStart: start,
      eventResizeStop: stop,
    },
  };
}

/** Returns whether the page is being printed. It is rendered anew before it is laid out on paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return isPrinting;
}
