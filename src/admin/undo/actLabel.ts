import { inSentence, sentenceFor } from '../../domain/history/sentences';
import type { HistoryEntry } from '../../domain/history/schema';
import type { Act } from '../../domain/undo/schema';
import {
  followUpsScheduled,
  leadsActivityChanged,
  leadsDeleted,
  leadsImported,
  leadsMoved,
  leadsTagged,
} from '../../domain/leads/events';
import { notificationsRead } from '../../domain/notifications/events';
import { settingChanged, settingReset } from '../../domain/settings/events';
import { statusChanged } from '../../domain/projects/events';
import { deployedChangesApplied, samplesRemoved } from '../../domain/system/events';
import { lookUp } from '../../lib/lookUp';
import { pluralize } from '../../lib/text';

/** The words for acts that the history does not record. */
const LABELS: Readonly<Record<string, string>> = {
  [notificationsRead.type]: 'Marked as read',
  [leadsImported.type]: 'Leads imported',
  [samplesRemoved.type]: 'Samples removed',
  [deployedChangesApplied.type]: 'Content of the deployed site taken over',
  [settingChanged.type]: 'Setting changed',
  [settingReset.type]: 'Setting changed',
};

/** The words for acts on several entities, given how many of them, and the facts of the first. */
const BULK_LABELS: Readonly<
  Record<string, (count: string, facts: HistoryEntry['facts']) => string>
> = {
  [leadsMoved.type]: (count, { to }) => `Moved ${count} to ${String(to)}`,
  [followUpsScheduled.type]: (count) => `Put off ${count}`,
  [leadsTagged.type]: (count) => `Changed the tags of ${count}`,
  [leadsActivityChanged.type]: (count, { isActive }) =>
    `Made ${count} ${isActive === true ? 'active' : 'inactive'}`,
  [leadsDeleted.type]: (count) => `Deleted ${count}`,
  [statusChanged.type]: (count, { to }) => `Changed ${count} to ${String(to)}`,
};

/** Says what an act did to several entities; undefined if it was about one. */
function bulkLabel({ entry, type, changes }: LabelledAct): string | undefined {
  const label = lookUp(BULK_LABELS, type);
  if (!label || !entry) return undefined;
  // The context of these events is named like its list.
  const changed = changes.filter(({ list }) => type.startsWith(`${list}/`));
  const { size } = new Set(changed.map(({ entityId }) => entityId));
  return size > 1 ? label(pluralize(size, entry.subjectKind), entry.facts) : undefined;
}

type LabelledAct = Pick<Act, 'entry' | 'type' | 'changes'>;

/** Returns whom an act was about, if one, and what it did. */
function partsOf(act: LabelledAct): { subject?: string; sentence: string } {
  const { entry, type } = act;
  const several = bulkLabel(act);
  if (several !== undefined) return { sentence: several };
  if (!entry) return { sentence: LABELS[type] ?? 'Changed' };
  const { fields } = entry.facts;
  // A notice has no room for what was typed.
  const brief = fields === undefined ? entry : { ...entry, facts: { fields } };
  return { subject: entry.subjectName, sentence: inSentence(sentenceFor(brief)) };
}

/** Says what an act did, and to whom: `Kim Perry: Moved from New Lead to Paid`. */
export function actLabel(act: LabelledAct): string {
  const { subject, sentence } = partsOf(act);
  return [subject, sentence].filter(Boolean).join(': ');
}

/** Says that an act was undone: `Undone for Kim Perry: Moved from New Lead to Paid`. */
export function undoneLabel(act: LabelledAct, isWhole: boolean): string {
  const { subject, sentence } = partsOf(act);
  const undone = [
    'Undone',
    subject && ` for ${subject}`,
    !isWhole && ', but for what changed since',
  ];
  return `${undone.filter(Boolean).join('')}: ${sentence}`;
}
