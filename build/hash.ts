import { createHash } from 'node:crypto';

const LENGTH = 12;

/** A short name for a text that changes with it. */
export const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
