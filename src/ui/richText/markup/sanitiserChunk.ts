import type { sanitise } from './sanitise';

/**
 * The sanitiser comes in a chunk of its own, loaded when the first stored markup is shown: most
 * visitors see only built-in copy.
 */
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

/** The sanitiser, once it is here. */
export const loadedSanitiser = (): typeof sanitise | undefined => loaded;

/** Asks for the sanitiser; `onLoaded` is called once it is here. */
export function subscribeToSanitiser(onLoaded: () => void): () => void {
  waiting.add(onLoaded);
  if (!loaded && !isLoading) void load();
  return () => waiting.delete(onLoaded);
}
