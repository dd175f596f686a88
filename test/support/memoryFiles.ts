import {
  PICTURES_PREFIX,
  RemoteError,
  type RemoteFiles,
} from '../../src/persistence/devices/stores/remoteFiles';

/** A store in memory, with its files by name. */
export interface MemoryFiles extends RemoteFiles {
  all: Map<string, string>;
  /** How often each method was called. */
  calls: Record<'list' | 'read' | 'write' | 'remove', number>;
  /** The length of all texts written. */
  unitsWritten: () => number;
}

export function memoryFiles(all = new Map<string, string>()): MemoryFiles {
  const calls = { list: 0, read: 0, write: 0, remove: 0 };
  let units = 0;
  return {
    all,
    calls,
    unitsWritten: () => units,
    list: async (folder = '') => {
      calls.list += 1;
      return [...all.keys()].filter((name) => name.startsWith(PICTURES_PREFIX) === (folder !== ''));
    },
    read: async (name) => {
      calls.read += 1;
      return all.get(name);
    },
    write: async (name, text) => {
      calls.write += 1;
      units += text.length;
      all.set(name, text);
    },
    remove: async (name) => {
      calls.remove += 1;
      all.delete(name);
    },
  };
}

/** How a request fails: the store refuses it, or does it and its answer is lost. */
export type RequestFailure = 'refused' | 'answerLost';

/** Connects to a store whose requests fail from the given one on, counted from 1. */
export function failingFrom(first: number, failure: RequestFailure, files: RemoteFiles) {
  let count = 0;
  const request = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    count += 1;
    if (count < first) return run();
    // What comes after the failure does not reach the store at all.
    if (failure === 'answerLost' && count === first) await run();
    throw new RemoteError('offline', `Request ${count} failed`);
  };
  const failing: RemoteFiles = {
    list: (folder) => request(() => files.list(folder)),
    read: (name) => request(() => files.read(name)),
    write: (name, text) => request(() => files.write(name, text)),
    remove: (name) => request(() => files.remove(name)),
  };
  return { files: failing, hasFailed: () => count >= first };
}
