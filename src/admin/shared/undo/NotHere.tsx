import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import type { ListName } from '../../../domain/lists/schema';
import { selectDeletionOf } from '../../../domain/undo/slice';
import { EmptyState } from '../../../ui/parts';
import { useRestore } from './useAct';

interface NotHereProps {
  list: ListName;
  /** The id in the address; undefined where the address has no valid id. */
  id: string | number | undefined;
  /** What is missing, in a sentence. */
  noun: string;
  icon?: ReactNode;
  /** The way on where it cannot be restored. */
  action?: ReactNode;
}

/** The message at the address of something missing; what was deleted in the last 30 days can be restored. */
export function NotHere({ list, id, noun, icon, action }: NotHereProps) {
  const record = useAppSelector((state) =>
    id === undefined ? undefined : selectDeletionOf(state, list, id),
  );
  const restore = useRestore();
  return (
    <EmptyState
      large
      icon={icon}
      title={`This ${noun} is not here`}
      hint={
        record
          ? 'It was deleted, and can be restored.'
          : 'It was deleted, or the address belongs to another browser.'
      }
      action={
        record ? (
          <Button variant="contained" onClick={() => restore(record)}>
            Restore
          </Button>
        ) : (
          action
        )
      }
    />
  );
}
