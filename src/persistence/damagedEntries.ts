import { oldestFirst } from '../lib/ascending';
import { keyOf } from './engine/keys';
import type { StorageUsage } from './pictures/storageUsage';

const DAMAGED_PREFIX = keyOf('damaged.');

/**
 * Returns the unreadable texts that were set aside, in this visit or an earlier one, until the owner removes them: each
 * with its size in storage, and the name of the entry that held it.
 */
export const damagedEntries = (usage: StorageUsage | undefined) =>
  (usage?.entries ?? [])
    .filter(({ key }) => key.startsWith(DAMAGED_PREFIX))
    .map(({ key, units }) => {
      const [entry = ''] = key.slice(DAMAGED_PREFIX.length).split('.');
      return { key, entry, units };
    })
    .sort(oldestFirst('key'));
