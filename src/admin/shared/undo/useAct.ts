import { useCallback } from 'react';
import { useAppDispatch } from '../../../app/store/hooks';
import type { DomainEvent } from '../../../domain/shared/event';
import type { Command } from '../../../domain/store';
import { runAct, restoreDeleted, type ActResult } from '../../../domain/undo/commands';
import { DELETED_DAYS } from '../../../domain/undo/rules';
import type { DeletedRecord } from '../../../domain/undo/schema';
import { useNotify, type FollowUpDialog } from '../../../ui/notices/Notices';

type RunAct = <Result>(
  run: Command<Result> | DomainEvent,
  say: string | ((result: Result, done: ActResult) => string | undefined),
  followUp?: FollowUpDialog,
) => Result;

/**
 * Returns a function that runs a command, or emits an event, and says what it did in a notice that offers to undo
 * that very act: `act(deletePayment(id), 'Payment deleted')`. It returns the command's result.
 */
export function useAct(): RunAct {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return useCallback(
    (run, say, followUp) => {
      const done = dispatch(runAct(run));
      const { result, act } = done;
      const text = typeof say === 'string' ? say : say(result, done);
      if (text !== undefined) notify(text, { act: act?.id, followUp });
      return result;
    },
    [dispatch, notify],
  );
}

/** Said where nothing can be restored. */
export const NOTHING_DELETED = `Nothing was deleted in the last ${DELETED_DAYS} days.`;

/** Returns a function that restores what was deleted, and says what stayed as it is now. */
export function useRestore(): (record: DeletedRecord) => void {
  const act = useAct();
  return ({ id, subjectName }) => {
    act(restoreDeleted(id), (staying) => {
      const but = staying ? ', but for what changed since it was deleted' : '';
      return `${subjectName} is back${but}`;
    });
  };
}
