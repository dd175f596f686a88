import { dequal } from 'dequal/lite';
import type { Reversal } from '../../events/undo';
import type { ListName, RemovedMember } from '../../events/system';
import { lookUp } from '../../lib/lookUp';
import { statusNote } from '../projects/rules';
import type { Project, ProjectNote, StatusUpdate } from '../projects/schema';
import type { DomainState } from '../store';
import { entitiesOf, LISTS, membersOf, subjectOf, type Fields, type Member } from './rules';
import type { EntityChange, MemberChange } from './schema';

/** How what an act changed is taken back. */

/**
 * Fields that count changes. An undo counts as one more, because whoever has seen the higher number
 * takes a lower one for an older version.
 */
const COUNTERS: ReadonlySet<string> = new Set(['sequence']);

/** Fields that say what a customer was told: once true, they stay. */
const SENT_FLAGS: ReadonlySet<string> = new Set(['emailSent'] satisfies (keyof ProjectNote)[]);

/** Fields from whose change listeners derive others: where such a field stays, they do. */
const DECIDING: ReadonlySet<string> = new Set(['stage', 'status', 'nextFollowUpDate', 'isActive']);

const withoutCounters = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !COUNTERS.has(name)));

/** Reverts fields to before the change. Returns the names of those that stay as they are now. */
function revertFields(
  current: Fields,
  { before, after }: Pick<EntityChange, 'before' | 'after'>,
): { fields: Record<string, unknown>; kept: string[] } {
  const fields: Record<string, unknown> = { ...current };
  const kept: string[] = [];
  for (const [name, value] of Object.entries(before ?? {})) {
    const now = lookUp(current, name) ?? null;
    if (COUNTERS.has(name)) {
      fields[name] = Number(now) + 1;
      continue;
    }
    if (dequal(now, value)) continue;
    const isSent = SENT_FLAGS.has(name) && now === true;
    if (isSent || !dequal(now, (after ?? {})[name])) kept.push(name);
    else if (value === null) delete fields[name];
    else fields[name] = value;
  }
  return { fields, kept };
}

/** Reverts the change of a member. Returns the collection, and whether the member stays. */
function revertMember(
  members: readonly Member[],
  change: MemberChange,
): { members: readonly Member[]; isKept: boolean } {
  const at = members.findIndex(({ id }) => id === change.memberId);
  const current = members[at];
  if (change.after === null) {
    if (current) return { members, isKept: true };
    return { members: members.toSpliced(change.index, 0, change.before as Member), isKept: false };
  }
  if (!current) return { members, isKept: change.before !== null };
  if (change.before === null) {
    const isSame = dequal(withoutCounters(current), withoutCounters(change.after));
    return { members: isSame ? members.toSpliced(at, 1) : members, isKept: !isSame };
  }
  const { fields, kept } = revertFields(current, change);
  return { members: members.with(at, fields as Member), isKept: kept.length > 0 };
}

/** Marks the whole entity among the names of what is kept. */
const WHOLE = 'entity';

/** An entity whose change was reverted. */
interface RevertedEntity {
  /** Null: it was absent. */
  entity: Fields | null;
  /** The members that were not there. */
  removedMembers: MemberChange[];
  /** The names of the fields and collections that stay as they are now. */
  kept: string[];
}

/** Reverts the change of an entity; what is not as the change left it stays. */
function revertEntity(current: Fields | null, change: EntityChange): RevertedEntity {
  const { before, after, members } = change;
  const unchanged = { entity: current, removedMembers: [], kept: [] };
  const kept = { ...unchanged, kept: [WHOLE] };
  if (after === null) return current ? kept : { ...unchanged, entity: before };
  if (before === null) {
    if (!current) return unchanged;
    return dequal(current, after) ? { ...unchanged, entity: null } : kept;
  }
  if (!current) return kept;
  const reverted = revertFields(current, change);
  const removedMembers: MemberChange[] = [];
  for (const member of members) {
    const was = membersOf(lookUp(reverted.fields, member.collection)) ?? [];
    const is = revertMember(was, member);
    reverted.fields[member.collection] = is.members;
    if (is.isKept) reverted.kept.push(member.collection);
    if (is.members.length < was.length) removedMembers.push(member);
  }
  return { entity: reverted.fields, removedMembers, kept: reverted.kept };
}

/** What is reverted of one list, by id. */
interface RevertedList {
  entities: Map<string | number, Fields | null>;
  removedMembers: RemovedMember[];
}
type Reverted = ReadonlyMap<ListName, RevertedList>;

/** Whether a job refers to a lead, after what was reverted. */
const hasJob = (leadId: string | number, state: DomainState, reverted: Reverted): boolean =>
  Object.values(state.projects.entities).some((project) => {
    const now = reverted.get('projects')?.entities.get(project.id);
    return ((now === undefined ? project : now) as Project | null)?.customerId === leadId;
  });

