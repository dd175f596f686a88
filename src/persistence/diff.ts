import type { ListName } from '../events/system';
import { LISTS } from './entries';
import type { Part, Replica, Stamped } from './merge';
import { toEntity, type Entity } from './stampedJson';
import type { Stamp, StampClock } from './stamps';

/** A slice's entities by id. */
export type EntityMap = Readonly<Record<string, Entity | undefined>>;

/** An entity of a list as the state has it. */
export const toState = (name: ListName, replica: Replica, id: string, stamped: Stamped): Entity =>
  toEntity(replica, id, stamped, LISTS[name].order);

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields that two versions of one thing differ in. */
function differing(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  except: readonly string[],
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !except.includes(field) && !isSame(before[field], after[field]),
  );
}

/** A part with some fields of `after`, stamped as changed. */
function restamped(
  part: Part,
  after: Readonly<Record<string, unknown>>,
  names: readonly string[],
  stamp: Stamp,
): Part {
  const fields: Record<string, unknown> = { ...part.fields };
  const changed = { ...part.changed };
  for (const name of names) {
    if (after[name] === undefined) delete fields[name];
    else fields[name] = after[name];
    changed[name] = stamp;
  }
  return { fields, created: part.created, changed };
}

type Member = Readonly<Record<string, unknown>> & { id: string };

const membersOf = (entity: Entity | undefined, set: string): readonly Member[] =>
  (entity?.[set] as Member[] | undefined) ?? [];

/** The members of a set with stamps for those that are new or changed; undefined where none is. */
function stampMembers(
  held: ReadonlyMap<string, Part>,
  before: readonly Member[],
  after: readonly Member[],
  stamp: Stamp,
): ReadonlyMap<string, Part> | undefined {
  if (before === after) return undefined;
  const known = new Map(before.map((member) => [member.id, member]));
  let next: Map<string, Part> | undefined;
  for (const member of after) {
    const earlier = known.get(member.id);
    if (earlier === member) continue;
    const part = held.get(member.id);
    const changed = earlier ? differing(earlier, member, []) : Object.keys(member);
    if (changed.length === 0) continue;
    next ??= new Map(held);
    next.set(
      member.id,
      part
        ? restamped(part, member, changed, stamp)
        : { fields: member, created: stamp, changed: {} },
    );
  }
  return next;
}

/**
 * An entity as we hold it, with stamps for what has changed in the state since it was last compared;
 * undefined where nothing has. What is absent is never deleted by this.
 */
export function restampedEntity({
  before,
  entity,
  stamped,
  sets,
  clock,
}: {
  before: Entity | undefined;
  entity: Entity;
  stamped: Stamped | undefined;
  sets: readonly string[];
  clock: StampClock;
}): Stamped | undefined {
  const stamp = clock.next();
  const names = differing(before ?? {}, entity, sets);
  const changedSets = sets.flatMap((set): [string, ReadonlyMap<string, Part>][] => {
    const held = stamped?.sets[set] ?? new Map<string, Part>();
    const next = stampMembers(held, membersOf(before, set), membersOf(entity, set), stamp);
    return next ? [[set, next]] : [];
  });
  if (stamped && names.length === 0 && changedSets.length === 0) return undefined;
  const noMembers = Object.fromEntries(sets.map((set) => [set, new Map<string, Part>()]));
  const nextSets = { ...noMembers, ...stamped?.sets, ...Object.fromEntries(changedSets) };
  if (stamped) return { ...restamped(stamped, entity, names, stamp), sets: nextSets };
  const fields: Record<string, unknown> = { ...entity };
  for (const set of sets) delete fields[set];
  return { fields, created: stamp, changed: {}, sets: nextSets };
}
