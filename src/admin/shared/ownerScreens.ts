import { ADDRESSES } from '../../app/addresses';

/** The admin screens, in the order of the bar. */
export const OWNER_NAV = [
  { to: ADDRESSES.today, label: 'Today' },
  { to: ADDRESSES.calendar, label: 'Calendar' },
  { to: ADDRESSES.dashboard, label: 'Dashboard' },
  { to: ADDRESSES.crm, label: 'CRM' },
  { to: ADDRESSES.leads, label: 'Leads' },
  { to: ADDRESSES.pipeline, label: 'Pipeline' },
  { to: ADDRESSES.projects, label: 'Projects' },
  { to: ADDRESSES.adminGallery, label: 'Gallery' },
  { to: ADDRESSES.adminBlog, label: 'Blog' },
  { to: ADDRESSES.content, label: 'Content' },
  { to: ADDRESSES.publish, label: 'Publish' },
  { to: ADDRESSES.storage, label: 'Storage' },
] as const;
