import { keyOf } from './engine/keys';
import type { StorageUsage } from './pictures/storageUsage';

const DAMAGED_PREFIX = keyOf('damaged.');

/** A text that could not be read, set aside in storage until the owner removes it. */
export interface DamagedEntry {
  key: string;
  /** The name of the entry that held it. */
  entry: string;
  /** Its size in storage, key included, in UTF-16 units. */
  units: number;
}

/** Returns the unreadable texts that were set aside, in this visit or an earlier one. */
export const damagedEntries = (usage: StorageUsage | undefined): DamagedEntry[] =>
  (usage?.entries ?? [])
    .filter(({ key }) => key.startsWith(DAMAGED_PREFIX))
    .map(({ key, units }) => {
      const [entry = ''] = key.slice(DAMAGED_PREFIX.length).split('.');
      return { key, entry, units };
    })
    .sort((a, b) => a.key.localeCompare(b.key));
