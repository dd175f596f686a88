import * as v from 'valibot';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { isRecord } from '../../lib/lenientRead';
import { parseJson } from '../../lib/parseJson';
import type { Replica, VersionedEntity } from './merge';
import { fromStored } from './storedEntities';
import { OLDEST, timestampsSchema } from './timestamps';

/**
 * Reads a list's text: every object with a unique id. What must be set aside is rejected: the whole text, or the items
 * of a list that are not entities. Never throws.
 */
export function readList(name: ListName, text: string) {
  const entities = new Map<string, VersionedEntity>();
  const raw = parseJson(text);
  if (!Array.isArray(raw)) return { entities, rejected: { text, count: 1 } };
  const rejected: unknown[] = [];
  for (const member of raw) {
    const read = fromStored(name, member);
    if (read && !entities.has(read.id)) entities.set(read.id, read.entity);
    else rejected.push(member);
  }
  if (rejected.length === 0) return { entities, rejected: undefined };
  return { entities, rejected: { text: JSON.stringify(rejected), count: rejected.length } };
}

/** Reads the stored tombstones of one list, without invalid tombstones. */
export function readTombstones(stored: unknown): Replica['tombstones'] {
  const parsed = v.safeParse(timestampsSchema, stored);
  return new Map(
    Object.entries(parsed.success ? parsed.output : {}).filter(([, time]) => time !== OLDEST),
  );
}

/** Reads the tombstones of all lists, by list. Undefined if the text is not a JSON object. */
export function readAllTombstones(text: string): Map<string, Replica['tombstones']> | undefined {
  const raw = parseJson(text);
  if (!isRecord(raw)) return undefined;
  return new Map(Object.entries(raw).map(([name, stored]) => [name, readTombstones(stored)]));
}

/** Returns the tombstones of all lists in stored form, by list, without lists that have none. */
export function tombstonesText(tombstonesOf: (name: ListName) => Replica['tombstones']): string {
  const all = LIST_NAMES.map((name) => [name, tombstonesOf(name)] as const)
    .filter(([, tombstones]) => tombstones.size > 0)
    .map(([name, tombstones]) => [name, Object.fromEntries(tombstones)] as const);
  return JSON.stringify(Object.fromEntries(all));
}
