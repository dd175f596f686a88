import { messageOf } from '../../lib/errors';
import { drawPicture, type DrawnPicture } from './drawPicture';

/** The worker's reply to a file. */
export type WorkerReply = DrawnPicture | { error: string };

/** Resizes and encodes a picture file off the main thread, and replies with the result. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (reply: WorkerReply): void => globalThis.postMessage(reply, { transfer: [] });
  drawPicture(data).then(answer, (error: unknown) => answer({ error: messageOf(error) }));
});
