import type { ListName } from '../../events/system';
import type { ListSlice } from '../store';

/** The slice of the state that holds each stored list. */
export const SLICE_OF: Readonly<Record<ListName, ListSlice>> = {
  pages: 'content',
  gallery: 'gallery',
  leads: 'leads',
  notifications: 'notifications',
  posts: 'blog',
  projects: 'projects',
  statusUpdates: 'statusUpdates',
  estimates: 'estimates',
  payments: 'payments',
  history: 'history',
  deleted: 'deleted',
  settings: 'settings',
};
