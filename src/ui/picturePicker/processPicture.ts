import { movePictures } from '../../persistence/pictures/movePictures';
import { addThumbnails } from '../../persistence/pictures/pictures';
import { sweepPictures } from '../../persistence/pictures/unusedPictures';
import { drawPicture, type DrawnPicture } from './drawPicture';
import { TYPE_BYTES, imageFacts, imageType } from './imageFacts';
import type { WorkerReply } from './picture.worker';
import { PictureError, type PictureProblem } from './pictureProblems';

/** The largest file that the fields of Content, Gallery and Blog accept, in bytes. */
const MAX_BYTES = 5_242_880;
/** The largest photo of a lead or a job, in bytes. */
const MAX_PHOTO_BYTES = 8 * MAX_BYTES;
/** The greatest number of pixels decoded, of a camera of 64 megapixels: small files can hold pictures that exhaust memory. */
const MAX_PIXELS = 9_280 * 6_944;

/**
 * The end marker of a JPEG, appended to every file: browsers show a truncated JPEG as far as it goes, but a canvas
 * decodes it to nothing or not at all.
 */
const JPEG_END = Uint8Array.of(0xff, 0xd9);

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** The types that some phones write, and not every browser reads: only as photos of a lead or a job. */
const PHONE_TYPES = new Set(['image/heic', 'image/avif']);

/** Returns the problem of a picture that was not decoded: with a phone's format, trying again does not help. */
const unreadable = (type: string): PictureProblem =>
  PHONE_TYPES.has(type) ? 'phoneFormat' : 'processing';

/** The types that the fields accept, as the browser tells them from a file's name. */
const ACCEPTED_TYPE = /^image\/(?:jpe?g|png|webp)$/;

/**
 * Rejects a file that is not a picture, is too large, or has too many pixels. Resolves to its content, read once: some
 * phones lend a chosen photo only for a moment.
 */
async function checked(file: Blob, isPhoto: boolean): Promise<Blob> {
  // Content of no known type under an accepted name is a picture that cannot be processed.
  const known = imageType(await bytesOf(file.slice(0, TYPE_BYTES)));
  const type = known ?? (!isPhoto && ACCEPTED_TYPE.test(file.type) ? 'image/jpeg' : undefined);
  if (type === undefined || (!isPhoto && PHONE_TYPES.has(type))) throw new PictureError('type');
  if (file.size > (isPhoto ? MAX_PHOTO_BYTES : MAX_BYTES))
    throw new PictureError(isPhoto ? 'photoSize' : 'size');
  const bytes = await bytesOf(file);
  const size = imageFacts(bytes)?.size;
  if (!size) throw new PictureError(unreadable(type));
  if (size.width * size.height > MAX_PIXELS) throw new PictureError('pixels');
  return new Blob(type === 'image/jpeg' ? [bytes, JPEG_END] : [bytes], { type });
}

/** Draws in a worker. Rejects if there is no worker, or if it fails. */
function drawInWorker(file: Blob): Promise<DrawnPicture> {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<DrawnPicture>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('error' in data) reject(new Error(data.error));
      else resolve(data);
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(file, []);
  });
  return drawn.finally(() => worker.terminate());
}

/** Draws off the main thread, and where that fails on it. */
async function drawSizes(file: Blob): Promise<DrawnPicture> {
  try {
    return await drawInWorker(file);
  } catch (error) {
    console.warn('The picture could not be drawn in a worker, so it is drawn here:', error);
    return drawPicture(file);
  }
}

/**
 * Moves pictures from where earlier versions stored them, removes those that nothing has used for a day,
 * and makes the thumbnails that are missing: of moved, restored and received ones.
 */
export async function tidyPictures(): Promise<void> {
  await movePictures();
  await sweepPictures(Date.now());
  await addThumbnails(async (picture) => (await drawSizes(picture)).thumbnail);
}

/** Makes an upright JPEG within 1200 px, and a thumbnail, of a file; throws PictureError for one that is no good. */
export async function processPicture(file: Blob, isPhoto: boolean): Promise<DrawnPicture> {
  const content = await checked(file, isPhoto);
  return drawSizes(content).catch((cause: unknown) => {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError(unreadable(content.type), { cause });
  });
}
