import type { LastBackup } from '../events/system';
import { isMoment } from '../lib/dates';
import { FIRST_START_KEY, LAST_BACKUP_KEY, STORED_VERSION, VERSION_KEY } from './entries';
import type { TextStore } from './textStore';

/** When the last backup was downloaded here; undefined where there was none. */
export function readLastBackup(texts: TextStore): LastBackup | undefined {
  try {
    const at = texts.read(LAST_BACKUP_KEY);
    return at !== null && isMoment(at) ? { at } : undefined;
  } catch {
    return undefined; // Denied storage keeps no backup's date either.
  }
}

/** Keeps when the last backup was downloaded here. */
export function keepLastBackup(texts: TextStore, at: string): void {
  try {
    // What a newer version has written is not written to.
    if (Number(texts.read(VERSION_KEY) ?? STORED_VERSION) > STORED_VERSION) return;
    texts.write(LAST_BACKUP_KEY, at);
  } catch (error) {
    console.warn('The date of the backup cannot be kept in this browser', error);
  }
}

/** When the owner started with this browser; now, and kept, at the first call. */
export function readFirstStart(texts: TextStore): Date {
  const now = new Date();
  try {
    const kept = Date.parse(texts.read(FIRST_START_KEY) ?? '');
    if (!Number.isNaN(kept)) return new Date(kept);
    texts.write(FIRST_START_KEY, now.toISOString());
  } catch (error) {
    console.warn('The first start cannot be kept in this browser', error);
  }
  return now;
}
