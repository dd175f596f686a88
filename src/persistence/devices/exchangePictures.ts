import type { ExchangeProgress } from '../../domain/devices/events';
import { PICTURE_PREFIX } from './deviceFiles';
import type { Cipher } from './encryption';
import { tryDecrypt, type ExchangeDeps } from './receiving';
import { PICTURES_PREFIX } from './stores/remoteFiles';

const PICTURES_AT_ONCE = 2;

/** Exchanges the pictures of the lists while nothing else waits. Returns how many did not fit. */
export async function exchangePictures(
  names: readonly string[],
  {
    files,
    cipher,
    pictures,
    picturesAtStore,
    onProgress,
    hasWaitingChanges = () => false,
  }: ExchangeDeps,
): Promise<number> {
  const { here, missing } = await pictures.used();
  // Earlier versions have put them beside the other files.
  for (const name of names) if (name.startsWith(PICTURE_PREFIX)) picturesAtStore.add(name);
  const fileOf = (hash: string): string | undefined =>
    [nameOfPicture(hash, cipher), earlierNameOfPicture(hash, cipher)].find((name) =>
      picturesAtStore.has(name),
    );
  if (missing.length > 0 || here.some((hash) => fileOf(hash) === undefined)) {
    for (const name of await files.list(PICTURES_PREFIX)) picturesAtStore.add(name);
  }
  /** Transfers pictures, a few at once, until changes wait. */
  const transferEach = async (
    direction: ExchangeProgress['direction'],
    hashes: readonly string[],
    transfer: (hash: string) => Promise<unknown>,
  ): Promise<void> => {
    const before = direction === 'sending' ? here.length - hashes.length : 0;
    let done = 0;
    const transferNext = async (): Promise<void> => {
      while (done < hashes.length && !hasWaitingChanges()) {
        onProgress?.({ direction, done: before + done, total: before + hashes.length });
        const hash = hashes[done] ?? '';
        done += 1;
        await transfer(hash);
      }
    };
    const transfers = Array.from({ length: PICTURES_AT_ONCE }, transferNext);
    // If one transfer fails, the other ends with its current picture; the exchange ends after both.
    const ended = await Promise.allSettled(
      transfers.map((running) =>
        running.catch((error: unknown) => {
          done = hashes.length;
          throw error;
        }),
      ),
    );
    for (const result of ended) if (result.status === 'rejected') throw result.reason;
  };
  await transferEach(
    'sending',
    here.filter((hash) => fileOf(hash) === undefined),
    async (hash) => {
      const picture = await pictures.read(hash);
      if (picture === undefined) return;
      await files.write(nameOfPicture(hash, cipher), await cipher.encrypt(picture));
      picturesAtStore.add(nameOfPicture(hash, cipher));
    },
  );
  let withoutRoom = 0;
  await transferEach(
    'receiving',
    missing.filter((hash) => fileOf(hash) !== undefined),
    async (hash) => {
      // Where one did not fit, no other is read in vain: the next exchange tries again.
      const isFull = withoutRoom > 0;
      const encrypted = isFull ? undefined : await files.read(fileOf(hash) ?? '');
      const picture = encrypted === undefined ? undefined : await tryDecrypt(encrypted, cipher);
      if (isFull || (picture && !(await pictures.store(hash, picture)))) withoutRoom += 1;
    },
  );
  return withoutRoom;
}

/** Returns the name of a picture at the store, the same for every device. */
const nameOfPicture = (hash: string, cipher: Cipher): string =>
  PICTURES_PREFIX + earlierNameOfPicture(hash, cipher);

const earlierNameOfPicture = (hash: string, cipher: Cipher): string =>
  PICTURE_PREFIX + cipher.nameOf(hash);
