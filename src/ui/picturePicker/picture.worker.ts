import { messageOf } from '../../lib/errors';
import { drawPicture } from './drawPicture';

/** What the worker answers. */
export type DrawnPicture = { blob: Blob } | { error: string };

/** Draws a picture away from the page's thread: takes a file, answers the drawn picture. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (drawn: DrawnPicture): void => globalThis.postMessage(drawn, { transfer: [] });
  drawPicture(data).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ error: messageOf(error) }),
  );
});
