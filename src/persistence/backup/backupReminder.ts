import { differenceInDays } from 'date-fns';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import type { LastBackup } from '../../domain/system/events';
import type { IsoDateTime } from '../../lib/dates';
import type { Replica } from '../engine/merge';
import { timeOf } from '../engine/timestamps';

/** The owner is reminded after this many days without a backup. */
export const REMIND_AFTER_DAYS = 14;
/** The owner is reminded after this many new leads without a backup. */
export const REMIND_AFTER_LEADS = 10;

/** The first known and the last change of the stored data. */
export interface ChangeTimes {
  first: IsoDateTime;
  last: IsoDateTime;
}

/** Lists that change without the owner; they do not call for a backup. */
const BY_THEMSELVES: ReadonlySet<ListName> = new Set(['notifications', 'history']);

/** Returns the first and the last change, deletions included; undefined if nothing has changed. */
export function changeTimesOf(replicaOf: (name: ListName) => Replica): ChangeTimes | undefined {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const name of LIST_NAMES) {
    if (BY_THEMSELVES.has(name)) continue;
    const { entities, tombstones } = replicaOf(name);
    const versions = [...entities.values()].flatMap((entity) => [...entity.values()]);
    const changes = versions.flatMap(({ created, changed }) => [
      created,
      ...Object.values(changed),
    ]);
    for (const time of [...changes, ...tombstones.values()].map(timeOf)) {
      // Seed data was never changed.
      if (time === 0) continue;
      first = Math.min(first, time);
      last = Math.max(last, time);
    }
  }
  if (last === 0) return undefined;
  return { first: new Date(first).toISOString(), last: new Date(last).toISOString() };
}

/**
 * Whether a backup reminder is due: after 10 new leads (`createdDates`), or 14 days after the last
 * backup or first change. `changesOf` is called only where needed, as it is slow.
 */
export function isBackupDue(
  lastBackup: LastBackup | undefined,
  createdDates: readonly IsoDateTime[],
  changesOf: () => ChangeTimes | undefined,
  now: Date,
): boolean {
  const isSince = (moment: IsoDateTime): boolean => !lastBackup || moment > lastBackup.at;
  if (createdDates.filter(isSince).length >= REMIND_AFTER_LEADS) return true;
  const isLongAgo = (moment: IsoDateTime): boolean =>
    differenceInDays(now, new Date(moment)) >= REMIND_AFTER_DAYS;
  if (lastBackup && !isLongAgo(lastBackup.at)) return false;
  const changes = changesOf();
  return (
    changes !== undefined && isSince(changes.last) && isLongAgo(lastBackup?.at ?? changes.first)
  );
}
