import type { LastBackup } from '../../events/system';
import { isIsoDateTime } from '../../lib/dates';
import { FIRST_START_KEY, LAST_BACKUP_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';

/** When the last backup was downloaded here; undefined where there was none. */
export function readLastBackup(storage: KeyValueStorage): LastBackup | undefined {
  try {
    const at = storage.read(LAST_BACKUP_KEY);
    return at !== null && isIsoDateTime(at) ? { at } : undefined;
  } catch {
    return undefined; // Denied storage keeps no backup's date either.
  }
}

/** Keeps when the last backup was downloaded here. */
export function keepLastBackup(storage: KeyValueStorage, at: string): void {
  try {
    storage.write(LAST_BACKUP_KEY, at);
  } catch (error) {
    console.warn('The date of the backup cannot be kept in this browser', error);
  }
}

/** When the owner started with this browser; now, and kept, at the first call. */
export function readFirstStart(storage: KeyValueStorage): Date {
  const now = new Date();
  try {
    const kept = Date.parse(storage.read(FIRST_START_KEY) ?? '');
    if (!Number.isNaN(kept)) return new Date(kept);
    storage.write(FIRST_START_KEY, now.toISOString());
  } catch (error) {
    console.warn('The first start cannot be kept in this browser', error);
  }
  return now;
}
