/** The localStorage keys. They are never renamed: people's data stands under them (docs/storage.md). */

/** Every key of ours begins like this. */
export const KEY_PREFIX = 'handyman.';

/** The version of what is stored. A browser that holds a newer one is not written to. */
export const STORED_VERSION = 1;

/** The key of an entry. */
export const keyOf = (entry: string): string => `${KEY_PREFIX}${entry}`;
/** Where the damaged text of an entry is set aside. */
export const damagedKeyOf = (entry: string): string => `${KEY_PREFIX}damaged.${entry}`;

/** When entities and members of every list were deleted. */
export const TOMBSTONES_KEY = keyOf('tombstones');
/** Holds {@link STORED_VERSION}. */
export const VERSION_KEY = keyOf('version');
/** When the last backup was downloaded, an ISO timestamp. */
export const LAST_BACKUP_KEY = keyOf('lastBackup');
/** When the owner started with this browser, an ISO timestamp. */
export const FIRST_START_KEY = keyOf('firstStart');
/** The journal of leads: one key for each line, made of the tab, the lead and a count. */
export const JOURNAL_PREFIX = keyOf('journal.');
/** The signed-in flag. */
export const SIGNED_IN_KEY = keyOf('signedIn');
/** The choice of light or dark. */
export const COLOR_SCHEME_KEY = keyOf('colorScheme');
