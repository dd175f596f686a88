import * as v from 'valibot';
import type { ListName } from '../events/system';
import { LISTS } from './entries';
import { type Replica, type Stamped } from './merge';
import { takeStamps, toStamped, type Entity } from './stampedJson';

/** What could be read of the text of an entry. */
export interface ReadList {
  entities: Map<string, Stamped>;
  /** How many entities were not of their shape, or the whole text: 1. */
  bad: number;
}

/**
 * Reads the text of a list, entity by entity: the good ones are kept, the bad ones counted. Text
 * that is no list at all counts as one bad entity and no good one. Never throws.
 */
export function readList(name: ListName, text: string): ReadList {
  const entities = new Map<string, Stamped>();
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { entities, bad: 1 };
  }
  if (!Array.isArray(raw)) return { entities, bad: 1 };
  let bad = 0;
  for (const one of raw) {
    const read = readEntity(name, one);
    if (read) entities.set(read.id, read.stamped);
    else bad += 1;
  }
  return { entities, bad };
}

/** Reads one entity of a list; undefined where it is not of its shape. */
export function readEntity(
  name: ListName,
  raw: unknown,
): { id: string; stamped: Stamped } | undefined {
  const { schema, sets } = LISTS[name];
  const { entity, stamps } = takeStamps(raw);
  const result = v.safeParse<v.GenericSchema<unknown, Entity>>(schema, entity);
  if (!result.success) return undefined;
  return { id: String(result.output.id), stamped: toStamped(result.output, sets, stamps) };
}

const tombstonesSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** Reads the tombstones of all lists: by list, then by what was deleted. Undefined where damaged. */
export function readTombstones(text: string): Map<string, Replica['tombstones']> | undefined {
  try {
    const parsed = v.safeParse(tombstonesSchema, JSON.parse(text));
    if (!parsed.success) return undefined;
    return new Map(
      Object.entries(parsed.output).map(([name, stones]) => [
        name,
        new Map(Object.entries(stones)),
      ]),
    );
  } catch {
    return undefined;
  }
}
