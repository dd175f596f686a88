import { restoreDeleted } from '../../../domain/undo/commands';
import type { DeletedRecord } from '../../../domain/undo/schema';
import { useAct } from './useAct';

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
