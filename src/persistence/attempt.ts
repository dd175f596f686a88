/** Returns the result of an action; undefined, after a warning in the console, where it throws. */
export function attempt<Result>(warning: string, action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    console.warn(warning, error);
    return undefined;
  }
}

/** Runs an action on session storage; where that is denied or full, warns that `what` is lost. */
export const attemptInTab = <Result>(what: string, action: () => Result): Result | undefined =>
  attempt(`${what} in this tab is not kept:`, action);
