import type { Done } from '../../../domain/undo/commands';
import { describeMoves } from '../leads/leadChanges';

/** Returns what to say of the jobs and the leads that moved with a payment. */
export function describePaidMoves(done: Done): string[] {
  const { act, state } = done;
  const jobs = (act?.changes ?? []).flatMap(({ list, entityId, before }) => {
    const job = list === 'projects' ? state.projects.entities[Number(entityId)] : undefined;
    return job && before?.status !== undefined
      ? [`Status changed to ${job.status}: ${job.title}`]
      : [];
  });
  return [...jobs, ...describeMoves(done)];
}
