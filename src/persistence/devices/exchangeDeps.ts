import type { Connection } from './connection';
import type { createPartsOf } from './deviceFiles';
import type { RemoteFiles } from './remoteFiles';
import type { Sealing } from './sealing';
import type { SharedLists } from './sharedLists';

/** The uploaded pictures of this browser, by the hash of their content. */
export interface SharedPictures {
  /** Returns the hashes that its lists refer to: those of pictures that are here, and that are not. */
  used: () => { here: string[]; missing: string[] };
  read: (hash: string) => string | null;
  /** Stores a picture that is not here yet; returns whether there was room. Ignores another text. */
  store: (hash: string, dataUrl: string) => boolean;
}

/** What an exchange needs. */
export interface ExchangeDeps {
  files: RemoteFiles;
  sealing: Sealing;
  lists: Pick<SharedLists, 'joinShared'>;
  partsOf: ReturnType<typeof createPartsOf>;
  pictures: SharedPictures;
  /** Stores what has been written and read so far. */
  save: (connection: Connection) => void;
  now: () => number;
  /** Called before each file that is read or written. */
  onProgress?: (progress: ExchangeProgress) => void;
}

export interface ExchangeProgress {
  direction: 'receiving' | 'sending';
  done: number;
  total: number;
}
