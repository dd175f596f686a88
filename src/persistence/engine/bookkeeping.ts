import * as v from 'valibot';
import type { LastBackup } from '../../events/system';
import { isIsoDateTime } from '../../lib/dates';
import { FIRST_START_KEY, LAST_BACKUP_KEY, SEED_DATA_DUE_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';
import type { ListName } from '../../domain/lists/schema';

/** Returns when the last backup was downloaded in this browser; undefined if none was. */
export function readLastBackup(storage: KeyValueStorage): LastBackup | undefined {
  try {
    const at = storage.read(LAST_BACKUP_KEY);
    return at !== null && isIsoDateTime(at) ? { at } : undefined;
  } catch {
    return undefined; // Denied storage has no date of a backup either.
  }
}

/** Stores when the last backup was downloaded in this browser. */
export function storeLastBackup(storage: KeyValueStorage, at: string): void {
  try {
    storage.write(LAST_BACKUP_KEY, at);
  } catch (error) {
    console.warn('The date of the backup cannot be kept in this browser', error);
  }
}

/** Returns when the owner first used this browser; the first call stores the current time. */
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

/** Returns the lists whose seed data is still to be added to what is stored. */
export function readSeedDataDue(storage: KeyValueStorage): string[] {
  try {
    const names: unknown = JSON.parse(storage.read(SEED_DATA_DUE_KEY) ?? '[]');
    return v.is(v.array(v.string()), names) ? names : [];
  } catch {
    return [];
  }
}

/** Stores whether the seed data of a list is still to be added to what is stored. */
export function storeSeedDataDue(storage: KeyValueStorage, name: ListName, isDue: boolean): void {
  const others = readSeedDataDue(storage).filter((one) => one !== name);
  const names = isDue ? [...others, name] : others;
  try {
    if (names.length === 0) storage.remove(SEED_DATA_DUE_KEY);
    else storage.write(SEED_DATA_DUE_KEY, JSON.stringify(names));
  } catch (error) {
    console.warn(`It cannot be kept in this browser that ${name} lack their samples`, error);
  }
}
