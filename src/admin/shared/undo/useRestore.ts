import { useAppDispatch } from '../../../app/store/hooks';
import { restoreDeleted } from '../../../domain/undo/commands';
import type { DeletedRecord } from '../../../domain/undo/schema';
import { useNotify } from '../../../ui/notices/Notices';

/** Returns a function that restores what was deleted, and says what stayed as it is now. */
export function useRestore(): (record: DeletedRecord) => void {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return ({ id, subjectName }) => {
    const kept = dispatch(restoreDeleted(id)) ?? 0;
    const but = kept === 0 ? '' : ', but for what changed since it was deleted';
    notify(`${subjectName} is back${but}`);
  };
}
