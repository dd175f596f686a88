import { useCallback } from 'react';
import { isProjectStatus, type Project } from '../../domain/projects/schema';
import { describeMoves } from '../shared/leads/leadChanges';
import { tellCustomer } from '../shared/messages/tellCustomer';
import { updateWithLead } from './updateWithLeads';
import { useAct } from '../shared/undo/useAct';

/** Returns a function that gives a project another status and says so. It returns whether it had another. */
export function useMoveProject(): (project: Project, status: string) => boolean {
  const act = useAct();
  return useCallback(
    ({ id, title }, status) => {
      if (!isProjectStatus(status)) return false;
      const { result } = act(
        updateWithLead(id, { status, note: '', isPublic: false }),
        ({ result, changes }) =>
          result && [`${title}: status changed to ${status}`, ...describeMoves(changes)].join('. '),
        tellCustomer(status, { projectId: id }),
      );
      return result !== undefined;
    },
    [act],
  );
}
