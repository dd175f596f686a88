import type { DeviceProblem } from '../../domain/devices/events';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { hashOf } from '../pictures/pictureData';
import { asNewDevice, type Connection } from './connection';
import {
  deviceOf,
  FILES_VERSION,
  nameOfKey,
  nameOfManifest,
  nameOfPart,
  readManifest,
  type Manifest,
} from './deviceFiles';
import { exchangePictures } from './exchangePictures';
import { tryDecrypt, readDevices, type ExchangeDeps, type ReadDevice } from './receiving';
import { RemoteError } from './stores/remoteFiles';

/** What an exchange did. */
export interface ExchangeResult {
  connection: Connection;
  /** By the other device's id. */
  problems: Record<string, DeviceProblem>;
  /** How many entities came, by list. */
  received: Partial<Record<ListName, number>>;
  /** How many pictures did not fit into this browser. */
  picturesWithoutRoom: number;
}

export interface ExchangeOptions {
  /** Whether the own key and parts are read too, and those that are damaged, or gone with all others, are written again. */
  isThorough?: boolean;
  /** What has just been read of the other devices, so that it is not read again. */
  read?: Record<string, ReadDevice> | undefined;
}

/**
 * Reads what is new of the other devices, joins it, and writes what is new here; then exchanges pictures. Every device writes
 * files of its own alone, so nothing is overwritten by another; an interrupted exchange is continued by
 * the next one. Rejects with a RemoteError where the store fails, or has lost the files of all devices.
 */
export async function exchange(
  last: Connection,
  deps: ExchangeDeps,
  { isThorough = false, read: known }: ExchangeOptions = {},
): Promise<ExchangeResult> {
  // What was read for a preview, nobody knows how long ago, says nothing of clocks.
  const readAt = known ? undefined : new Date(deps.now()).toISOString();
  const names = await deps.files.list();
  // A store without files is most likely another account: sending there would part this device from the others unnoticed.
  const hadOthers = last.count > 0 && Object.keys(last.seen).length > 0;
  if (names.length === 0 && hadOthers && !isThorough) {
    throw new RemoteError('emptied', 'The files of all devices are gone');
  }
  const { connection: own, isPublished } = await ownDevice(last, deps);
  const before = isThorough ? await withoutDamaged(own, deps) : own;
  const read = known ?? (await readDevices(before, names, deps));
  const problems: ExchangeResult['problems'] = {};
  const received: ExchangeResult['received'] = {};
  const seen: Connection['seen'] = {};
  for (const [device, reading] of Object.entries(read)) {
    const { replicas, problem, ...seenNow } = reading;
    if (problem) problems[device] = problem;
    let isStored = true;
    for (const [list, replica] of replicas) {
      if (!deps.lists.joinShared(list, replica)) isStored = false;
      received[list] = (received[list] ?? 0) + replica.entities.size;
    }
    // What this browser has no room for is read again.
    seen[device] = isStored ? seenNow : { ...seenNow, parts: before.seen[device]?.parts ?? [] };
  }
  const joined = { ...before, seen, readAt };
  deps.save(joined);
  const connection = await send(joined, isPublished, names, deps);
  const picturesWithoutRoom = await exchangePictures(names, deps);
  return { connection, problems, received, picturesWithoutRoom };
}

/**
 * Returns the connection without the own parts that are not at the store as they were written. Writes the own key
 * again where it is not.
 */
async function withoutDamaged(
  connection: Connection,
  { files }: ExchangeDeps,
): Promise<Connection> {
  const { device, key } = connection;
  const isKeyWhole = key === '' || (await files.read(nameOfKey(device))) === key;
  if (!isKeyWhole) await files.write(nameOfKey(device), key);
  const parts: Connection['parts'] = {};
  for (const [hash, name] of Object.entries(connection.parts)) {
    const encrypted = (await files.read(name)) ?? '';
    if (nameOfPart(device, hashOf(encrypted)) === name) parts[hash] = name;
  }
  return { ...connection, parts };
}

// --- Writing ----------------------------------------------------------------------------------------

