import { DAY_MS } from '../../lib/durations';
import { recordOf } from '../../lib/lookUp';
import { hashesIn } from '../../lib/pictureAddresses';
import { attempt } from '../attempt';
import { KEY_PREFIX } from '../engine/keys';
import { browserStorage, tabStorage, type KeyValueStorage } from '../engine/keyValueStorage';
import { keyOfPicture, PICTURE_KEY_PREFIX } from './pictureKeys';
import { removePictures, storedHashes } from './pictures';
import { replacementOf } from './replacedPictures';
import { readUnused, storeUnused } from './unusedMarks';

/** How long an unused picture is stored, in milliseconds: an undo or a draft may still need it. */
const UNUSED_LIFE_MS = DAY_MS;
/** The texts of this tab that may refer to pictures: drafts, and what can be undone. */
const textsOfTab = (): string[] =>
  typeof sessionStorage === 'undefined'
    ? []
    : (attempt('The drafts of this tab cannot be read', () =>
        tabStorage
          .keys()
          .filter((key) => key.startsWith(KEY_PREFIX))
          .map((key) => tabStorage.read(key) ?? ''),
      ) ?? []);

/** Returns the hashes that lists, the journal, texts that were set aside, or this tab's drafts refer to. */
export function usedHashes(storage: KeyValueStorage): Set<string> {
  const used = new Set<string>();
  const texts = storage
    .keys()
    .filter((key) => key.startsWith(KEY_PREFIX) && !key.startsWith(PICTURE_KEY_PREFIX))
    .map((key) => storage.read(key) ?? '');
  for (const text of [...texts, ...textsOfTab()])
    for (const hash of hashesIn(text)) used.add(hash).add(replacementOf(hash, storage));
  return used;
}

/** Returns those of some pictures that nothing refers to. */
function unusedOf(stored: readonly string[], storage: KeyValueStorage): string[] {
  const used = usedHashes(storage);
  return stored.filter((hash) => !used.has(hash));
}

/** Removes every picture that nothing refers to. Returns how many there were. */
export async function removeUnusedPictures(
  storage: KeyValueStorage = browserStorage(),
): Promise<number> {
  const count = await removePictures((stored) => unusedOf(stored, storage), storage);
  storeUnused({}, storage);
  return count;
}

/** Removes the pictures that nothing has referred to for a day. Returns how many. */
export const sweepPictures = (
  now: number,
  storage: KeyValueStorage = browserStorage(),
): Promise<number> =>
  removePictures((stored) => {
    const unused = unusedOf(stored, storage);
    const before = readUnused(storage);
    const since = recordOf(unused.map(keyOfPicture), (key) => before[key] ?? now);
    const over = unused.filter(
      (hash) => now - (since[keyOfPicture(hash)] ?? now) >= UNUSED_LIFE_MS,
    );
    for (const hash of over) delete since[keyOfPicture(hash)];
    storeUnused(since, storage);
    return over;
  }, storage);

/** How long pictures are stored that the undo of a restore needs, in milliseconds. */
const UNDO_LIFE_MS = 7 * UNUSED_LIFE_MS;

/** Keeps what is unused now for longer, because the undo of a restore needs it. */
export async function keepUnused(now: number, storage: KeyValueStorage): Promise<void> {
  const keys = unusedOf([...(await storedHashes(storage))], storage).map(keyOfPicture);
  storeUnused(
    recordOf(keys, () => now + UNDO_LIFE_MS - UNUSED_LIFE_MS),
    storage,
  );
}
