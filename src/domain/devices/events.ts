import type { StoreKind } from '../../lib/storeKinds';
import type { ListName } from '../lists/schema';
import { defineEvent } from '../shared/event';

/** How far the owner has come with connecting this browser to a store. */
export type ConnectionStep = 'signIn' | 'passphrase' | 'connected';

/** The connection of this browser to the owner's store, as far as screens show it. */
export interface ConnectedStore {
  kind: StoreKind;
  /** The address of a remoteStorage store; empty for the others. */
  address: string;
  /** What the owner calls this device. */
  name: string;
  step: ConnectionStep;
  /** Whether the owner has just refused this app access at the store. */
  wasRefused?: boolean;
  /** Whether the sign-in there from which the owner has just come back gave no key. */
  wasUnfinished?: boolean;
  /** When everything was last exchanged, an ISO timestamp. */
  syncedAt?: string;
}

/** This browser's connection to the owner's store was read, at start or after a step of connecting. */
export const connectionRead = defineEvent<ConnectedStore>('devices/connectionRead');

/** The owner ended the connection. All data stay, here and at the store. */
export const storeDisconnected = defineEvent('devices/storeDisconnected');

/** An exchange with the store began. */
export const exchangeBegan = defineEvent('devices/exchangeBegan');

/** How many files or pictures of an exchange are done, of how many. */
export interface ExchangeProgress {
  direction: 'receiving' | 'sending';
  done: number;
  total: number;
}

/** A long exchange read or wrote a file. */
export const exchangeProgressed = defineEvent<ExchangeProgress>('devices/exchangeProgressed');

/**
 * What is wrong with the files of another device, so that nothing of it was joined: they cannot be opened, are
 * older than what was read before, or were written by a newer version.
 */
export type DeviceProblem = 'unreadable' | 'rolledBack' | 'newer';

/** Another device of the owner's. */
export interface OtherDevice {
  device: string;
  /** What the owner calls it; empty if that could never be read. */
  name: string;
  /** When it last wrote, an ISO timestamp of its clock; empty likewise. */
  at: string;
  /** By how much its clock is ahead of this device's, in milliseconds; negative if behind. */
  clockOff?: number;
  problem?: DeviceProblem;
}

/**
 * All that was new was read from the store and written there; what came is in the state by
 * `system/remoteChangesMerged`. If anything came, follow-ups are checked.
 */
export const exchanged = defineEvent<{
  others: OtherDevice[];
  /** How many entities came from them, by list. */
  received: Partial<Record<ListName, number>>;
  /** How many pictures did not fit into this browser. */
  picturesWithoutRoom: number;
}>('devices/exchanged');

/** A record of this device, or a member of a record, that no other device has any more. */
export interface AbsentRecord {
  list: ListName;
  id: string;
  /** Of a part, such as a document: its collection and id, `documents/1`. */
  part?: string;
  name: string;
}

/**
 * This device was away for longer than the others remember deletions. Before it exchanges, the owner says whether
 * the records that the others lack are deleted here too, or come back there.
 */
export const deletionsAsked = defineEvent<{ since: string; records: AbsentRecord[] }>(
  'devices/deletionsAsked',
);

/**
 * Why an exchange failed: no network or no answer, the sign-in at the store has ended, the store is full, it is to be
 * asked again later, it refused for another reason, it has none of the devices' files any more, this browser is full,
 * or what exchanges could not be loaded.
 */
export type StoreProblem =
  | 'offline'
  | 'signedOut'
  | 'full'
  | 'busy'
  | 'refused'
  | 'emptied'
  | 'browserFull'
  | 'notLoaded';

/** An exchange failed; it is tried again. Both sides are whole. */
export const exchangeFailed = defineEvent<{
  problem: StoreProblem;
  /** How many records wait to be sent; undefined if that is not known. */
  waiting?: number;
}>('devices/exchangeFailed');
