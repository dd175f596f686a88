import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import type { DeviceProblem } from '../../events/devices';
import type { Replica } from '../engine/merge';
import { hashOf } from '../pictures/pictures';
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
import type { ExchangeDeps } from './exchangeDeps';
import {
  nameOfPicture,
  opened,
  readDevices,
  readManifestOf,
  readPartOf,
  receivePictures,
} from './receiving';

export type { ExchangeDeps } from './exchangeDeps';
export { readDevices } from './receiving';

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

/**
 * Reads what is new of the other devices, joins it, and writes what is new here. Every device writes
 * files of its own alone, so nothing is overwritten by another; an interrupted exchange is continued by
 * the next one. A thorough one reads the own parts too, and writes those that are damaged again. Rejects
 * with a RemoteError where the store fails.
 */
export async function exchange(
  last: Connection,
  deps: ExchangeDeps,
  { isThorough = false } = {},
): Promise<ExchangeResult> {
  const listed = await deps.files.list();
  const { connection: before, isPublished } = await ownDevice(last, deps);
  const damaged = isThorough ? await damagedFiles(before, listed, deps) : new Set<string>();
  const names = listed.filter((name) => !damaged.has(name));
  const read = await readDevices(before, names, deps);
  // Before the lists, so that whoever sees a new entity sees its pictures.
  const picturesWithoutRoom = await receivePictures(read, names, deps);
  const problems: ExchangeResult['problems'] = {};
  const received: ExchangeResult['received'] = {};
  const seen: Connection['seen'] = {};
  for (const [device, { manifest, parts, replicas, problem }] of Object.entries(read)) {
    if (problem) problems[device] = problem;
    let isStored = true;
    for (const [name, replica] of replicas) {
      if (!deps.lists.joinShared(name, replica)) isStored = false;
      received[name] = (received[name] ?? 0) + replica.entities.size;
    }
    const known = before.seen[device]?.parts ?? [];
    const { name, at, count } = manifest;
    // What this browser has no room for is read again.
    seen[device] = { name, at, count, parts: isStored ? parts : known };
  }
  const joined = { ...before, seen };
  deps.save(joined);
  const connection = await send(joined, isPublished, names, deps);
  return { connection, problems, received, picturesWithoutRoom };
}

/** Returns the names of the own parts at the store that are not what was written. */
async function damagedFiles(
  { device, published }: Connection,
  names: readonly string[],
  { files }: ExchangeDeps,
): Promise<Set<string>> {
  const damaged = new Set<string>();
  for (const name of names.filter((one) => published.includes(one))) {
    const sealed = await files.read(name);
    if (sealed === undefined || nameOfPart(device, hashOf(sealed)) !== name) damaged.add(name);
  }
  return damaged;
}

// --- Writing ----------------------------------------------------------------------------------------

/** Writes what the store lacks of this device: pictures, parts, then the manifest that names them. */
async function send(
  joined: Connection,
  isPublished: boolean,
  names: readonly string[],
  deps: ExchangeDeps,
): Promise<Connection> {
  const there = new Set(names);
  const { files, sealing, save } = deps;
  const pictures = deps.pictures
    .used()
    .here.filter((hash) => !there.has(nameOfPicture(hash, sealing)));
  const planned = LIST_NAMES.map((name) => {
    const written = joined.parts[name] ?? [];
    const all = deps.partsOf(name, written.length);
    const parts = all.map(({ text, hash }, index) => {
      const last = all.length === written.length ? written[index] : undefined;
      const file = last?.hash === hash && there.has(last.file) ? last.file : undefined;
      return { text, hash, file };
    });
    return { name, parts };
  });
  const changed = planned.flatMap(({ parts }) => parts.filter(({ file }) => file === undefined));
  const total = pictures.length + changed.length;
  const hasAll = planned.every(({ name, parts }) => parts.length === joined.parts[name]?.length);
  const isSent =
    total === 0 &&
    hasAll &&
    isPublished &&
    there.has(nameOfKey(joined.device)) &&
    sameNames(joined.published, partNames(joined.parts));
  if (isSent) {
    await removeReplaced(joined, names, deps);
    return joined;
  }

  let connection = joined;
  let done = 0;
  const write = async (name: string, text: string): Promise<void> => {
    deps.onProgress?.({ direction: 'sending', done, total });
    done += 1;
    await files.write(name, text);
  };
  for (const hash of pictures) {
    const picture = deps.pictures.read(hash);
    if (picture !== null) await write(nameOfPicture(hash, sealing), await sealing.seal(picture));
  }
  for (const { name, parts } of planned) {
    const written: Connection['parts'][string] = [];
    for (const { text, hash, file } of parts) {
      if (file !== undefined) written.push({ hash, file });
      else {
        const sealed = await sealing.seal(text);
        const next = nameOfPart(connection.device, hashOf(sealed));
        await write(next, sealed);
        written.push({ hash, file: next });
      }
    }
    connection = { ...connection, parts: { ...connection.parts, [name]: written } };
    save(connection);
  }
  if (!there.has(nameOfKey(connection.device))) {
    await files.write(nameOfKey(connection.device), connection.key);
  }
  connection = await publish(connection, deps);
  await removeReplaced(connection, names, deps);
  return connection;
}

