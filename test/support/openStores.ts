/** The stores that the tests of one file have made; apart from `store.ts`, which imports the whole app. */

/** As much of a store as ends with its test. */
interface OpenStore {
  stopListeners(): void;
}

/** Stores whose listeners run. */
export const openStores: OpenStore[] = [];
/** What failed in a listener. */
export const listenerFailures: Error[] = [];

/** Stops the listeners of every store a test made, so that no poll outlives it; what failed in one fails the test. */
export function stopStores(): void {
  for (const store of openStores.splice(0)) store.stopListeners();
  const [failure] = listenerFailures.splice(0);
  if (failure) throw failure;
}
