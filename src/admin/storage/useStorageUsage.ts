import { dequal } from 'dequal/lite';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { browserStorage } from '../../persistence/engine/keyValueStorage';
import { measureUsage, type StorageUsage } from '../../persistence/pictures/storageUsage';

let measured: StorageUsage | undefined;

/** The present use of the store; the same object while nothing has changed. */
function measure(): StorageUsage | undefined {
  let usage: StorageUsage | undefined;
  try {
    usage = measureUsage(browserStorage());
  } catch {
    usage = undefined; // Denied storage: the notice above the screen says so.
  }
  if (!dequal(usage, measured)) measured = usage;
  return measured;
}

/** Changes reach storage a moment after the state. In milliseconds. */
const MEASURE_DELAY_MS = 600;

const watchers = new Set<() => void>();

/** Measures at once, where storage was changed by something other than the state. */
export function measureAgain(): void {
  for (const watcher of watchers) watcher();
}

/** How full the browser's store is, as it changes here and in other tabs; undefined where it is denied. */
export function useStorageUsage(): StorageUsage | undefined {
  const store = useStore();
  return useSyncExternalStore((onChange) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onChange, MEASURE_DELAY_MS);
    };
    const stop = store.subscribe(soon);
    watchers.add(onChange);
    window.addEventListener('storage', soon);
    return () => {
      clearTimeout(timer);
      watchers.delete(onChange);
      window.removeEventListener('storage', soon);
      stop();
    };
  }, measure);
}
