import { keyOf } from './engine/keys';
import type { StorageUsage } from './pictures/storageUsage';

const DAMAGED_PREFIX = keyOf('damaged.');

/** A text that could not be read, as it stands in storage until the owner removes it. */
export interface DamagedText {
  key: string;
  /** The entry that it was. */
  entry: string;
  /** What it takes of the store, key included. */
  units: number;
}

/** The damaged texts that have been set aside, now or in an earlier visit. */
export function damagedTexts(usage: StorageUsage | undefined): DamagedText[] {
  return (usage?.entries ?? [])
    .filter(({ key }) => key.startsWith(DAMAGED_PREFIX))
    .map(({ key, units }) => {
      const [entry = ''] = key.slice(DAMAGED_PREFIX.length).split('.');
      return { key, entry, units };
    })
    .sort((a, b) => a.key.localeCompare(b.key));
}
