import * as v from 'valibot';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { ascending } from '../../lib/ascending';
import { numberIdOf } from '../../lib/ids';
import { isRecord } from '../../lib/lenientRead';
import { parseJson } from '../../lib/parseJson';
import type { Replica, VersionedEntity } from '../engine/merge';
import { readTombstones } from '../engine/reading';
import { entityText, fromStored } from '../engine/storedEntities';
import type { Timestamp } from '../engine/timestamps';
import { hashOf } from '../pictures/pictureData';
import type { SharedLists } from './sharedLists';

/**
 * The files of a device at the owner's store (docs/devices.md). Their names say nothing: the device's
 * random id is its manifest, with `-key` the locked identity, and with a hash of the encrypted text a part
 * of a list; `p-` and a hash is a picture.
 */
export const nameOfManifest = (device: string): string => device;
export const nameOfKey = (device: string): string => `${device}-key`;
export const nameOfPart = (device: string, hash: string): string => `${device}-${hash}`;
export const PICTURE_PREFIX = 'p-';

const FILE_OF_DEVICE = /^([0-9a-f]{16})(?:-(?:key|[0-9a-f]{20}))?$/;

/** Returns the device that writes a file; undefined for a picture, or what is not a file of this app. */
export const deviceOf = (name: string): string | undefined => FILE_OF_DEVICE.exec(name)?.[1];

/** Whether a file is a part: its name is made of its content, so that it never changes. */
export const isPart = (name: string): boolean => /^[0-9a-f]{16}-[0-9a-f]{20}$/.test(name);

/** Returns the devices whose key or manifest is among some files: one that sends for the first time has the key alone. */
export const devicesIn = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => (isPart(name) ? [] : (deviceOf(name) ?? [])))),
];

/** The version of the files' format. What a newer version wrote is left alone. */
export const FILES_VERSION = 1;

const manifestSchema = v.object({
  version: v.literal(FILES_VERSION),
  device: v.string(),
  /** What the owner calls the device. */
  name: v.string(),
  /** Counts up with every manifest, so that an older one is noticed. */
  count: v.pipe(v.number(), v.integer()),
  /** When it was written, an ISO timestamp of the device's clock. */
  at: v.string(),
  /** The names of the parts. */
  parts: v.array(v.string()),
});

/** What a device has written: its parts, which together hold everything that it has joined so far. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads an opened manifest: `newer` if a newer version wrote it, undefined if the text is not a manifest. */
export function readManifest(text: string): Manifest | 'newer' | undefined {
  const raw = parseJson(text);
  if (isRecord(raw) && typeof raw.version === 'number' && raw.version > FILES_VERSION) {
    return 'newer';
  }
  const parsed = v.safeParse(manifestSchema, raw);
  return parsed.success ? parsed.output : undefined;
}

/** A part of a list, in UTF-16 units: of more than twice as much or less than half, others are made. */
const PART_UNITS = 64 * 1024;
/** About the size of a tombstone. */
const TOMBSTONE_UNITS = 50;

/** Returns in how many parts a list of a size is stored, beginning with how many there were. */
function partCount(units: number, before: number, partUnits: number): number {
  let count = before;
  while (units / count > 2 * partUnits) count *= 2;
  while (count > 1 && units / count < partUnits / 2) count /= 2;
  return count;
}

/** A part of a list: its text, and the text's hash. */
export interface Part {
  text: string;
  hash: string;
}

/** Returns the entries of a map, sorted by key, because tabs of one browser hold them in different orders. */
const byKey = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([a], [b]) => ascending(a, b));

/**
 * Returns the texts of a list's parts, none if it is empty. A part has the entities, in stored form, and the
 * tombstones whose ids have the same hash, so that an edit changes only one part. `before` is the number of parts
 * so far.
 */
function textsOfParts(
  name: ListName,
  replica: Replica,
  before: number,
  partUnits: number,
): string[] {
  const entities = byKey(replica.entities).map(
    ([id, entity]) => [id, entityText(name, replica, id, entity)] as const,
  );
  const { size } = replica.tombstones;
  if (entities.length + size === 0) return [];
  const units = entities.reduce((sum, [, { length }]) => sum + length, size * TOMBSTONE_UNITS);
  const count = partCount(units, before, partUnits);
  const lines = Array.from({ length: count }, (): string[] => []);
  const deleted = Array.from({ length: count }, (): Record<string, Timestamp> => ({}));
  for (const [id, text] of entities) lines[numberIdOf(id) % count]?.push(text);
  for (const [key, time] of byKey(replica.tombstones)) {
    Object.assign(deleted[numberIdOf(key.split('/', 1)[0] ?? key) % count] ?? {}, { [key]: time });
  }
  return lines.map(
    (ofPart, index) =>
      `{"list":"${name}","entities":[${ofPart.join(',\n')}],"deleted":${JSON.stringify(deleted[index])}}`,
  );
}

/**
 * Creates a function that splits the lists of this browser into parts, of a size in UTF-16 units, and caches them:
 * the hash of an unchanged text, and the parts of an unchanged list, are not computed again.
 */
export function createPartsOf(
  { replicaOf, sharedOf }: Pick<SharedLists, 'replicaOf' | 'sharedOf'>,
  partUnits = PART_UNITS,
) {
  const known = new Map<ListName, { version: Replica; size: number; parts: Part[] }>();
  return (name: ListName): Part[] => {
    const last = known.get(name);
    const version = replicaOf(name);
    const shared = sharedOf(name);
    // Seed data is shared once it is stored, and a tombstone no longer once it has expired.
    const size = shared.entities.size + shared.tombstones.size;
    if (last?.version === version && last.size === size) return last.parts;
    const parts = textsOfParts(name, shared, last?.parts.length || 1, partUnits).map(
      (text, index) => {
        const lastPart = last?.parts[index];
        return lastPart?.text === text ? lastPart : { text, hash: hashOf(text) };
      },
    );
    known.set(name, { version, size, parts });
    return parts;
  };
}

/** Reads an opened part; undefined if it belongs to no list that this version knows. */
export function readPart(text: string): { name: ListName; replica: Replica } | undefined {
  const raw = parseJson(text);
  if (!isRecord(raw) || !Array.isArray(raw.entities)) return undefined;
  const name = LIST_NAMES.find((candidate) => candidate === raw.list);
  if (name === undefined) return undefined;
  const entities = new Map<string, VersionedEntity>();
  for (const stored of raw.entities) {
    const read = fromStored(name, stored);
    if (read) entities.set(read.id, read.entity);
  }
  return { name, replica: { entities, tombstones: readTombstones(raw.deleted ?? {}) } };
}
