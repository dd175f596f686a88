import { dequal } from 'dequal/lite';
import { applyDiff, invert, WHOLE, type Fields } from '../../lib/recordsDiff';
import { RECORD_LISTS, referencesTo, type ListName } from '../lists/schema';
import { statusNote } from '../projects/rules';
import type { ProjectNote, StatusUpdate } from '../projects/schema';
import type { RemovedMember } from '../shared/event';
import type { DomainState } from '../store';
import { listWith } from '../system/events';
import type { Reversal } from './events';
import { entitiesOf, UNDOABLE_LISTS, subjectOf } from './rules';
import type { EntityChange } from './schema';

/** How what an act changed is taken back. */

const RULES = {
  /** An undo counts too: whoever has seen the higher number takes a lower one for an older version. */
  counters: new Set(['sequence']),
  /** Fields that are never reverted, because the customer has been told. */
  oneWay: new Set(['emailSent'] satisfies (keyof ProjectNote)[]),
};

/** Fields from whose change listeners derive others: where such a field stays, they do. */
const DECIDING: ReadonlySet<string> = new Set(['stage', 'status', 'nextFollowUpDate', 'isActive']);

/** The reverted changes of one list, by id. */
interface RevertedList {
  entities: Map<string | number, Fields | null>;
  removedMembers: RemovedMember[];
}
type Reverted = Readonly<Record<ListName, RevertedList>>;

/** Whether any record of the owner's refers to a lead or a job, after what was reverted. */
const isReferredTo = (
  to: ListName,
  id: string | number,
  state: DomainState,
  reverted: Reverted,
): boolean =>
  referencesTo(to).some(
    ([list, field]) =>
      RECORD_LISTS.some((name) => name === list) &&
      Object.values(entitiesOf(state, list)).some((entity) => {
        const now = reverted[list].entities.get((entity as { id: string | number }).id);
        return (now === undefined ? entity : now)?.[field] === id;
      }),
  );

/** Whether the customer was told of a status update by e-mail. */
function isSent({ projectId, oldStatus, newStatus, note }: StatusUpdate, state: DomainState) {
  const content = statusNote(oldStatus, newStatus, note);
  const project = state.projects.entities[projectId];
  return project?.notes.some((note) => note.emailSent && note.content === content) === true;
}

/** Whether something later depends on an entity that an act created. */
function isNeeded(
  { list, entityId, before, after }: EntityChange,
  state: DomainState,
  reverted: Reverted,
): boolean {
  if (before !== null) return false;
  if (isReferredTo(list as ListName, entityId, state, reverted)) return true;
  return list === 'statusUpdates' && isSent(after as unknown as StatusUpdate, state);
}

/** What stays, because it changed since or is needed: the fields' names by change. */
type Stayed = Map<EntityChange, string[]>;

/** Reverts changes, the last first: each finds its entity as the change before left it. */
function revertChanges(
  state: DomainState,
  changes: readonly EntityChange[],
): { reverted: Reverted; stayed: Stayed } {
  const reverted = Object.fromEntries(
    UNDOABLE_LISTS.map((list) => [list, { entities: new Map(), removedMembers: [] }]),
  ) as unknown as Reverted;
  const stayed: Stayed = new Map();
  for (const change of changes.toReversed()) {
    const { entityId: id } = change;
    const list = UNDOABLE_LISTS.find((name) => name === change.list);
    const result = list && reverted[list];
    if (!result || isNeeded(change, state, reverted)) {
      stayed.set(change, [WHOLE]);
      continue;
    }
    const earlier = result.entities.get(id);
    const current = earlier === undefined ? (entitiesOf(state, list)[id] ?? null) : earlier;
    const { fields, conflicts, removed } = applyDiff(current, invert(change), RULES);
    if (conflicts.length > 0) stayed.set(change, conflicts);
    result.entities.set(id, fields);
    for (const { collection, memberId } of removed) {
      result.removedMembers.push([id, collection, memberId]);
    }
  }
  return { reverted, stayed };
}

/** Groups the subjects of changes by the index of their event. */
function subjectsByEvent(
  state: DomainState,
  changes: Iterable<EntityChange>,
): Map<number, Set<string>> {
  const subjects = new Map<number, Set<string>>();
  for (const change of changes) {
    const event = change.event ?? 0;
    subjects.set(event, (subjects.get(event) ?? new Set()).add(subjectOf(state, change)));
  }
  return subjects;
}

/** Returns a test for changes that follow from others that stay, as listeners derived them. */
function followsFrom(
  staying: readonly EntityChange[],
  state: DomainState,
  changes: readonly EntityChange[],
  causes: readonly number[],
): (change: EntityChange) => boolean {
  const stayingSubjects = subjectsByEvent(state, staying);
  const all = subjectsByEvent(state, changes);
  return (change) => {
    const event = change.event ?? 0;
    const subject = subjectOf(state, change);
    if (change.before === null && stayingSubjects.get(event)?.has(subject)) return true;
    const cause = causes[event] ?? -1;
    const subjects = stayingSubjects.get(cause);
    if (subjects === undefined) return false;
    // The cause's change of the same subject stays.
    if (subjects.has(subject)) return true;
    // The cause did not change this subject: any of its changes that stays counts.
    return !all.get(cause)?.has(subject);
  };
}

/**
 * Returns what takes an act back, and how many changes stay with what followed from them, because
 * something changed since. `causes` are the indexes of the events' causes, or -1.
 */
export function reverse(
  state: DomainState,
  changes: readonly EntityChange[],
  causes: readonly number[] = [],
): { reversals: Reversal[]; stayed: number } {
  const consequences = new Set<EntityChange>();
  // Until nothing more stays: what stays keeps what listeners derived from it, from which more may follow.
  for (;;) {
    const reverting = changes.filter((change) => !consequences.has(change));
    const { reverted, stayed } = revertChanges(state, reverting);
    // A status update only records the change that its job shows.
    const deciding = [...stayed].filter(
      ([{ list }, names]) =>
        list !== 'statusUpdates' && names.some((name) => name === WHOLE || DECIDING.has(name)),
    );
    const staying = [...deciding.map(([change]) => change), ...consequences];
    const follows = followsFrom(staying, state, changes, causes);
    const more = reverting.filter((change) => !stayed.has(change) && follows(change));
    if (more.length === 0) {
      removeNotificationsOfGoneLeads(state, reverted);
      return {
        reversals: reversalsOf(state, reverted),
        stayed: [...stayed.values()].flat().length,
      };
    }
    for (const change of more) consequences.add(change);
  }
}

/** Returns what differs from the current state, by list. */
const reversalsOf = (state: DomainState, reverted: Reverted): Reversal[] =>
  UNDOABLE_LISTS.flatMap((entry) => {
    const { entities, removedMembers } = reverted[entry];
    const changed = [...entities].filter(
      ([id, entity]) => !dequal(entity, entitiesOf(state, entry)[id] ?? null),
    );
    if (changed.length === 0) return [];
    const present = changed.flatMap(([, entity]) => (entity ? [entity] : []));
    return {
      ...listWith(entry, present),
      removedIds: changed.filter(([, entity]) => entity === null).map(([id]) => id),
      removedMembers,
    };
  });

function removeNotificationsOfGoneLeads(state: DomainState, reverted: Reverted): void {
  for (const { id, leadId } of Object.values(state.notifications.entities)) {
    if (reverted.leads.entities.get(leadId) === null) reverted.notifications.entities.set(id, null);
  }
}
