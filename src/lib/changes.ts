import { dequal } from 'dequal/lite';

/**
 * The payload of an edit event: the fields that differ, with null for an optional field that was
 * cleared, so that the event is the same after serialization to JSON.
 */
export type Changes<Fields> = {
  [Name in keyof Fields]?: undefined extends Fields[Name]
    ? Exclude<Fields[Name], undefined> | null
    : Fields[Name];
};

/** Returns the fields of `next` that differ from `before`. Lists are compared by their members. */
export function changedFields<Fields extends object>(
  before: Fields,
  next: Fields,
): Changes<Fields> {
  const changes: Record<string, unknown> = {};
  for (const name of Object.keys(next)) {
    const value: unknown = next[name as keyof Fields];
    if (!dequal(before[name as keyof Fields], value)) changes[name] = value ?? null;
  }
  return changes as Changes<Fields>;
}

/** Applies changes to an entity in a reducer: null removes the field. */
export function applyChanges<Fields extends object>(
  entity: Fields,
  changes: Changes<Fields>,
): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete entity[name as keyof Fields];
    else Object.assign(entity, { [name]: value });
  }
}
