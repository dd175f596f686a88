import * as v from 'valibot';
import { keyOf } from '../engine/keys';
import { hashOf } from '../pictures/pictures';
import type { IsInMergeBase } from './reconcile';
import type { KeyValueStorage } from '../engine/keyValueStorage';

const KEY = keyOf('agreed');
const schema = v.record(v.string(), v.string());

/** A field's value in a few characters. */
const markOf = (value: unknown): string => hashOf(JSON.stringify(value) ?? '').slice(0, 10);

function read(storage: KeyValueStorage): Record<string, string> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.read(KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch (error) {
    console.warn('What was the same on the deployed site cannot be read', error);
    return {};
  }
}

/**
 * What was edited in this browser and has since been the same on the deployed site: by its place the
 * value that both had. From then on it follows the deployed site until it is edited again.
 */
export function readMergeBase(storage: KeyValueStorage): {
  isInMergeBase: IsInMergeBase;
  /** Notes fields in which this browser and the deployed site are the same; writes only what is new. */
  agree(fields: readonly (readonly [string, unknown])[]): void;
} {
  const agreed = read(storage);
  return {
    isInMergeBase: (place, value) =>
      Object.hasOwn(agreed, place) && agreed[place] === markOf(value),
    agree(fields) {
      if (fields.length === 0) return;
      for (const [place, value] of fields) agreed[place] = markOf(value);
      try {
        storage.write(KEY, JSON.stringify(agreed));
      } catch (error) {
        console.warn('What is the same on the deployed site cannot be kept', error);
      }
    },
  };
}
