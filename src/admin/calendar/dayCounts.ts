import { localDay, type LocalDay } from '../../lib/dates';
import type { CalendarEntry } from './calendarEntries';

/** How many appointments or follow-ups a day has; drawn as an entry of the whole day. */
export interface DayCount {
  /** The first of them. */
  entry: CalendarEntry;
  day: LocalDay;
  count: number;
}

/** Returns the number of entries with a time, of each kind and by the day on which they begin. */
export function dayCounts(entries: readonly CalendarEntry[]): DayCount[] {
  const counts = new Map<string, DayCount>();
  for (const entry of entries) {
    if (entry.isAllDay) continue;
    const day = localDay(entry.start);
    const key = `${day} ${entry.subject.kind}`;
    const before = counts.get(key);
    if (before) before.count += 1;
    else counts.set(key, { entry, day, count: 1 });
  }
  return [...counts.values()];
}
