import { dequal } from 'dequal/lite';

/**
 * What an edit event carries: the fields that differ, and null for an optional one that was cleared,
 * so that the event means the same after a trip through JSON.
 */
export type Changes<Fields> = {
  [Name in keyof Fields]?: undefined extends Fields[Name]
    ? Exclude<Fields[Name], undefined> | null
    : Fields[Name];
};

/** The fields of `next` in which it differs from `before`. Lists are compared by their members. */
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

/** Puts changes into an entity, for use in reducers: what is null is taken away. */
export function applyChanges<Fields extends object>(
  entity: Fields,
  changes: Changes<Fields>,
): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete entity[name as keyof Fields];
    else Object.assign(entity, { [name]: value });
  }
}
