import type { AbsentRecord } from '../../domain/devices/events';
import { RECORD_LISTS, type ListName } from '../../domain/lists/schema';
import { TAB_NAME } from '../../lib/ids';
import { formatCents } from '../../lib/money';
import {
  EMPTY_REPLICA,
  newestOf,
  ownFields,
  type Replica,
  type VersionedEntity,
  type VersionedFields,
} from '../engine/merge';
import { TOMBSTONE_LIFE_MS } from '../engine/replicaState';
import { createHybridClock, timeOf, type Timestamp } from '../engine/timestamps';
import type { Connection } from './connection';
import { joinInto, type ReadDevice } from './receiving';
import type { SharedLists } from './sharedLists';

/** Returns what the owner calls a record, or a member of a record. */
function nameIn({ fields }: VersionedFields): string {
  const { title, firstName, lastName, number, amountCents } = fields;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const { name, subject, description, content } = fields;
  const names = [title, person, number, name, subject, description, content].filter(
    (value) => typeof value === 'string',
  );
  const payment = typeof amountCents === 'number' ? formatCents(amountCents) : 'Without a name';
  return names.find((name) => name !== '') ?? payment;
}

/** Whether a device was away for longer than the others keep what they have deleted. */
export const wasAwayTooLong = ({ syncedAt }: Connection, now: number): boolean =>
  syncedAt !== undefined && now - Date.parse(syncedAt) > TOMBSTONE_LIFE_MS;

/** Joins what was read of several devices, by list. */
export function joinedLists(read: Readonly<Record<string, ReadDevice>>): Map<ListName, Replica> {
  const lists = new Map<ListName, Replica>();
  for (const { replicas } of Object.values(read))
    for (const [name, replica] of replicas) joinInto(lists, name, replica);
  return lists;
}

/**
 * Returns the records, and parts of records, that this device has sent, has not changed since, and that no device
 * has which was used since: they were deleted there. A device that was not used has deleted nothing, and may lack what it
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
  return RECORD_LISTS.flatMap((list) => {
    const { entities, tombstones } = theirs.get(list) ?? EMPTY_REPLICA;
    // What has a tombstone is joined by itself: only what vanished without one is asked about.
    const isMissingThere = (key: string, ours: Iterable<VersionedFields>): boolean =>
      !tombstones.has(key) && timeOf(newestOf(ours)) <= lastSent;
    return [...lists.sharedOf(list).entities].flatMap(([id, entity]): AbsentRecord[] => {
      const record = { list, id, name: nameIn(ownFields(entity)) };
      const other = entities.get(id);
      if (!other) return isMissingThere(id, entity.values()) ? [record] : [];
      return [...entity]
        .filter(
          ([part, versioned]) => !other.has(part) && isMissingThere(`${id}/${part}`, [versioned]),
        )
        .map(([part, versioned]) => ({
          ...record,
          part,
          name: `${record.name}: ${nameIn(versioned)}`,
        }));
    });
  });
}

/** Deletes records as another device would, or renews them by an edit, which outlives the deletion. */
export function settleRecords(
  records: readonly Omit<AbsentRecord, 'name'>[],
  choice: 'delete' | 'keep',
  lists: Pick<SharedLists, 'joinShared' | 'sharedOf'>,
  now: () => number,
): void {
  for (const list of new Set(records.map((record) => record.list))) {
    const clock = createHybridClock(now, TAB_NAME);
    const ours = lists.sharedOf(list).entities;
    const entities = new Map<string, VersionedEntity>();
    const tombstones = new Map<string, Timestamp>();
    for (const { id, part } of records.filter((record) => record.list === list)) {
      const chosen = [...(ours.get(id) ?? [])].filter(
        ([key]) => part === undefined || key === part,
      );
      if (chosen.length === 0) continue;
      clock.receive(newestOf(chosen.map(([, versioned]) => versioned)));
      const created = clock.next();
      if (choice === 'delete') tombstones.set(part === undefined ? id : `${id}/${part}`, created);
      else {
        const renewed = chosen.map(([key, versioned]) => [key, { ...versioned, created }] as const);
        entities.set(id, new Map([...(entities.get(id) ?? []), ...renewed]));
      }
    }
    lists.joinShared(list, { entities, tombstones });
  }
}
