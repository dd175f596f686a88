import type { ListName } from '../../domain/lists/schema';
import type { DeviceProblem } from '../../events/devices';
import { joinReplicas, type Replica } from '../engine/merge';
import { hashesIn, hashOf } from '../pictures/pictures';
import type { Connection } from './connection';
import {
  deviceOf,
  FILES_VERSION,
  nameOfManifest,
  nameOfPart,
  PICTURE_PREFIX,
  readManifest,
  readPart,
  type Manifest,
} from './deviceFiles';
import type { ExchangeDeps } from './exchangeDeps';
import { UnreadableError, type Sealing } from './sealing';

/** Reads what other devices have written at the store; joins none of it. */

/** What was read of another device, and has to be joined. */
export interface ReadDevice {
  manifest: Manifest;
  /** The names of its parts that are joined, once `replicas` are. */
  parts: string[];
  replicas: Map<ListName, Replica>;
  /** The hashes of the pictures that they refer to. */
  pictures: Set<string>;
  problem?: DeviceProblem;
}

/** Reads what is new of all other devices, by device; joins nothing. */
export async function readDevices(
  connection: Connection,
  names: readonly string[],
  deps: Pick<ExchangeDeps, 'files' | 'sealing' | 'onProgress'>,
): Promise<Record<string, ReadDevice>> {
  const read: Record<string, ReadDevice> = {};
  const others = names.filter((name) => deviceOf(name) === name && name !== connection.device);
  for (const device of others) {
    const found = await readManifestOf(device, connection, deps);
    if (found) read[device] = found;
  }
  const known = new Set(Object.values(connection.seen).flatMap(({ parts }) => parts));
  const total = Object.values(read)
    .flatMap(({ manifest, problem }) => (problem ? [] : manifest.parts))
    .filter((part) => !known.has(part)).length;
  let done = 0;
  for (const [device, one] of Object.entries(read)) {
    if (one.problem) continue;
    for (const part of one.manifest.parts) {
      if (!known.has(part)) {
        deps.onProgress?.({ direction: 'receiving', done, total });
        done += 1;
        if (!(await readPartOf(device, part, one, deps))) continue;
      }
      one.parts.push(part);
    }
  }
  return read;
}

export async function readManifestOf(
  device: string,
  { seen }: Connection,
  { files, sealing }: Pick<ExchangeDeps, 'files' | 'sealing'>,
): Promise<ReadDevice | undefined> {
  const sealed = await files.read(nameOfManifest(device));
  if (sealed === undefined) return undefined;
  const last = seen[device];
  const known: Manifest = {
    version: FILES_VERSION,
    device,
    name: last?.name ?? '',
    at: last?.at ?? '',
    count: last?.count ?? 0,
    parts: last?.parts ?? [],
  };
  const refused = (problem: DeviceProblem): ReadDevice => ({
    manifest: known,
    parts: [...known.parts],
    replicas: new Map(),
    pictures: new Set(),
    problem,
  });
  const text = await opened(sealed, sealing);
  const manifest = text === undefined ? undefined : readManifest(text);
  if (manifest === 'newer') return refused('newer');
  // The manifest of another device, copied over this one's.
  if (manifest?.device !== device) return refused('unreadable');
  if (manifest.count < known.count) return refused('rolledBack');
  return { manifest, parts: [], replicas: new Map(), pictures: new Set() };
}

/** Adds a part of another device to what is to be joined; returns whether it could be read. */
export async function readPartOf(
  device: string,
  part: string,
  into: Pick<ReadDevice, 'replicas' | 'pictures' | 'problem'>,
  { files, sealing }: Pick<ExchangeDeps, 'files' | 'sealing'>,
): Promise<boolean> {
  const sealed = await files.read(part);
  // Its device has replaced it since the manifest was read: the next exchange reads the newer one.
  if (sealed === undefined) return false;
  const isItself = nameOfPart(device, hashOf(sealed)) === part;
  const text = isItself ? await opened(sealed, sealing) : undefined;
  const read = text === undefined ? undefined : readPart(text);
  if (!read) {
    into.problem = text === undefined ? 'unreadable' : 'newer';
    return false;
  }
  for (const hash of hashesIn(text ?? '')) into.pictures.add(hash);
  const { name, replica } = read;
  const others = into.replicas.get(name);
  into.replicas.set(name, others ? joinReplicas(others, replica) : replica);
  return true;
}

/** Opens a text; undefined if it cannot be opened. */
export async function opened(sealed: string, sealing: Sealing): Promise<string | undefined> {
  try {
    return await sealing.open(sealed);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    console.warn('A file at the store cannot be opened', error);
    return undefined;
  }
}

/** Reads the pictures that lists, here and there, refer to; returns how many did not fit. */
export async function receivePictures(
  read: Readonly<Record<string, Pick<ReadDevice, 'pictures'>>>,
  names: readonly string[],
  { files, sealing, pictures, onProgress }: ExchangeDeps,
): Promise<number> {
  const there = new Set(names);
  const missing = pictures.used().missing.filter((hash) => there.has(nameOfPicture(hash, sealing)));
  // What new parts refer to may have been written after the files were listed.
  const referred = Object.values(read).flatMap((one) => [...one.pictures]);
  const wanted = [...new Set([...missing, ...referred])].filter(
    (hash) => pictures.read(hash) === null,
  );
  let withoutRoom = 0;
  for (const [done, hash] of wanted.entries()) {
    onProgress?.({ direction: 'receiving', done, total: wanted.length });
    const sealed = await files.read(nameOfPicture(hash, sealing));
    const picture = sealed === undefined ? undefined : await opened(sealed, sealing);
    if (picture !== undefined && !pictures.store(hash, picture)) withoutRoom += 1;
  }
  return withoutRoom;
}

/** Returns the name of a picture at the store, the same for every device. */
export const nameOfPicture = (hash: string, sealing: Sealing): string =>
  PICTURE_PREFIX + sealing.nameOf(hash);
