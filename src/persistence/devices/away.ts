import type { ListName } from '../../domain/lists/schema';
import type { AbsentRecord } from '../../domain/devices/events';
import { TAB_NAME } from '../../lib/ids';
import { formatCents } from '../../lib/money';
import { TOMBSTONE_LIFE_MS } from '../engine/listReplica';
import {
  joinReplicas,
  newestOf,
  ownFields,
  type Replica,
  type VersionedEntity,
} from '../engine/merge';
import { createHybridClock, timeOf, type Timestamp } from '../engine/timestamps';
import type { Connection } from './connection';
import type { ReadDevice } from './receiving';
import type { SharedLists } from './sharedLists';

/** The lists that are the owner's work: the others follow from it. */
export const RECORDS: readonly ListName[] = [
  'leads',
  'projects',
  'estimates',
  'payments',
  'gallery',
  'posts',
  'pages',
];

/** Returns what the owner calls a record. */
function nameIn(fields: Readonly<Record<string, unknown>>): string {
  const { title, firstName, lastName, number, amountCents } = fields;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const names = [title, person, number].filter((one) => typeof one === 'string');
  const payment = typeof amountCents === 'number' ? formatCents(amountCents) : 'Without a name';
  return names.find((name) => name !== '') ?? payment;
}

/** Whether a device was away for longer than the others keep what they have deleted. */
export const wasAwayTooLong = ({ syncedAt }: Connection, now: number): boolean =>
  syncedAt !== undefined && now - Date.parse(syncedAt) > TOMBSTONE_LIFE_MS;

/** Joins what was read of several devices, by list. */
export function joinedLists(read: Readonly<Record<string, ReadDevice>>): Map<ListName, Replica> {
  const lists = new Map<ListName, Replica>();
  for (const [name, replica] of Object.values(read).flatMap((one) => [...one.replicas])) {
    const others = lists.get(name);
    lists.set(name, others ? joinReplicas(others, replica) : replica);
  }
  return lists;
}

/**
 * Returns the records that this device has sent, has not changed since, and that no device has which was
 * used since: they were deleted there. A device that was not used has deleted nothing, and may lack what it
 * never got. `read` is all of the others, not only what is new.
 */
export function deletedMeanwhile(
  { syncedAt = '' }: Connection,
  read: Readonly<Record<string, ReadDevice>>,
  lists: Pick<SharedLists, 'sharedOf'>,
): AbsentRecord[] {
  const lastSent = Date.parse(syncedAt);
  const used = Object.entries(read).filter(([, { at }]) => Date.parse(at) > lastSent);
  if (used.length === 0) return [];
  const theirs = joinedLists(Object.fromEntries(used));
  return RECORDS.flatMap((list) =>
    [...lists.sharedOf(list).entities].flatMap(([id, entity]) => {
      const { entities, tombstones } = theirs.get(list) ?? {};
      const isAbsent = !entities?.has(id) && !tombstones?.has(id);
      const isUnchanged = timeOf(newestOf(entity.values())) <= lastSent;
      return isAbsent && isUnchanged ? [{ list, id, name: nameIn(ownFields(entity).fields) }] : [];
    }),
  );
}

/**
 * Deletes records as if another device had just done it, or renews them as an edit does, which outlives
 * the deletion on the other devices.
 */
export function settleRecords(
  records: readonly Pick<AbsentRecord, 'list' | 'id'>[],
  choice: 'delete' | 'keep',
  lists: Pick<SharedLists, 'joinShared' | 'sharedOf'>,
  now: () => number,
): void {
  for (const list of new Set(records.map((record) => record.list))) {
    const clock = createHybridClock(now, TAB_NAME);
    const ours = lists.sharedOf(list).entities;
    const entities = new Map<string, VersionedEntity>();
    const tombstones = new Map<string, Timestamp>();
    for (const { id } of records.filter((record) => record.list === list)) {
      const entity = ours.get(id);
      if (!entity) continue;
      clock.receive(newestOf(entity.values()));
      const created = clock.next();
      if (choice === 'delete') tombstones.set(id, created);
      else entities.set(id, new Map([...entity].map(([key, one]) => [key, { ...one, created }])));
    }
    lists.joinShared(list, { entities, tombstones });
  }
}
