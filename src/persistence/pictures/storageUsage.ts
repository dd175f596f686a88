import { KEY_PREFIX } from '../engine/keys';
import { PICTURE_KEY_PREFIX } from './pictureKeys';
import type { KeyValueStorage } from '../engine/keyValueStorage';

/** How much of the browser's storage is used, in UTF-16 units with keys, as browsers count it. */
export interface StorageUsage {
  /** All entries except pictures, by key, the largest first. */
  entries: { key: string; units: number }[];
  /** The size of all entries except pictures. */
  entryUnits: number;
  pictureCount: number;
  pictureUnits: number;
  /** The most that pictures may take, given the size of the entries. */
  pictureLimit: number;
  /** How many more photographs of the usual size fit. */
  photosLeft: number;
  /** The used share of the whole storage, from 0 to 1. */
  share: number;
}

/** The quota that browsers give a site, in UTF-16 units, keys included. */
export const STORE_UNITS = 5_242_880;
/** The most that pictures may take, in UTF-16 units. */
const PICTURE_UNITS = 4_200_000;
/** Left free for entries, so that a lead still fits when pictures fill their share. */
const RESERVE_UNITS = 700_000;
/** The measured size of a photograph at 1200 px and quality 0.8. */
export const USUAL_PHOTO_UNITS = 240_000;
/** The owner is warned from this share of the storage on. */
export const WARN_AT = 0.8;

/** Measures the storage; throws if it is denied. */
export function measureUsage(storage: KeyValueStorage): StorageUsage {
  const entries: StorageUsage['entries'] = [];
  let entryUnits = 0;
  let pictureUnits = 0;
  let pictureCount = 0;
  for (const key of storage.keys()) {
    const units = key.length + (storage.read(key)?.length ?? 0);
    if (key.startsWith(PICTURE_KEY_PREFIX)) {
      pictureUnits += units;
      pictureCount += 1;
    } else {
      entryUnits += units;
      if (key.startsWith(KEY_PREFIX)) entries.push({ key, units });
    }
  }
  const pictureLimit = pictureLimitBeside(entryUnits);
  return {
    entries: entries.sort((a, b) => b.units - a.units),
    entryUnits,
    pictureCount,
    pictureUnits,
    pictureLimit,
    photosLeft: Math.max(0, Math.floor((pictureLimit - pictureUnits) / USUAL_PHOTO_UNITS)),
    share: (entryUnits + pictureUnits) / STORE_UNITS,
  };
}

/** Returns the most that pictures may take beside entries of a size. */
export function pictureLimitBeside(entryUnits: number): number {
  return Math.max(0, Math.min(PICTURE_UNITS, STORE_UNITS - RESERVE_UNITS - entryUnits));
}
