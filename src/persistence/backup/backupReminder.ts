import { differenceInDays } from 'date-fns';
import type { LastBackup, ListName } from '../../events/system';
import type { IsoDateTime } from '../../lib/dates';
import { LIST_NAMES } from '../engine/entries';
import { newestTimestamp, type Replica } from '../engine/merge';
import { timeOf } from '../engine/timestamps';

/** After how many days without a backup the owner is reminded. */
export const REMIND_AFTER_DAYS = 14;
/** After how many new leads without a backup the owner is reminded. */
export const REMIND_AFTER_LEADS = 10;

/** When something that stands here was changed: the first time that is still known, and the last. */
export interface ChangeTimes {
  first: IsoDateTime;
  last: IsoDateTime;
}

/** Lists that change by themselves: they ask for no backup. */
const BY_THEMSELVES: ReadonlySet<ListName> = new Set(['notifications', 'history']);

/** When what is held was first and last changed, deletions included; undefined where nothing was. */
export function changeTimesOf(replicaOf: (name: ListName) => Replica): ChangeTimes | undefined {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const name of LIST_NAMES) {
    if (BY_THEMSELVES.has(name)) continue;
    const { entities, tombstones } = replicaOf(name);
    const newest = [...entities.values()].map(newestTimestamp);
    for (const time of [...newest, ...tombstones.values()].map(timeOf)) {
      if (time === 0) continue;
      first = Math.min(first, time);
      last = Math.max(last, time);
    }
  }
  if (last === 0) return undefined;
  return { first: new Date(first).toISOString(), last: new Date(last).toISOString() };
}

/**
 * Whether the owner is to be reminded of a backup: after 10 new leads, or 14 days after the last one
 * where anything has changed since; where there was none, 14 days after the first change.
 *
 * @param createdDates when each lead came that is not a sample, as ISO timestamps
 * @param changes when anything was changed here
 */
export function isBackupDue(
  lastBackup: LastBackup | undefined,
  createdDates: readonly IsoDateTime[],
  changes: ChangeTimes | undefined,
  now: Date,
): boolean {
  const isSince = (moment: IsoDateTime): boolean => !lastBackup || moment > lastBackup.at;
  if (createdDates.filter(isSince).length >= REMIND_AFTER_LEADS) return true;
  if (!changes || !isSince(changes.last)) return false;
  return differenceInDays(now, new Date(lastBackup?.at ?? changes.first)) >= REMIND_AFTER_DAYS;
}
