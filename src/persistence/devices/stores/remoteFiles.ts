import type { StoreProblem } from '../../../domain/devices/events';
import { reasonOf } from '../../engine/keyValueStorage';

/**
 * Files at a store of the owner's: texts with names of lower-case letters, digits and `-`, in a folder that
 * contains a folder of pictures. A file without a text counts as missing: an upload that broke may have left it. Every
 * method rejects with a {@link RemoteError}. The store may answer late, lose an answer, or show an earlier state; the
 * exchange bears all of that.
 */
export interface RemoteFiles {
  /** Returns the names of all files; in the folder of pictures with {@link PICTURES_PREFIX} before them. */
  list: (folder?: Folder) => Promise<string[]>;
  /** Returns a file's text; undefined if there is no such file, or nothing in it. */
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, text: string) => Promise<void>;
  /** Removes a file; a missing file counts as removed. */
  remove: (name: string) => Promise<void>;
}

/** The folder of this app at the store. */
export const FOLDER_NAME = 'maple-ridge';
/** The folder of the pictures in it: thousands of them do not make the other list longer. */
export const PICTURES_PREFIX = 'pictures/';
export type Folder = '' | typeof PICTURES_PREFIX;

/** A request to the store that failed. */
export class RemoteError extends Error {
  /** How long the store asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(
    readonly problem: StoreProblem,
    message: string,
    { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.name = 'RemoteError';
    this.retryAfterMs = retryAfterMs;
  }
}

const PROBLEM_OF_STATUS: Readonly<Record<number, StoreProblem>> = {
  401: 'signedOut',
  403: 'signedOut',
  // Somebody else is writing, or too much was asked for at once.
  408: 'busy',
  409: 'busy',
  412: 'busy',
  423: 'busy',
  429: 'busy',
  413: 'full',
  507: 'full',
};

/** Returns what a status of HTTP says of a request that failed. */
export const problemOfStatus = (status: number): StoreProblem =>
  PROBLEM_OF_STATUS[status] ?? (status >= 500 ? 'busy' : 'refused');

/** Returns why something with the store failed. */
export function problemOf(error: unknown): StoreProblem {
  if (error instanceof RemoteError) return error.problem;
  return reasonOf(error) === 'full' ? 'browserFull' : 'refused';
}
