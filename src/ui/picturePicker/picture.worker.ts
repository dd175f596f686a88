import { messageOf } from '../../lib/errors';
import { drawPicture, type PictureFit } from './drawPicture';

/** The message to the worker. */
export interface PictureToDraw {
  file: Blob;
  fit: PictureFit;
}

/** The worker's reply. */
export type DrawnPicture = { blob: Blob } | { error: string };

/** Resizes and encodes a picture file off the main thread, and replies with the result. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PictureToDraw>) => {
  const answer = (drawn: DrawnPicture): void => globalThis.postMessage(drawn, { transfer: [] });
  drawPicture(data.file, data.fit).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: messageOf(error) }),
  );
});
