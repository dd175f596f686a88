/** What a page and the service worker say to each other. */
export const WORKER_MESSAGES = {
  /** Which version are you? Answered through the port that comes along. */
  version: 'version',
  /** Keep the admin app too: its owner is here. */
  cacheAdminApp: 'cacheAdminApp',
  /** Stand in for the worker before you. */
  takeOver: 'takeOver',
} as const;
