import { KEY_PREFIX } from '../engine/keys';
import { PICTURE_KEY_PREFIX } from './pictureKeys';
import type { KeyValueStorage } from '../engine/keyValueStorage';

/** How much the browser's store is used. Sizes are UTF-16 units, keys included, as it counts them. */
export interface StorageUsage {
  /** Our entries but for pictures, by key, the largest first. */
  entries: { key: string; units: number }[];
  /** All but pictures. */
  entryUnits: number;
  pictureCount: number;
  pictureUnits: number;
  /** What pictures may take at most, with the entries as they are. */
  pictureLimit: number;
  /** How many more photographs of the usual size fit. */
  photosLeft: number;
  /** The share of the whole store that is used, from 0 to 1. */
  share: number;
}

/** What browsers give a site, in UTF-16 units, keys included. */
export const STORE_UNITS = 5_242_880;
/** What pictures may take at most. */
const PICTURE_UNITS = 4_200_000;
/** What is kept free for entries, so that a lead still fits when pictures fill their share. */
const RESERVE_UNITS = 700_000;
/** A photograph at 1200 px and quality 0.8, as measured. */
export const USUAL_PHOTO_UNITS = 240_000;
/** From which share of the store on the owner is warned. */
export const WARN_AT = 0.8;

/** Measures the store. Throws where storage is denied. */
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

/** What pictures may take beside entries of a size: their share, or what the entries leave. */
export function pictureLimitBeside(entryUnits: number): number {
  return Math.max(0, Math.min(PICTURE_UNITS, STORE_UNITS - RESERVE_UNITS - entryUnits));
}
