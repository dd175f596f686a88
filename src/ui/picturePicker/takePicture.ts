import { keepPicture, PicturesFullError } from '../../persistence/pictures/pictures';
import { reasonOf } from '../../persistence/engine/keyValueStorage';
import { MAX_LENGTH } from '../../lib/fields';
import { safeUrl, WEB_PROTOCOLS } from '../../lib/safeUrl';
import { PictureError } from './pictureProblems';
import { processPicture } from './processPicture';

/** How long a picture elsewhere may take to load, in milliseconds. */
const LOAD_TIMEOUT_MS = 20_000;

/**
 * Takes a file that the owner chose, dropped or pasted. Answers the address that it is kept under.
 *
 * @throws PictureError with the message that the owner reads
 */
export async function takeFile(file: Blob): Promise<string> {
  const dataUrl = await processPicture(file);
  try {
    return keepPicture(dataUrl);
  } catch (error) {
    const problem = error instanceof PicturesFullError ? 'full' : reasonOf(error);
    throw new PictureError(problem, { cause: error });
  }
}

/** Resolves once the picture at an address has loaded. */
function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const fail = (): void => reject(new PictureError('address'));
    const limit = setTimeout(() => {
      image.src = '';
      fail();
    }, LOAD_TIMEOUT_MS);
    image.addEventListener('load', () => {
      clearTimeout(limit);
      resolve();
    });
    image.addEventListener('error', () => {
      clearTimeout(limit);
      fail();
    });
    image.src = address;
  });
}

/**
 * Takes the address of a picture elsewhere, or of a file of this site, once it has loaded. Answers
 * the address as it is stored.
 *
 * @throws PictureError `address`
 */
export async function takeAddress(typed: string): Promise<string> {
  const address = typed.trim();
  const isOwnFile = /^\/(?!\/)/.test(address);
  const safe = isOwnFile ? address : safeUrl(address, WEB_PROTOCOLS);
  if (safe === undefined || safe.length > MAX_LENGTH.address) throw new PictureError('address');
  await load(safe);
  return safe;
}
