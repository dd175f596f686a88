import { business } from '../business.ts';
import type { SubjectKind } from '../domain/lists/businessLists.ts';
import { TODAY_PATH } from '../lib/paths.ts';
import { withParams } from '../lib/query.ts';
import { slugify } from '../lib/slugs.ts';

/** Every address of the site. */
export const ADDRESSES = {
  home: '/',
  services: '/services',
  gallery: '/gallery',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  accessibility: '/accessibility',
  privacy: '/privacy',
  signIn: '/admin',
  today: TODAY_PATH,
  calendar: '/admin/calendar',
  templates: '/admin/today/templates',
  daySheet: '/admin/today/print',
  dashboard: '/admin/dashboard',
  adminGallery: '/admin/gallery',
  newGalleryProject: '/admin/gallery/new',
  adminBlog: '/admin/blog',
  newPost: '/admin/blog/new',
  crm: '/admin/crm',
  leads: '/admin/crm/leads',
  newLead: '/admin/crm/leads/new',
  pipeline: '/admin/crm/pipeline',
  sources: '/admin/crm/sources',
  content: '/admin/content',
  projects: '/admin/projects',
  newProject: '/admin/projects/new',
  projectBoard: '/admin/projects/board',
  publish: '/admin/publish',
  launch: '/admin/publish/launch',
  storage: '/admin/storage',
  deleted: '/admin/storage/deleted',
} as const;

/**
 * The page that shows the estimate or invoice in its fragment. Beside the others, because it is in no menu, sitemap
 * or list of pages: without a link that was sent it shows nothing.
 */
export const SHEET_PAGE = '/estimate';

/** The address of all notifications, in the CRM dashboard. */
export const ALL_NOTIFICATIONS = `${ADDRESSES.crm}?notifications=all#notifications`;

/** The address of the projects that are overdue. */
export const OVERDUE_PROJECTS = `${ADDRESSES.projects}?due=overdue`;

/** Returns the address of the sheet of a day. */
export const daySheetAddress = (day: string): string =>
  ADDRESSES.daySheet + withParams('', { day });
/** The days of a week's sheet. */
export const SHEET_DAYS = 7;
/** Returns the address of the sheet of the seven days from a day on. */
export const weekSheetAddress = (day: string): string =>
  ADDRESSES.daySheet + withParams('', { day, days: String(SHEET_DAYS) });

/** Returns a path of the deployed site with its scheme and host. */
export const wholeAddress = (path: string): string => new URL(path, business.siteUrl).href;
/** Returns the picture that stands for a public page where it is shared (`build/pages/cards.ts`). */
export const cardAddress = (path: string): string =>
  `/cards${path === ADDRESSES.home ? '/home' : path}.png`;

/** Returns the address of the gallery's projects of a category. */
export const galleryAddress = (category: string): string =>
  ADDRESSES.gallery + withParams('', { category });

/** Returns a post's address. */
export const postAddress = (slug: string): string => `${ADDRESSES.blog}/${slug}`;
/** Returns the address of the blog's articles with a tag. */
export const tagAddress = (tag: string): string => ADDRESSES.blog + withParams('', { tag });
/** The router's pattern of a gallery project's page. */
export const GALLERY_PROJECT_PATTERN = `${ADDRESSES.gallery}/:project`;
/** Returns the address of a gallery project's page: its title, for people, and its id, which decides. */
export const galleryProjectAddress = ({ id, title }: { id: number; title: string }): string =>
  `${ADDRESSES.gallery}/${[slugify(title), id].filter((part) => part !== '').join('-')}`;
