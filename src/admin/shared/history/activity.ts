import { lookUp } from '../../../lib/lookUp';
import { SUBJECT_ADDRESSES } from '../../../app/addresses';
import { entryTypes } from '../../../domain/history/sentences';
import { entryTypeOf } from '../../../domain/shared/event';
import { notificationsRaised } from '../../../domain/notifications/events';
import type { HistoryEntry } from '../../../domain/history/schema';

/** Recent activity: which history entries it shows, and the addresses they link to. */

/** How many entries are shown. */
const ACTIVITY_SHOWN = 8;

/** The type of the entries of notifications, which what they are about tells by itself. */
export const NOTIFIED = entryTypeOf(notificationsRaised.type);

/** The types of the entries of which nothing is left to link to. */
const DELETIONS = entryTypes(({ deletesSubjects }) => deletesSubjects === true);

/** Returns the newest entries about some kinds of subject, without notifications. */
export const recentActivity = (
  history: readonly HistoryEntry[],
  kinds?: readonly string[],
): HistoryEntry[] =>
  history
    .filter(({ type, subjectKind }) => type !== NOTIFIED && (kinds?.includes(subjectKind) ?? true))
    .slice(0, ACTIVITY_SHOWN);

/** Returns the address of an entry's subject; undefined if it was deleted. */
export function subjectAddress({ type, subjectKind, subjectId }: HistoryEntry): string | undefined {
  return DELETIONS.has(type) ? undefined : lookUp(SUBJECT_ADDRESSES, subjectKind)?.(subjectId);
}
