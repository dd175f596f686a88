import { ADDRESSES } from '../../app/addresses';
import { OWNER_NAV } from '../ownerPlaces';
import type { SearchItem } from './searchItems';

/** The id of the only action that is not an address. */
export const BACKUP_ACTION = 'action-backup';

const action = (id: string, title: string, to: string, text?: string): SearchItem => ({
  id: `action-${id}`,
  kind: 'action',
  title,
  detail: '',
  text,
  to,
});

/** By what other words a screen is looked for. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  [ADDRESSES.today]: 'calls visits',
  [ADDRESSES.calendar]: 'appointments month week',
  [ADDRESSES.pipeline]: 'board stages',
  [ADDRESSES.crm]: 'notifications funnel',
  [ADDRESSES.leads]: 'customers',
  [ADDRESSES.projects]: 'jobs',
  [ADDRESSES.adminGallery]: 'photos pictures',
  [ADDRESSES.adminBlog]: 'posts',
  [ADDRESSES.content]: 'pages copy',
  [ADDRESSES.storage]: 'backup import export',
};

/** What can be done from anywhere. */
export const ACTION_ITEMS: readonly SearchItem[] = [
  action('new-lead', 'New lead', ADDRESSES.newLead, 'add create customer'),
  action('new-job', 'New job', ADDRESSES.newProject, 'add create project'),
  action('new-post', 'New post', ADDRESSES.newPost, 'add write blog'),
  action('new-gallery', 'New gallery project', ADDRESSES.newGalleryProject, 'add photo picture'),
  action('backup', 'Download backup', ADDRESSES.storage, 'save export'),
  ...OWNER_NAV.map(({ to, label }) => action(to, `Go to ${label}`, to, OTHER_WORDS[to])),
  action('templates', 'Go to settings', ADDRESSES.templates, 'message templates'),
  action('launch', 'Go to Launch checklist', ADDRESSES.launch, 'samples placeholders go live'),
  action('deleted', 'Go to Recently deleted', ADDRESSES.deleted, 'restore undo trash'),
];
