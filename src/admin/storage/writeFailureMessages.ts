import type { EntryName, WriteFailure } from '../../events/system';
import { ENTRY_LABELS } from './entryLabels';

/** Messages about why data could not be saved, and what to do. */
export const WRITE_FAILURE_MESSAGES: Record<WriteFailure, string> = {
  full: 'This browser’s storage is full. The last changes are on screen but not saved. Download a backup now, then remove pictures or old entries; they are saved as soon as there is room.',
  denied:
    'This browser does not let the site store anything. Changes last until this page is closed. Download a backup before you leave, and allow site data for this address.',
  newerVersion:
    'A newer version of this site has written the data in this browser, so this older one saves nothing. Reload to get the new version. If you have changed something here, download a backup first and merge it afterwards.',
  damaged:
    'An entry is damaged and there was no room to set it aside, so nothing is written over it. Download the damaged data on the Storage page, then make room.',
};

/** Returns the beginning of such a message: which entries, or all of them. */
export function notSavedMessage(entries: readonly EntryName[], reason: WriteFailure): string {
  return reason === 'newerVersion'
    ? 'Nothing is saved.'
    : `Not saved: ${entries.map((entry) => ENTRY_LABELS[entry]).join(', ')}.`;
}
