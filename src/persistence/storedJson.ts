import * as v from 'valibot';
import { attempt } from './attempt';
import type { KeyValueStorage } from './engine/keyValueStorage';

/** Returns a stored JSON value; undefined where it is absent, or, with a warning, cannot be read. */
export const readStoredJson = <Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined =>
  attempt(`${key} cannot be read`, () => {
    const text = storage.read(key);
    return text === null ? undefined : v.parse(schema, JSON.parse(text));
  });
