import { sentenceFor } from '../../domain/history/sentences';
import type { HistoryEntry } from '../../domain/history/schema';
import type { Act } from '../../domain/undo/schema';
import {
  followUpsScheduled,
  leadsActivityChanged,
  leadsDeleted,
  leadsImported,
  leadsMoved,
  leadsTagged,
} from '../../events/leads';
import { notificationsRead } from '../../events/notifications';
import { settingChanged, settingReset } from '../../events/settings';
import { statusChanged } from '../../events/projects';
import { samplesRemoved, type ListName } from '../../events/system';
import { lookUp } from '../../lib/lookUp';
import { pluralize } from '../../lib/text';

/** The words for acts that the history does not record. */
const LABELS: Readonly<Record<string, string>> = {
  [notificationsRead.type]: 'Marked as read',
  [leadsImported.type]: 'Leads imported',
  [samplesRemoved.type]: 'Samples removed',
  [settingChanged.type]: 'Setting changed',
  [settingReset.type]: 'Setting changed',
};

type Facts = HistoryEntry['facts'];

/** The words for acts on several entities of a list, given how many there were. */
const BULK_LABELS: Readonly<
  Record<string, [list: ListName, label: (count: number, facts: Facts) => string]>
> = {
  [leadsMoved.type]: ['leads', (count, { to }) => `Moved ${leads(count)} to ${String(to)}`],
  [followUpsScheduled.type]: ['leads', (count) => `Put off ${leads(count)}`],
  [leadsTagged.type]: ['leads', (count) => `Changed the tags of ${leads(count)}`],
  [leadsActivityChanged.type]: [
    'leads',
    (count, { isActive }) => `Made ${leads(count)} ${isActive === true ? 'active' : 'inactive'}`,
  ],
  [leadsDeleted.type]: ['leads', (count) => `Deleted ${leads(count)}`],
  [statusChanged.type]: [
    'projects',
    (count, { to }) => `Changed ${pluralize(count, 'project')} to ${String(to)}`,
  ],
};
const leads = (count: number): string => pluralize(count, 'lead');

/** Says what an act did to several entities; undefined if it was about one. */
function bulkLabel({ entry, type, changes }: LabelledAct): string | undefined {
  const bulk = lookUp(BULK_LABELS, type);
  if (!bulk || !entry) return undefined;
  const [list, label] = bulk;
  const changed = changes.filter((one) => one.list === list).map(({ entityId }) => entityId);
  const { size } = new Set(changed);
  return size > 1 ? label(size, entry.facts) : undefined;
}

type LabelledAct = Pick<Act, 'entry' | 'type' | 'changes'>;

/**
 * Says what an act did, and to whom: `Kim Perry: Moved from New Lead to Paid`, `Moved 12 leads to
 * Paid`.
 */
export function actLabel(act: LabelledAct): string {
  const { entry, type } = act;
  const several = bulkLabel(act);
  if (several !== undefined) return several;
  return entry ? `${entry.subjectName}: ${sentenceFor(entry)}` : (LABELS[type] ?? 'Changed');
}
