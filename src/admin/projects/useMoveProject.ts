import { updateStatus } from '../../domain/projects/commands';
import { isProjectStatus, type Project } from '../../domain/projects/schema';
import { describeMoves } from '../shared/leads/describeMoves';
import { tellCustomer } from '../shared/messages/tellCustomer';
import { useAct } from '../shared/undo/useAct';

/** Returns a function that gives a project another status and says so. It returns whether it had another. */
export function useMoveProject(): (project: Project, status: string) => boolean {
  const act = useAct();
  return ({ id, title }, status) => {
    if (!isProjectStatus(status)) return false;
    const changed = act(
      updateStatus(id, { status, note: '', isPublic: false }),
      (event, done) =>
        event && [`${title}: status changed to ${status}`, ...describeMoves(done)].join('. '),
      tellCustomer(status, { projectId: id }),
    );
    return changed !== undefined;
  };
}
