/** Returns the result of an action; undefined, after a warning in the console, where it throws. */
export function attempt<Result>(warning: string, action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    console.warn(warning, error);
    return undefined;
  }
}
