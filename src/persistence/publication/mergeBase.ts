import * as v from 'valibot';
import { attempt, readStoredJson } from '../attempt';
import { keyOf } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import { hashOf } from '../pictures/pictureData';
import type { IsInMergeBase } from './reconcile';

const KEY = keyOf('mergeBase');
/** Its name before November 22, 2026: that entry is read still, and written under the new name. */
const OLD_KEY = keyOf('agreed');
const schema = v.record(v.string(), v.string());

const markOf = (value: unknown): string => hashOf(JSON.stringify(value) ?? '').slice(0, 10);

/**
 * Reads the merge base: fields that were edited in this browser and later had the same value on the
 * deployed site, by place. Such a field follows the deployed site until it is edited again.
 */
export function readMergeBase(storage: KeyValueStorage): {
  isInMergeBase: IsInMergeBase;
  /** Records fields that are equal here and on the deployed site; writes only new ones. */
  record(fields: readonly (readonly [string, unknown])[]): void;
} {
  const mergeBase = {
    ...readStoredJson(storage, OLD_KEY, schema),
    ...readStoredJson(storage, KEY, schema),
  };
  return {
    isInMergeBase: (place, value) =>
      Object.hasOwn(mergeBase, place) && mergeBase[place] === markOf(value),
    record(fields) {
      if (fields.length === 0) return;
      for (const [place, value] of fields) mergeBase[place] = markOf(value);
      attempt('The merge base cannot be written', () =>
        storage.write(KEY, JSON.stringify(mergeBase)),
      );
    },
  };
}
