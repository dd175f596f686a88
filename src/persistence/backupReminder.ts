import { differenceInDays } from 'date-fns';
import type { LastBackup } from '../events/system';

/** After how many days without a backup the owner is reminded. */
export const REMIND_AFTER_DAYS = 14;
/** After how many new leads without a backup the owner is reminded. */
export const REMIND_AFTER_LEADS = 10;

/**
 * Whether the owner is to be reminded of a backup: 14 days or 10 new leads after the last one, or
 * after the first lead where there was none.
 *
 * @param createdDates when each lead came that is not a sample, as ISO timestamps
 */
export function isBackupDue(
  lastBackup: LastBackup | undefined,
  createdDates: readonly string[],
  now: Date,
): boolean {
  const since = createdDates.filter((date) => !lastBackup || date > lastBackup.at);
  if (since.length >= REMIND_AFTER_LEADS) return true;
  const start = lastBackup?.at ?? [...createdDates].sort()[0];
  return (
    start !== undefined &&
    since.length > 0 &&
    differenceInDays(now, new Date(start)) >= REMIND_AFTER_DAYS
  );
}
