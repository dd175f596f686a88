import { ADDRESSES } from '../../app/addresses';

/** The owner's places by group, the daily ones first. */
export const OWNER_PLACES = [
  {
    group: 'Work',
    places: [
      { to: ADDRESSES.today, label: 'Today' },
      { to: ADDRESSES.calendar, label: 'Calendar' },
      { to: ADDRESSES.leads, label: 'Leads' },
      { to: ADDRESSES.pipeline, label: 'Pipeline' },
      { to: ADDRESSES.projects, label: 'Projects' },
    ],
  },
  {
    group: 'Site',
    places: [
      { to: ADDRESSES.adminGallery, label: 'Gallery' },
      { to: ADDRESSES.adminBlog, label: 'Blog' },
      { to: ADDRESSES.content, label: 'Content' },
      { to: ADDRESSES.publish, label: 'Publish' },
    ],
  },
  {
    group: 'Data',
    places: [
      { to: ADDRESSES.dashboard, label: 'Dashboard' },
      { to: ADDRESSES.crm, label: 'CRM' },
      { to: ADDRESSES.storage, label: 'Storage' },
    ],
  },
] as const;

/** One of the owner's places. */
export type OwnerPlace = (typeof OWNER_PLACES)[number]['places'][number];

/** All places, in the order of the groups. */
export const OWNER_NAV: readonly OwnerPlace[] = OWNER_PLACES.flatMap(({ places }) => [...places]);

/** Returns the place that an address belongs to: that of the longest matching address. */
export const ownerPlaceAt = (pathname: string): OwnerPlace | undefined =>
  OWNER_NAV.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`)).toSorted(
    (a, b) => b.to.length - a.to.length,
  )[0];
