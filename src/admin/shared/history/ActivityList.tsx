import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { SUBJECT_ADDRESSES } from '../../../app/addresses';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import type { HistoryEntry } from '../../../domain/history/schema';
import { sentenceFor, entryTypes } from '../../../domain/history/sentences';
import { selectHistory } from '../../../domain/history/slice';
import type { SubjectKind } from '../../../domain/lists/businessLists';
import { notificationsRaised } from '../../../domain/notifications/events';
import { entryTypeOf } from '../../../domain/shared/event';
import { formatDistanceFrom, formatDateTime } from '../../../lib/dates';
import { lookUp } from '../../../lib/lookUp';
import { EmptyState, Muted, PlainList } from '../../../ui/parts';
import { ItemLink } from '../../../ui/screen/ItemLink';

const ACTIVITY_SHOWN = 8;

/** The type of the entries of notifications, which what they are about tells by itself. */
export const NOTIFIED = entryTypeOf(notificationsRaised.type);

/** The types of the entries of which nothing is left to link to. */
const DELETIONS = entryTypes(({ deletesSubjects }) => deletesSubjects === true);

/** Returns the newest entries about some kinds of subject, without notifications. */
const recentActivity = (
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

/** The latest history entries, of some kinds of subject or of all. */
export function ActivityList({ kinds }: { kinds?: readonly SubjectKind[] }) {
  const now = useNow();
  const history = useAppSelector(selectHistory);
  const entries = useMemo(() => recentActivity(history, kinds), [history, kinds]);
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No recent activity"
        hint="New leads, stage moves and whatever you save are listed here."
      />
    );
  }
  return (
    <PlainList lines="edge">
      {entries.map((entry) => {
        const to = subjectAddress(entry);
        return (
          <li key={entry.id}>
            <Typography variant="body2">
              {to === undefined ? (
                <strong>{entry.subjectName}</strong>
              ) : (
                <ItemLink to={to}>{entry.subjectName}</ItemLink>
              )}
              {': '}
              {sentenceFor(entry)}
            </Typography>
            <Muted>
              <time dateTime={entry.occurredAt} title={formatDateTime(entry.occurredAt)}>
                {formatDistanceFrom(entry.occurredAt, now)}
              </time>
            </Muted>
          </li>
        );
      })}
    </PlainList>
  );
}
