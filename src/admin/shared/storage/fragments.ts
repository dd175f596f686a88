/** The fragments of the Storage page's sections. */
export const USAGE_FRAGMENT = 'usage';
export const PICTURES_FRAGMENT = 'pictures';
export const RESTORE_FRAGMENT = 'restore';
export const DAMAGED_FRAGMENT = 'damaged';
export const CSV_FRAGMENT = 'spreadsheet';
/** The preview of an import, in the section of the spreadsheet. */
export const PREVIEW_FRAGMENT = 'csv-preview';
export const DEVICES_FRAGMENT = 'devices';
