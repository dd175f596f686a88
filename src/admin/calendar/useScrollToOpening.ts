import { useEffect, useRef, type RefObject } from 'react';
import { OPENING_HOUR } from './calendarEntries';
import type { CalendarView } from './useCalendarView';

/** The row of the hour at which the business opens, as FullCalendar marks it. */
const OPENING_ROW = `[data-time="${String(OPENING_HOUR).padStart(2, '0')}:00:00"]`;

/**
 * Scrolls the page to the hour at which the business opens when a week or a day is opened whose hours
 * begin at night, as one late follow-up makes them. The focus stays, and so does a page that is
 * scrolled; another week or day of the same view scrolls nothing, as its buttons would move away.
 *
 * @param from the first hour of the grid
 */
export function useScrollToOpening(
  grid: RefObject<HTMLElement | null>,
  view: CalendarView,
  from: number,
): void {
  const opened = useRef<CalendarView>(undefined);
  useEffect(() => {
    if (opened.current === view) return undefined;
    // The entries of the days, and so the hours, are known only once the view is rendered.
    const frame = requestAnimationFrame(() => {
      opened.current = view;
      const hasHours = view === 'week' || view === 'day';
      if (!hasHours || from >= OPENING_HOUR - 1 || window.scrollY !== 0) return;
      grid.current?.querySelector(OPENING_ROW)?.scrollIntoView?.({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, view, from]);
}
