import type { EntryName } from '../../domain/system/events';
import { lookUp } from '../../lib/lookUp';

/** The owner's label of each entry. */
export const ENTRY_LABELS: Record<EntryName, string> = {
  pages: 'Page copy',
  gallery: 'Gallery',
  leads: 'Leads',
  notifications: 'Notifications',
  posts: 'Blog posts',
  projects: 'Projects',
  statusUpdates: 'Status updates',
  estimates: 'Estimates',
  payments: 'Payments',
  history: 'History',
  deleted: 'Recently deleted',
  settings: 'Settings',
  signedIn: 'Sign-in',
};

/** Returns the owner's label of any stored entry; those without a label hold internal data. */
export const entryLabel = (entry: string): string => lookUp(ENTRY_LABELS, entry) ?? 'Bookkeeping';
