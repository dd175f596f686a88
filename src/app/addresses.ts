/** Every address of the site, in one place (specification, section 2, Route table). */
export const ADDRESSES = {
  home: '/',
  services: '/services',
  gallery: '/gallery',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  signIn: '/admin',
  dashboard: '/admin/dashboard',
  adminGallery: '/admin/gallery',
  newGalleryProject: '/admin/gallery/new',
  adminBlog: '/admin/blog',
  newPost: '/admin/blog/new',
  crm: '/admin/crm',
  leads: '/admin/crm/leads',
  newLead: '/admin/crm/leads/new',
  content: '/admin/content',
  projects: '/admin/projects',
  newProject: '/admin/projects/new',
  publish: '/admin/publish',
  storage: '/admin/storage',
} as const;

/** A post's address. */
export const postAddress = (slug: string): string => `${ADDRESSES.blog}/${slug}`;
/** The address of a lead's panel. */
export const leadAddress = (leadId: string): string =>
  `${ADDRESSES.leads}/${encodeURIComponent(leadId)}`;
/** Which addresses show a lead's panel, and which its form, for the router. */
export const LEAD_PATTERN = `${ADDRESSES.leads}/:leadId`;
export const EDIT_LEAD_PATTERN = `${LEAD_PATTERN}/edit`;
/** The address of a lead's form. */
export const editLeadAddress = (leadId: string): string => `${leadAddress(leadId)}/edit`;
/** The address of a project's panel. */
export const projectAddress = (projectId: number): string => `${ADDRESSES.projects}/${projectId}`;
/** The address of a project's form. */
export const projectFormAddress = (projectId: number): string =>
  `${projectAddress(projectId)}/edit`;

/** The address of a gallery project's form. */
export const galleryFormAddress = (projectId: number): string =>
  `${ADDRESSES.adminGallery}/${projectId}`;
/** The address of a post's editor. */
export const postEditorAddress = (postId: string): string =>
  `${ADDRESSES.adminBlog}/${encodeURIComponent(postId)}`;

/** The address of a page's copy, or of the editor of one of its sections. */
export const contentAddress = (pageId: string, sectionId?: string): string =>
  [ADDRESSES.content, pageId, ...(sectionId === undefined ? [] : [sectionId])].join('/');

/** Whether an address belongs to the admin app. */
export const isAdminAddress = (address: string): boolean => /^\/admin(?=$|[/?#])/.test(address);

/** The header's nav items, in order; the footer calls About `About Us` (section 2). */
export const NAV_ITEMS = [
  { to: ADDRESSES.home, label: 'Home' },
  { to: ADDRESSES.services, label: 'Services' },
  { to: ADDRESSES.gallery, label: 'Gallery' },
  { to: ADDRESSES.blog, label: 'Blog' },
  { to: ADDRESSES.about, label: 'About' },
  { to: ADDRESSES.contact, label: 'Contact' },
] as const;
