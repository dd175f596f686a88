/** The kinds of store by which the owner may join devices. */
export const STORE_KINDS = ['remoteStorage', 'dropbox', 'googleDrive'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** The connections that the policy of the owner's pages allows until this browser's choice narrows it. */
export const ANY_STORE = 'https: http:';
