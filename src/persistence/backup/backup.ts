import * as v from 'valibot';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { listWith, type ListWithEntities } from '../../domain/system/events';
import { decodeText } from '../../lib/decodeText';
import { parseJson } from '../../lib/parseJson';
import { hashesIn } from '../../lib/pictureAddresses';
import { entriesOfZip, isZip, zipOf, type ArchivedEntry, type ArchivedFile } from '../../lib/zip';
import { STORED_VERSION } from '../engine/keys';
import { EMPTY_REPLICA, type Replica, type VersionedEntity } from '../engine/merge';
import type { Persistence } from '../engine/persistence';
import { readTombstones, tombstonesText } from '../engine/reading';
import { fromStored, listText, liveState } from '../engine/storedEntities';
import { pictureIn } from '../pictures/pictureData';
import { STORE_UNITS } from '../pictures/storageUsage';
import {
  isIntact,
  pictureFiles,
  picturesOf,
  type BackupPicture,
  type OnProgress,
} from './backupPictures';

/** All the owner's data: every list, and every picture by its hash. */
export interface Backup {
  /** When the backup was made, an ISO timestamp. */
  createdAt: string;
  entries: ListWithEntities[];
  /** The same lists with their timestamps and tombstones, to be merged like another tab's. */
  replicas: Map<ListName, Replica>;
  /** Uploaded pictures that are whole, by hash, each read when it is needed. */
  pictures: ReadonlyMap<string, BackupPicture>;
}

/** A backup is a zip with this file, and a folder of pictures; of earlier versions, that file alone with pictures in it. */
const DATA_FILE = 'data.json';

const FORMAT = 'maple-ridge-backup';
/** The largest text that is read, in bytes: far more than a browser's storage can hold. */
const MAX_FILE_BYTES = 4 * STORE_UNITS;

/** Makes the text of all lists, with timestamps and tombstones. */
export function makeData({ replicaOf }: Pick<Persistence, 'replicaOf'>): string {
  const lists = LIST_NAMES.map(
    (name) => `${JSON.stringify(name)}: ${listText(name, replicaOf(name))}`,
  );
  return `{
"format": ${JSON.stringify(FORMAT)},
"version": ${STORED_VERSION},
"createdAt": ${JSON.stringify(new Date().toISOString())},
"entries": {
${lists.join(',\n')}
},
"deleted": ${tombstonesText((name) => replicaOf(name).tombstones)},
"pictures": {}
}
`;
}

/** A backup's file. */
export interface BackupFile {
  content: Blob;
  /** How many pictures its lists show that could not be read, and are not in it. */
  missing: number;
}

/** Makes a backup: a zip of all lists and all pictures, with one picture in memory at a time. */
export async function makeBackup(
  persistence: Pick<Persistence, 'replicaOf' | 'storage'>,
  onProgress: OnProgress = () => {},
): Promise<BackupFile> {
  let missing = 0;
  async function* files(): AsyncGenerator<ArchivedFile> {
    const data = makeData(persistence);
    yield { name: DATA_FILE, content: data };
    missing = yield* pictureFiles(data, persistence.storage, onProgress);
  }
  return { content: await zipOf(files()), missing };
}

/** The result of reading a file. */
export type ReadBackup =
  | { backup: Backup; problems: [] }
  | { backup: undefined; problems: string[] };

const refused = (...problems: string[]): ReadBackup => ({ backup: undefined, problems });

const frameSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  entries: v.record(v.string(), v.array(v.unknown())),
  deleted: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  pictures: v.record(v.string(), v.string()),
});

/** How many problems of a file are listed; the others are only counted. */
const SHOWN_PROBLEMS = 20;

const NOT_A_BACKUP = 'The file is not a backup of this site.';

/**
 * Reads a backup's file. All rows need unique ids: otherwise it is refused, with the problems by list and row. A picture
 * that does not match its hash is left out, with a warning: it must not keep the leads away.
 */
export async function openBackup(
  file: Blob,
  onProgress: OnProgress = () => {},
): Promise<ReadBackup> {
  // A placeholder of a cloud drive, or a download that broke.
  if (file.size === 0) return refused('The file is empty. Fetch it again where it is kept.');
  if (!(await isZip(file))) {
    if (file.size > MAX_FILE_BYTES) return refused('The file is too large to be a backup.');
    return readBackup(file, [], onProgress);
  }
  const entries = await entriesOfZip(file).catch((error: unknown) => {
    console.warn('A chosen zip cannot be read:', error);
  });
  if (!entries) return refused('The zip is cut off or damaged. Fetch it again where it is kept.');
  try {
    const within = entries.filter(({ name }) => ZIP_PATH.test(name));
    const isAround = !entries.some(({ name }) => DATA_FILE_PATH.test(name)) && within.length > 0;
    if (!isAround) return await readEntries(entries, onProgress);
    const [only, ...others] = within;
    if (!only || others.length > 0)
      return refused('The zip has several zips in it. Unpack it, and choose one of them.');
    return await readEntries(await entriesOfZip(await only.blob('application/zip')), onProgress);
  } catch (error) {
    // A file that was moved meanwhile, for example.
    if (error instanceof DOMException) throw error;
    console.warn('A chosen zip cannot be unpacked:', error);
    return refused(
      'The zip has a password, or is packed in a way that this site does not read. Unpack it, and pack its files again without one.',
    );
  }
}

