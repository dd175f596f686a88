/** The fragments of the Storage page that lead to its parts. */

export const PICTURES_FRAGMENT = 'pictures';
export const RESTORE_FRAGMENT = 'restore';
