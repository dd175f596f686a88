import * as v from 'valibot';
import type { EntryWithEntities } from '../../events/system';
import { parseJson } from '../../lib/parseJson';
import { STORED_VERSION } from '../engine/keys';
import { PICTURE_KEY_PREFIX } from '../pictures/pictureKeys';
import { hashesIn, hashOf, isPictureData, storePictures } from '../pictures/pictures';
import { EMPTY_REPLICA, type Replica, type VersionedEntity } from '../engine/merge';
import { readTombstones, tombstonesText } from '../engine/reading';
import { fromStored, listText, liveState } from '../engine/storedEntities';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import type { Persistence } from '../engine/persistence';
import { STORE_UNITS } from '../pictures/storageUsage';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';

/** All the owner's data: every list, and every picture by its hash. */
export interface Backup {
  /** When the backup was made, an ISO timestamp. */
  createdAt: string;
  entries: EntryWithEntities[];
  /** The same lists with their timestamps and tombstones, to be merged like another tab's. */
  replicas: Map<ListName, Replica>;
  /** Uploaded pictures as data addresses, by hash. */
  pictures: Record<string, string>;
}

const FORMAT = 'maple-ridge-backup';
/** Largest file that is read, in UTF-16 units: far more than a browser's storage can hold. */
const MAX_FILE_UNITS = 4 * STORE_UNITS;

/** Returns the uploaded pictures in storage, by hash; none where storage is denied. */
export function storedPictures(storage: KeyValueStorage): Record<string, string> {
  const pictures: Record<string, string> = {};
  try {
    for (const key of storage.keys()) {
      const picture = key.startsWith(PICTURE_KEY_PREFIX) ? storage.read(key) : null;
      if (picture !== null) pictures[key.slice(PICTURE_KEY_PREFIX.length)] = picture;
    }
  } catch (error) {
    console.warn('Storage cannot be read: the backup has no uploaded pictures', error);
  }
  return pictures;
}

/** Makes the text of a backup: every list with timestamps and tombstones, and the pictures. */
export function makeBackup(
  { replicaOf, storage }: Pick<Persistence, 'replicaOf' | 'storage'>,
  now: Date = new Date(),
): string {
  const lists = LIST_NAMES.map(
    (name) => `${JSON.stringify(name)}: ${listText(name, replicaOf(name))}`,
  );
  return `{
"format": ${JSON.stringify(FORMAT)},
"version": ${STORED_VERSION},
"createdAt": ${JSON.stringify(now.toISOString())},
"entries": {
${lists.join(',\n')}
},
"deleted": ${tombstonesText((name) => replicaOf(name).tombstones)},
"pictures": ${JSON.stringify(storedPictures(storage))}
}
`;
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
  pictures: v.record(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
    v.pipe(v.string(), v.check(isPictureData)),
  ),
});

/** How many problems of a file are listed; the others are only counted. */
const SHOWN_PROBLEMS = 20;

/**
 * Reads a backup's text, all or nothing: rows need unique ids, and pictures must match their
 * hashes. Returns the problems, by list and row, when it is refused.
 */
export function readBackup(text: string): ReadBackup {
  if (text.length > MAX_FILE_UNITS) return refused('The file is too large to be a backup.');
  const frame = v.safeParse(frameSchema, parseJson(text));
  if (!frame.success) return refused('The file is not a backup of this site.');
  const { version, createdAt, entries, deleted, pictures } = frame.output;
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
  for (const [hash, picture] of Object.entries(pictures)) {
    if (hashOf(picture) !== hash) problems.push(`Picture ${hash} is damaged.`);
  }
  if (problems.length > SHOWN_PROBLEMS) {
    const more = problems.length - SHOWN_PROBLEMS;
    return refused(...problems.slice(0, SHOWN_PROBLEMS), `And ${more} more.`);
  }
  if (problems.length > 0) return refused(...problems);
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
): { list: EntryWithEntities; replica: Replica } {
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
    list: { entry: name, entities: all } as unknown as EntryWithEntities,
    replica: { entities, tombstones },
  };
}

/** Merges a backup like another tab's data. Its pictures are stored first, all or none. */
export function mergeReplicas(
  backup: Backup,
  { mergeReplica, storage }: Pick<Persistence, 'mergeReplica' | 'storage'>,
): void {
  storePictures(backup.pictures, storage);
  for (const [name, replica] of backup.replicas) mergeReplica(name, replica);
}

/** Returns the hashes of the pictures that a backup's entities refer to and its file lacks. */
export const missingPictures = ({ entries, pictures }: Backup): string[] =>
  [...new Set(hashesIn(JSON.stringify(entries)))].filter((hash) => pictures[hash] === undefined);
