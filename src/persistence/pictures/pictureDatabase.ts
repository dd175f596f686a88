import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import { pictureRoom } from './storageUsage';

/** The database of uploaded pictures, by the hash of their content. */
interface PictureSchema extends DBSchema {
  pictures: { key: string; value: Blob };
  /** Smaller versions for lists; a missing thumbnail is made again. */
  thumbnails: { key: string; value: Blob };
}

export type PictureDatabase = IDBPDatabase<PictureSchema>;

/** Its version; a greater one adds to it. */
const VERSION = 1;
const DEFAULT_NAME = 'handyman';
/**
 * WebKit may leave the first requests to a new database without an answer as long as the page is open, and whatever
 * writes as long as an earlier page, in its back/forward cache, was left within a transaction.
 */
const OPEN_TIMEOUT_MS = 4_000;

/** Thrown where this browser has no database for pictures, or cannot put a Blob into one. */
export class NoDatabaseError extends Error {
  constructor(cause: unknown) {
    super('This browser has no database for pictures', { cause });
    this.name = 'NoDatabaseError';
  }
}

const connections = new Map<string, Promise<PictureDatabase>>();

function openDatabase(name: string): Promise<PictureDatabase> {
  const known = connections.get(name);
  if (known) return known;
  const forget = (): void => {
    if (connections.get(name) === connection) connections.delete(name);
  };
  // Where there is no `indexedDB` at all, or it is forbidden, idb throws at once.
  const opening = (async () => {
    const database = await openDB<PictureSchema>(name, VERSION, {
      upgrade(created) {
        created.createObjectStore('pictures');
        created.createObjectStore('thumbnails');
      },
      // Another tab has a newer version of the site, which waits for this connection to close.
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    await database.transaction(['pictures', 'thumbnails'], 'readwrite').done;
    return database;
  })();
  let isLate = false;
  const timeout = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('It does not answer'));
    }, OPEN_TIMEOUT_MS);
    opening.finally(() => clearTimeout(timer)).catch(() => {});
  });
  const connection = Promise.race([opening, timeout]).catch((error: unknown) => {
    const forgetAndNote = (isLocal: boolean): void => {
      forget();
      pictureRoom.isLocal = isLocal;
    };
    // The rejected promise stays after the time, so that nobody waits again; a late answer removes it.
    if (isLate)
      void opening.then(
        () => forgetAndNote(false),
        () => forgetAndNote(true),
      );
    else forgetAndNote(true);
    throw new NoDatabaseError(error);
  });
  connections.set(name, connection);
  return connection;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The errors of a connection that the browser has closed, as WebKit does in the background. */
const LOST_CONNECTION: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

/**
 * Does something in the database, once more if the connection was lost. Rejects with a {@link NoDatabaseError}
 * without a database.
 */
export async function inDatabase<Result>(
  { database: name = DEFAULT_NAME }: Pick<KeyValueStorage, 'database'>,
  run: (database: PictureDatabase) => Promise<Result>,
): Promise<Result> {
  for (let isAgain = false; ; isAgain = true) {
    const database = await openDatabase(name);
    try {
      return await run(database);
    } catch (error) {
      const what = nameOf(error);
      // In private windows WebKit stores no Blob in a database: a DataCloneError, in newer versions an UnknownError.
      if (what === 'DataCloneError' || (isAgain && what === 'UnknownError'))
        throw new NoDatabaseError(error);
      if (isAgain || !LOST_CONNECTION.has(what)) throw error;
      connections.delete(name);
      database.close();
    }
  }
}
