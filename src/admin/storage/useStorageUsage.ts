import { dequal } from 'dequal/lite';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createSubscribers } from '../../lib/subscribers';
import { browserStorage } from '../../persistence/engine/keyValueStorage';
import { measureUsage, type StorageUsage } from '../../persistence/pictures/storageUsage';

let measured: StorageUsage | undefined;

/** Measures the storage; returns the same object while nothing has changed. */
function measure(): StorageUsage | undefined {
  let usage: StorageUsage | undefined;
  try {
    usage = measureUsage(browserStorage());
  } catch {
    usage = undefined; // Storage is denied; the notice above the screen reports that.
  }
  if (!dequal(usage, measured)) measured = usage;
  return measured;
}

/** Delay after a change of the state, because it is written a moment later, in milliseconds. */
const MEASURE_DELAY_MS = 600;

const subscribers = createSubscribers();

/** Measures at once, after storage was changed by something other than the state. */
export function measureAgain(): void {
  measured = undefined;
  subscribers.notify();
}

/** Returns the storage's usage, updated on changes of any tab; undefined if storage is denied. */
export function useStorageUsage(): StorageUsage | undefined {
  const store = useStore();
  return useSyncExternalStore((onChange) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onChange, MEASURE_DELAY_MS);
    };
    const stop = store.subscribe(soon);
    const stopListening = subscribers.subscribe(onChange);
    window.addEventListener('storage', soon);
    return () => {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('storage', soon);
      stop();
    };
  }, measure);
}
