import { Button, Typography } from '@mui/material';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch, useAppSelector, useNow } from '../../app/store/hooks';
import { sentenceFor } from '../../domain/history/sentences';
import { purgeDeleted } from '../../domain/undo/commands';
import { daysLeft, DELETED_DAYS } from '../../domain/undo/rules';
import type { DeletedRecord } from '../../domain/undo/schema';
import { selectDeleted } from '../../domain/undo/slice';
import { formatDateTime } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { useNotify } from '../../ui/notices/Notices';
import { EmptyState, Fill, Muted, PlainList, Row } from '../../ui/parts';
import { Screen, Section } from '../../ui/screen/Screen';
import { useConfirm } from '../../ui/screen/useConfirm';
import { NOTHING_DELETED, useRestore } from '../shared/undo/useAct';

/** Recently deleted: what can be restored for 30 days. */
export function DeletedScreen() {
  const records = useAppSelector(selectDeleted);
  const history = useAppSelector((state) => state.history.entities);
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const restore = useRestore();
  const now = useNow();
  const { confirm, dialog } = useConfirm();

  const purge = async ({ id, subjectName }: DeletedRecord): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Delete ${subjectName} for good`,
      question: 'It cannot be restored any more.',
      confirmLabel: 'Delete for good',
    });
    if (!isConfirmed) return;
    dispatch(purgeDeleted([id]));
    notify(`${subjectName} was deleted for good`);
  };

  return (
    <Screen
      title="Recently deleted"
      isIntroOnPhone
      intro={`What you delete can be restored for ${DELETED_DAYS} days. If this browser runs out of room, it goes first.`}
      back={{ to: ADDRESSES.storage, label: 'Storage' }}
    >
      {records.length === 0 ? (
        <EmptyState large title={NOTHING_DELETED} />
      ) : (
        <Section title={pluralize(records.length, 'deletion')}>
          <PlainList lines="between">
            {records.map((record) => {
              const entry = history[record.id];
              return (
                <Row component="li" key={record.id}>
                  <Fill basis="14rem">
                    <Typography variant="subtitle1">{record.subjectName}</Typography>
                    <Muted>
                      {entry ? sentenceFor(entry) : 'Deleted'} on {formatDateTime(record.deletedAt)}
                      , {pluralize(daysLeft(record, now), 'day')} left
                    </Muted>
                  </Fill>
                  <Button
                    variant="outlined"
                    onClick={() => restore(record)}
                    aria-label={`Restore ${record.subjectName}`}
                  >
                    Restore
                  </Button>
                  <Button
                    color="error"
                    onClick={() => void purge(record)}
                    aria-label={`Delete for good: ${record.subjectName}`}
                  >
                    Delete for good
                  </Button>
                </Row>
              );
            })}
          </PlainList>
        </Section>
      )}
      {dialog}
    </Screen>
  );
}
