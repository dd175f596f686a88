import { useCallback } from 'react';
import { useAppDispatch } from '../../app/store/hooks';
import { isProjectStatus, type Project } from '../../domain/projects/schema';
import { useNotify } from '../../ui/notices/Notices';
import { describeMoves } from '../shared/leads/leadChanges';
import { tellCustomer } from '../shared/messages/tellCustomer';
import { updateWithLead } from './updateWithLeads';

/** Returns a function that gives a project another status and says so. It returns whether it had another. */
export function useMoveProject(): (project: Project, status: string) => boolean {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return useCallback(
    ({ id, title }, status) => {
      if (!isProjectStatus(status)) return false;
      const { result, changes } = dispatch(
        updateWithLead(id, { status, note: '', isPublic: false }),
      );
      if (!result) return false;
      notify(
        [`${title}: status changed to ${status}`, ...describeMoves(changes)].join('. '),
        tellCustomer(status, { projectId: id }),
      );
      return true;
    },
    [dispatch, notify],
  );
}
