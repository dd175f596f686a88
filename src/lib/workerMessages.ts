/** The messages between a page and the service worker. */
export const WORKER_MESSAGES = {
  /** Asks for the worker's version; the reply comes through the port of the message. */
  version: 'version',
  /** Asks the worker to cache the admin app too, because the owner uses this browser. */
  cacheAdminApp: 'cacheAdminApp',
  /** Asks the worker to activate and replace the one before it. */
  takeOver: 'takeOver',
} as const;
