import {
  isDeleted,
  livingMembers,
  memberKey,
  type Fields,
  type Part,
  type Replica,
  type Stamped,
} from './merge';
import { isStamp, OLDEST, type Stamp } from './stamps';

/**
 * Entities as storage writes them: one readable list, each entity with its stamps under one short
 * name. `c` is its creation, `f` its changed fields, `m` the members of its sets. What is oldest and
 * unchanged has none.
 */
const STAMPS = '_s';

interface PartStamps {
  c?: Stamp;
  f?: Record<string, Stamp>;
}
interface EntityStamps extends PartStamps {
  m?: Record<string, Record<string, PartStamps>>;
}

/** An entity as the state has it. */
export type Entity = { readonly id: string | number } & Fields;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stampsIn = (value: unknown): Record<string, Stamp> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((pair): pair is [string, Stamp] => isStamp(pair[1])),
      )
    : {};

function partOf(fields: Fields, stamps: unknown): Part {
  if (!isRecord(stamps)) return { fields, created: OLDEST, changed: {} };
  return {
    fields,
    created: isStamp(stamps.c) ? stamps.c : OLDEST,
    changed: stampsIn(stamps.f),
  };
}

const membersOf = (value: unknown): (Fields & { id: string })[] =>
  Array.isArray(value)
    ? value.filter(
        (member): member is Fields & { id: string } =>
          isRecord(member) && typeof member.id === 'string',
      )
    : [];

/** An entity of the state with stamps beside it, its sets taken apart by member. */
export function toStamped(entity: Entity, sets: readonly string[], stamps?: unknown): Stamped {
  const marks = isRecord(stamps) ? stamps : {};
  const memberMarks = isRecord(marks.m) ? marks.m : {};
  const fields: Record<string, unknown> = { ...entity };
  const parted: Record<string, ReadonlyMap<string, Part>> = {};
  for (const set of sets) {
    const marksOfSet = isRecord(memberMarks[set]) ? memberMarks[set] : {};
    parted[set] = new Map(
      membersOf(entity[set]).map((member) => [member.id, partOf(member, marksOfSet[member.id])]),
    );
    delete fields[set];
  }
  return { ...partOf(fields, marks), sets: parted };
}

/** The stamps that stand within a stored entity, taken apart from it. */
export function takeStamps(raw: unknown): { entity: unknown; stamps: unknown } {
  if (!isRecord(raw)) return { entity: raw, stamps: undefined };
  const { [STAMPS]: stamps, ...entity } = raw;
  return { entity, stamps };
}

/** How the members of a set are put in order; by id where nothing is said. */
export type MemberOrder = (a: Fields, b: Fields) => number;

/** An entity with its stamps as the state has it: without what is deleted. */
export function toEntity(
  replica: Replica,
  id: string,
  stamped: Stamped,
  order: MemberOrder | undefined,
): Entity {
  const entity: Record<string, unknown> = { ...stamped.fields };
  for (const set of Object.keys(stamped.sets)) {
    const members = livingMembers(replica, id, stamped, set).map(([, part]) => part.fields);
    entity[set] = order ? members.sort(order) : members;
  }
  return entity as Entity;
}

const partStamps = ({ created, changed }: Part): PartStamps | undefined => {
  const stamps: PartStamps = {};
  if (created !== OLDEST) stamps.c = created;
  if (Object.keys(changed).length > 0) stamps.f = { ...changed };
  return stamps.c === undefined && stamps.f === undefined ? undefined : stamps;
};

/** The stamps of an entity for storage; undefined where it has none. */
function stampsFor(replica: Replica, id: string, stamped: Stamped): EntityStamps | undefined {
  const own = partStamps(stamped);
  const bySet: Record<string, Record<string, PartStamps>> = {};
  for (const set of Object.keys(stamped.sets)) {
    for (const [member, part] of livingMembers(replica, id, stamped, set)) {
      const stamps = partStamps(part);
      if (stamps) (bySet[set] ??= {})[member] = stamps;
    }
  }
  if (Object.keys(bySet).length === 0) return own;
  return { ...own, m: bySet };
}

/** Texts of entities that have been written before, so that a change of one costs one. */
const storage = new WeakMap<Stamped, string>();

/** Whether any member of an entity was deleted: then its text is not the entity's alone. */
const hasDeletedMembers = (replica: Replica, id: string, stamped: Stamped): boolean =>
  replica.tombstones.size > 0 &&
  Object.entries(stamped.sets).some(([set, members]) =>
    [...members.keys()].some((member) => replica.tombstones.has(memberKey(id, set, member))),
  );

function textOf(
  replica: Replica,
  id: string,
  stamped: Stamped,
  order: MemberOrder | undefined,
): string {
  const isWhole = !hasDeletedMembers(replica, id, stamped);
  const known = isWhole ? storage.get(stamped) : undefined;
  if (known !== undefined) return known;
  const entity = toEntity(replica, id, stamped, order);
  const stamps = stampsFor(replica, id, stamped);
  const text = JSON.stringify(stamps ? { ...entity, [STAMPS]: stamps } : entity);
  if (isWhole) storage.set(stamped, text);
  return text;
}

/** The living entities of a replica as the text of one list, one entity a line. */
export function toText(
  replica: Replica,
  options: { order?: MemberOrder | undefined; keep?: (ids: string[]) => string[] } = {},
): string {
  const living = [...replica.entities]
    .filter(([id, entity]) => !isDeleted(replica, id, entity))
    .map(([id]) => id);
  const lines = (options.keep?.(living) ?? living).map((id) => {
    const stamped = replica.entities.get(id);
    return stamped ? textOf(replica, id, stamped, options.order) : '';
  });
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}
