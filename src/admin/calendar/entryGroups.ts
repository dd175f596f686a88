import { isSameDay } from 'date-fns';
import type { CalendarEntry } from './calendarEntries';

/** Groups of entries that are drawn as one, by their start, and the other entries. */
export type EntryGroup = readonly [CalendarEntry, ...CalendarEntry[]];

/**
 * What is drawn as one entry: the follow-ups that begin while the first of them lasts, the follow-ups of a day, or
 * all entries of a kind on a day that has jobs too.
 */
export type Grouping = 'times' | 'days' | 'kinds';

function isTogether(first: CalendarEntry, next: CalendarEntry, grouping: Grouping): boolean {
  if (grouping === 'kinds') return isSameDay(first.start, next.start);
  if (first.subject.kind !== 'follow-ups') return false;
  return grouping === 'days' ? isSameDay(first.start, next.start) : next.start < first.end;
}

/** Returns entries in groups: several calls at one time leave no space for their names. */
export function groupEntries(entries: readonly CalendarEntry[], grouping: Grouping): EntryGroup[] {
  const groups: [CalendarEntry, ...CalendarEntry[]][] = [];
  const newest = new Map<string, CalendarEntry[]>();
  for (const entry of [...entries].sort((a, b) => Number(a.start) - Number(b.start))) {
    const group = newest.get(entry.subject.kind);
    if (!entry.isAllDay && group?.[0] && isTogether(group[0], entry, grouping)) {
      group.push(entry);
    } else {
      const next: [CalendarEntry] = [entry];
      groups.push(next);
      newest.set(entry.subject.kind, next);
    }
  }
  return groups;
}
