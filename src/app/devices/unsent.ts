import { exchangeFailed, type StoreProblem } from '../../domain/devices/events';
import { RECORD_LISTS, LIST_NAMES, type ListName } from '../../domain/lists/schema';
import type { Replica } from '../../persistence/engine/merge';
import type { Persistence } from '../../persistence/engine/persistence';
import type { AppDispatch } from '../store/setupStore';

/** The replicas of lists, as they were at some time. */
export type ListReplicas = Map<ListName, Replica>;

/** Returns how many of the owner's records differ from earlier versions of the lists. */
function recordsChanged(
  earlier: ListReplicas,
  { replicaOf }: Pick<Persistence, 'replicaOf'>,
): number {
  let count = 0;
  for (const name of RECORD_LISTS) {
    const before = earlier.get(name);
    const { entities, tombstones } = replicaOf(name);
    for (const [id, entity] of entities) if (before?.entities.get(id) !== entity) count += 1;
    for (const key of tombstones.keys()) {
      if (!key.includes('/') && before?.tombstones.has(key) === false) count += 1;
    }
  }
  return count;
}

/** Whether a list has changed here since earlier versions of the lists. */
export const hasChangedSince = (
  earlier: ListReplicas,
  { replicaOf }: Pick<Persistence, 'replicaOf'>,
): boolean => [...earlier].some(([name, replica]) => replica !== replicaOf(name));

/** Remembers the lists as exchanges had them, and tells what has changed here since. */
export function createSentLists(persistence: Persistence, dispatch: AppDispatch) {
  /** The lists as the last exchange sent them; undefined after a reload. */
  let sent: ListReplicas | undefined;
  /** The lists as the last attempt had them, whether it sent them or failed; undefined after a reload. */
  let tried: ListReplicas | undefined;
  return {
    noteSent(lists: ListReplicas): void {
      sent = lists;
      tried = lists;
    },
    hasChanges: (): boolean => tried !== undefined && hasChangedSince(tried, persistence),

    /** Tells the app why an exchange failed, and how many of the owner's records wait for the next. */
    fail(problem: StoreProblem): void {
      tried = new Map(LIST_NAMES.map((name) => [name, persistence.replicaOf(name)]));
      const waiting = sent && recordsChanged(sent, persistence);
      dispatch(exchangeFailed({ problem, ...(waiting !== undefined && { waiting }) }));
    },
  };
}
