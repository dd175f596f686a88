import { lookUp } from '../../../lib/lookUp';
import { ADDRESSES, leadAddress, projectAddress } from '../../../app/addresses';
import * as blog from '../../../domain/blog/events';
import * as gallery from '../../../domain/gallery/events';
import { ENTRY_TYPES } from '../../../domain/history/rules';
import * as projects from '../../../domain/projects/events';
import type { HistoryEntry, SubjectKind } from '../../../domain/history/schema';

/** Recent activity: which history entries it shows, and the addresses they link to. */

/** How many entries are shown. */
const ACTIVITY_SHOWN = 8;

const DELETION_EVENTS: ReadonlySet<string> = new Set([
  ENTRY_TYPES.leadDeleted,
  projects.projectDeleted.type,
  gallery.galleryProjectRemoved.type,
  blog.postDeleted.type,
]);

/** Returns the newest entries about some kinds of subject, without notifications. */
export const recentActivity = (
  history: readonly HistoryEntry[],
  kinds?: readonly string[],
): HistoryEntry[] =>
  history
    .filter(
      ({ type, subjectKind }) =>
        type !== ENTRY_TYPES.notified && (kinds?.includes(subjectKind) ?? true),
    )
    .slice(0, ACTIVITY_SHOWN);

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
