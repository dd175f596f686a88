import type { EntryName } from '../../domain/system/events';
import { lookUp } from '../../lib/lookUp';

/** What the owner calls each stored entry. */
const LABELS: Record<EntryName, string> = {
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

/** Returns what the owner calls a stored entry; those without a label hold internal data. */
export const entryLabel = (entry: string): string => lookUp(LABELS, entry) ?? 'Bookkeeping';
