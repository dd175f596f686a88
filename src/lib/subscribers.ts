/** Returns what `useSyncExternalStore` needs of a value outside the state: subscribers, and what calls them. */
export function createSubscribers() {
  const subscribers = new Set<() => void>();
  return {
    /** Adds a subscriber; returns a function that removes it. */
    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Calls the subscribers, after a change. */
    notify(): void {
      for (const subscriber of subscribers) subscriber();
    },
  };
}
