import { KEY_PREFIX } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import { PICTURE_KEY_PREFIX } from './pictureKeys';

/** How much of localStorage is used, in UTF-16 units with keys, as browsers count it. */
export type StorageUsage = ReturnType<typeof measureUsage>;

/** The quota of localStorage that browsers give a site, in UTF-16 units, keys included. */
export const STORE_UNITS = 5_242_880;
/** The most that pictures may take of it, in UTF-16 units. */
const PICTURE_UNITS = 4_200_000;
/** Left free for entries, so that a lead still fits when pictures fill their share. */
const RESERVE_UNITS = 700_000;
/** The measured size of a photograph at 1200 px and quality 0.8, with its thumbnail, in bytes. */
const USUAL_PHOTO_BYTES = 230_000;
/** The owner is warned from this share of the storage on. */
export const WARN_AT = 0.8;

/** Whether pictures take the room of leads, because this browser has no database as far as is known. */
export const pictureRoom = { isLocal: false };

/** Measures localStorage; throws if it is denied. */
export function measureUsage(storage: KeyValueStorage) {
  const entries: { key: string; units: number }[] = [];
  /** The size of all entries except pictures. */
  let entryUnits = 0;
  /** The size of the pictures that are in localStorage. */
  let pictureUnits = 0;
  for (const key of storage.keys()) {
    const units = key.length + (storage.read(key)?.length ?? 0);
    if (key.startsWith(PICTURE_KEY_PREFIX)) pictureUnits += units;
    else {
      entryUnits += units;
      if (key.startsWith(KEY_PREFIX)) entries.push({ key, units });
    }
  }
  return {
    /** All entries except pictures, by key, the largest first. */
    entries: entries.sort((a, b) => b.units - a.units),
    entryUnits,
    pictureUnits,
    /** The most that pictures may take there, given the size of the entries. */
    pictureLimit: Math.max(0, Math.min(PICTURE_UNITS, STORE_UNITS - RESERVE_UNITS - entryUnits)),
    /** The used share of localStorage, from 0 to 1. */
    share: (entryUnits + pictureUnits) / STORE_UNITS,
  };
}

/** Returns how many photographs of the usual size fit into some bytes. */
export const photosIn = (bytes: number): number => Math.floor(bytes / USUAL_PHOTO_BYTES);
