import * as v from 'valibot';
import { createSubscribers } from '../lib/subscribers';
import type { Delivery } from '../worker/formPost';
import { attempt, readStoredJson } from './attempt';
import { keyOf } from './engine/keys';
import { tabStorage } from './engine/keyValueStorage';

/** What became of the post of a request; undefined if it is not posted. */
export type PostState = Delivery | 'sending';

/** The last request sent from this tab: the id of its lead, and when it was sent (milliseconds). */
export interface SentRequest {
  leadId: string;
  at: number;
  post?: PostState | undefined;
  /** Whether the service worker has stored it until it is sent. */
  isStored?: boolean | undefined;
}

const KEY = keyOf('sentRequest');
const POST_STATES = [
  'sending',
  'sent',
  'offline',
  'refused',
] as const satisfies readonly PostState[];
const schema = v.object({
  leadId: v.string(),
  at: v.number(),
  post: v.optional(v.picklist(POST_STATES)),
  isStored: v.optional(v.boolean()),
});

let known: SentRequest | undefined;
let isRead = false;
const subscribers = createSubscribers();

/**
 * Stores that this tab sent a request, so that a reload can offer to send it again; not the request
 * itself, as others may use the device.
 */
export const sentRequest = {
  get(): SentRequest | undefined {
    if (!isRead) {
      known = readStoredJson(tabStorage, KEY, schema);
      isRead = true;
    }
    return known;
  },
  /** Stores a request; undefined removes it. */
  set(sent: SentRequest | undefined): void {
    known = sent;
    isRead = true;
    attempt('What was sent from this tab is forgotten when it is reloaded', () => {
      if (sent) tabStorage.write(KEY, JSON.stringify(sent));
      else tabStorage.remove(KEY);
    });
    subscribers.notify();
  },
  subscribe: subscribers.subscribe,
};
