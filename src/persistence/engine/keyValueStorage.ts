import { SIGNED_IN_KEY, COLOR_SCHEME_KEY, STORED_VERSION, VERSION_KEY } from './keys';

/** The part of `Storage` used here. All may throw: where it is denied, full, or written by a newer site. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
  /** The name of the IndexedDB database beside it, which has the pictures; undefined for the site's. */
  readonly database?: string;
}

/** Thrown on any change of storage that a newer version of the site has written. */
export class NewerVersionError extends Error {
  constructor() {
    super('A newer version of this site has written what is stored');
    this.name = 'NewerVersionError';
  }
}

/** Whether a stored text is a version: a whole number. */
export const isVersion = (text: string | null): boolean => /^[1-9]\d*$/.test(text ?? '');

/** Whether a newer version of the site has written the stored data; then nothing may be changed. */
export function isNewerVersion(storage: KeyValueStorage): boolean {
  const version = storage.read(VERSION_KEY);
  return isVersion(version) && Number(version) > STORED_VERSION;
}

/** Keys that mean the same in every version, so that signing out and the scheme still work. */
const VERSIONLESS_KEYS: ReadonlySet<string> = new Set([SIGNED_IN_KEY, COLOR_SCHEME_KEY]);

/** Refuses every change, with a NewerVersionError, if a newer version of the site has written. */
export function guardVersion(storage: KeyValueStorage): KeyValueStorage {
  const check = (key: string): void => {
    if (!VERSIONLESS_KEYS.has(key) && isNewerVersion(storage)) throw new NewerVersionError();
  };
  return {
    ...storage,
    write(key, text) {
      check(key);
      storage.write(key, text);
    },
    remove(key) {
      check(key);
      storage.remove(key);
    },
  };
}

/** Returns a storage of the browser, which is asked for at each call: where it is denied, that throws. */
const storageOf = (storage: () => Storage): KeyValueStorage => ({
  read: (key) => storage().getItem(key),
  write: (key, text) => storage().setItem(key, text),
  remove: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});

/** Returns localStorage behind {@link guardVersion}. */
export const browserStorage = (): KeyValueStorage => guardVersion(storageOf(() => localStorage));

/** Session storage: what stays through a reload, and ends with the tab. */
export const tabStorage = storageOf(() => sessionStorage);

/** Returns why a change of storage failed. */
export function reasonOf(error: unknown): 'full' | 'denied' | 'newerVersion' {
  if (error instanceof NewerVersionError) return 'newerVersion';
  const name = error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'denied';
}
