import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import {
  storageWriteFailed,
  storageWriteRecovered,
  type WriteFailure,
} from '../../domain/system/events';
import { messageOf } from '../../lib/errors';
import { setAside } from './damage';
import type { TabDeps } from './journal';
import { keyOf, STORED_VERSION, TOMBSTONES_KEY, VERSION_KEY } from './keys';
import { isNewerVersion, isVersion, NewerVersionError, reasonOf } from './keyValueStorage';
import { tombstonesText } from './reading';
import type { Replicas } from './replicas';
import {
  holdsTombstones,
  isUpToDate,
  persistable,
  unexpired,
  type ReplicaState,
} from './replicaState';
import { listText } from './storedEntities';

/** Delay of a rewrite, in milliseconds, with jitter so that tabs do not write at once. */
const REWRITE_DELAY_MS = { least: 10, jitter: 60 };
/** Wait before a failed write is tried again, in milliseconds. */
const RETRY_MS = 5_000;

interface StorageWriterDeps extends TabDeps {
  /** A number from 0 up to 1. */
  random: () => number;
  replicas: Replicas;
}

/** Writes what storage lacks of a tab's replicas, and tries again what failed. */
export function createStorageWriter(deps: StorageWriterDeps) {
  const { storage, now, random, replicas } = deps;
  const { list, emitSoon } = replicas;
  const writeWithin = createTimer(deps, () => write());

  /** Reports a failed write, once for each reason, and has it tried again. */
  function fail(
    replica: ReplicaState,
    error: unknown,
    reason: WriteFailure = reasonOf(error),
  ): void {
    if (replica.failure !== reason) {
      replica.failure = reason;
      emitSoon(storageWriteFailed({ entry: replica.name, reason, message: messageOf(error) }));
    }
    if (reason !== 'newerVersion' && reason !== 'damaged') writeWithin(RETRY_MS);
  }

  function recover(replica: ReplicaState): void {
    if (replica.failure === undefined) return;
    // Having nothing to write says nothing about the version.
    if (replica.failure === 'newerVersion' && isNewerVersion(storage)) return;
    replica.failure = undefined;
    emitSoon(storageWriteRecovered({ entry: replica.name }));
  }

  const isBehind = (name: ListName): boolean => !isUpToDate(list(name), now());

  function writeList(name: ListName): void {
    const replica = list(name);
    if (replica.isReadOnly) {
      fail(replica, new Error('This list is read-only'), 'damaged');
      return;
    }
    try {
      replicas.refresh(name);
      writeTombstones(deps);
      if (isBehind(name)) {
        writeVersion(deps);
        const text = listText(name, replica.ours);
        if (text !== replica.text) storage.write(keyOf(name), text);
        replica.text = text;
        replica.persisted = { ...replica.persisted, entities: persistable(replica).entities };
        replica.seedIds.clear();
      }
      recover(replica);
    } catch (error) {
      fail(replica, error);
    }
  }

  /**
   * Writes what storage lacks of some lists, or of all, merged with what is stored: those that shrink
   * first, because they free space. A list that cannot be written is tried again.
   */
  function write(names: readonly ListName[] = LIST_NAMES): void {
    const behind: { name: ListName; units: number }[] = [];
    for (const name of names) {
      if (isBehind(name)) behind.push({ name, units: growthOf(list(name)) });
      else recover(list(name));
    }
    for (const { name } of behind.sort((a, b) => a.units - b.units)) writeList(name);
  }

  return {
    write,
    isBehind,
    fail,

    /** Writes when another tab's text lacks a part of ours. */
    scheduleRewrite: (): void =>
      writeWithin(REWRITE_DELAY_MS.least + REWRITE_DELAY_MS.jitter * random()),

    /** Reports every list as failed where a newer version of the site wrote the data. */
    checkVersion(): void {
      if (!isNewerVersion(storage)) return;
      for (const name of LIST_NAMES) fail(list(name), new NewerVersionError());
    },
  };
}

/** Creates a timer that runs a function after a delay in milliseconds; sooner if that is due anyway. */
function createTimer({ monotonicNow, later }: TabDeps, run: () => void) {
  /** When it runs next, by the monotonic clock. */
  let dueAt = Infinity;
  return (delay: number): void => {
    const at = monotonicNow() + delay;
    if (dueAt <= at) return;
    dueAt = at;
    later(() => {
      if (dueAt !== at) return;
      dueAt = Infinity;
      run();
    }, delay);
  };
}

/** Returns by how many characters the text of a list is to grow. */
const growthOf = ({ name, ours, text }: ReplicaState): number =>
  listText(name, ours).length - (text?.length ?? 0);

/** Writes the tombstones of all lists, if storage lacks any. */
function writeTombstones({ storage, now, replicas }: StorageWriterDeps): void {
  const { list } = replicas;
  if (LIST_NAMES.every((name) => holdsTombstones(list(name), now()))) return;
  const text = tombstonesText((name) => unexpired(list(name).ours.tombstones, now()));
  storage.write(TOMBSTONES_KEY, text);
  replicas.mergeTombstones(text);
}

/** Writes the version of the stored formats, if it is missing; sets aside a value that is not a whole number. */
function writeVersion({ storage, now }: TabDeps): void {
  const version = storage.read(VERSION_KEY);
  if (isVersion(version)) return;
  if (version !== null) setAside(storage, 'version', version, now());
  storage.write(VERSION_KEY, String(STORED_VERSION));
}
