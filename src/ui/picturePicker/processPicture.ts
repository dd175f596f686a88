import { drawPicture, FULL_FIT, SMALL_FIT, type PictureFit } from './drawPicture';
import { TYPE_BYTES, imageFacts, imageType } from './imageFacts';
import type { DrawnPicture, PictureToDraw } from './picture.worker';
import { PictureError } from './pictureProblems';

/** The largest accepted file, in bytes. */
export const MAX_BYTES = 5_242_880;
/** The greatest number of pixels decoded: small files can hold pictures that exhaust memory. */
const MAX_PIXELS = 64_000_000;

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** Rejects a file that is no picture, too large, or of too many pixels, before decoding. */
async function check(file: Blob): Promise<void> {
  if (imageType(await bytesOf(file.slice(0, TYPE_BYTES))) === undefined) {
    throw new PictureError('type');
  }
  if (file.size > MAX_BYTES) throw new PictureError('size');
  const size = imageFacts(await bytesOf(file))?.size;
  if (!size) throw new PictureError('processing');
  if (size.width * size.height > MAX_PIXELS) throw new PictureError('pixels');
}

/** Encodes in a worker. Rejects if there is no worker, or if it fails. */
function drawInWorker(file: Blob, fit: PictureFit): Promise<Blob> {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<DrawnPicture>) => {
      if ('blob' in data) resolve(data.blob);
      else reject(new Error(data.error));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    const task: PictureToDraw = { file, fit };
    worker.postMessage(task, []);
  });
  return drawn.finally(() => worker.terminate());
}

const canDrawInWorker = (): boolean =>
  typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** Encodes off the main thread if the browser supports that, otherwise on it. */
async function draw(file: Blob, fit: PictureFit): Promise<Blob> {
  if (canDrawInWorker()) {
    try {
      return await drawInWorker(file, fit);
    } catch (error) {
      console.warn('The picture could not be drawn in a worker, so it is drawn here:', error);
    }
  }
  return drawPicture(file, fit);
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')));
    reader.readAsDataURL(blob);
  });
}

/** Converts a file to an upright JPEG within 1200 px, a data URL; throws PictureError. */
export async function processPicture(file: Blob): Promise<string> {
  try {
    await check(file);
    return await dataUrlOf(await draw(file, FULL_FIT));
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('processing', { cause: error });
  }
}

/** A smaller version is used only if it saves at least a fifth. */
const WORTHWHILE = 0.8;

/** Returns a stored picture, a data URL, within 800 px; undefined if that saves too little. */
export async function shrinkPicture(dataUrl: string): Promise<string | undefined> {
  const content = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  const smaller = await dataUrlOf(await draw(new Blob([bytes]), SMALL_FIT));
  return smaller.length <= dataUrl.length * WORTHWHILE ? smaller : undefined;
}
