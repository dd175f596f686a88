import { postDeleted } from '../events/blog';
import { galleryProjectRemoved } from '../events/gallery';
import { documentRemoved, leadDeleted } from '../events/leads';
import { projectDeleted } from '../events/projects';
import {
  backupRestored,
  deployedChangesApplied,
  danglingReferencesRemoved,
  samplesRemoved,
  type ListName,
} from '../events/system';
import type { EntityMap } from './diff';
import { LIST_NAMES, LISTS } from './entries';

/** The entities of every list, by list and id. */
export type ListMaps = Record<ListName, EntityMap>;

/** What an event took away from a list. */
export interface Deletion {
  name: ListName;
  ids: string[];
  /** Members of sets, as `[id, set, member]`. */
  members: [string, string, string][];
}

/** The events that delete. What is absent for any other reason was not deleted. */
const DELETING = [
  backupRestored,
  deployedChangesApplied,
  documentRemoved,
  galleryProjectRemoved,
  leadDeleted,
  postDeleted,
  projectDeleted,
  danglingReferencesRemoved,
  samplesRemoved,
];

/** What a delete event took away, of all lists; nothing for any other event. */
export function deletions(action: unknown, before: ListMaps, after: ListMaps): Deletion[] {
  if (!DELETING.some((event) => event.match(action))) return [];
  return LIST_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    ids: Object.keys(before[name]).filter((id) => after[name][id] === undefined),
    members: lostMembers(name, before[name], after[name]),
  }));
}

/** The members that entities lost. */
function lostMembers(
  name: ListName,
  before: EntityMap,
  after: EntityMap,
): [string, string, string][] {
  return Object.keys(after)
    .filter((id) => before[id] !== undefined && before[id] !== after[id])
    .flatMap((id) =>
      LISTS[name].sets.flatMap((set) => {
        const left = new Set(memberIds(after[id]?.[set]));
        return memberIds(before[id]?.[set])
          .filter((member) => !left.has(member))
          .map((member): [string, string, string] => [id, set, member]);
      }),
    );
}

const memberIds = (set: unknown): string[] =>
  ((set as { id: string }[] | undefined) ?? []).map(({ id }) => id);
