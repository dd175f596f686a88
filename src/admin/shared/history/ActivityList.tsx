import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { PlainList } from '../../../ui/layout';
import { ItemLink } from '../../../ui/screen/ItemLink';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { selectHistory } from '../../../domain/history/slice';
import { sentenceFor } from '../../../domain/history/sentences';
import type { SubjectKind } from '../../../domain/lists/businessLists';
import { formatDistanceFrom, formatDateTime } from '../../../lib/dates';
import { EmptyState } from '../../../ui/EmptyState';
import { recentActivity, subjectAddress } from './activity';
import { Muted } from '../Muted';

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
