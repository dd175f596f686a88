/**
 * Runs an action on session storage; where that is denied or full, returns `otherwise` and warns
 * that `what` is lost.
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
