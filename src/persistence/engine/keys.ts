/** The localStorage keys. Never renamed: people's data are stored under them. */

/** The prefix of every key of this site. */
export const KEY_PREFIX = 'handyman.';

/** The version of the stored data. Nothing is written to a browser that holds a newer one. */
export const STORED_VERSION = 1;

/** The key of an entry. */
export const keyOf = (entry: string): string => `${KEY_PREFIX}${entry}`;
/** The prefix of keys under which unreadable texts of an entry are set aside. */
export const damagedKeyOf = (entry: string): string => `${KEY_PREFIX}damaged.${entry}`;

/** The times of deletion of entities and members, of all lists. */
export const TOMBSTONES_KEY = keyOf('tombstones');
/** Holds {@link STORED_VERSION}. */
export const VERSION_KEY = keyOf('version');
/** When the last backup was downloaded, an ISO timestamp. */
export const LAST_BACKUP_KEY = keyOf('lastBackup');
/** When the owner first used this browser, an ISO timestamp. */
export const FIRST_START_KEY = keyOf('firstStart');
/** The lists that were stored before their seed data was loaded, which is still to be added. */
export const SEED_DATA_DUE_KEY = keyOf('seedDataDue');
/** The prefix of the journal's keys of leads, one a line: the tab, the lead and a count follow. */
export const JOURNAL_PREFIX = keyOf('journal.');
/**
 * The prefix of the journal's keys of other lists: the tab, the list, the entity and a count follow. It differs,
 * because a tab of an older version takes each line under the first prefix for a lead's.
 */
export const JOURNAL_OF_LISTS_PREFIX = keyOf('changes.');
/** The signed-in flag. */
export const SIGNED_IN_KEY = keyOf('signedIn');
/** The choice of light or dark. */
export const COLOR_SCHEME_KEY = keyOf('colorScheme');
