import { MAX_LENGTH } from '../../lib/fields';
import { safeUrl, WEB_PROTOCOLS } from '../../lib/safeUrl';
import { reasonOf } from '../../persistence/engine/keyValueStorage';
import { requestPersistenceOnce } from '../../persistence/persistentStorage';
import { putPicture, PicturesFullError } from '../../persistence/pictures/pictures';
import { PictureError } from './pictureProblems';
import { processPicture } from './processPicture';

/** Longest wait for a picture from another site, in milliseconds. */
const LOAD_TIMEOUT_MS = 20_000;

/**
 * Stores a file that the owner gave, and returns its address; throws PictureError. A photo of a lead or
 * a job may be larger than the pictures of the site.
 */
export async function takeFile(file: Blob, isPhoto = false): Promise<string> {
  const drawn = await processPicture(file, isPhoto);
  void requestPersistenceOnce();
  try {
    return await putPicture(drawn);
  } catch (error) {
    const problem = error instanceof PicturesFullError ? 'full' : reasonOf(error);
    throw new PictureError(problem, { cause: error });
  }
}

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const fail = (): void => reject(new PictureError('address'));
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', fail);
    setTimeout(() => {
      image.src = '';
      fail();
    }, LOAD_TIMEOUT_MS);
    image.src = address;
  });

/** Accepts a picture's address, after it has loaded, in its stored form; throws PictureError. */
export async function takeAddress(typed: string): Promise<string> {
  const address = typed.trim();
  const isOwnFile = /^\/(?!\/)/.test(address);
  const safe = isOwnFile ? address : safeUrl(address, WEB_PROTOCOLS);
  if (safe === undefined || safe.length > MAX_LENGTH.address) throw new PictureError('address');
  await load(safe);
  return safe;
}
