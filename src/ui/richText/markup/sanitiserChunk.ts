import type { sanitise } from './sanitise';

/** The sanitiser is a lazy chunk: most visitors see only the default copy. */
let loaded: typeof sanitise | undefined;
let isLoading = false;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  isLoading = true;
  try {
    loaded = (await import('./sanitise')).sanitise;
    for (const onLoaded of waiting) onLoaded();
  } catch (error) {
    console.error('The sanitiser could not be loaded, so texts stay plain:', error);
  } finally {
    isLoading = false;
  }
}

/** Returns the sanitiser if it has loaded. */
export const loadedSanitiser = (): typeof sanitise | undefined => loaded;

/** Loads the sanitiser and calls `onLoaded`. */
export function subscribeToSanitiser(onLoaded: () => void): () => void {
  waiting.add(onLoaded);
  if (!loaded && !isLoading) void load();
  return () => waiting.delete(onLoaded);
}
