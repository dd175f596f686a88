import * as v from 'valibot';
import type { KeyValueStorage } from './engine/keyValueStorage';

/** Returns the result of an action; undefined, after a warning in the console, where it throws. */
export function attempt<Result>(warning: string, action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    console.warn(warning, error);
    return undefined;
  }
}

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
