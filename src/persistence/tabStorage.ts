/**
 * Runs an action on session storage. Where the browser denies it or has none left, returns
 * `otherwise` and warns in the console.
 *
 * @param what what is lost then, for the warning
 */
export function attemptInTab<Result>(
  what: string,
  action: () => Result,
  otherwise: Result,
): Result {
  try {
    return action();
  } catch (error) {
    console.warn(`${what} in this tab is not kept:`, error);
    return otherwise;
  }
}