/** Reads the files of a backup's zip. */
async function readEntries(
  entries: readonly ArchivedEntry[],
  onProgress: OnProgress,
): Promise<ReadBackup> {
  const data = entries.find(({ name }) => DATA_FILE_PATH.test(name));
  if (!data || data.size > MAX_FILE_BYTES) return refused(NOT_A_BACKUP);
  return readBackup(await data.blob('application/json'), entries, onProgress);
}

/** A zip in a zip, as stores pack the files that they hand out. A Mac's own file beside it, `._name.zip`, is not a zip. */
const ZIP_PATH = /(?:^|[\\/])(?!\._)[^\\/]{1,255}\.zip$/i;
/** Where files are in the zip: at its top, or in folders that were packed again, with `\` between them by PowerShell. */
const DATA_FILE_PATH = /(?:^|[\\/])data\.json$/i;

/** Reads the text of a backup, in the encoding in which an editor saved it, and checks the pictures beside it. */
async function readBackup(
  data: Blob,
  files: readonly ArchivedEntry[],
  onProgress: OnProgress,
): Promise<ReadBackup> {
  const text = decodeText(await data.arrayBuffer());
  const frame = v.safeParse(frameSchema, parseJson(text));
  if (!frame.success) return refused(NOT_A_BACKUP);
  const { version, createdAt, entries, deleted } = frame.output;
  if (version > STORED_VERSION) {
    return refused('The backup was made by a newer version of this site. Update this one first.');
  }
  if (!LIST_NAMES.some((name) => entries[name] !== undefined)) {
    return refused('The backup is empty: it has none of this site’s lists.');
  }
  const problems: string[] = [];
  const read = LIST_NAMES.filter((name) => entries[name] !== undefined).map((name) =>
    readRows(name, entries[name] ?? [], readTombstones(deleted[name] ?? {}), problems),
  );
  if (problems.length > SHOWN_PROBLEMS) {
    const more = problems.length - SHOWN_PROBLEMS;
    return refused(...problems.slice(0, SHOWN_PROBLEMS), `And ${more} more.`);
  }
  if (problems.length > 0) return refused(...problems);
  const inText = Object.entries(frame.output.pictures).map(
    ([hash, dataUrl]): [string, BackupPicture] => [
      hash,
      { size: dataUrl.length, read: async () => pictureIn(dataUrl) },
    ],
  );
  const pictures = new Map([...inText, ...picturesOf(files)]);
  const total = pictures.size;
  let done = 0;
  for (const [hash, picture] of pictures) {
    onProgress(done, total);
    done += 1;
    if (await isIntact(hash, picture)) continue;
    console.warn(`Picture ${hash} of the backup is damaged, and left out`);
    pictures.delete(hash);
  }
  const backup: Backup = {
    createdAt,
    entries: read.map(({ list }) => list),
    replicas: new Map(read.map(({ list, replica }) => [list.entry, replica])),
    pictures,
  };
  return { backup, problems: [] };
}

/** Reads the rows of a list and adds what is wrong with them to the problems. */
function readRows(
  name: ListName,
  rows: readonly unknown[],
  tombstones: Replica['tombstones'],
  problems: string[],
): { list: ListWithEntities; replica: Replica } {
  const entities = new Map<string, VersionedEntity>();
  for (const [index, row] of rows.entries()) {
    const read = fromStored(name, row);
    const where = `${name}, row ${index + 1}`;
    if (!read) problems.push(`${where}: it has no id.`);
    else if (entities.has(read.id)) problems.push(`${where}: its id stands twice.`);
    else entities.set(read.id, read.entity);
  }
  const all = liveState(name, { ...EMPTY_REPLICA, entities });
  return {
    list: listWith(name, all),
    replica: { entities, tombstones },
  };
}

/** Merges the lists of a backup like another tab's. */
export function mergeReplicas(
  backup: Backup,
  { mergeReplica }: Pick<Persistence, 'mergeReplica'>,
): void {
  for (const [name, replica] of backup.replicas) mergeReplica(name, replica);
}

/** Returns the hashes of the pictures that a backup's entities refer to, and that its file lacks or has damaged. */
export const missingPictures = ({ entries, pictures }: Backup): string[] =>
  [...new Set(hashesIn(JSON.stringify(entries)))].filter((hash) => !pictures.has(hash));
