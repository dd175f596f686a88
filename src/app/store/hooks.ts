import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './setupStore';
import type { RootState } from './types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

const never = (): (() => void) => () => {};

/** Whether React has hydrated the page: false in prerendered HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** How often components look at the clock, in milliseconds. */
const CLOCK_INTERVAL_MS = 30_000;

const clockListeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/**
 * Calls a function twice a minute, with one timer for all, and when the page is shown again: while a
 * device sleeps, the timer waits. Returns a function that ends that.
 */
function subscribeToClock(onTick: () => void): () => void {
  clockListeners.add(onTick);
  document.addEventListener('visibilitychange', onTick);
  clock ??= setInterval(() => clockListeners.forEach((listener) => listener()), CLOCK_INTERVAL_MS);
  return () => {
    clockListeners.delete(onTick);
    document.removeEventListener('visibilitychange', onTick);
    if (clockListeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

/** Returns the current time, the same object until it is updated twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => subscribeToClock(() => setNow(new Date())), []);
  return now;
}

/**
 * Returns what depends on the current time, checked twice a minute. Renders only when that changes:
 * for what is shown hundreds of times.
 */
export const useTimedCheck = <T extends boolean | string>(check: (now: Date) => T): T =>
  useSyncExternalStore(subscribeToClock, () => check(new Date()));
