import { keyOf } from './entries';

const KEY = keyOf('beforeRestore');

/** In memory too, for a state that is too large to be kept beside itself. */
let held: string | null = null;

/**
 * Keeps the state before a restore, for undo: in this tab's session storage, which has room of its
 * own and outlives a reload, else in memory.
 */
export const undoStore = {
  keep(backup: string): void {
    held = backup;
    try {
      sessionStorage.setItem(KEY, backup);
    } catch (error) {
      console.warn('Undo is kept in memory only, until this page is left', error);
    }
  },
  /** What was kept; null where nothing was. */
  read(): string | null {
    if (held !== null) return held;
    try {
      return sessionStorage.getItem(KEY);
    } catch (error) {
      console.warn('What was kept for undo cannot be read', error);
      return null;
    }
  },
  clear(): void {
    held = null;
    try {
      sessionStorage.removeItem(KEY);
    } catch (error) {
      console.warn('What was kept for undo cannot be removed', error);
    }
  },
};
