import { dequal } from 'dequal/lite';
import { lookUp } from './lookUp';

/**
 * What changed in records, in one format: by field the value before and after, null for a field that was
 * absent, and the members of collections one by one. Acts and records of deletions store it as it is.
 */

/** Fields by name, with JSON values. */
export type Fields = Readonly<Record<string, unknown>>;
type Members = ReadonlyMap<string, Fields>;

/** The fields that differ; the whole record, and null on the other side, where one is absent. */
interface FieldsDiff {
  before: Fields | null;
  after: Fields | null;
}
export interface MemberDiff extends FieldsDiff {
  collection: string;
  memberId: string;
  /** Its position before the change; of a new one after it. */
  index: number;
}
export interface RecordDiff extends FieldsDiff {
  members: MemberDiff[];
}

// --- Which records differ -----------------------------------------------------------------------

/** The last answer for a map, and the size of the map. */
interface Answer {
  /** The earlier map; held weakly, because otherwise each map would keep all earlier ones in memory. */
  before: WeakRef<Fields>;
  keys: readonly string[];
  size: number;
}

const answers = new WeakMap<Fields, Answer>();

/**
 * Returns the keys at which two immutable maps differ. The answer is kept with the later map, as
 * several parts ask it after each event; known `allKeys` save most of the time.
 */
export function changedKeys(
  before: Fields,
  after: Fields,
  allKeys?: readonly (string | number)[],
): readonly string[] {
  if (before === after) return [];
  const remembered = answers.get(after);
  if (remembered?.before.deref() === before) return remembered.keys;
  const all = allKeys ?? Object.keys(after);
  const keys = all.filter((key) => before[key] !== after[key]).map(String);
  const shared = all.length - keys.filter((key) => !Object.hasOwn(before, key)).length;
  if (shared < (answers.get(before)?.size ?? Object.keys(before).length)) {
    keys.push(...Object.keys(before).filter((key) => !Object.hasOwn(after, key)));
  }
  answers.set(after, { before: new WeakRef(before), keys, size: all.length });
  return keys;
}

// --- How a record differs -----------------------------------------------------------------------

const isMember = (value: unknown): value is Fields & { id: string } =>
  typeof (value as { id?: unknown } | null)?.id === 'string';

/** Returns the members of a collection, by id; undefined for a value that is not a list of entities. */
const membersOf = (value: unknown): Members | undefined =>
  Array.isArray(value) && value.every(isMember)
    ? new Map(value.map((member) => [member.id, member]))
    : undefined;

const namesIn = (...all: Fields[]): string[] => [...new Set(all.flatMap(Object.keys))];

const isChanged = (before: Fields, after: Fields, name: string): boolean =>
  !dequal(lookUp(before, name), lookUp(after, name));

/** Returns the names of the fields that differ. */
export const changedNames = (before: Fields, after: Fields): string[] =>
  namesIn(before, after).filter((name) => isChanged(before, after, name));

const pick = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, lookUp(from, name) ?? null]));

/** Returns how fields differ, if they do; collections among them count as values. */
function fieldsDiff(
  before: Fields | undefined,
  after: Fields | undefined,
  names = before && after ? changedNames(before, after) : [],
): FieldsDiff | undefined {
  if (before && after)
    return names.length > 0
      ? { before: pick(before, names), after: pick(after, names) }
      : undefined;
  return before === after ? undefined : { before: before ?? null, after: after ?? null };
}

function membersDiff(collection: string, before: Members, after: Members): MemberDiff[] {
  const [order, laterOrder] = [[...before.keys()], [...after.keys()]];
  return [...new Set([...order, ...laterOrder])].flatMap((memberId) => {
    const diff = fieldsDiff(before.get(memberId), after.get(memberId));
    const index = (before.has(memberId) ? order : laterOrder).indexOf(memberId);
    return diff ? { collection, memberId, index, ...diff } : [];
  });
}

/** Returns how a record differs, if it does, whatever the order of the members of its collections. */
export function recordDiff(
  before: Fields | undefined,
  after: Fields | undefined,
): RecordDiff | undefined {
  const names: string[] = [];
  const members: MemberDiff[] = [];
  for (const name of before && after ? changedNames(before, after) : []) {
    const [was, is] = [before, after].map((record) => membersOf(lookUp(record ?? {}, name)));
    if (was && is) members.push(...membersDiff(name, was, is));
    else names.push(name);
  }
  const own = fieldsDiff(before, after, names);
  if (!own && members.length === 0) return undefined;
  return { before: {}, after: {}, ...own, members };
}

