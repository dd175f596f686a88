import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { PlainList } from '../../../ui/layout/PlainList';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { selectHistory } from '../../../domain/history/slice';
import { sentenceFor } from '../../../domain/history/sentences';
import type { SubjectKind } from '../../../domain/history/schema';
import { formatDistanceFrom, formatDateTime } from '../../../lib/dates';
import { EmptyState } from '../../../ui/EmptyState';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { PageLink } from '../../../ui/PageLink';
import { recentActivity, subjectAddress } from './activity';

/** The latest history entries, of some kinds of subject or of all. */
export function ActivityList({ kinds }: { kinds?: readonly SubjectKind[] }) {
  const now = useNow();
  const returnState = useReturnState();
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
    <PlainList>
      {entries.map((entry) => {
        const to = subjectAddress(entry);
        return (
          <Box
            component="li"
            key={entry.id}
            sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2">
              {to === undefined ? (
                <strong>{entry.subjectName}</strong>
              ) : (
                <Box
                  component={PageLink}
                  to={to}
                  state={returnState}
                  sx={{
                    color: 'text.primary',
                    fontWeight: 600,
                    display: 'inline-block',
                    py: 0.25,
                    minHeight: 24,
                    '@media (pointer: coarse)': { py: 1.25, my: -0.75 },
                  }}
                >
                  {entry.subjectName}
                </Box>
              )}
              {': '}
              {sentenceFor(entry)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <time dateTime={entry.occurredAt} title={formatDateTime(entry.occurredAt)}>
                {formatDistanceFrom(entry.occurredAt, now)}
              </time>
            </Typography>
          </Box>
        );
      })}
    </PlainList>
  );
}
