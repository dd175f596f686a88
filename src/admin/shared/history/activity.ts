import { lookUp } from '../../../lib/lookUp';
import { ADDRESSES, leadAddress, projectAddress } from '../../../app/addresses';
import * as blog from '../../../events/blog';
import * as gallery from '../../../events/gallery';
import { ENTRY_TYPES } from '../../../domain/history/rules';
import * as projects from '../../../events/projects';
import type { HistoryEntry, SubjectKind } from '../../../domain/history/schema';

/** Recent activity: which history entries it shows, and the addresses they link to. */

/** How many entries are shown. */
export const ACTIVITY_SHOWN = 8;

const DELETION_EVENTS: ReadonlySet<string> = new Set([
  ENTRY_TYPES.leadDeleted,
  projects.projectDeleted.type,
  gallery.galleryProjectRemoved.type,
  blog.postDeleted.type,
]);

/** Returns the newest entries about some kinds of subject, without notifications. */
export function recentActivity(
  history: readonly HistoryEntry[],
  kinds?: readonly SubjectKind[],
): HistoryEntry[] {
  const shown: HistoryEntry[] = [];
  for (const entry of history) {
    if (shown.length === ACTIVITY_SHOWN) break;
    if (entry.type === ENTRY_TYPES.notified) continue;
    if (kinds === undefined || (kinds as readonly string[]).includes(entry.subjectKind))
      shown.push(entry);
  }
  return shown;
}

const ADDRESS_OF: Record<SubjectKind, (id: string) => string> = {
  lead: leadAddress,
  project: (id) => projectAddress(Number(id)),
  gallery: () => ADDRESSES.adminGallery,
  post: () => ADDRESSES.adminBlog,
  page: () => ADDRESSES.content,
};

/** Returns the address of an entry's subject; undefined if it was deleted. */
export function subjectAddress({ type, subjectKind, subjectId }: HistoryEntry): string | undefined {
  return DELETION_EVENTS.has(type) ? undefined : lookUp(ADDRESS_OF, subjectKind)?.(subjectId);
}
