import type { EntryName } from '../../events/system';

/** What the owner calls each entry of the store. */
export const ENTRY_LABELS: Record<EntryName, string> = {
  pages: 'Page copy',
  gallery: 'Gallery',
  leads: 'Leads',
  notifications: 'Notifications',
  posts: 'Blog posts',
  projects: 'Projects',
  statusUpdates: 'Status updates',
  history: 'History',
  signedIn: 'Sign-in',
};

/** What the owner calls anything in the store; what has no name of its own keeps the books. */
export const entryLabel = (entry: string): string =>
  new Map<string, string>(Object.entries(ENTRY_LABELS)).get(entry) ?? 'Bookkeeping';
