import * as v from 'valibot';
import { randomHex } from '../../lib/ids';
import { STORE_KINDS, type StoreKind } from '../../lib/storeKinds';
import { readStoredJson } from '../attempt';
import { keyOf } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';

export const CONNECTION_KEY = keyOf('devices');

const seenSchema = v.object({
  name: v.string(),
  at: v.string(),
  count: v.number(),
  /** By how much its clock was ahead of this device's when it last wrote, in milliseconds; negative if behind. */
  clockOff: v.optional(v.number()),
  /** Its parts at the store that have been joined. */
  parts: v.array(v.string()),
});

/** What was last read of another device. */
export type SeenDevice = v.InferOutput<typeof seenSchema>;

const connectionSchema = v.object({
  kind: v.picklist(STORE_KINDS),
  /** The address of a remoteStorage store: `user@host`. Empty for the others. */
  address: v.fallback(v.string(), ''),
  /** This device's random id at the store. */
  device: v.string(),
  /** What the owner calls this device. */
  name: v.string(),
  /** What opens the files, the own one first; empty until the passphrase has been given. */
  identities: v.fallback(v.array(v.string()), []),
  /** The own identity, locked with the passphrase, as it lies at the store. */
  key: v.fallback(v.string(), ''),
  /** The count of the own manifest, counted up before it is written. */
  count: v.fallback(v.number(), 0),
  /** The parts that the own manifest names. */
  published: v.fallback(v.array(v.string()), []),
  /** The own parts that have been written: the file that holds a text, by the text's hash. */
  parts: v.fallback(v.record(v.string(), v.string()), {}),
  /** The other devices by id. */
  seen: v.fallback(v.record(v.string(), seenSchema), {}),
  /** When the other devices' files were last read, before the first of them, an ISO timestamp. */
  readAt: v.optional(v.string()),
  /** When everything was last exchanged, an ISO timestamp. */
  syncedAt: v.optional(v.string()),
});

/** How this browser is connected to the owner's store, and what it has written and read there. */
export type Connection = v.InferOutput<typeof connectionSchema>;

/** Returns the connection of this browser; undefined if it is not connected. */
export const readConnection = (storage: KeyValueStorage): Connection | undefined =>
  readStoredJson(storage, CONNECTION_KEY, connectionSchema);

export function storeConnection(connection: Connection, storage: KeyValueStorage): void {
  storage.write(CONNECTION_KEY, JSON.stringify(connection));
}

/** Ends the connection of this browser; nothing else is changed, here or at the store. */
export const removeConnection = (storage: KeyValueStorage): void => storage.remove(CONNECTION_KEY);

/** Returns a connection with another device id, under which nothing has been written. */
export const asNewDevice = (connection: Connection): Connection => ({
  ...connection,
  count: 0,
  published: [],
  parts: {},
  device: randomHex(8),
});

/** Creates a connection that waits for the sign-in and the passphrase. */
export const newConnection = (kind: StoreKind, address: string, name: string): Connection =>
  v.parse(connectionSchema, { kind, address, name, device: randomHex(8) });
