import {
  ADDRESSES,
  ESTIMATE_PATTERN,
  NEW_ESTIMATE_PATTERN,
  PERSON_PATTERN,
} from '../../src/app/addresses.ts';
import { SEED_DATA_CHUNK } from '../paths.ts';

/** The screens' modules, from `src`, by address, or by pattern where a screen has an address for each record. */
const SCREENS: Record<string, string> = {
  [ADDRESSES.today]: 'admin/today/TodayScreen.tsx',
  [ADDRESSES.calendar]: 'admin/calendar/CalendarScreen.tsx',
  [ADDRESSES.daySheet]: 'admin/today/DaySheetScreen.tsx',
  [ADDRESSES.templates]: 'admin/messages/TemplatesScreen.tsx',
  [ADDRESSES.dashboard]: 'admin/dashboard/DashboardScreen.tsx',
  [ADDRESSES.crm]: 'admin/crm/CrmScreen.tsx',
  [ADDRESSES.leads]: 'admin/leads/LeadsScreen.tsx',
  [ADDRESSES.newLead]: 'admin/leads/form/LeadFormPanel.tsx',
  [ESTIMATE_PATTERN]: 'admin/estimates/EstimateScreen.tsx',
  [NEW_ESTIMATE_PATTERN]: 'admin/estimates/NewEstimatePanel.tsx',
  [PERSON_PATTERN]: 'admin/people/PersonScreen.tsx',
  [ADDRESSES.sources]: 'admin/sources/SourcesScreen.tsx',
  [ADDRESSES.pipeline]: 'admin/pipeline/PipelineScreen.tsx',
  [ADDRESSES.adminGallery]: 'admin/gallery/GalleryScreen.tsx',
  [ADDRESSES.newGalleryProject]: 'admin/gallery/GalleryScreen.tsx',
  [ADDRESSES.adminBlog]: 'admin/blog/BlogScreen.tsx',
  [ADDRESSES.newPost]: 'admin/blog/BlogScreen.tsx',
  [ADDRESSES.content]: 'admin/content/ContentScreen.tsx',
  [ADDRESSES.projects]: 'admin/projects/ProjectsScreen.tsx',
  [ADDRESSES.newProject]: 'admin/projects/ProjectsScreen.tsx',
  [ADDRESSES.projectBoard]: 'admin/projects/board/ProjectBoardScreen.tsx',
  [ADDRESSES.publish]: 'admin/publish/PublishScreen.tsx',
  [ADDRESSES.launch]: 'admin/launch/LaunchScreen.tsx',
  [ADDRESSES.storage]: 'admin/storage/StorageScreen.tsx',
  [ADDRESSES.deleted]: 'admin/undo/DeletedScreen.tsx',
};

/** The sign-in, which needs no data. */
const SIGN_IN = 'admin/signIn/SignInScreen.tsx';

const SCREEN_COUNT = new Set([SIGN_IN, ...Object.values(SCREENS)]).size;

/**
 * How many chunks share what is in one chunk for all (vite.config.ts): more than there are screens, since
 * the dialogs that are loaded on demand share it too.
 */
export const SHARED_BY = Math.ceil(SCREEN_COUNT * 1.25);

/**
 * Returns the modules of `src` or chunks that a page at an admin address preloads: its screen and
 * its seed data. Throws if the address is unknown.
 */
export function adminModules(address: string): string[] {
  if (address === ADDRESSES.signIn) return [SIGN_IN];
  const screen = SCREENS[address];
  if (screen === undefined) throw new Error(`${address} is not in build/pages/adminModules.ts`);
  return [screen, SEED_DATA_CHUNK];
}
