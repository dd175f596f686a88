import type { DeviceProblem, ExchangeProgress } from '../../domain/devices/events';
import type { ListName } from '../../domain/lists/schema';
import { EMPTY_REPLICA, joinReplicas, type Replica } from '../engine/merge';
import { hashOf } from '../pictures/pictureData';
import type { Connection, SeenDevice } from './connection';
import {
  deviceOf,
  isPart,
  type createPartsOf,
  nameOfManifest,
  nameOfPart,
  readManifest,
  readPart,
} from './deviceFiles';
import { DecryptionError, type Cipher } from './encryption';
import type { SharedLists } from './sharedLists';
import type { SharedPictures } from './sharedPictures';
import type { RemoteFiles } from './stores/remoteFiles';

/** What an exchange needs. */
export interface ExchangeDeps {
  files: RemoteFiles;
  cipher: Cipher;
  lists: Pick<SharedLists, 'joinShared'>;
  partsOf: ReturnType<typeof createPartsOf>;
  pictures: SharedPictures;
  /** The names of the pictures that are known to lie at the store: a long list is not read each time. */
  picturesAtStore: Set<string>;
  /** Stores what has been written and read so far. */
  save: (connection: Connection) => void;
  now: () => number;
  /** Whether changes wait for the next exchange: until then no further picture is transferred. */
  hasWaitingChanges?: () => boolean;
  /** Called before each file that is read or written. */
  onProgress?: (progress: ExchangeProgress) => void;
}

/** What was read of another device: what was seen of it once `replicas` are joined. */
export interface ReadDevice extends SeenDevice {
  replicas: Map<ListName, Replica>;
  problem?: DeviceProblem;
}

const NEVER_SEEN: SeenDevice = { name: '', at: '', count: 0, parts: [] };

/**
 * Reads what all other devices have written since they were last read, by device; joins nothing. Parts that no
 * manifest names are read too: their device may have failed while it wrote, or another device forgot it meanwhile.
 */
export async function readDevices(
  { device: own, seen, readAt }: Pick<Connection, 'device' | 'seen' | 'readAt'>,
  names: readonly string[],
  deps: Pick<ExchangeDeps, 'files' | 'cipher' | 'onProgress' | 'now'>,
): Promise<Record<string, ReadDevice>> {
  const read: Record<string, ReadDevice> = {};
  const wanted: [into: ReadDevice, device: string, part: string][] = [];
  for (const device of new Set(names.flatMap((name) => deviceOf(name) ?? []))) {
    if (device === own) continue;
    const last = seen[device] ?? NEVER_SEEN;
    const reading: ReadDevice = { ...last, replicas: new Map() };
    read[device] = reading;
    const named = await readManifestOf(device, reading, deps);
    if (reading.count > last.count) {
      const isNew = last.count === 0;
      reading.clockOff = clockOff(reading.at, isNew ? undefined : readAt, deps.now());
    }
    if (reading.problem) continue;
    const written = names.filter((name) => isPart(name) && deviceOf(name) === device);
    const parts = [...new Set([...named, ...written])];
    reading.parts = parts.filter((part) => last.parts.includes(part));
    for (const part of parts) if (!last.parts.includes(part)) wanted.push([reading, device, part]);
  }
  for (const [done, [into, device, part]] of wanted.entries()) {
    deps.onProgress?.({ direction: 'receiving', done, total: wanted.length });
    await readPartOf(device, part, into, deps);
  }
  return read;
}

/** The greatest difference of clocks that the owner is not told of, in milliseconds: the store may show a change that late. */
const CLOCK_TOLERANCE_MS = 600_000;

/**
 * Returns by how much the clock of a device is ahead of this device's, in milliseconds; negative if it is behind,
 * undefined if it is right. The device wrote `at` between the last reading here and now.
 */
function clockOff(at: string, readAt: string | undefined, now: number): number | undefined {
  const time = Date.parse(at);
  const ahead = time - now;
  const behind = readAt === undefined ? 0 : time - Date.parse(readAt);
  if (ahead > CLOCK_TOLERANCE_MS) return ahead;
  return behind < -CLOCK_TOLERANCE_MS ? behind : undefined;
}

/** Adds what a device's manifest says, or what is wrong with it; returns the parts that it names. */
async function readManifestOf(
  device: string,
  into: ReadDevice,
  { files, cipher }: Pick<ExchangeDeps, 'files' | 'cipher'>,
): Promise<string[]> {
  const encrypted = await files.read(nameOfManifest(device));
  if (encrypted === undefined) return [];
  const text = await tryDecrypt(encrypted, cipher);
  const manifest = text === undefined ? undefined : readManifest(text);
  if (manifest === 'newer') into.problem = 'newer';
  // The manifest of another device, copied over this device's.
  else if (manifest?.device !== device) into.problem = 'unreadable';
  else if (manifest.count < into.count) into.problem = 'rolledBack';
  else {
    const { name, at, count, parts } = manifest;
    Object.assign(into, { name, at, count });
    return parts;
  }
  return [];
}

/** Adds a part of another device, or what is wrong with it. */
async function readPartOf(
  device: string,
  part: string,
  into: ReadDevice,
  { files, cipher }: Pick<ExchangeDeps, 'files' | 'cipher'>,
): Promise<void> {
  const encrypted = await files.read(part);
  // Its device has replaced it since the manifest was read: the next exchange reads the newer one.
  if (encrypted === undefined) return;
  const isItself = nameOfPart(device, hashOf(encrypted)) === part;
  const text = isItself ? await tryDecrypt(encrypted, cipher) : undefined;
  const read = text === undefined ? undefined : readPart(text);
  if (!read) {
    into.problem = text === undefined ? 'unreadable' : 'newer';
    return;
  }
  into.parts.push(part);
  const { name, replica } = read;
  joinInto(into.replicas, name, replica);
}

/** Joins a replica of a list into what other parts or devices have of it. */
export function joinInto(lists: Map<ListName, Replica>, name: ListName, replica: Replica): void {
  lists.set(name, joinReplicas(lists.get(name) ?? EMPTY_REPLICA, replica));
}

/** Decrypts a text; undefined if it cannot be decrypted. */
export async function tryDecrypt(encrypted: string, cipher: Cipher): Promise<string | undefined> {
  try {
    return await cipher.decrypt(encrypted);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    console.warn('A file at the store cannot be opened', error);
    return undefined;
  }
}
