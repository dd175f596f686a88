/**
 * An interface over `Storage`: texts by key, as the browser's localStorage is. Every method may throw: denied
 * storage does so on any use, a full one on `write`.
 */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** The browser's own. Where even naming it throws, so does every method. */
export function browserStorage(): KeyValueStorage {
  return {
    read: (key) => localStorage.getItem(key),
    write: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
    keys: () =>
      Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter(
        (key) => key !== null,
      ),
  };
}

/** Why a use of storage failed: it is full, or it is denied altogether. */
export function reasonOf(error: unknown): 'full' | 'denied' {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'denied';
}
