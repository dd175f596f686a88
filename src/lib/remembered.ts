/**
 * Returns a pure function of a text that remembers its results, for a text that is read again and again.
 * @param most How many it remembers; then it begins anew.
 */
// Without this mark a page that uses no such function would load what it reads with all the same.
/* @__NO_SIDE_EFFECTS__ */
export function remembered<Result>(
  read: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known as Result;
    const result = read(text);
    if (results.size === most) results.clear();
    results.set(text, result);
    return result;
  };
}