/** Returns the members that a change of a record removes, as `[id, collection, member]`. */
export const removedMembers = <Id extends string | number>(
  id: Id,
  diff: RecordDiff | undefined,
): [id: Id, collection: string, member: string][] =>
  (diff?.members ?? [])
    .filter(({ after }) => after === null)
    .map(({ collection, memberId }) => [id, collection, memberId]);

// --- Applying a difference ----------------------------------------------------------------------

/** Returns the inverse of a difference, which takes it back. */
export const invert = <Diff extends RecordDiff>(diff: Diff): Diff => ({
  ...diff,
  before: diff.after,
  after: diff.before,
  members: diff.members.map((member) => ({
    ...member,
    before: member.after,
    after: member.before,
  })),
});

/** Fields that a change does not simply set. */
interface FieldRules {
  /** Counts of changes: each change is one more, whatever the value before. */
  counters?: ReadonlySet<string>;
  /** Flags that stay once they are true. */
  oneWay?: ReadonlySet<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Marks the whole record among the names of what stays. */
export const WHOLE = 'entity';

/** The result of applying a difference to fields. */
interface Applied {
  /** Null: absent. */
  fields: Fields | null;
  /** The names of what stays, because it is not as the difference expects it. */
  conflicts: string[];
}

function applyToFields(current: Fields | null, diff: FieldsDiff, rules: FieldRules): Applied {
  const { counters = NO_NAMES, oneWay = NO_NAMES } = rules;
  const { before, after } = diff;
  const unchanged = { fields: current, conflicts: [WHOLE] };
  if (before === null) return current ? unchanged : { fields: after, conflicts: [] };
  if (after === null) {
    const isSame = !current || changedNames(current, before).every((name) => counters.has(name));
    return isSame ? { fields: null, conflicts: [] } : unchanged;
  }
  if (!current) return unchanged;
  const fields: Record<string, unknown> = { ...current };
  const conflicts: string[] = [];
  for (const [name, value] of Object.entries(after)) {
    const now = lookUp(current, name) ?? null;
    if (counters.has(name)) fields[name] = Number(now) + 1;
    else if (dequal(now, value)) continue;
    else if ((oneWay.has(name) && now === true) || !dequal(now, before[name])) conflicts.push(name);
    else if (value === null) delete fields[name];
    else fields[name] = value;
  }
  return { fields, conflicts };
}

/** Applies a difference to a record (null if absent); what is neither as before nor as after stays. */
export function applyDiff(
  current: Fields | null,
  diff: RecordDiff,
  rules: FieldRules = {},
): Applied & { removed: MemberDiff[] } {
  const applied = applyToFields(current, diff, rules);
  const conflicts = [...applied.conflicts];
  const removed: MemberDiff[] = [];
  if (!applied.fields || diff.members.length === 0 || conflicts.includes(WHOLE))
    return { ...applied, removed };
  const fields: Record<string, unknown> = { ...applied.fields };
  // Removed members go first, so that the positions of the others are right.
  const gone = diff.members.filter(({ after }) => after === null);
  for (const change of new Set([...gone, ...diff.members])) {
    const { collection, memberId, index } = change;
    const members = [...(membersOf(lookUp(fields, collection))?.values() ?? [])];
    const at = members.findIndex(({ id }) => id === memberId);
    const next = applyToFields(members[at] ?? null, change, rules);
    if (next.conflicts.length > 0) conflicts.push(collection);
    if (next.fields) members.splice(at < 0 ? index : at, at < 0 ? 0 : 1, next.fields);
    else if (at >= 0) {
      members.splice(at, 1);
      removed.push(change);
    }
    fields[collection] = members;
  }
  return { fields, conflicts, removed };
}

// --- Changes in an event --------------------------------------------------------------------------

/** An edit event's changed fields; null for a cleared field, as JSON has no undefined. */
export type Changes<Shape> = {
  [Name in keyof Shape]?: undefined extends Shape[Name]
    ? Exclude<Shape[Name], undefined> | null
    : Shape[Name];
};

/** Returns the fields of `next` that differ from `before`. Lists are compared by their members. */
export function changedFields<Entity extends object>(
  before: Entity,
  next: Entity,
): Changes<Entity> {
  const [was, is] = [before as Fields, next as Fields];
  const names = Object.keys(is).filter((name) => isChanged(was, is, name));
  return pick(is, names) as Changes<Entity>;
}

/** Applies changes to an entity in a reducer: null removes the field. */
export function applyChanges<Entity extends object>(
  entity: Entity,
  changes: Changes<Entity>,
): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete entity[name as keyof Entity];
    else Object.assign(entity, { [name]: value });
  }
}