/** Whether the customer was told of a status update by e-mail. */
function isSent({ projectId, oldStatus, newStatus, note }: StatusUpdate, state: DomainState) {
  const content = statusNote(oldStatus, newStatus, note);
  const notes = state.projects.entities[projectId]?.notes ?? [];
  return notes.some((one) => one.emailSent && one.content === content);
}

/** Whether something later depends on an entity that an act created. */
function isNeeded(
  { list, entityId, before, after }: EntityChange,
  state: DomainState,
  reverted: Reverted,
): boolean {
  if (before !== null) return false;
  if (list === 'leads') return hasJob(entityId, state, reverted);
  return list === 'statusUpdates' && isSent(after as unknown as StatusUpdate, state);
}

/** By change: the names of what stays, because it changed since or is needed. */
type Kept = Map<EntityChange, string[]>;

/** Reverts changes, the last first: each finds its entity as the change before left it. */
function revertChanges(
  state: DomainState,
  changes: readonly EntityChange[],
): { reverted: Reverted; kept: Kept } {
  const reverted: Reverted = new Map(
    LISTS.map((list) => [list, { entities: new Map(), removedMembers: [] }]),
  );
  const kept: Kept = new Map();
  for (const change of changes.toReversed()) {
    const { entityId: id } = change;
    const list = LISTS.find((name) => name === change.list);
    const result = list && reverted.get(list);
    if (!result || isNeeded(change, state, reverted)) {
      kept.set(change, [WHOLE]);
      continue;
    }
    const earlier = result.entities.get(id);
    const current = earlier === undefined ? (entitiesOf(state, list)[id] ?? null) : earlier;
    const entity = revertEntity(current, change);
    if (entity.kept.length > 0) kept.set(change, entity.kept);
    result.entities.set(id, entity.entity);
    for (const { collection, memberId } of entity.removedMembers) {
      result.removedMembers.push([id, collection, memberId]);
    }
  }
  return { reverted, kept };
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

/**
 * Returns a test for changes that go together with those that stay: what listeners derived from a
 * deciding field, and what its event created besides, such as the record of a status.
 */
function followsFrom(
  staying: readonly EntityChange[],
  state: DomainState,
  changes: readonly EntityChange[],
  causes: readonly number[],
): (change: EntityChange) => boolean {
  const decided = subjectsByEvent(state, staying);
  const all = subjectsByEvent(state, changes);
  return (change) => {
    const event = change.event ?? 0;
    const subject = subjectOf(state, change);
    if (change.before === null && decided.get(event)?.has(subject)) return true;
    const cause = causes[event] ?? -1;
    const subjects = decided.get(cause);
    return subjects !== undefined && (subjects.has(subject) || !all.get(cause)?.has(subject));
  };
}

/**
 * Returns what takes an act back in the current state, and how many of its changes stay, because
 * something changed since, or depends on them. What followed from those stays too.
 *
 * @param causes for each event of the act the index of the one that caused it, or -1
 */
export function reverse(
  state: DomainState,
  changes: readonly EntityChange[],
  causes: readonly number[] = [],
): { reversals: Reversal[]; kept: number } {
  const consequences = new Set<EntityChange>();
  for (;;) {
    const reverting = changes.filter((change) => !consequences.has(change));
    const { reverted, kept } = revertChanges(state, reverting);
    const decided = [...kept].filter(([, names]) =>
      names.some((name) => name === WHOLE || DECIDING.has(name)),
    );
    const staying = [...decided.map(([change]) => change), ...consequences];
    const follows = staying.length > 0 && followsFrom(staying, state, changes, causes);
    const more = follows ? reverting.filter((one) => !kept.has(one) && follows(one)) : [];
    if (more.length === 0) {
      removeNotificationsOfGoneLeads(state, reverted);
      return { reversals: reversalsOf(state, reverted), kept: [...kept.values()].flat().length };
    }
    for (const change of more) consequences.add(change);
  }
}

/** Returns what differs from the current state, by list. */
const reversalsOf = (state: DomainState, reverted: Reverted): Reversal[] =>
  [...reverted].flatMap(([entry, { entities, removedMembers }]) => {
    const changed = [...entities].filter(
      ([id, entity]) => !dequal(entity, entitiesOf(state, entry)[id] ?? null),
    );
    if (changed.length === 0) return [];
    return {
      entry,
      entities: changed.flatMap(([, entity]) => entity ?? []),
      removedIds: changed.filter(([, entity]) => entity === null).map(([id]) => id),
      removedMembers,
    } as unknown as Reversal;
  });

/** Removes the notifications of leads that go (section 4). */
function removeNotificationsOfGoneLeads(state: DomainState, reverted: Reverted): void {
  const leads = reverted.get('leads')?.entities;
  for (const { id, leadId } of Object.values(state.notifications.entities)) {
    if (leads?.get(leadId) === null) reverted.get('notifications')?.entities.set(id, null);
  }
}