const partNames = (parts: Connection['parts']): string[] =>
  Object.values(parts).flatMap((ofList) => ofList.map(({ file }) => file));

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

/**
 * Returns the connection, and whether its last manifest lies at the store. As a new device if another
 * browser writes this one's files: its profile was copied, and two writers of one file would lose what
 * the other wrote. Likewise where a newer version of the app wrote them.
 */
async function ownDevice(
  connection: Connection,
  { files, sealing }: ExchangeDeps,
): Promise<{ connection: Connection; isPublished: boolean }> {
  if (connection.count === 0) return { connection, isPublished: false };
  const sealed = await files.read(nameOfManifest(connection.device));
  const text = sealed === undefined ? undefined : await opened(sealed, sealing);
  const manifest = text === undefined ? undefined : readManifest(text);
  const { count, published } = connection;
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
 * Writes the manifest, by which the others find the parts. Its count is never used twice, and is noted
 * before with what it stands for: the answer may be lost.
 */
async function publish(
  connection: Connection,
  { files, sealing, save, now }: ExchangeDeps,
): Promise<Connection> {
  const { device, name } = connection;
  const count = connection.count + 1;
  const parts = partNames(connection.parts);
  const published = { ...connection, count, published: parts };
  save(published);
  const at = new Date(now()).toISOString();
  const manifest: Manifest = { version: FILES_VERSION, device, name, count, at, parts };
  await files.write(nameOfManifest(device), await sealing.seal(JSON.stringify(manifest)));
  return published;
}

/** Removes the own files that the manifest does not name any more, or never did. */
async function removeReplaced(
  { device, published }: Connection,
  names: readonly string[],
  { files }: ExchangeDeps,
): Promise<void> {
  const needed = new Set([nameOfManifest(device), nameOfKey(device), ...published]);
  for (const name of names) {
    if (deviceOf(name) === device && !needed.has(name)) await files.remove(name);
  }
}

/** How often the files of a device are removed that writes others meanwhile. */
const FORGETTING_ROUNDS = 3;

/**
 * Removes the files of another device, all of which have been joined: what they hold is in this
 * device's own. Parts that no manifest names are joined first, because the device may have broken while
 * it wrote, or write while it is forgotten. Returns false where a part cannot be joined: it stays, unless
 * its files cannot be opened and `evenUnreadable` gives them up.
 */
export async function forgetDevice(
  device: string,
  { connection, problems }: Pick<ExchangeResult, 'connection' | 'problems'>,
  deps: ExchangeDeps,
  evenUnreadable = false,
): Promise<boolean> {
  if (evenUnreadable && problems[device] === 'unreadable') {
    const own = (await deps.files.list()).filter((name) => deviceOf(name) === device);
    for (const name of own) await deps.files.remove(name);
    return true;
  }
  const found = await readManifestOf(device, connection, deps);
  if (problems[device] !== undefined || found?.problem) return false;
  const named = found?.manifest.parts ?? [];
  const done = new Set([nameOfManifest(device), nameOfKey(device)]);
  for (const part of connection.seen[device]?.parts ?? []) done.add(part);
  let joined = connection;
  for (let round = 0; round < FORGETTING_ROUNDS; round += 1) {
    const names = await deps.files.list();
    const own = names.filter((name) => deviceOf(name) === device);
    const left = [...new Set([...own, ...named])].filter((name) => !done.has(name));
    if (round > 0 && left.length === 0) return true;
    if (left.length > 0) {
      const isJoined = await joinParts(device, left, names, deps);
      if (!isJoined) return false;
      ({ connection: joined } = await exchange(joined, deps));
      for (const part of left) done.add(part);
    }
    // Last the manifest: as long as it is there, what is left can be removed another time.
    for (const name of own.toSorted((a, b) => b.length - a.length)) await deps.files.remove(name);
  }
  return false;
}

/** Joins some parts of a device; returns whether all of them could be read and stored. */
async function joinParts(
  device: string,
  parts: readonly string[],
  names: readonly string[],
  deps: ExchangeDeps,
): Promise<boolean> {
  const read = { replicas: new Map<ListName, Replica>(), pictures: new Set<string>() };
  for (const part of parts) if (!(await readPartOf(device, part, read, deps))) return false;
  await receivePictures({ [device]: read }, names, deps);
  return [...read.replicas].every(([name, replica]) => deps.lists.joinShared(name, replica));
}
