import * as v from 'valibot';
import type { ListName } from '../../domain/lists/schema';
import type { LastBackup } from '../../domain/system/events';
import { isIsoDateTime } from '../../lib/dates';
import { attempt, readStoredJson } from '../attempt';
import { FIRST_START_KEY, LAST_BACKUP_KEY, SEED_DATA_DUE_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';

/** Returns when the last backup was downloaded in this browser; undefined if none was. */
export const readLastBackup = (storage: KeyValueStorage): LastBackup | undefined =>
  attempt('The date of the backup cannot be read', () => {
    const at = storage.read(LAST_BACKUP_KEY);
    return at !== null && isIsoDateTime(at) ? { at } : undefined;
  });

/** Stores when the last backup was downloaded in this browser. */
export const storeLastBackup = (storage: KeyValueStorage, at: string): void =>
  attempt('The date of the backup cannot be kept in this browser', () =>
    storage.write(LAST_BACKUP_KEY, at),
  );

/** Returns when the owner first used this browser; stores the current time if none is stored. */
export function ensureFirstStart(storage: KeyValueStorage): Date {
  const now = new Date();
  const firstStart = attempt('The first start cannot be kept in this browser', () => {
    const stored = Date.parse(storage.read(FIRST_START_KEY) ?? '');
    if (!Number.isNaN(stored)) return new Date(stored);
    storage.write(FIRST_START_KEY, now.toISOString());
    return now;
  });
  return firstStart ?? now;
}

const namesSchema = v.array(v.string());

/** Returns the lists whose seed data is still to be added to what is stored. */
const readSeedDataDue = (storage: KeyValueStorage): string[] =>
  readStoredJson(storage, SEED_DATA_DUE_KEY, namesSchema) ?? [];

/** Whether the seed data of a list is still to be added to what is stored. */
export const isSeedDataDue = (storage: KeyValueStorage, name: ListName): boolean =>
  readSeedDataDue(storage).includes(name);

/** Stores whether the seed data of a list is still to be added to what is stored. */
export function storeSeedDataDue(storage: KeyValueStorage, name: ListName, isDue: boolean): void {
  const others = readSeedDataDue(storage).filter((other) => other !== name);
  const names = isDue ? [...others, name] : others;
  attempt(`It cannot be kept in this browser that ${name} lack their samples`, () => {
    if (names.length === 0) storage.remove(SEED_DATA_DUE_KEY);
    else storage.write(SEED_DATA_DUE_KEY, JSON.stringify(names));
  });
}
