import { createSelector } from '@reduxjs/toolkit';
import { business } from '../../business';
import { linesOf } from '../../lib/text';
import type { PageContent } from '../content/schema';

/** The id of the section that lists them. */
export const CLOSED_DAYS = 'closed-days';

/** The names of the days without hours, by day (`YYYY-MM-DD`); a name may be empty. */
export type ClosedDays = Readonly<Record<string, string>>;

/** A day, `2026-12-25` or `12/25/2026`, at the beginning of a line. */
const DAY =
  /^(?:(?<y>\d{4})-(?<m>\d\d?)-(?<d>\d\d?)|(?<m2>\d\d?)\/(?<d2>\d\d?)\/(?<y2>\d{4}))(?!\d)/;

/** Returns the day that a line begins with, and its name; undefined if no calendar has that day. */
function readLine(line: string): [day: string, name: string] | undefined {
  const match = DAY.exec(line);
  const parts = match?.groups;
  if (!parts) return undefined;
  const [year, month, date] = [parts.y ?? parts.y2, parts.m ?? parts.m2, parts.d ?? parts.d2].map(
    Number,
  ) as [number, number, number];
  const day = new Date(Date.UTC(year, month - 1, date));
  // The 31st of a shorter month is a day of the next.
  if (day.getUTCMonth() !== month - 1) return undefined;
  const name = line.slice(match[0].length).replace(/^[\s:,;-]+/, '');
  return [day.toISOString().slice(0, 'YYYY-MM-DD'.length), name];
}

/** Reads the days without hours, one a line; and returns the lines that name no day. */
export function readClosedDays(html: string): { days: ClosedDays; unread: string[] } {
  const days: Record<string, string> = {};
  const unread: string[] = [];
  for (const line of linesOf(html)) {
    const read = readLine(line);
    if (read) days[read[0]] = read[1];
    else unread.push(line);
  }
  return { days, unread };
}

/** The days without hours that `business.ts` names. */
const OURS: ClosedDays = Object.fromEntries(
  business.closedDays.map(({ day, name }) => [day, name]),
);

/** Returns the days without hours that the owner's copy names, or otherwise the business's. */
export const selectClosedDays = createSelector(
  [
    ({ content }: { content: { entities: Readonly<Record<string, PageContent>> } }) =>
      content.entities.contact?.sections.find(({ id }) => id === CLOSED_DAYS)?.content ?? '',
  ],
  (html): ClosedDays => (linesOf(html).length === 0 ? OURS : readClosedDays(html).days),
);
