/** What the browsers and Vite say when a chunk or its styles cannot be loaded. */
const LOAD_FAILURES =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether a chunk could not be loaded: without a network, or after a deployment removed it. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && LOAD_FAILURES.test(error.message);

/** The message of a page of which a chunk could not be loaded. */
export const LOAD_FAILED = 'This page could not be loaded. Check your connection and try again.';

/** Returns the message of whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : JSON.stringify(error);
}
