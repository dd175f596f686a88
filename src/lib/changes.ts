/**
 * The fields of `next` in which it differs from `before`: what an edit event carries. Lists are
 * compared by their members.
 */
export function changedFields<Fields extends object>(
  before: Fields,
  next: Fields,
): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const key of Object.keys(next) as (keyof Fields)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(next[key])) changes[key] = next[key];
  }
  return changes;
}
