/**
 * Returns the query of an address with some parameters changed, with its `?`; empty without any. A parameter that is set
 * to nothing is removed; the others stay.
 */
export function withParams(query: string, changes: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
