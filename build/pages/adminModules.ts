import { ADDRESSES } from '../../src/app/addresses.ts';

/** What the store begins with where nothing is stored yet. */
const SEED_DATA_MODULES = [
  'domain/blog/seedPosts.ts',
  'domain/gallery/seedData.ts',
  'domain/leads/samples.ts',
  'domain/projects/samples.ts',
];

/** The screens' modules, from `src`. */
const SCREENS: Record<string, string> = {
  [ADDRESSES.dashboard]: 'admin/dashboard/DashboardScreen.tsx',
  [ADDRESSES.crm]: 'admin/crm/CrmScreen.tsx',
  [ADDRESSES.leads]: 'admin/leads/LeadsScreen.tsx',
  [ADDRESSES.newLead]: 'admin/leads/form/LeadFormPanel.tsx',
  [ADDRESSES.adminGallery]: 'admin/gallery/GalleryScreen.tsx',
  [ADDRESSES.newGalleryProject]: 'admin/gallery/GalleryScreen.tsx',
  [ADDRESSES.adminBlog]: 'admin/blog/BlogScreen.tsx',
  [ADDRESSES.newPost]: 'admin/blog/BlogScreen.tsx',
  [ADDRESSES.content]: 'admin/content/ContentScreen.tsx',
  [ADDRESSES.projects]: 'admin/projects/ProjectsScreen.tsx',
  [ADDRESSES.newProject]: 'admin/projects/ProjectsScreen.tsx',
  [ADDRESSES.publish]: 'admin/publish/PublishScreen.tsx',
  [ADDRESSES.storage]: 'admin/storage/StorageScreen.tsx',
};

/**
 * The modules, from `src`, that the screen at an owner's address loads besides the entry. A page asks
 * for them in its head: left to the router, they would wait until the entry has run. Throws where the
 * address is not known here.
 */
export function adminModules(address: string): string[] {
  if (address === ADDRESSES.signIn) return ['admin/signIn/SignInScreen.tsx'];
  const screen = SCREENS[address];
  if (screen === undefined) throw new Error(`${address} is not in build/pages/adminModules.ts`);
  return [screen, ...SEED_DATA_MODULES];
}
