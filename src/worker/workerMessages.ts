import { DAY_MS } from '../lib/durations';
import type { FormPost } from './formPost';

/** The messages between a page and the service worker. */
export const WORKER_MESSAGES = {
  /** Asks for the worker's version; the reply comes through the port of the message. */
  version: 'version',
  /** Asks the worker to cache the public site and the admin app, because the owner uses this browser. */
  cacheAdminApp: 'cacheAdminApp',
} as const;

/** Asks the worker what became of a request; the replies come through the port of the message. */
export interface RequestToPost {
  type: 'requestToPost';
  /** The id of the lead that the request became. */
  leadId: string;
  /** What to post; undefined if the worker has it already. */
  post?: FormPost | undefined;
}

/** The worker's replies to a {@link RequestToPost}: first whether it has stored it, then a {@link Delivery}. */
export const POST_REPLIES = { stored: 'stored', notStored: 'notStored' } as const;

/** For how many milliseconds the worker keeps a request and tries to post it. */
export const POSTED_FOR_MS = 7 * DAY_MS;

/** The address of the service worker, at the root so that its scope is the whole site. */
export const WORKER_ADDRESS = '/sw.js';

/** Asks the worker to cache what a page consists of. */
export interface PageVisited {
  type: 'pageVisited';
  /** The addresses of the page and its files. */
  urls: string[];
  /** The addresses that the page links to. */
  links: string[];
  /** Whether the visitor has come from elsewhere; from the second such visit on, linked pages are cached. */
  isArrival: boolean;
  savesData: boolean;
}