/** Writes what the store lacks of this device: the key, by which another one joins it, parts, then the manifest. */
async function send(
  joined: Connection,
  isPublished: boolean,
  names: readonly string[],
  deps: ExchangeDeps,
): Promise<Connection> {
  const { files, cipher, save } = deps;
  const { device } = joined;
  const stored = new Set(names);
  const planned = new Map(
    LIST_NAMES.flatMap((name) => deps.partsOf(name)).map(({ text, hash }) => [hash, text]),
  );
  const parts = Object.fromEntries(
    Object.entries(joined.parts).filter(([hash, file]) => planned.has(hash) && stored.has(file)),
  );
  const missing = [...planned].filter(([hash]) => parts[hash] === undefined);
  if (!stored.has(nameOfKey(device))) await files.write(nameOfKey(device), joined.key);

  // The progress includes the parts that an interrupted exchange has written: the first exchange may take several
  // attempts.
  const before = planned.size - missing.length;
  for (const [done, [hash, text]] of missing.entries()) {
    const encrypted = await cipher.encrypt(text);
    const name = nameOfPart(device, hashOf(encrypted));
    if (missing.length > 1) {
      deps.onProgress?.({ direction: 'sending', done: before + done, total: planned.size });
    }
    await files.write(name, encrypted);
    parts[hash] = name;
    save({ ...joined, parts });
  }
  const written = { ...joined, parts };
  const isSent = isPublished && sameNames(joined.published, Object.values(parts));
  const connection = isSent ? written : await publish(written, deps);
  const needed = new Set([nameOfManifest(device), nameOfKey(device), ...connection.published]);
  for (const name of names) {
    if (deviceOf(name) === device && !needed.has(name)) await files.remove(name);
  }
  return connection;
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name));

/**
 * Returns the connection, and whether its last manifest lies at the store. If another browser writes this device's
 * files, because its profile was copied, the connection is a new device: two writers of one file would lose what
 * the other wrote. Likewise if a newer version of the app wrote the files.
 */
async function ownDevice(
  connection: Connection,
  { files, cipher }: ExchangeDeps,
): Promise<{ connection: Connection; isPublished: boolean }> {
  const { device, count, published } = connection;
  if (count === 0) return { connection, isPublished: false };
  const encrypted = await files.read(nameOfManifest(device));
  const text = encrypted === undefined ? undefined : await tryDecrypt(encrypted, cipher);
  const manifest = text === undefined ? undefined : readManifest(text);
  const isAnothers =
    manifest === 'newer' ||
    (manifest !== undefined &&
      (manifest.count > count ||
        (manifest.count === count && !sameNames(manifest.parts, published))));
  if (isAnothers) return { connection: asNewDevice(connection), isPublished: false };
  // An earlier one: the last was never written, or its request reached the store before another's.
  return { connection, isPublished: manifest?.count === count };
}

/**
 * Writes the manifest, by which the others find the parts. Its count is never used twice, and is noted beforehand
 * with the parts it stands for, because the store's answer may be lost.
 */
async function publish(
  connection: Connection,
  { files, cipher, save, now }: ExchangeDeps,
): Promise<Connection> {
  const { device, name } = connection;
  const count = connection.count + 1;
  const parts = Object.values(connection.parts);
  const published = { ...connection, count, published: parts };
  save(published);
  const at = new Date(now()).toISOString();
  const manifest: Manifest = { version: FILES_VERSION, device, name, count, at, parts };
  await files.write(nameOfManifest(device), await cipher.encrypt(JSON.stringify(manifest)));
  return published;
}

// --- Forgetting -------------------------------------------------------------------------------------

/** How often the files of a device are removed that writes others meanwhile. */
const FORGETTING_ROUNDS = 4;

/**
 * Exchanges, and removes the files of another device once all of them have been joined: what they hold is
 * in this device's own. Resolves to false where the exchange fails, or something cannot be joined: it
 * stays, unless it cannot be opened and `evenUnreadable` gives it up.
 */
export async function forgetDevice(
  device: string,
  exchangeOnce: () => Promise<Pick<ExchangeResult, 'connection' | 'problems'> | undefined>,
  files: ExchangeDeps['files'],
  evenUnreadable = false,
): Promise<boolean> {
  for (let round = 0; round < FORGETTING_ROUNDS; round += 1) {
    const result = await exchangeOnce();
    const problem = result?.problems[device];
    const isGivenUp = evenUnreadable && problem === 'unreadable';
    if (!result || (problem && !isGivenUp)) return false;
    const { parts = [] } = result.connection.seen[device] ?? {};
    const joined = new Set([nameOfManifest(device), nameOfKey(device), ...parts]);
    const own = (await files.list()).filter((name) => deviceOf(name) === device);
    if (own.length === 0) return true;
    // Files that the device has written meanwhile are joined first.
    if (!isGivenUp && !own.every((name) => joined.has(name))) continue;
    // The manifest last: as long as it is there, an interrupted removal can be completed.
    for (const name of own.toSorted((a, b) => b.length - a.length)) await files.remove(name);
  }
  return false;
}
