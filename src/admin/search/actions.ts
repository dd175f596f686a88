import { ADDRESSES } from '../../app/addresses';
import type { SearchItem } from './searchItems';

/** The id of the one action that is not an address. */
export const BACKUP_ACTION = 'action-backup';

const action = (id: string, title: string, to: string, text = ''): SearchItem => ({
  id: `action-${id}`,
  kind: 'action',
  title,
  detail: '',
  text,
  to,
  phone: '',
});

/** What can be done from anywhere. */
export const ACTION_ITEMS: readonly SearchItem[] = [
  action('new-lead', 'New lead', ADDRESSES.newLead, 'add create customer'),
  action('new-job', 'New job', ADDRESSES.newProject, 'add create project'),
  action('new-post', 'New post', ADDRESSES.newPost, 'add write blog'),
  action('new-gallery', 'New gallery project', ADDRESSES.newGalleryProject, 'add photo picture'),
  action('backup', 'Download backup', ADDRESSES.storage, 'save export'),
  action('today', 'Go to Today', ADDRESSES.today, 'calls visits'),
  action('calendar', 'Go to calendar', ADDRESSES.calendar, 'appointments month week'),
  action('dashboard', 'Go to dashboard', ADDRESSES.dashboard),
  action('pipeline', 'Go to pipeline', ADDRESSES.pipeline, 'board stages'),
  action('crm', 'Go to CRM', ADDRESSES.crm, 'notifications funnel'),
  action('leads', 'Go to leads', ADDRESSES.leads, 'customers'),
  action('projects', 'Go to projects', ADDRESSES.projects, 'jobs'),
  action('gallery', 'Go to gallery', ADDRESSES.adminGallery, 'photos pictures'),
  action('blog', 'Go to blog', ADDRESSES.adminBlog, 'posts'),
  action('content', 'Go to content', ADDRESSES.content, 'pages copy'),
  action('publish', 'Go to publish', ADDRESSES.publish),
  action('storage', 'Go to storage', ADDRESSES.storage, 'backup import export'),
  action('templates', 'Go to settings', ADDRESSES.templates, 'message templates'),
  action('deleted', 'Go to Recently deleted', ADDRESSES.deleted, 'restore undo trash'),
];
