import { attempt } from './attempt';
import { keyOf } from './engine/keys';
import { browserStorage } from './engine/keyValueStorage';

/** When the browser was asked to keep the data, an ISO timestamp. */
const ASKED_KEY = keyOf('keepAsked');

/** What the browser says of its storage; undefined where it says nothing. */
const storageManager = (): Partial<StorageManager> | undefined =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.storage;

/** Asks the browser's storage manager; undefined where it does not answer, or is absent, as without https. */
async function ask<Answer>(
  question: (manager: Partial<StorageManager>) => Promise<Answer> | undefined,
): Promise<Answer | undefined> {
  try {
    const manager = storageManager();
    return await (manager && question(manager));
  } catch (error) {
    console.warn('The browser does not say how it stores data:', error);
    return undefined;
  }
}

/** Asks the browser to keep the data also when the device runs out of space; returns whether it agreed. */
export const requestPersistence = (): Promise<boolean | undefined> =>
  ask((manager) => manager.persist?.());

/** Asks once, at the owner's first lead or picture: some browsers ask the owner in turn. */
export async function requestPersistenceOnce(): Promise<void> {
  if (!storageManager()) return;
  const isFirst = attempt('The browser is not asked to keep the data', () => {
    const storage = browserStorage();
    if (storage.read(ASKED_KEY) !== null) return false;
    storage.write(ASKED_KEY, new Date().toISOString());
    return true;
  });
  if (isFirst) await requestPersistence();
}

/** Whether the browser has agreed to keep the data. */
export const isPersistent = (): Promise<boolean | undefined> =>
  ask((manager) => manager.persisted?.());

/** WebKit may leave the question how much is free without an answer. */
const ESTIMATE_TIMEOUT_MS = 2_000;

/** How many bytes are free, as the browser estimates; undefined where it does not. */
export async function freeBytes(): Promise<number | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ESTIMATE_TIMEOUT_MS);
  });
  const estimate = await Promise.race([ask((manager) => manager.estimate?.()), silence]);
  clearTimeout(timer);
  const { quota, usage } = estimate ?? {};
  return quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0));
}
