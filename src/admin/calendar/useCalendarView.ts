import { addMonths } from 'date-fns';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useNow } from '../../app/store/hooks';
import {
  addLocalDays,
  isLocalDay,
  localDay,
  startOfLocalDay,
  type LocalDay,
} from '../../lib/dates';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { useSetParams } from '../../ui/useQueryParam';
import { ENTRY_KINDS, type EntryKind } from './calendarEntries';

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** How many days the list shows. */
export const LIST_DAYS = 14;

/** What the calendar shows; kept in the address, so that reload and bookmarks preserve it. */
export interface CalendarState {
  view: CalendarView;
  /** A day within what is shown. */
  day: LocalDay;
  hidden: ReadonlySet<EntryKind>;
  /** Whether finished and cancelled entries are shown. */
  hasDone: boolean;
  /** How many days of a week are shown at once: on a phone fewer, so that entries can be read. */
  weekDays: 7 | typeof PHONE_WEEK_DAYS;
}

export const PHONE_WEEK_DAYS = 3;

/** Returns the day that the next (1) or previous (-1) month, week, day or list shows. */
export function shiftedDay({ view, day, weekDays }: CalendarState, steps: 1 | -1): LocalDay {
  if (view === 'month') return localDay(addMonths(startOfLocalDay(day), steps));
  const days = { week: weekDays, day: 1, list: LIST_DAYS };
  return addLocalDays(day, days[view] * steps);
}

/**
 * Reads what the calendar shows from the query of its address.
 *
 * @param isPhone whether it opens as a list of days, and not as a week
 */
export function readCalendarState(query: string, today: LocalDay, isPhone: boolean): CalendarState {
  const params = new URLSearchParams(query);
  const defaultView = isPhone ? 'list' : 'week';
  const view = CALENDAR_VIEWS.find((known) => known === params.get('view')) ?? defaultView;
  const day = params.get('day') ?? '';
  const hidden = (params.get('hide') ?? '').split(',');
  return {
    view,
    day: isLocalDay(day) ? day : today,
    hidden: new Set(ENTRY_KINDS.filter((kind) => hidden.includes(kind))),
    hasDone: params.has('done'),
    weekDays: isPhone ? PHONE_WEEK_DAYS : 7,
  };
}

/**
 * What the calendar shows, in the address, today, and a function that changes what is shown. Another view or day is an
 * entry of the history, so that Back leads from a day to its month; the kinds shown replace theirs.
 */
export function useCalendarView() {
  const isPhone = useIsPhone();
  const today = localDay(useNow());
  const { search } = useLocation();
  const setParams = useSetParams();
  const shown = useMemo(() => readCalendarState(search, today, isPhone), [search, today, isPhone]);
  const change = (changes: Partial<CalendarState>): void => {
    const next = { ...shown, ...changes };
    const isElsewhere = next.view !== shown.view || next.day !== shown.day;
    setParams(
      {
        view: next.view,
        day: next.day === today ? '' : next.day,
        hide: [...next.hidden].join(','),
        done: next.hasDone ? '1' : '',
      },
      { isStep: isElsewhere },
    );
  };
  return { shown, today, change };
}
