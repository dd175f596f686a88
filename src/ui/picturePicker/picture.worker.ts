import { messageOf } from '../../lib/errors';
import { drawPicture, type PictureFit } from './drawPicture';

/** What the worker is asked. */
export interface PictureToDraw {
  file: Blob;
  fit: PictureFit;
}

/** What the worker answers. */
export type DrawnPicture = { blob: Blob } | { error: string };

/** Draws a picture away from the page's thread: takes a file, answers the drawn picture. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PictureToDraw>) => {
  const answer = (drawn: DrawnPicture): void => globalThis.postMessage(drawn, { transfer: [] });
  drawPicture(data.file, data.fit).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: messageOf(error) }),
  );
});
