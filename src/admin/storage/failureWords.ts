import type { WriteFailure } from '../../events/system';

/** Why something is not saved, and what can be done about it. */
export const FAILURE_WORDS: Record<WriteFailure, string> = {
  full: 'This browser’s storage is full. The last changes are on screen but not saved. Download a backup now, then remove pictures or old entries; they are saved as soon as there is room.',
  denied:
    'This browser does not let the site store anything. Changes last until this page is closed. Download a backup before you leave, and allow site data for this address.',
  newerVersion:
    'A newer version of this site has written the data in this browser. Nothing is saved until you reload and get the new version.',
  damaged:
    'An entry is damaged and there was no room to set it aside, so nothing is written over it. Download the damaged data on the Storage page, then make room.',
};
