import type { StoreProblem } from '../../events/devices';

/**
 * Files at a store of the owner's, in one folder: names of lower-case letters, digits and `-`, and
 * texts. Every method rejects with a {@link RemoteError}. The store may answer late, lose an answer,
 * or show an earlier state: nothing here needs more of it.
 */
export interface RemoteFiles {
  /** Returns the names of all files. */
  list: () => Promise<string[]>;
  /** Returns a file's text; undefined if there is none. */
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, text: string) => Promise<void>;
  /** Removes a file; one that is not there counts as removed. */
  remove: (name: string) => Promise<void>;
}

/** A request to the store that failed. */
export class RemoteError extends Error {
  constructor(
    readonly problem: StoreProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RemoteError';
  }
}

const PROBLEM_OF_STATUS: Readonly<Record<number, StoreProblem>> = {
  401: 'signedOut',
  403: 'signedOut',
  // Somebody else is writing, or too much was asked for at once.
  409: 'busy',
  412: 'busy',
  423: 'busy',
  429: 'busy',
  413: 'full',
  507: 'full',
};

/** Returns what a status of HTTP says; undefined for one of success. */
export function problemOfStatus(status: number): StoreProblem | undefined {
  if (status >= 200 && status < 400) return undefined;
  return PROBLEM_OF_STATUS[status] ?? (status >= 500 ? 'busy' : 'refused');
}
