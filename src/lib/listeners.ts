/** Returns what `useSyncExternalStore` needs of a value outside the state: listeners, and what calls them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener; returns a function that removes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls the listeners, after a change. */
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}
