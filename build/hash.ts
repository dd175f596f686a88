import { createHash } from 'node:crypto';

const LENGTH = 12;

/** Returns a short hash of a text. */
export const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