/** Returns the addresses of the gallery's projects and of posts, each with the id of what is there. */
export const contentAddresses = (
  projects: readonly { id: number; title: string }[],
  posts: readonly { id: string; slug: string }[],
): { id: number | string; address: string }[] => [
  ...projects.map((project) => ({ id: project.id, address: galleryProjectAddress(project) })),
  ...posts.map(({ id, slug }) => ({ id, address: postAddress(slug) })),
];
/** Returns the id at the end of an address, whatever the project's title was; undefined without one. */
export function galleryProjectIdIn(lastPart: string): number | undefined {
  const digits = /(?:^|-)(\d+)$/.exec(lastPart)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
/** Returns the address of a lead's panel. */
export const leadAddress = (leadId: string): string =>
  `${ADDRESSES.leads}/${encodeURIComponent(leadId)}`;
/** The router's patterns of a lead's panel and its form. */
export const LEAD_PATTERN = `${ADDRESSES.leads}/:leadId`;
export const EDIT_LEAD_PATTERN = `${LEAD_PATTERN}/edit`;
/** Returns the address of a lead's form. */
export const editLeadAddress = (leadId: string): string => `${leadAddress(leadId)}/edit`;
/** The router's patterns of an estimate, its form, and the form of a new one. */
export const ESTIMATE_PATTERN = `${ADDRESSES.crm}/estimates/:estimateId`;
export const EDIT_ESTIMATE_PATTERN = `${ESTIMATE_PATTERN}/edit`;
export const NEW_ESTIMATE_PATTERN = `${LEAD_PATTERN}/estimates/new`;
/** Returns the address of an estimate. */
export const estimateAddress = (estimateId: string): string =>
  `${ADDRESSES.crm}/estimates/${encodeURIComponent(estimateId)}`;
/** Returns the address of the form of an estimate that is a draft. */
export const editEstimateAddress = (estimateId: string): string =>
  `${estimateAddress(estimateId)}/edit`;
/** Returns the address of the form of a new estimate for a lead. */
export const newEstimateAddress = (leadId: string): string =>
  `${leadAddress(leadId)}/estimates/new`;
/** The router's pattern of a person's page. */
export const PERSON_PATTERN = `${ADDRESSES.crm}/people/:key`;
/** Returns the address of a person's page, by one of the person's keys (`domain/leads/people.ts`). */
export const personAddress = (key: string): string =>
  `${ADDRESSES.crm}/people/${encodeURIComponent(key)}`;
/** Returns the address of a project's panel. */
export const projectAddress = (projectId: number): string => `${ADDRESSES.projects}/${projectId}`;
/** Returns the address of a project's form. */
export const projectFormAddress = (projectId: number): string =>
  `${projectAddress(projectId)}/edit`;

/** Returns the address of a gallery project's form. */
export const galleryFormAddress = (projectId: number): string =>
  `${ADDRESSES.adminGallery}/${projectId}`;
/** Returns the address of a post's editor. */
export const postEditorAddress = (postId: string): string =>
  `${ADDRESSES.adminBlog}/${encodeURIComponent(postId)}`;

/** Returns the address of a page's copy, or of the editor of one of its sections. */
export const contentAddress = (pageId: string, sectionId?: string): string =>
  [ADDRESSES.content, pageId, ...(sectionId === undefined ? [] : [sectionId])].join('/');

/** Returns the owner's address of a subject of the history, by its kind. */
export const SUBJECT_ADDRESSES: Record<SubjectKind, (id: string) => string> = {
  lead: leadAddress,
  project: (id) => projectAddress(Number(id)),
  gallery: () => ADDRESSES.adminGallery,
  post: () => ADDRESSES.adminBlog,
  page: () => ADDRESSES.content,
};

/** The header's navigation items, in order; the footer calls About `About Us`. */
export const NAV_ITEMS = [
  { to: ADDRESSES.home, label: 'Home' },
  { to: ADDRESSES.services, label: 'Services' },
  { to: ADDRESSES.gallery, label: 'Gallery' },
  { to: ADDRESSES.blog, label: 'Blog' },
  { to: ADDRESSES.about, label: 'About' },
  { to: ADDRESSES.contact, label: 'Contact' },
] as const;
